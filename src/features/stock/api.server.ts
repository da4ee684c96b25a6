import { sql } from 'drizzle-orm';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';

export { webStock } from './server/catalog-stock';
export {
  listMovements,
  lockStock,
  type Movement,
  noteMovement,
  setStock,
} from './server/corrections';
export { registerReserveHrefs } from './server/extras';
export { returnAll, takeAll, takingParts } from './server/order-stock';
export {
  findStoreWarehouse,
  listWebWarehouses,
  moveShelves,
  otherPlaces,
  type ShelfChange,
  setShelf,
  type Warehouse,
} from './server/shelves';
export { type MovementReason, stock, warehouses } from './server/tables';

/**
 * Event: pieces came in that somebody waits for. The database tells it by itself, with the commit that
 * brings them (migration 0020): an order given up, an import and a hand in the database all count.
 */
export const STOCK_ROSE = 'stock.rose';

/** Pieces of a variant in a store, or without a store at the web warehouses. */
export const countStockAt = async (
  db: Db,
  variantId: number,
  locationId: number | null,
): Promise<number> => {
  const { rows } = await db.execute<{ pieces: number }>(sql`
    select coalesce(sum(s.pieces), 0)::int as pieces
    from stock s join warehouses w on w.id = s.warehouse_id
    where s.variant_id = ${variantId}
      and case when ${locationId}::int is null then w.kind = 'web'
        else w.kind = 'store' and w.location_id = ${locationId}::int end`);
  return rows[0]?.pieces ?? 0;
};

export type StoreStock = {
  locationId: number;
  warehouseId: number;
  variantId: number;
  pieces: number;
};

const storeStock = preparedSql<StoreStock>(
  'store_pieces_of_variants',
  sql`
    select w.location_id as "locationId", w.id as "warehouseId", s.variant_id as "variantId", s.pieces
    from stock s join warehouses w on w.id = s.warehouse_id
    where s.variant_id = any(${sql.placeholder('variantIds')}::int[]) and s.pieces > 0
      and w.kind = 'store' and w.location_id is not null
      and (${sql.placeholder('locationId')}::int is null
        or w.location_id = ${sql.placeholder('locationId')}::int)`,
);

/** Pieces of variants in stores: in one of them, or without a store in all. */
export const findStoreStock = (
  db: Db,
  variantIds: readonly number[],
  locationId: number | null = null,
): Promise<StoreStock[]> => storeStock(db, { variantIds: [...variantIds], locationId });

/**
 * Takes pieces out of a warehouse, only when that many are there. Answers whether it did.
 * Call it in one fixed order of variants within a transaction, so that two orders can't deadlock.
 */
export const takeStock = async (
  tx: Db,
  take: { warehouseId: number; variantId: number; pieces: number },
): Promise<boolean> => {
  const result = await tx.execute(sql`
    update stock set pieces = pieces - ${take.pieces}, updated_at = now()
    where warehouse_id = ${take.warehouseId} and variant_id = ${take.variantId}
      and pieces >= ${take.pieces}`);
  return result.rowCount === 1;
};

/** Puts pieces back, e.g. of a reservation that nobody came for. */
export const returnStock = async (
  tx: Db,
  give: { warehouseId: number; variantId: number; pieces: number },
): Promise<void> => {
  await tx.execute(sql`
    insert into stock (warehouse_id, variant_id, pieces) values
      (${give.warehouseId}, ${give.variantId}, ${give.pieces})
    on conflict (variant_id, warehouse_id)
      do update set pieces = stock.pieces + excluded.pieces, updated_at = now()`);
};

export type Restocking = { variantId: number; warehouseId: number; quantity: number };

/**
 * Puts what was sold back where it was taken, in the one order in which stock is locked. What the
 * catalogue or the chain no longer has is left out.
 */
export const restock = async (tx: Db, places: readonly Restocking[]): Promise<void> => {
  if (places.length === 0) return;
  await tx.execute(sql`
    insert into stock (variant_id, warehouse_id, pieces)
    select p."variantId", p."warehouseId", sum(p.quantity)::int
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p("variantId" int, "warehouseId" int, quantity int)
    join variants v on v.id = p."variantId" join warehouses w on w.id = p."warehouseId"
    group by 1, 2 order by 1, 2
    on conflict (variant_id, warehouse_id)
      do update set pieces = stock.pieces + excluded.pieces, updated_at = now()`);
};
