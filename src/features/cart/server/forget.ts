import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { carts } from './tables';

/** Forgets what somebody typed at the checkout, whose address it names; what lies in the cart stays. */
export const forgetTypedOf = async (tx: Tx, email: string): Promise<number> => {
  const { rowCount } = await tx
    .update(carts)
    .set({ typed: '{}' })
    .where(sql`position(${email.toLowerCase()} in lower(${carts.typed})) > 0`);
  return rowCount ?? 0;
};
