import { sql } from 'drizzle-orm';
import type { Order } from '#features/orders/api.server';
import type { Db } from '#platform/db/types';
import type { Party } from './carriers/carrier';

/** Of an article whose weight nobody noted. */
const USUAL_GRAMS = 500;

/** What one of an article counts for, in grams, as far as somebody noted it. */
export const gramsOf = (noted: number | null | undefined): number => noted ?? USUAL_GRAMS;

/** What quantities of variants weigh together, in grams. */
export const weightOf = async (
  db: Db,
  items: readonly { variantId: number; quantity: number }[],
): Promise<number> => {
  const { rows } = await db.execute<{ id: number; grams: number | null }>(sql`
    select v.id, v.weight_grams as grams from variants v
    where v.id in (select value::int from jsonb_array_elements_text(
      ${JSON.stringify(items.map(({ variantId }) => variantId))}::jsonb))`);
  const grams = new Map(rows.map((row) => [row.id, gramsOf(row.grams)]));
  return items.reduce(
    (sum, { variantId, quantity }) => sum + quantity * gramsOf(grams.get(variantId)),
    0,
  );
};

/** Who gets an order, or sends it back, as carriers are told. */
export const buyerOf = ({
  delivery,
  billing,
  email,
}: Pick<Order, 'delivery' | 'billing' | 'email'>): Party => {
  const to = delivery ?? billing;
  return {
    name: `${to.firstName} ${to.lastName}`.trim(),
    street: to.street,
    housenumber: to.housenumber,
    housenumberSuffix: to.housenumberSuffix,
    zipcode: to.zipcode,
    place: to.place,
    country: to.country,
    email,
  };
};
