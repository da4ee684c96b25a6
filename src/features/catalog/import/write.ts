import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { NewCategory } from './category-tree';
import type { Plan } from './compare';
import type { ProductFields } from './draft';
import { recordset, type Site } from './recordset';
import { ensureNames, type Names } from './write-names';
import { writeVariants } from './write-variants';

const productColumns = sql`id int, access text, title text, intro text, description text,
  brand_id int, material_id int, state text, price_cents int, van_price_cents int, vat_rate int,
  kind text, maker jsonb, textile boolean, composition text, has_animal_parts boolean, warnings jsonb, attributes jsonb, tags jsonb, seo_title text, seo_description text, published_at timestamptz`;

// biome-ignore format: reads as one
const settable = [
  'title', 'intro', 'description', 'brand_id', 'material_id', 'state', 'price_cents',
  'van_price_cents', 'vat_rate', 'kind', 'maker', 'textile', 'composition', 'has_animal_parts', 'warnings',
  'attributes', 'tags', 'seo_title', 'seo_description', 'published_at',
] as const;

const columns = sql.raw(settable.join(', '));

const toRow = (fields: Partial<ProductFields>, names: Names): Record<string, unknown> => ({
  title: fields.title,
  intro: fields.intro,
  description: fields.description,
  brand_id: fields.brand === undefined ? undefined : names.brand(fields.brand),
  material_id: fields.material === undefined ? undefined : names.material(fields.material),
  state: fields.state,
  price_cents: fields.priceCents,
  van_price_cents: fields.vanPriceCents,
  vat_rate: fields.vatRate,
  kind: fields.kind,
  maker: fields.maker,
  textile: fields.textile,
  composition: fields.composition,
  has_animal_parts: fields.hasAnimalParts,
  warnings: fields.warnings,
  attributes: fields.attributes,
  tags: fields.tags,
  seo_title: fields.seoTitle,
  seo_description: fields.seoDescription,
  published_at: fields.publishedAt,
});

/** Answers the new products' numbers by their address parts. */
const insertProducts = async (db: Db, site: Site, plans: readonly Plan[], names: Names) => {
  const rows = plans.map(({ access, fields }) => ({ access, ...toRow(fields, names) }));
  if (rows.length === 0) return new Map<string, number>();
  const result = await db.execute(sql`
    insert into products (site_id, access, ${columns})
    select ${site.id}, access, ${columns} from ${recordset(rows, productColumns)}
    returning id, access`);
  return new Map(
    (result.rows as { id: number; access: string }[]).map((row) => [row.access, row.id]),
  );
};

/** Sets a column only on the products that change it: those of which the plan names it. */
const updateProducts = async (db: Db, plans: readonly Plan[], names: Names): Promise<void> => {
  const rows = plans.map(({ id, fields }) => {
    const row = toRow(fields, names);
    return { id, ...row, named: settable.filter((name) => row[name] !== undefined) };
  });
  const sets = settable.map((name) => {
    const [column, key] = [sql.identifier(name), sql.raw(`'${name}'`)];
    return sql`${column} = case when x.named ? ${key} then x.${column} else p.${column} end`;
  });
  if (rows.length === 0) return;
  await db.execute(sql`
    update products p set ${sql.join(sets, sql`, `)}, updated_at = now()
    from ${recordset(rows, sql`${productColumns}, named jsonb`)} where p.id = x.id`);
};

const writeCategories = async (db: Db, plans: readonly (Plan & { id: number })[], names: Names) => {
  const changed = plans.filter((plan) => plan.categories !== undefined);
  const links = changed.flatMap(({ id, categories = [] }) =>
    categories.map((access) => ({ product_id: id, category_id: names.category(access) })),
  );
  if (changed.length === 0) return;
  const rows = recordset(links, sql`product_id int, category_id int`);
  await db.execute(sql`
    delete from product_categories pc
    where pc.product_id = any(${sql.param(changed.map(({ id }) => id))}::int[])
      and not exists (select 1 from ${rows}
        where x.product_id = pc.product_id and x.category_id = pc.category_id)`);
  await db.execute(sql`
    insert into product_categories (product_id, category_id)
    select product_id, category_id from ${rows} on conflict do nothing`);
};

/** Pictures that must be fetched get a row in `media` that says from where. */
const writePictures = async (db: Db, plans: readonly (Plan & { id: number })[], names: Names) => {
  const changed = plans.filter((plan) => plan.pictures !== undefined);
  const rows = changed.flatMap(({ id, pictures = [] }) =>
    pictures.map(({ key, url, color, alt }, position) => ({
      product_id: id,
      media_key: key,
      url,
      color_id: names.color(color),
      alt,
      position,
    })),
  );
  if (changed.length === 0) return;
  await db.execute(sql`
    delete from product_pictures where product_id = any(${sql.param(changed.map(({ id }) => id))}::int[])`);
  const all = recordset(
    rows,
    sql`product_id int, media_key text, url text, color_id int, alt text, position int`,
  );
  await db.execute(sql`
    insert into media (key, state, type, width, height, remote_url)
    select distinct on (media_key) media_key, 'missing', '', 0, 0, url from ${all}
    where url is not null on conflict (key) do nothing`);
  await db.execute(sql`
    insert into product_pictures (product_id, media_key, color_id, alt, position)
    select product_id, media_key, color_id, alt, position from ${all}`);
};

/**
 * Writes what is planned, within the transaction that it is given; answers the numbers of the
 * products that are new or changed.
 */
export const writePlans = async (
  db: Db,
  site: Site,
  all: readonly Plan[],
  made: readonly NewCategory[],
): Promise<number[]> => {
  const plans = all.filter((plan) => plan.kind !== 'unchanged');
  if (plans.length === 0) return [];
  const names = await ensureNames(db, plans, made);
  const fresh = await insertProducts(
    db,
    site,
    plans.filter((plan) => plan.kind === 'new'),
    names,
  );
  const known = plans.map((plan) => ({ ...plan, id: plan.id ?? fresh.get(plan.access) ?? 0 }));
  // New stock alone leaves a product as it was.
  const touched = known.filter(
    (plan) =>
      plan.kind === 'changed' &&
      (Object.keys(plan.fields).length > 0 ||
        plan.categories ||
        plan.pictures ||
        plan.inserts.length > 0 ||
        plan.updates.length > 0),
  );
  await updateProducts(db, touched, names);
  await writeVariants(db, site, known, names);
  await writeCategories(db, known, names);
  await writePictures(db, known, names);
  return known.map((plan) => plan.id);
};
