import { sql } from 'drizzle-orm';
import { feedLimits as limits } from '#kernel/limits-feeds';
import type { Db } from '#platform/db/types';

export type ReadVariant = {
  id: number;
  colorId: number | null;
  color: string | null;
  sizeId: number | null;
  size: string | null;
  sku: string | null;
  gtin: string | null;
  /** In cents its own; null: its article's. */
  price: number | null;
  prior: number | null;
  grams: number | null;
  /** Pieces that the web shop can send. */
  web: number;
};

export type ReadArticle = {
  id: number;
  access: string;
  title: string;
  intro: string;
  description: string;
  brand: string | null;
  price: number;
  /** Whether a van-price is shown at all. */
  wished: boolean;
  variants: readonly ReadVariant[];
  pictures: readonly { key: string; colorId: number | null }[];
  categories: readonly number[];
};

/** Some articles that visitors see, after one, by number; gift cards are nothing that Google sells. */
const readAfter = async (db: Db, siteId: number, after: number): Promise<ReadArticle[]> => {
  const { rows } = await db.execute<ReadArticle>(sql`
    select p.id, p.access, p.title, p.intro, p.description, b.title as brand,
      p.price_cents as price, p.van_price_cents is not null as wished,
      coalesce((
        select json_agg(json_build_object('id', v.id, 'colorId', v.color_id, 'color', c.title,
          'sizeId', v.size_id, 'size', z.title, 'sku', v.sku, 'gtin', v.gtin, 'price', v.price_cents,
          'prior', v.prior_cents, 'grams', v.weight_grams, 'web', (
            select coalesce(sum(s.pieces), 0) from stock s join warehouses w on w.id = s.warehouse_id
            where s.variant_id = v.id and w.kind = 'web')) order by v.id)
        from variants v left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
        where v.product_id = p.id and v.state = 'Online'), '[]') as variants,
      coalesce((
        select json_agg(json_build_object('key', m.key, 'colorId', pp.color_id)
          order by pp.position, pp.id)
        from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
        where pp.product_id = p.id), '[]') as pictures,
      coalesce((
        select json_agg(pc.category_id) from product_categories pc
        where pc.product_id = p.id), '[]') as categories
    from products p left join brands b on b.id = p.brand_id
    where p.site_id = ${siteId} and p.state = 'Online' and p.kind = 'goods' and p.id > ${after}
    order by p.id limit ${limits.atOnce}`);
  return rows;
};

/** All articles that visitors see, some at a time: no more of them are in memory at once. */
export const readArticles = async function* (
  db: Db,
  siteId: number,
): AsyncGenerator<ReadArticle[]> {
  for (let after = 0; ; ) {
    const articles = await readAfter(db, siteId, after);
    const last = articles.at(-1);
    if (!last) return;
    yield articles;
    after = last.id;
  }
};

type Category = { id: number; parentId: number | null; title: string };

/** How an article's deepest category is told with those above it, as on its page: 'Dames > Jassen'; '': it has none. */
export const readWays = async (db: Db): Promise<(ids: readonly number[]) => string> => {
  const { rows } = await db.execute<Category>(
    sql`select id, parent_id as "parentId", title from categories`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wayTo = (id: number, below = 0): string[] => {
    const category = byId.get(id);
    // A page follows no more than this many either.
    if (!category || below > 10) return [];
    const above = category.parentId === null ? [] : wayTo(category.parentId, below + 1);
    return [...above, category.title];
  };
  return (ids) =>
    [...ids]
      .sort((a, b) => a - b)
      .map((id) => wayTo(id))
      .reduce((deepest, way) => (way.length > deepest.length ? way : deepest), [])
      .join(' > ');
};
