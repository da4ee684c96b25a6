import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

/** Variants that visitors see with a price struck through, and those of which the ledger says a lower one. */
export const countPriors = async (db: Db): Promise<{ shown: number; wrong: number }> => {
  const { rows } = await db.execute<{ shown: number; wrong: number }>(sql`
    select count(*)::int as shown,
      count(*) filter (where v.prior_cents > prior_price(v.id, cut.at))::int as wrong
    from variants v join products p on p.id = v.product_id
    left join lateral (
      select at from (
        select at, price_cents, lag(price_cents) over (order by at, id) as was
        from price_changes where variant_id = v.id and price_cents is not null
      ) steps where price_cents < was order by at desc limit 1
    ) cut on true
    where v.state = 'Online' and p.state = 'Online' and v.prior_cents is not null`);
  return rows[0] ?? { shown: 0, wrong: 0 };
};
