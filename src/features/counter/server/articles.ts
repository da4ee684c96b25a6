import { sql } from 'drizzle-orm';
import type { PictureRef } from '#kernel/define/entity';
import { nameChoice } from '#kernel/values/choice-name';
import type { Db } from '#platform/db/types';
import type { CounterArticle } from '../contract';

export type Article = {
  variantId: number;
  productId: number;
  title: string;
  color: string | null;
  size: string | null;
  sku: string | null;
  gtin: string | null;
  picture: PictureRef | null;
};

/** Articles by their variants' numbers, as the catalogue knows them now. */
export const findArticles = async (
  db: Db,
  variantIds: readonly number[],
): Promise<Map<number, Article>> => {
  const { rows } = await db.execute<Article>(sql`
    select v.id as "variantId", p.id as "productId", p.title, c.title as color, z.title as size,
      v.sku, v.gtin,
      (select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
        where pp.product_id = p.id
        order by (pp.color_id is not distinct from v.color_id) desc, pp.position limit 1) as picture
    from variants v join products p on p.id = v.product_id
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    where v.id = any(${sql.param([...variantIds])}::int[])`);
  return new Map(rows.map((row) => [row.variantId, row]));
};

/** An article's colour and size, as a line of an order says them. */
export const choiceOf: (article: Pick<Article, 'color' | 'size'>) => string = nameChoice;

/** What was sold under a name of its own, with how it is known on the shelf. */
export const presentArticle = (
  sold: { title: string; choice: string },
  article: Article | undefined,
): CounterArticle => ({
  ...{ title: sold.title, choice: sold.choice },
  ...(article?.sku && { sku: article.sku }),
  ...(article?.gtin && { gtin: article.gtin }),
  ...(article?.picture && { picture: article.picture }),
});

/** The one variant of goods that has this article number or EAN; undefined: none has, or several. */
export const findWholeNumber = async (db: Db, typed: string): Promise<number | undefined> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from variants v join products p on p.id = v.product_id and p.kind = 'goods'
    where lower(v.sku) = ${typed.toLowerCase()} or v.gtin = ${typed} limit 2`);
  return rows.length === 1 ? rows[0]?.id : undefined;
};
