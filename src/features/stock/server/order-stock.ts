import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';

/**
 * What a statement that places an order does with the stock: its parts `held` and `taken`. `wanted` names a part
 * before them with a row for each line: "variantId", "warehouseId" and quantity. Rows are held in the one order
 * in which everybody locks stock. Of a line for which there are too few, `taken` has no row.
 */
export const takingParts = (wanted: SQL): SQL => sql`
    held as (
      select s.variant_id, s.warehouse_id, t.quantity from stock s
      join ${wanted} t on t."variantId" = s.variant_id and t."warehouseId" = s.warehouse_id
      order by s.variant_id, s.warehouse_id for update of s
    ), taken as (
      update stock s set pieces = s.pieces - h.quantity, updated_at = now() from held h
      where s.variant_id = h.variant_id and s.warehouse_id = h.warehouse_id
        and s.pieces >= h.quantity
      returning 1
    )`;

/** Takes pieces, all of them or none. `which`: a select of variant_id, warehouse_id and pieces. Answers whether it did. */
export const takeAll = async (tx: Tx, which: SQL): Promise<boolean> => {
  const { rows } = await tx.execute<{ wanted: number; taken: number }>(sql`
    with wanted as (${which}),
    held as (
      select s.variant_id, s.warehouse_id from stock s join wanted w using (variant_id, warehouse_id)
      order by s.variant_id, s.warehouse_id for update of s
    ),
    taken as (
      update stock s set pieces = s.pieces - w.pieces, updated_at = now()
      from wanted w join held h using (variant_id, warehouse_id)
      where s.variant_id = w.variant_id and s.warehouse_id = w.warehouse_id
        and s.pieces >= w.pieces
      returning 1
    )
    select (select count(*)::int from wanted) as wanted, (select count(*)::int from taken) as taken`);
  return rows[0]?.wanted === rows[0]?.taken;
};

/**
 * Puts pieces back where they were taken, in the one order in which stock is locked. `which`: a select of
 * variant_id, warehouse_id and pieces. What the catalogue or the chain no longer has is left out.
 */
export const returnAll = async (tx: Tx, which: SQL): Promise<void> => {
  await tx.execute(sql`
    insert into stock (variant_id, warehouse_id, pieces)
    select l.variant_id, l.warehouse_id, l.pieces from (${which}) l
    join variants v on v.id = l.variant_id join warehouses w on w.id = l.warehouse_id
    order by l.variant_id, l.warehouse_id
    on conflict (variant_id, warehouse_id)
      do update set pieces = stock.pieces + excluded.pieces, updated_at = now()`);
};
