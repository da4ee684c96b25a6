import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { normalizeNumber, type Order, orders } from '#features/orders/api.server';
import {
  type OrderHistory as HistoryOf,
  readHistoriesWith,
  readHistoryWith,
} from '#features/returns/api.server';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { Db } from '#platform/db/types';
import { parcelLabels, parcels } from './tables';

export type Parcel = typeof parcels.$inferSelect;

/** All that came after an order. */
export type OrderHistory = HistoryOf<Parcel>;

/** The parcels of orders, in the order in which they left. */
export const listParcels = (db: Db, orderIds: readonly number[]): Promise<Parcel[]> =>
  db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.id));

/** The label that a carrier made for a parcel; undefined: it made none. */
export const shipLabelOf = async (
  db: Db,
  parcelId: number,
): Promise<{ file: string; fileType: string } | undefined> => {
  const [label] = await db.select().from(parcelLabels).where(eq(parcelLabels.parcelId, parcelId));
  return label;
};

/** All that came after an order. */
export const readOrderHistory = (db: Db, orderId: number): Promise<OrderHistory> =>
  readHistoryWith(db, listParcels, orderId);

/** The same of several orders, by their numbers in the database. */
export const readOrderHistories = (
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderHistory>> => readHistoriesWith(db, listParcels, orderIds);

/** An order by its number, as staff types it. Throws a 404. */
export const getOrderByNumber = async (db: Db, typed: string): Promise<Order> => {
  const number = normalizeNumber(typed);
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (order) return order;
  const shown = typed.slice(0, 40);
  throw new AppError(404, 'unknown_order', fulfilmentTexts.staff.unknown(shown));
};

export type OrderFilter = {
  state?: Order['state'];
  paymentState?: Order['paymentState'];
  /** Placed at this moment or later, and before that one. */
  from?: Date;
  until?: Date;
};

/** Orders, the newest first, perhaps only those in one state. */
export const listOrders = (
  db: Db,
  { state, paymentState, from, until }: OrderFilter,
  { limit, start }: { limit: number; start: number },
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        state ? eq(orders.state, state) : undefined,
        paymentState ? eq(orders.paymentState, paymentState) : undefined,
        from ? gte(orders.placedAt, from) : undefined,
        until ? lt(orders.placedAt, until) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(start);
