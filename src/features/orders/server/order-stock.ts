import { sql } from 'drizzle-orm';
import { returnAll, takeAll } from '#features/stock/api.server';
import type { Tx } from '#platform/db/types';

/** The order's pieces by where they were taken. */
const wanted = (orderId: number) => sql`
  select variant_id, warehouse_id, sum(quantity)::int as pieces from order_lines
  where order_id = ${orderId} group by variant_id, warehouse_id`;

/** Puts an order's pieces back where they were taken. Answers whose stock changed, by product. */
export const returnStock = async (tx: Tx, orderId: number): Promise<number[]> => {
  await returnAll(tx, wanted(orderId));
  return listProducts(tx, orderId);
};

/** Takes an order's pieces again, all of them or none. Answers whether it did. */
export const takeStockAgain = (tx: Tx, orderId: number): Promise<boolean> =>
  takeAll(tx, wanted(orderId));

/** The products of an order. */
export const listProducts = async (tx: Tx, orderId: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct product_id as id from order_lines where order_id = ${orderId}`,
  );
  return rows.map(({ id }) => id);
};
