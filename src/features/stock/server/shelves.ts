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
