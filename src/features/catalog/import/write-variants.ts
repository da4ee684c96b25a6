import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { Plan } from './compare';
import { recordset, type Site } from './recordset';
import type { Names } from './write-names';

type Placed = Plan & { id: number };

/** Answers the pieces of each new variant by its number. */
const insertVariants = async (db: Db, plans: readonly Placed[], names: Names) => {
  const rows = plans.flatMap(({ id, inserts }) =>
    inserts.map((one) => ({
      product_id: id,
      color_id: names.color(one.color),
      size_id: names.size(one.size),
      sku: one.sku,
      gtin: one.gtin,
      price_cents: one.priceCents,
      weight_grams: one.weightGrams,
      state: one.state,
      pieces: one.pieces,
    })),
  );
  if (rows.length === 0) return [];
  const columns = sql.raw(
    'product_id, color_id, size_id, sku, gtin, price_cents, weight_grams, state',
  );
  const { rows: made } = await db.execute(sql`
    insert into variants (${columns})
    select ${columns} from ${recordset(
      rows,
      sql`product_id int, color_id int, size_id int, sku text,
      gtin text, price_cents int, weight_grams int, state text`,
    )}
    returning id, product_id, color_id, size_id`);
  type Made = { id: number; product_id: number; color_id: number | null; size_id: number | null };
  const choice = (row: Omit<Made, 'id'>) => `${row.product_id} ${row.color_id} ${row.size_id}`;
  const pieces = new Map(rows.map((row) => [choice(row), row.pieces]));
  return (made as Made[])
    .map((row) => ({ variantId: row.id, pieces: pieces.get(choice(row)) ?? 0 }))
    .filter((one) => one.pieces > 0);
};

const updateVariants = async (db: Db, plans: readonly Placed[]): Promise<void> => {
  const rows = plans.flatMap(({ updates }) => updates);
  if (rows.length === 0) return;
  await db.execute(sql`
    update variants v set sku = x.sku, gtin = x.gtin, price_cents = x."priceCents",
      weight_grams = x."weightGrams", state = x.state
    from ${recordset(rows, sql`id int, sku text, gtin text, "priceCents" int, "weightGrams" int, state text`)}
    where v.id = x.id`);
};

/** In one order of variants, as orders take theirs, so that they can't deadlock. */
const writeStock = async (
  db: Db,
  { webWarehouse }: Site,
  stock: readonly { variantId: number; pieces: number }[],
): Promise<void> => {
  if (stock.length === 0) return;
  await db.execute(sql`
    insert into stock (warehouse_id, variant_id, pieces)
    select ${webWarehouse}::int, "variantId", pieces
    from ${recordset(stock, sql`"variantId" int, pieces int`)} order by "variantId"
    on conflict (variant_id, warehouse_id)
      do update set pieces = excluded.pieces, updated_at = now()`);
};

/** Writes the new and changed variants of products, and their pieces in the web warehouse. */
export const writeVariants = async (
  db: Db,
  site: Site,
  plans: readonly Placed[],
  names: Names,
): Promise<void> => {
  const fresh = await insertVariants(db, plans, names);
  await updateVariants(db, plans);
  await writeStock(db, site, [...fresh, ...plans.flatMap(({ stock }) => stock)]);
};
