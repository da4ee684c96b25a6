import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { plainColumns } from '../server/plain-columns';
import { type CategoryRow, CategoryTree } from './category-tree';
import type { CurrentProduct, CurrentVariant, PictureDraft } from './draft';
import type { WebStock } from './web-stock';

type Row = Omit<CurrentProduct['fields'], never> & {
  id: number;
  access: string;
  categories: string[];
  pictures: (Omit<PictureDraft, 'url'> & { url: string | null })[];
  variants: CurrentVariant[];
};

/** Whose products, and where the pieces lie that a file tells. */
type Where = { id: number; webStock: WebStock; webWarehouse: number | null };

/** One query for many products: every list comes as JSON. */
const select = (which: SQL, { webStock, webWarehouse }: Where): SQL => sql`
  select p.id, p.access, p.title, p.intro, p.description, coalesce(b.title, '') as brand,
    coalesce(m.title, '') as material, p.state, p.price_cents as "priceCents",
    p.van_price_cents as "vanPriceCents", p.vat_rate as "vatRate", p.kind, p.attributes, p.tags,
    p.maker, p.textile, p.composition, p.has_animal_parts as "hasAnimalParts", p.warnings,
    p.seo_title as "seoTitle", p.seo_description as "seoDescription", p.published_at as "publishedAt",
    ${plainColumns} as plain,
    coalesce((
      select json_agg(c.access order by c.access)
      from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = p.id), '[]') as categories,
    coalesce((
      select json_agg(json_build_object('key', pp.media_key, 'url', me.remote_url,
        'color', coalesce(co.title, ''), 'alt', pp.alt) order by pp.position, pp.id)
      from product_pictures pp
      left join media me on me.key = pp.media_key
      left join colors co on co.id = pp.color_id
      where pp.product_id = p.id), '[]') as pictures,
    coalesce((
      select json_agg(json_build_object('id', v.id, 'color', coalesce(co.title, ''),
        'size', coalesce(z.title, ''), 'sku', v.sku, 'gtin', v.gtin, 'priceCents', v.price_cents,
        'weightGrams', v.weight_grams, 'state', v.state, 'pieces', ${webStock.piecesOf(sql`v.id`, webWarehouse)}) order by v.id)
      from variants v
      left join colors co on co.id = v.color_id
      left join sizes z on z.id = v.size_id
      where v.product_id = p.id), '[]') as variants
  from products p
  left join brands b on b.id = p.brand_id
  left join materials m on m.id = p.material_id
  ${which}`;

const shape = ({ id, access, categories, pictures, variants, ...fields }: Row): CurrentProduct => ({
  id,
  access,
  categories,
  variants,
  pictures: pictures.map(({ url, ...picture }) => ({ ...picture, url: url ?? undefined })),
  fields: { ...fields, publishedAt: new Date(fields.publishedAt).toISOString() },
});

/** The products of a site with these address parts, by that. */
export const readCurrent = async (
  db: Db,
  site: Where,
  accesses: readonly string[],
): Promise<Map<string, CurrentProduct>> => {
  const which = sql`where p.site_id = ${site.id} and p.kind <> 'seat' and p.access = any(${sql.param([...accesses])}::text[])`;
  const { rows } = await db.execute(select(which, site));
  return new Map((rows as Row[]).map((row) => [row.access, shape(row)]));
};

/** The next products of a site by their number, after one. */
export const readNext = async (
  db: Db,
  site: Where,
  after: number,
  count: number,
): Promise<CurrentProduct[]> => {
  const which = sql`where p.site_id = ${site.id} and p.kind <> 'seat' and p.id > ${after} order by p.id limit ${count}`;
  const { rows } = await db.execute(select(which, site));
  return (rows as Row[]).map(shape);
};

export const readCategoryTree = async (db: Db): Promise<CategoryTree> => {
  const { rows } = await db.execute(
    sql`select id, parent_id as "parentId", title, access from categories order by id`,
  );
  return new CategoryTree(rows as CategoryRow[]);
};
