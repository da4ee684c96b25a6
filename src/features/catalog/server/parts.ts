import { sql } from 'drizzle-orm';
import type { StoredPart } from '#features/entities/api.server';
import type { PictureRef } from '#kernel/define/entity';
import type { Tx } from '#platform/db/types';
import { variantsTeller } from './tell-variants';

type Said<T> = readonly { id: number; value: T }[];

const numbersOf = (rows: Said<unknown>) => sql.param(rows.map(({ id }) => id));

/** The categories of products: the rows of their join. */
export const categoriesPart: StoredPart = {
  read: sql`(select coalesce(json_agg(pc.category_id order by pc.category_id), '[]')
    from product_categories pc where pc.product_id = products.id)`,
  write: async (tx, rows) => {
    const said = rows as Said<number[]>;
    const links = JSON.stringify(
      said.flatMap(({ id, value }) => value.map((category) => ({ id, category }))),
    );
    const wanted = sql`json_to_recordset(${links}::json) as x(id int, category int)`;
    await tx.execute(sql`
      delete from product_categories pc where pc.product_id = any(${numbersOf(said)}::int[])
        and not exists (select 1 from ${wanted}
          where x.id = pc.product_id and x.category = pc.category_id)`);
    await tx.execute(sql`
      insert into product_categories (product_id, category_id)
      select id, category from ${wanted} on conflict do nothing`);
  },
};

type PictureValue = { picture: PictureRef; color_id: number | null };

/** The pictures of products, in their order. */
export const picturesPart: StoredPart = {
  read: sql`(select coalesce(json_agg(json_build_object('picture', json_build_object('key', pp.media_key,
      'width', coalesce(me.width, 0), 'height', coalesce(me.height, 0), 'alt', pp.alt), 'color_id', pp.color_id)
      order by pp.position, pp.id), '[]')
    from product_pictures pp left join media me on me.key = pp.media_key
    where pp.product_id = products.id)`,
  write: async (tx, rows) => {
    const said = rows as Said<PictureValue[]>;
    const pictures = said.flatMap(({ id, value }) =>
      value.map(({ picture: { key, alt }, color_id }, position) => ({
        ...{ id, key, alt, color_id, position },
      })),
    );
    await tx.execute(
      sql`delete from product_pictures where product_id = any(${numbersOf(said)}::int[])`,
    );
    await tx.execute(sql`
      insert into product_pictures (product_id, color_id, media_key, alt, position)
      select id, color_id, key, alt, position from json_to_recordset(${JSON.stringify(pictures)}::json)
        as x(id int, color_id int, key text, alt text, position int) order by id, position`);
  },
  pictures: {
    keys: sql`select media_key from product_pictures`,
    rowsWith: (key) => sql`select product_id from product_pictures where media_key = ${key}`,
  },
};

/** A variant as it is told and sent; texts that there aren't are empty. */
export type VariantValue = {
  id: number | null;
  /** The number that a new one gets, where it was kept elsewhere; left out: the next one. */
  number?: number;
  color_id: number | null;
  size_id: number | null;
  sku: string;
  gtin: string;
  price_cents: number | null;
  weight_grams: number | null;
  state: 'Online' | 'Offline';
};

type Known = Pick<VariantValue, 'color_id' | 'size_id' | 'sku'> & {
  id: number;
  product_id: number;
};

/** By which variants of one product count as the same. */
export const choiceOf = ({
  color_id,
  size_id,
}: Pick<VariantValue, 'color_id' | 'size_id'>): string => `${color_id} ${size_id}`;

/** Each variant with the number of the one that is there: the one that it names, or that of its choice. */
const match = (value: readonly VariantValue[], known: readonly Known[]): VariantValue[] => {
  const free = new Map(known.map((one) => [one.id, one]));
  const named = value.map((one) => {
    const isThere = one.id !== null && free.delete(one.id);
    return { ...one, id: isThere ? one.id : null };
  });
  const byChoice = new Map([...free.values()].map((one) => [choiceOf(one), one.id]));
  return named.map((one) => ({ ...one, id: one.id ?? byChoice.get(choiceOf(one)) ?? null }));
};

const readKnown = async (tx: Tx, said: Said<unknown>): Promise<Map<number, Known[]>> => {
  const { rows } = await tx.execute<Known>(sql`
    select id, product_id, color_id, size_id, coalesce(sku, '') as sku from variants
    where product_id = any(${numbersOf(said)}::int[]) order by id for update`);
  const known = new Map<number, Known[]>();
  for (const row of rows) {
    const list = known.get(row.product_id) ?? [];
    known.set(row.product_id, [...list, row]);
  }
  return known;
};

const shape = sql.raw(
  'id int, number int, product_id int, color_id int, size_id int, sku text, gtin text, price_cents int, ' +
    'weight_grams int, state text',
);

/**
 * Variants of one product as another installation numbers them, by the numbers that they have here: the same number
 * where it is of the same colour and size, else that of the same article number, else that of the same colour and
 * size. One that isn't here keeps its number if `take` gives it.
 */
const settleVariants = (
  value: readonly VariantValue[],
  known: readonly Known[],
  take: (number: number) => boolean,
): VariantValue[] => {
  const free = new Map(known.map((one) => [one.id, one]));
  const found = new Map<VariantValue, number>();
  const match = (isIt: (one: VariantValue, here: Known) => boolean) => {
    for (const one of value) {
      if (found.has(one)) continue;
      const here = [...free.values()].find(
        (other) => choiceOf(other) === choiceOf(one) && isIt(one, other),
      );
      if (!here) continue;
      found.set(one, here.id);
      free.delete(here.id);
    }
  };
  match((one, here) => one.id === here.id);
  match((one, here) => one.sku !== '' && one.sku === here.sku);
  match(() => true);
  const settled = value.map((one) => {
    const id = found.get(one);
    if (id !== undefined || one.id === null) return { ...one, id: id ?? null };
    // One that became another colour or size here is refused as it is, by its own number.
    if (free.has(one.id)) return one;
    return take(one.id) ? { ...one, id: null, number: one.id } : { ...one, id: null };
  });
  // As they are read: by their numbers.
  return settled.sort((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity) || 0);
};

/**
 * The variants of products. One that isn't said any more goes offline and stays: orders, the stock and the
 * price ledger tell of it.
 */
export const variantsPart: StoredPart = {
  teller: variantsTeller,
  read: sql`(select coalesce(json_agg(json_build_object('id', v.id, 'color_id', v.color_id,
      'size_id', v.size_id, 'sku', coalesce(v.sku, ''), 'gtin', coalesce(v.gtin, ''),
      'price_cents', v.price_cents, 'weight_grams', v.weight_grams, 'state', v.state) order by v.id), '[]')
    from variants v where v.product_id = products.id)`,
  write: async (tx, rows) => {
    const said = rows as Said<VariantValue[]>;
    const known = await readKnown(tx, said);
    const matched = said.flatMap(({ id: product_id, value }) =>
      match(value, known.get(product_id) ?? []).map((one) => ({ ...one, product_id })),
    );
    const kept = matched.flatMap(({ id }) => id ?? []);
    await tx.execute(sql`
      update variants set state = 'Offline' where state = 'Online'
        and product_id = any(${numbersOf(said)}::int[]) and id <> all(${sql.param(kept)}::int[])`);
    const columns = sql.raw('color_id, size_id, sku, gtin, price_cents, weight_grams, state');
    const values = sql.raw(
      "x.color_id, x.size_id, nullif(x.sku, ''), nullif(x.gtin, ''), x.price_cents, x.weight_grams, x.state",
    );
    const list = sql`json_to_recordset(${JSON.stringify(matched)}::json) as x(${shape})`;
    // Only those that differ: each write of a price is asked of its ledger.
    await tx.execute(sql`
      update variants v set (${columns}) = (${values}) from ${list}
      where v.id = x.id and (v.color_id, v.size_id, v.sku, v.gtin, v.price_cents, v.weight_grams, v.state)
        is distinct from (${values})`);
    await tx.execute(sql`
      insert into variants (id, product_id, ${columns})
      select coalesce(x.number, nextval(pg_get_serial_sequence('variants', 'id'))), x.product_id, ${values}
      from ${list} where x.id is null`);
  },
  settle: async (tx, rows) => {
    const said = rows as Said<VariantValue[]>;
    const known = await readKnown(tx, said);
    const numbers = said.flatMap(({ value }) => value.flatMap(({ id }) => id ?? []));
    const { rows: there } = await tx.execute<{ id: number }>(
      sql`select id from variants where id = any(${sql.param(numbers)}::int[])`,
    );
    const taken = new Set(there.map(({ id }) => id));
    const take = (number: number) => !taken.has(number) && taken.add(number).size > 0;
    const settled = said.map(({ id, value }) => settleVariants(value, known.get(id) ?? [], take));
    // The next variants of the site itself come after those that brought their numbers.
    await tx.execute(sql`
      select setval(sequence, most) from (
        select pg_get_serial_sequence('variants', 'id')::regclass as sequence,
          max(n) as most from unnest(${sql.param(numbers)}::int[]) as n
      ) as numbers where most >= nextval(sequence)`);
    return settled;
  },
};
