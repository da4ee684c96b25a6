import {
  listLinesOfOrders,
  listOrderEvents,
  type OrderEvent,
  type OrderLine,
} from '#features/orders/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { SentParcel } from '../contract';
import { findParcels, type ListParcels } from './parcels-part';
import { listReturnsOf, type WholeReturn } from './read';

/** All that came after an order. */
export type OrderHistory<P extends SentParcel = SentParcel> = {
  lines: OrderLine[];
  parcels: P[];
  returns: WholeReturn[];
  events: OrderEvent[];
};

/** The history of an order, with its parcels as `listParcels` reads them. Given a transaction it asks one thing after the other. */
export const readHistoryWith = async <P extends SentParcel>(
  db: Db,
  listParcels: ListParcels<P>,
  orderId: number,
): Promise<OrderHistory<P>> => ({
  lines: await listLinesOfOrders(db, [orderId]),
  parcels: await listParcels(db, [orderId]),
  returns: await listReturnsOf(db, [orderId]),
  events: await listOrderEvents(db, [orderId]),
});

/** The same of several orders, by their numbers in the database. */
export const readHistoriesWith = async <P extends SentParcel>(
  db: Db,
  listParcels: ListParcels<P>,
  orderIds: readonly number[],
): Promise<Map<number, OrderHistory<P>>> => {
  if (orderIds.length === 0) return new Map();
  const [lines, parcels, returns, events] = await Promise.all([
    listLinesOfOrders(db, orderIds),
    listParcels(db, orderIds),
    listReturnsOf(db, orderIds),
    listOrderEvents(db, orderIds),
  ]);
  return new Map(
    orderIds.map((id) => {
      const isOwn = ({ orderId }: { orderId: number }) => orderId === id;
      const own = { lines: lines.filter(isOwn), parcels: parcels.filter(isOwn) };
      return [id, { ...own, returns: returns.filter(isOwn), events: events.filter(isOwn) }];
    }),
  );
};

/** The history of an order, as far as returns go by it. */
export const readHistory = (host: Host, db: Db, orderId: number): Promise<OrderHistory> =>
  readHistoryWith(db, findParcels(host), orderId);

/** The same of several orders. */
export const readHistories = (
  host: Host,
  orderIds: readonly number[],
): Promise<Map<number, OrderHistory>> => readHistoriesWith(host.db, findParcels(host), orderIds);
