import { sql } from 'drizzle-orm';
import { transfers as limits } from '#kernel/limits-transfers';
import type { Db } from '#platform/db/types';
import type { DraftProps } from '../site/draft.view';
import { namesOf } from './tell';

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Articles that a place has for sale, by words of their name, number, colour or size. */
export const findToSend = async (
  db: Db,
  placeId: number,
  typed: string,
): Promise<DraftProps['found']> => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  if (words.length === 0) return [];
  const isIn = words.map(
    (word) => sql`lower(p.title || ' ' || coalesce(v.sku, '') || ' ' || coalesce(v.gtin, '') || ' '
      || coalesce(c.title, '') || ' ' || coalesce(z.title, '')) like ${containing(word)}`,
  );
  const { rows } = await db.execute<{ variantId: number; free: number }>(sql`
    select v.id as "variantId", s.pieces::int as free
    from stock s join variants v on v.id = s.variant_id
    join products p on p.id = v.product_id and p.kind = 'goods'
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    where s.warehouse_id = ${placeId} and s.pieces > 0 and ${sql.join(isIn, sql` and `)}
    order by p.title, z.sort, v.id limit ${limits.found}`);
  const nameOf = await namesOf(
    db,
    rows.map(({ variantId }) => variantId),
  );
  return rows.map((row) => ({ ...row, ...nameOf(row.variantId) }));
};

/** Whether a number is of an article that lies on shelves: gift cards and seats go nowhere. */
export const isGoods = async (db: Db, variantId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from variants v join products p on p.id = v.product_id
    where v.id = ${variantId} and p.kind = 'goods'`);
  return rows.length > 0;
};
