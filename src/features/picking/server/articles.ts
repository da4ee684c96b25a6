import { sql } from 'drizzle-orm';
import type { PictureRef } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';

/** What an article looks like on the shelf, and where it lies. */
export type Article = {
  variantId: number;
  title: string;
  /** 'Rood, maat M' */
  color: string | null;
  size: string | null;
  sku: string;
  gtin: string;
  category: string;
  shelf: string;
  /** What the warehouse thinks is left, besides what is sold. */
  pieces: number;
  picture: PictureRef | null;
};

/** Articles by variant, as they lie in a warehouse. */
export const readArticles = async (
  db: Db,
  warehouseId: number,
  variantIds: readonly number[],
): Promise<Map<number, Article>> => {
  const { rows } = await db.execute<Article>(sql`
    select v.id as "variantId", p.title, co.title as color, z.title as size,
      coalesce(v.sku, '') as sku, coalesce(v.gtin, '') as gtin, coalesce(c.title, '') as category,
      coalesce(s.shelf, '') as shelf, coalesce(s.pieces, 0) as pieces, pic.picture
    from variants v
    join products p on p.id = v.product_id
    left join colors co on co.id = v.color_id
    left join sizes z on z.id = v.size_id
    left join stock s on s.variant_id = v.id and s.warehouse_id = ${warehouseId}
    left join lateral (
      select k.title from product_categories pc join categories k on k.id = pc.category_id
      where pc.product_id = p.id order by k.sort, k.title limit 1
    ) c on true
    left join lateral (
      select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        as picture
      from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
      where pp.product_id = p.id
      order by (pp.color_id is not distinct from v.color_id) desc, pp.position limit 1
    ) pic on true
    where v.id = any(${sql.param([...variantIds])}::int[])`);
  return new Map(rows.map((row) => [row.variantId, row]));
};

/** The variant that a code on a label is of: its EAN or its article number, however it is written. */
export const findByCode = async (db: Db, code: string): Promise<number | undefined> => {
  const typed = code.trim();
  if (typed === '') return undefined;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from variants where gtin = ${typed} or lower(sku) = ${typed.toLowerCase()}
    order by (gtin = ${typed}) desc nulls last, id limit 1`);
  return rows[0]?.id;
};
