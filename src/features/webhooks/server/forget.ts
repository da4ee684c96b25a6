import { or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { webhookDeliveries } from './tables';

/** Removes what programs elsewhere were told, or are to be told, with any of these words. Answers how many. */
export const forgetDeliveries = async (tx: Tx, words: readonly string[]): Promise<number> => {
  const all = sql`lower(${webhookDeliveries.payload}::text || coalesce(${webhookDeliveries.reply}, ''))`;
  const isNamed = or(...words.map((word) => sql`position(${word.toLowerCase()} in ${all}) > 0`));
  if (!isNamed) return 0;
  const { rowCount } = await tx.delete(webhookDeliveries).where(isNamed);
  return rowCount ?? 0;
};
