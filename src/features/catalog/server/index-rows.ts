import { type SQL, sql } from 'drizzle-orm';
import type { IndexRow } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { categoryAncestors } from './options';

/** Rows read at once: enough to be quick, few enough to stay small. */
const BATCH = 5000;
const NEW_DAYS = 30;
const LAST_ID = 2 ** 31 - 1;

type Row = {
  id: number;
  title: string;
  intro: string;
  brand: string | null;
  brand_id: number | null;
  material_id: number | null;
  material: string | null;
  price: number;
  on_sale: boolean;
  published: number;
  category_ids: number[] | null;
  categories: string | null;
  color_ids: number[] | null;
  colors: string | null;
  size_ids: number[] | null;
  store_ids: number[] | null;
  web_pieces: number;
  tags: string[];
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

/**
 * One query a batch: every list that the index needs comes as an array. Each table is gone through
 * once for the whole batch, and told itself whose rows are wanted.
 */
const readBatch = async (host: Host, isPart: Part): Promise<Row[]> => {
  const result = await host.db.execute(sql`
    with page as materialized (
      select p.id, p.title, p.intro, p.brand_id, p.material_id, p.price_cents, p.van_price_cents,
        p.published_at, p.tags
      from products p where p.state = 'Online' and ${isPart(sql`p.id`)}
    ), sold as materialized (
      select va.id, va.product_id, va.color_id, va.size_id, va.prior_cents,
        coalesce(va.price_cents, p.price_cents) as price
      from page p join variants va
        on va.product_id = p.id and va.state = 'Online' and ${isPart(sql`va.product_id`)}
    ), c as (
      select pc.product_id as id, array_agg(pc.category_id) as ids,
        string_agg(cat.title, ' ') as titles
      from page p
      join product_categories pc on pc.product_id = p.id and ${isPart(sql`pc.product_id`)}
      join categories cat on cat.id = pc.category_id
      group by pc.product_id
    ), v as (
      select va.product_id as id,
        array_agg(distinct va.color_id) filter (where va.color_id is not null) as color_ids,
        string_agg(distinct co.title, ' ') as colors,
        array_agg(distinct va.size_id) filter (where va.size_id is not null) as size_ids,
        min(va.price) as lowest, bool_or(va.prior_cents > va.price) as is_reduced
      from sold va left join colors co on co.id = va.color_id
      group by va.product_id
    ), s as (
      select va.product_id as id,
        array_agg(distinct w.location_id) filter (where w.kind = 'store') as store_ids,
        sum(st.pieces) filter (where w.kind = 'web') as web_pieces
      from sold va
      join stock st on st.variant_id = va.id and st.pieces > 0
      join warehouses w on w.id = st.warehouse_id
      group by va.product_id
    )
    select p.id, p.title, p.intro, b.title as brand, p.brand_id, p.material_id, m.title as material,
      coalesce(v.lowest, p.price_cents) as price,
      coalesce(p.van_price_cents is not null and v.is_reduced, false) as on_sale,
      extract(epoch from p.published_at)::float8 as published, p.tags,
      c.ids as category_ids, c.titles as categories,
      v.color_ids, v.colors, v.size_ids,
      s.store_ids, coalesce(s.web_pieces, 0)::int as web_pieces
    from page p
    left join brands b on b.id = p.brand_id
    left join materials m on m.id = p.material_id
    left join c on c.id = p.id
    left join v on v.id = p.id
    left join s on s.id = p.id
    order by p.id`);
  return result.rows as Row[];
};

const present = (row: Row, ancestors: Map<number, number[]>, now: number): IndexRow => {
  const isNew = row.tags.includes('nieuw') && now - row.published < NEW_DAYS * 86_400;
  const offer = [row.on_sale ? 1 : 0, isNew ? 2 : 0, row.web_pieces > 0 ? 3 : 0].filter(Boolean);
  const categories = (row.category_ids ?? []).flatMap((id) => ancestors.get(id) ?? [id]);
  return {
    id: row.id,
    options: {
      category: [...new Set(categories)],
      size: row.size_ids ?? [],
      color: row.color_ids ?? [],
      brand: row.brand_id ? [row.brand_id] : [],
      material: row.material_id ? [row.material_id] : [],
      store: row.store_ids ?? [],
      offer,
    },
    numbers: { price: row.price },
    sort: { new: -row.published, price: row.price, 'price-down': -row.price, name: row.title },
    texts: [
      { text: row.title, weight: 10 },
      { text: row.brand ?? '', weight: 5 },
      { text: row.categories ?? '', weight: 5 },
      { text: row.colors ?? '', weight: 3 },
      { text: row.material ?? '', weight: 2 },
      { text: row.intro, weight: 1 },
    ].filter((one) => one.text !== ''),
  };
};

/** Every product that visitors may see, or of these ids those that they may, for the index. */
export async function* productRows(
  host: Host,
  ids?: readonly number[],
): AsyncGenerator<IndexRow[]> {
  const ancestors = await categoryAncestors(host);
  const now = host.clock.now().getTime() / 1000;
  const parts = ids ? slices(ids) : await stretches(host);
  const read = (part: Part | undefined) => {
    const reading = part && readBatch(host, part);
    // Whoever stops early leaves it unheard.
    reading?.catch(() => {});
    return reading;
  };
  let coming = read(parts.shift());
  while (coming) {
    const rows: Row[] = await coming;
    // The database reads the next rows while these are taken in.
    coming = read(parts.shift());
    yield rows.map((row) => present(row, ancestors, now));
  }
}
