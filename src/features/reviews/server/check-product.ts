import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { productTexts as texts } from '#kernel/messages/nl-entities';

/** An article that was reviewed stays: it can be put offline. */
export const checkHeldProduct: Check = async (_host, tx, { id, after }) => {
  if (id === undefined || after !== null) return {};
  const { rows } = await tx.execute(sql`
    select 1 from product_reviews where product_id = ${id} limit 1`);
  const problems: Record<string, string> = rows.length > 0 ? { '': texts.held } : {};
  return problems;
};
