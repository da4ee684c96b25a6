import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { recordset, type Site } from './recordset';

/** Writes pieces in the web warehouse: in one order of variants, as orders take theirs, so that they can't deadlock. */
export const writeStock = async (
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
