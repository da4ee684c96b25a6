import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

/** Since when a planned price is asked, and until when. `variantId` 0: of all variants that have no price of their own. */
export type SalePeriod = {
  productId: number;
  variantId: number;
  priceCents: number;
  from: Date;
  until: Date;
};

type Row = Omit<SalePeriod, 'from' | 'until'> & { from: string; until: string };

/** The prices of articles that plans ask now and end by themselves. */
export const listSalePeriods = async (
  db: Db,
  productIds: readonly number[],
): Promise<SalePeriod[]> => {
  const { rows } = await db.execute<Row>(sql`
    select i.product_id as "productId", i.variant_id as "variantId", i.to_cents as "priceCents",
      p.started_at as "from", p.ends_at as "until"
    from price_plan_items i join price_plans p on p.id = i.plan_id
    where i.product_id = any(${sql.param([...productIds])}::int[]) and i.is_written
      and p.state = 'running' and p.started_at is not null and p.ends_at is not null`);
  return rows.map(({ from, until, ...row }) => ({
    ...row,
    ...{ from: new Date(from), until: new Date(until) },
  }));
};
