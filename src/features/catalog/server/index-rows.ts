import { type SQL, sql } from 'drizzle-orm';
import type { IndexRow } from '#kernel/define/entity';
import { basicColors } from '#kernel/values/basic-colors';
import type { ProductAttribute } from '#kernel/values/product-attributes';
import type { Host } from '#platform/host';
import { UNKNOWN_HEX } from '../colors';
import { indexAttributes, listFilters } from './attributes';
import { categoryAncestors, categoryTitles } from './options';
import { indexPlain, plainColumns } from './plain-columns';
import { stockSourceOf } from './stock-source';

/** Rows read at once: enough to be quick, few enough to stay small. */
const BATCH = 5000;
export const NEW_DAYS = 30;
/** Later than any product, in seconds since 1970; times a million pieces it still is a whole number. */
const LATEST = 2 ** 32;
const LAST_ID = 2 ** 31 - 1;

type PageRow = {
  id: number;
  title: string;
  intro: string;
  brand: string | null;
  brand_id: number | null;
  material_id: number | null;
  material: string | null;
  price_cents: number;
  van_price_cents: number | null;
  published: number;
  sold: number;
  tags: string[];
  plain: Record<string, unknown>;
  attributes: Record<string, string>;
};

type CategoryRow = { id: number; category_ids: number[]; categories: string };

type VariantRow = {
  id: number;
  color_ids: number[] | null;
  colors: string | null;
  hexes: string[] | null;
  size_ids: number[] | null;
  sizes: string | null;
  lowest: number;
  is_reduced: boolean | null;
};

type StockRow = { id: number; store_ids: number[] | null; web_pieces: number };

type Row = PageRow & {
  categories: CategoryRow | undefined;
  variants: VariantRow | undefined;
  stock: StockRow | undefined;
};

/** The products of one batch, as a condition on the column that tells whose a row is. */
type Part = (product: SQL) => SQL;

const isOneOf =
  (ids: readonly number[]): Part =>
  (product) =>
    sql`${product} = any(${sql.param([...ids])}::int[])`;

const isBetween =
  (after: number, until: number): Part =>
  (product) =>
    sql`${product} > ${after}::int and ${product} <= ${until}::int`;

const slices = (ids: readonly number[]): Part[] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    isOneOf(ids.slice(at * BATCH, (at + 1) * BATCH)),
  );

/** All there is, in stretches of ids with a batch of products each. */
const stretches = async (host: Host): Promise<Part[]> => {
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select id from (
      select id, row_number() over (order by id) as place from products where state = 'Online'
    ) one where place % ${BATCH} = 0 order by id`);
  const ends = [...rows.map(({ id }) => id), LAST_ID];
  return ends.map((until, at) => isBetween(ends[at - 1] ?? 0, until));
};

const comparePaths = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((id, i) => id !== b[i]);
  return at === -1 ? a.length - b.length : (a[at] as number) - (b[at] ?? 0);
};

/**
 * Every product that visitors may see, those of a category after each other: a listing's products then
 * lie side by side in the index, and what it counts is a stretch instead of the whole.
 */
export const productLayout = async (host: Host): Promise<number[]> => {
  const ancestors = await categoryAncestors(host);
  const { rows } = await host.db.execute<{ category: number | null; ids: number[] }>(sql`
    select category, array_agg(id order by id) as ids from (
      select p.id, min(pc.category_id) as category
      from products p left join product_categories pc on pc.product_id = p.id
      where p.state = 'Online' group by p.id
    ) one group by category`);
  return rows
    .map(({ category, ids }) => ({ path: ancestors.get(category ?? 0)?.toReversed() ?? [], ids }))
    .sort((a, b) => comparePaths(a.path, b.path))
    .flatMap(({ ids }) => ids);
};

const readPages = async (host: Host, isPart: Part, hasFilters: boolean) => {
  const { rows } = await host.db.execute<PageRow>(sql`
    select p.id, p.title, p.intro, b.title as brand, p.brand_id, p.material_id, m.title as material,
      p.price_cents, p.van_price_cents,
      extract(epoch from p.published_at)::float8 as published, p.sold_pieces as sold, p.tags,
      ${plainColumns} as plain, ${hasFilters ? sql`p.attributes` : sql`'{}'::jsonb`} as attributes
    from products p
    left join brands b on b.id = p.brand_id
    left join materials m on m.id = p.material_id
    where p.state = 'Online' and ${isPart(sql`p.id`)} order by p.id`);
  return rows;
};

const readCategories = async (host: Host, isPart: Part) => {
  const { rows } = await host.db.execute<CategoryRow>(sql`
    select pc.product_id as id, array_agg(pc.category_id) as category_ids,
      string_agg(cat.title, ' ') as categories
    from product_categories pc join categories cat on cat.id = pc.category_id
    where ${isPart(sql`pc.product_id`)} group by pc.product_id`);
  return rows;
};

const readVariants = async (host: Host, isPart: Part) => {
  const { rows } = await host.db.execute<VariantRow>(sql`
    select va.product_id as id,
      array_agg(distinct va.color_id) filter (where va.color_id is not null) as color_ids,
      string_agg(distinct co.title, ' ') as colors,
      array_agg(distinct co.hex) filter (where co.hex <> ${UNKNOWN_HEX}) as hexes,
      string_agg(distinct si.title, ' ') as sizes,
      array_agg(distinct va.size_id) filter (where va.size_id is not null) as size_ids,
      min(coalesce(va.price_cents, p.price_cents)) as lowest,
      bool_or(va.prior_cents > coalesce(va.price_cents, p.price_cents)) as is_reduced
    from variants va
    join products p on p.id = va.product_id
    left join colors co on co.id = va.color_id
    left join sizes si on si.id = va.size_id
    where va.state = 'Online' and ${isPart(sql`va.product_id`)} group by va.product_id`);
  return rows;
};

const readStock = async (host: Host, isPart: Part) => {
  const { rows } = await host.db.execute<StockRow>(sql`
    select va.product_id as id,
      array_agg(distinct st.location_id) filter (where st.kind = 'store') as store_ids,
      coalesce(sum(st.pieces) filter (where st.kind = 'web'), 0)::int as web_pieces
    from variants va
    join (${stockSourceOf(host).places}) st on st.variant_id = va.id and st.pieces > 0
    where va.state = 'Online' and ${isPart(sql`va.product_id`)} group by va.product_id`);
  return rows;
};

const byId = <T extends { id: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * A few plain queries a batch, joined here. In one query the database joins their outcomes by its
 * guess of how many there are, and right after an import, without statistics, it guesses one: a
 * batch then took a hundred times as long.
 */
const readBatch = async (host: Host, isPart: Part, hasFilters: boolean): Promise<Row[]> => {
  // Two at a time, and as many for the next batch: visitors need the other connections.
  const [variants, pages] = await Promise.all([
    readVariants(host, isPart).then(byId),
    readPages(host, isPart, hasFilters),
  ]);
  const [stock, categories] = await Promise.all([
    readStock(host, isPart).then(byId),
    readCategories(host, isPart).then(byId),
  ]);
  return pages.map((page) => ({
    ...page,
    categories: categories.get(page.id),
    variants: variants.get(page.id),
    stock: stock.get(page.id),
  }));
};

/** What is sold most comes first; of what is sold as often, the newest. */
const popularity = ({ sold, published }: PageRow): number => -(sold * LATEST + published);

type Known = {
  ancestors: Map<number, number[]>;
  titles: Map<number, string>;
  filters: readonly ProductAttribute[];
};

const present = (row: Row, { ancestors, titles, filters }: Known, now: number): IndexRow => {
  const { categories, variants, stock } = row;
  const isOnSale = row.van_price_cents !== null && variants?.is_reduced;
  const isNew = row.tags.includes('nieuw') && now - row.published < NEW_DAYS * 86_400;
  const isInWeb = stock && stock.web_pieces > 0;
  const price = variants?.lowest ?? row.price_cents;
  const ownCategories = categories?.category_ids ?? [];
  const plain = indexPlain(row.plain);
  const category = [...new Set(ownCategories.flatMap((id) => ancestors.get(id) ?? [id]))];
  const own = indexAttributes(filters, row.attributes, category);
  const above = category.filter((id) => !ownCategories.includes(id));
  return {
    id: row.id,
    options: {
      category,
      own_category: ownCategories,
      size: variants?.size_ids ?? [],
      color: variants?.color_ids ?? [],
      brand: row.brand_id ? [row.brand_id] : [],
      material: row.material_id ? [row.material_id] : [],
      ...plain.options,
      ...own.options,
      store: stock?.store_ids ?? [],
      offer: [isOnSale ? 1 : 0, isNew ? 2 : 0, isInWeb ? 3 : 0].filter(Boolean),
    },
    numbers: { ...own.numbers, price, price_cents: row.price_cents },
    sort: {
      new: -row.published,
      popular: popularity(row),
      price,
      'price-down': -price,
      name: row.title,
    },
    texts: [
      { text: row.title, weight: 10 },
      { text: row.brand ?? '', weight: 5 },
      { text: categories?.categories ?? '', weight: 5 },
      { text: variants?.colors ?? '', weight: 3 },
      { text: above.map((id) => titles.get(id) ?? '').join(' '), weight: 5 },
      { text: (variants?.hexes ?? []).flatMap(basicColors).join(' '), weight: 2 },
      { text: row.material ?? '', weight: 2 },
      { text: variants?.sizes ?? '', weight: 1 },
      { text: row.intro, weight: 1 },
      ...plain.texts,
    ].filter((one) => one.text !== ''),
  };
};

/** Every product that visitors may see, or of these ids those that they may, for the index. */
export async function* productRows(
  host: Host,
  ids?: readonly number[],
): AsyncGenerator<IndexRow[]> {
  const known = {
    ancestors: await categoryAncestors(host),
    titles: await categoryTitles(host),
    filters: await listFilters(host),
  };
  const now = host.clock.now().getTime() / 1000;
  const parts = ids ? slices(ids) : await stretches(host);
  const read = (part: Part | undefined) => {
    const reading = part && readBatch(host, part, known.filters.length > 0);
    // Whoever stops early leaves it unheard.
    reading?.catch(() => {});
    return reading;
  };
  let coming = read(parts.shift());
  while (coming) {
    const rows: Row[] = await coming;
    // The database reads the next rows while these are taken in.
    coming = read(parts.shift());
    yield rows.map((row) => present(row, known, now));
  }
}
