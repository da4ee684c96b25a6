import { sql } from 'drizzle-orm';
import type { IndexRow } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { categoryAncestors } from './options';

/** Rows read at once: enough to be quick, few enough to stay small. */
const BATCH = 5000;
const NEW_DAYS = 30;

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

/** One query a batch: every list that the index needs comes as an array. */
const readBatch = async (host: Host, after: number, ids?: readonly number[]): Promise<Row[]> => {
  const wanted = ids ? sql`and p.id = any(${sql.param([...ids])}::int[])` : sql``;
  const result = await host.db.execute(sql`
    with page as (
      select p.* from products p
      where p.state = 'Online' and p.id > ${after} ${wanted}
      order by p.id limit ${BATCH}
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
    left join lateral (
      select array_agg(pc.category_id) as ids, string_agg(cat.title, ' ') as titles
      from product_categories pc join categories cat on cat.id = pc.category_id
      where pc.product_id = p.id
    ) c on true
    left join lateral (
      select array_agg(distinct va.color_id) filter (where va.color_id is not null) as color_ids,
        string_agg(distinct co.title, ' ') as colors,
        array_agg(distinct va.size_id) filter (where va.size_id is not null) as size_ids,
        min(coalesce(va.price_cents, p.price_cents)) as lowest,
        bool_or(va.prior_cents > coalesce(va.price_cents, p.price_cents)) as is_reduced
      from variants va left join colors co on co.id = va.color_id
      where va.product_id = p.id and va.state = 'Online'
    ) v on true
    left join lateral (
      select array_agg(distinct w.location_id) filter (where w.kind = 'store') as store_ids,
        sum(st.pieces) filter (where w.kind = 'web') as web_pieces
      from variants va
      join stock st on st.variant_id = va.id and st.pieces > 0
      join warehouses w on w.id = st.warehouse_id
      where va.product_id = p.id and va.state = 'Online'
    ) s on true
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
  let coming: Promise<Row[]> | undefined = readBatch(host, 0, ids);
  while (coming) {
    const rows: Row[] = await coming;
    const last = rows.at(-1);
    // The database reads the next rows while these are taken in.
    coming = last && rows.length === BATCH ? readBatch(host, last.id, ids) : undefined;
    // Whoever stops early leaves it unheard.
    coming?.catch(() => {});
    yield rows.map((row) => present(row, ancestors, now));
  }
}
