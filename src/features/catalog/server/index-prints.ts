import { type SQL, sql } from 'drizzle-orm';
import type { RowPrints } from '#features/overviews/api.server';
import type { Host } from '#platform/host';
import { NEW_DAYS } from './index-rows';

/** So many bits of an id tell rows of one part apart: few rows are read anew for one that changed. */
const PRODUCT_BITS = 3;
const VARIANT_BITS = 4;

type Table = {
  name: string;
  /** What tells whose a row is, and how many of its bits are left out. */
  id: SQL;
  bits: number;
  /** All that a product's row in the index is made of, with what tells the row from others. */
  columns: (now: Date) => SQL;
  where?: SQL;
};

const tables: readonly Table[] = [
  {
    name: 'products',
    id: sql`t.id`,
    bits: PRODUCT_BITS,
    // What is new is so for a while only.
    columns: (now) => sql`t.id, t.state, t.title, t.intro, t.brand_id, t.material_id, t.price_cents,
      t.van_price_cents, t.published_at, t.sold_pieces, t.tags, t.certificates, t.attributes,
      t.published_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${NEW_DAYS * 86_400})`,
  },
  {
    name: 'product_categories',
    id: sql`t.product_id`,
    bits: PRODUCT_BITS,
    columns: () => sql`t.product_id, t.category_id`,
  },
  {
    name: 'variants',
    id: sql`t.product_id`,
    bits: PRODUCT_BITS,
    columns: () =>
      sql`t.id, t.product_id, t.state, t.color_id, t.size_id, t.price_cents, t.prior_cents`,
  },
  {
    name: 'stock',
    id: sql`t.variant_id`,
    bits: VARIANT_BITS,
    // Whether there is any, not how much: an order seldom changes that.
    columns: () => sql`t.variant_id, t.warehouse_id`,
    where: sql`t.pieces > 0`,
  },
];

/** Small, and each row in them is part of many products. */
const shared = [
  ...['brands', 'categories', 'colors', 'materials', 'sizes', 'warehouses'],
  ...['product_attributes', 'product_attribute_options'],
] as const;

const takeShared = async (host: Host): Promise<string> => {
  const prints = shared.map(
    (name) =>
      sql`(select bit_xor(hash_record_extended(row(t.*, t.xmin), 0)) from ${sql.identifier(name)} t)`,
  );
  const { rows } = await host.db.execute<{ print: string }>(
    sql`select concat_ws(' ', ${sql.join(prints, sql`, `)}) as print`,
  );
  return rows[0]?.print ?? '';
};

const takeTable = async (
  host: Host,
  { name, id, bits, columns, where = sql`true` }: Table,
  withVersions: boolean,
): Promise<[string, Buffer]> => {
  const version = withVersions
    ? sql`bit_xor(hash_record_extended(row(${columns(host.clock.now())}, t.xmin), 1))`
    : sql`0::int8`;
  const { rows } = await host.db.execute<{ prints: Buffer | null }>(sql`
    select string_agg(int4send(part) || int8send(print) || int8send(version), ''::bytea order by part)
      as prints
    from (
      select ${id} >> ${sql.raw(String(bits))} as part,
        bit_xor(hash_record_extended(row(${columns(host.clock.now())}), 0)) as print,
        ${version} as version
      from ${sql.identifier(name)} t where ${where} group by 1
    ) one`);
  return [name, rows[0]?.prints ?? Buffer.alloc(0)];
};

const idsIn = (parts: readonly number[], bits: number): number[] =>
  parts.flatMap((part) => Array.from({ length: 1 << bits }, (_, at) => (part << bits) + at));

const productsOf = async (host: Host, variantIds: number[]): Promise<number[]> => {
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select distinct product_id as id from variants
    where id = any(${sql.param(variantIds)}::int[])`);
  return rows.map(({ id }) => id);
};

/** By which a copy of the index of products is told apart from what the database says now. */
export const productPrints: RowPrints = {
  take: async (host, withVersions) => {
    const [whole, ...parts] = await Promise.all([
      takeShared(host),
      ...tables.map((table) => takeTable(host, table, withVersions)),
    ]);
    return { whole, tables: new Map(parts) };
  },
  idsOf: async (host, changed) => {
    const ids = new Set<number>();
    for (const { name, bits } of tables) {
      const own = idsIn(changed.get(name) ?? [], bits);
      // A variant that went took its stock along, and shows among the variants.
      const products = name === 'stock' && own.length > 0 ? await productsOf(host, own) : own;
      for (const id of products) ids.add(id);
    }
    return [...ids];
  },
};
