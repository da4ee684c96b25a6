import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

/** Sizes that visitors asked to hear of since a moment, most wanted first: how many asked, not who. */
export const listAsked = async (
  db: Db,
  { since, limit }: { since: Date; limit: number },
): Promise<{ productId: number; title: string; size: string; count: number }[]> => {
  const { rows } = await db.execute<{
    productId: number;
    title: string;
    size: string;
    count: number;
  }>(sql`
    select p.id as "productId", p.title, concat_ws(', ', c.title, z.title) as size, count(*)::int as count
    from stock_alerts a join variants v on v.id = a.variant_id join products p on p.id = v.product_id
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    where a.asked_at >= ${since.toISOString()}::timestamptz
    group by p.id, p.title, v.id, c.title, z.title
    order by count(*) desc, p.title, v.id limit ${limit}`);
  return rows;
};
