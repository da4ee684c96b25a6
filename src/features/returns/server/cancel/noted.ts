import { type SQL, sql } from 'drizzle-orm';
import { type Order, type OrderEvent, orderEvents, orders } from '#features/orders/api.server';
import { takeStock } from '#features/stock/api.server';
import type { Tx } from '#platform/db/types';
import type { ItemQuantity } from '../../contract';
import { countByVariant } from '../../quantities';
import { isHeld } from '../held';
import type { OrderHistory } from '../history';

type Events = { events: readonly Pick<OrderEvent, 'kind' | 'data'>[] };

const itemsOf = (data: object): ItemQuantity[] => (data as { items: ItemQuantity[] }).items;

/** What of an order that is not paid was noted as missing: its buyer pays nothing for it. */
export const missingOf = (
  order: Pick<Order, 'paymentState'>,
  { events }: Events,
): ItemQuantity[] =>
  isHeld(order)
    ? []
    : events.filter(({ kind }) => kind === 'pieces-missing').flatMap(({ data }) => itemsOf(data));

/**
 * What was the last of an order and couldn't be found: it stays in the order until customer care decides, or it turns
 * up after all.
 */
export const soughtOf = ({ events }: Events): ItemQuantity[] => {
  const last = events.findLast(({ kind }) => kind === 'pieces-sought' || kind === 'pieces-found');
  return last?.kind === 'pieces-sought' ? itemsOf(last.data) : [];
};

/** Of orders in the database those that wait so. */
export const ordersSought = (): SQL => sql`'pieces-sought' = (
  select e.kind from ${orderEvents} e
  where e.order_id = ${orders.id} and e.kind in ('pieces-sought', 'pieces-found')
  order by e.id desc limit 1)`;

/** Each variant once. */
export const toItems = (items: readonly ItemQuantity[]): ItemQuantity[] =>
  [...countByVariant(items)].map(([variantId, quantity]) => ({ variantId, quantity }));

/** Takes pieces that aren't there out of the stock where an order had them from. */
export const takeLost = async (
  tx: Tx,
  { lines }: Pick<OrderHistory, 'lines'>,
  items: readonly ItemQuantity[],
): Promise<void> => {
  for (const { variantId, quantity } of items) {
    let left = quantity;
    for (const line of lines.filter((one) => one.variantId === variantId)) {
      const pieces = Math.min(left, line.quantity);
      const { warehouseId } = line;
      if (pieces > 0) await takeStock(tx, { warehouseId, variantId, pieces });
      left -= pieces;
    }
  }
};
