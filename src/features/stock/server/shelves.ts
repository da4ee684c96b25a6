import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { stock, warehouses } from './tables';

export type Warehouse = typeof warehouses.$inferSelect;

/** The warehouses that the web shop sends from. */
export const listWebWarehouses = (db: Db): Promise<Warehouse[]> =>
  db.select().from(warehouses).where(eq(warehouses.kind, 'web')).orderBy(asc(warehouses.id));

/** The number of a store's own stock; undefined: it never had any. */
export const findStoreWarehouse = async (db: Db, storeId: number): Promise<number | undefined> => {
  const isIts = and(eq(warehouses.kind, 'store'), eq(warehouses.locationId, storeId));
  const [row] = await db.select({ id: warehouses.id }).from(warehouses).where(isIts);
  return row?.id;
};

type Place = { warehouseId: number; variantId: number };

/** Says where in a warehouse a variant lies. */
export const setShelf = async (
  db: Db,
  { warehouseId, variantId }: Place,
  shelf: string,
): Promise<void> => {
  await db
    .insert(stock)
    .values({ warehouseId, variantId, pieces: 0, shelf })
    .onConflictDoUpdate({ target: [stock.variantId, stock.warehouseId], set: { shelf } });
};

/** Where a variant lay when somebody looked, and where it lies. */
export type ShelfChange = { variantId: number; from: string; to: string };

/**
 * Says where variants lie in a warehouse, of those that lie there still where somebody saw them. Answers which: what
 * another said meanwhile stands.
 */
export const moveShelves = async (
  db: Db,
  warehouseId: number,
  changes: readonly ShelfChange[],
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into stock (variant_id, warehouse_id, pieces, shelf)
    select v.id, ${warehouseId}::int, 0, c."to"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c("variantId" int, "from" text, "to" text)
    join variants v on v.id = c."variantId"
    left join stock s on s.variant_id = v.id and s.warehouse_id = ${warehouseId}
    where coalesce(s.shelf, '') = c."from"
    order by v.id
    on conflict (variant_id, warehouse_id) do update set shelf = excluded.shelf
      where stock.shelf = (
        select c."from" from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as c("variantId" int, "from" text) where c."variantId" = stock.variant_id)
    returning variant_id as id`);
  return rows.map(({ id }) => id);
};

/** Other warehouses of the web shop that have a variant, held until the transaction ends. */
export const otherPlaces = async (
  tx: Db,
  { warehouseId, variantId }: Place,
): Promise<{ warehouseId: number; title: string; pieces: number }[]> => {
  const { rows } = await tx.execute<{ warehouseId: number; title: string; pieces: number }>(sql`
    select s.warehouse_id as "warehouseId", w.title, s.pieces
    from stock s join warehouses w on w.id = s.warehouse_id
    where s.variant_id = ${variantId} and w.kind = 'web' and w.id <> ${warehouseId} and s.pieces > 0
    order by s.warehouse_id for update of s`);
  return rows;
};
