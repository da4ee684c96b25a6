import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { discountCodeUses as uses } from './tables';

/** Forgets who used codes for orders: that they were used counts on. */
export const forgetUses = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  await tx
    .update(uses)
    .set({ email: '', customer: sql`null` })
    .where(inArray(uses.orderId, [...orderIds]));
};
