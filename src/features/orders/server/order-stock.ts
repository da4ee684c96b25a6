import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';

/** The order's pieces by where they were taken, in the one order in which stock is locked. */
const wanted = (orderId: number) => sql`
  select variant_id, warehouse_id, sum(quantity)::int as pieces from order_lines
  where order_id = ${orderId} group by variant_id, warehouse_id`;

/** Puts an order's pieces back where they were taken. Answers whose stock changed, by product. */
export const returnStock = async (tx: Tx, orderId: number): Promise<number[]> => {
  await tx.execute(sql`
    insert into stock (variant_id, warehouse_id, pieces)
    select l.variant_id, l.warehouse_id, l.pieces from (${wanted(orderId)}) l
    join variants v on v.id = l.variant_id join warehouses w on w.id = l.warehouse_id
    order by l.variant_id, l.warehouse_id
    on conflict (variant_id, warehouse_id)
      do update set pieces = stock.pieces + excluded.pieces, updated_at = now()`);
  return listProducts(tx, orderId);
};

/** Takes an order's pieces again, all of them or none. Answers whether it did. */
export const takeStockAgain = async (tx: Tx, orderId: number): Promise<boolean> => {
  const { rows } = await tx.execute<{ wanted: number; taken: number }>(sql`
    with wanted as (${wanted(orderId)}),
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

/** The products of an order. */
export const listProducts = async (tx: Tx, orderId: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct product_id as id from order_lines where order_id = ${orderId}`,
  );
  return rows.map(({ id }) => id);
};
