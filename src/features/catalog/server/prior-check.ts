import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

type Wrong = { id: number; title: string };

/**
 * Variants that visitors see with a price struck through, and those of which the ledger says a lower one; the
 * articles of these, as many as asked for.
 */
export const countPriors = async (
  db: Db,
  named: number,
): Promise<{ shown: number; wrong: number; articles: readonly Wrong[] }> => {
  const { rows } = await db.execute<{ shown: number; wrong: number; articles: Wrong[] | null }>(sql`
    with told as (
      select p.id, p.title, v.prior_cents > prior_price(v.id, cut.at) as is_wrong
      from variants v join products p on p.id = v.product_id
      left join lateral (
        select at from (
          select at, price_cents, lag(price_cents) over (order by at, id) as was
          from price_changes where variant_id = v.id and price_cents is not null
        ) steps where price_cents < was order by at desc limit 1
      ) cut on true
      where v.state = 'Online' and p.state = 'Online' and v.prior_cents is not null
    )
    select count(*)::int as shown, count(*) filter (where is_wrong)::int as wrong, (
      select json_agg(json_build_object('id', id, 'title', title) order by title, id)
      from (select distinct id, title from told where is_wrong order by title, id limit ${named}) few
    ) as articles from told`);
  const { shown = 0, wrong = 0, articles } = rows[0] ?? {};
  return { shown, wrong, articles: articles ?? [] };
};
