import { sql } from 'drizzle-orm';
import type { StockSource, WebStock } from '#features/catalog/api.server';

/** What cards, pages, filters and the index of products tell of the stock. */
export const stockSource: StockSource = {
  places: sql`select s.variant_id, s.pieces, w.kind, w.location_id
    from stock s join warehouses w on w.id = s.warehouse_id`,
  listStores: async (db) => {
    const { rows } = await db.execute<{ id: number; title: string }>(sql`
      select location_id as id, title from warehouses
      where kind = 'store' and location_id is not null order by title`);
    return rows;
  },
};

/** The pieces that a file of products tells. */
export const webStock: WebStock = {
  findWarehouse: async (db) => {
    const { rows } = await db.execute<{ id: number | null }>(
      sql`select min(id) as id from warehouses where kind = 'web'`,
    );
    return rows[0]?.id ?? null;
  },
  makeWarehouse: async (db) => {
    const { rows } = await db.execute<{ id: number }>(
      sql`insert into warehouses (title, kind) values ('Webmagazijn', 'web') returning id`,
    );
    return rows[0]?.id ?? 0;
  },
  piecesOf: (variantId, warehouseId) => sql`coalesce((
    select s.pieces from stock s
    where s.variant_id = ${variantId} and s.warehouse_id = ${warehouseId}::int), 0)`,
  // In one order of variants, as orders take theirs, so that they can't deadlock.
  setPieces: async (db, warehouseId, stock) => {
    if (stock.length === 0) return;
    await db.execute(sql`
      insert into stock (warehouse_id, variant_id, pieces)
      select ${warehouseId}::int, "variantId", pieces
      from json_to_recordset(${JSON.stringify(stock)}::json) as x("variantId" int, pieces int)
      order by "variantId"
      on conflict (variant_id, warehouse_id)
        do update set pieces = excluded.pieces, updated_at = now()`);
  },
};
