import { and, asc, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import {
  listOrderLines,
  normalizeNumber,
  type Order,
  type OrderEvent,
  type OrderLine,
  orderEvents,
  orderLines,
  orders,
} from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import type { Db } from '#platform/db/types';
import type { Pieces } from '../contract';
import { parcels, returnLabels, returnLines, returns } from './tables';

export type Parcel = typeof parcels.$inferSelect;
export type Return = typeof returns.$inferSelect;
export type ReturnLine = typeof returnLines.$inferSelect;
export type ReturnLabelRow = typeof returnLabels.$inferSelect;
/** Of a label all but the file. */
export type KnownLabel = Omit<ReturnLabelRow, 'file'>;
export type WholeReturn = Return & { lines: ReturnLine[]; label?: KnownLabel };

/** All that came after an order. */
export type OrderHistory = {
  lines: OrderLine[];
  parcels: Parcel[];
  returns: WholeReturn[];
  events: OrderEvent[];
};

/** An order by its number, as staff types it. Throws a 404. */
export const getOrderByNumber = async (db: Db, typed: string): Promise<Order> => {
  const number = normalizeNumber(typed);
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (order) return order;
  const shown = typed.slice(0, 40);
  throw new AppError(404, 'unknown_order', aftersaleTexts.staff.unknown(shown));
};

/** A return by its number. Throws a 404. */
export const getReturnByNumber = async (db: Db, number: string): Promise<Return> => {
  const [found] = await db.select().from(returns).where(eq(returns.number, number.trim()));
  if (found) return found;
  const shown = number.slice(0, 40);
  throw new AppError(404, 'unknown_return', aftersaleTexts.staff.unknownReturn(shown));
};

export const listParcels = (db: Db, orderId: number): Promise<Parcel[]> =>
  db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.id));

/** Returns with their lines, in the order in which they were announced. */
export const listReturns = async (db: Db, orderId: number): Promise<WholeReturn[]> => {
  const rows = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.id));
  return withLines(db, rows);
};

/** The same returns, each with its lines and, if there is one, its label. */
export const withLines = async (db: Db, rows: readonly Return[]): Promise<WholeReturn[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.id));
  const { file: _, ...columns } = getTableColumns(returnLabels);
  const labels = await db
    .select(columns)
    .from(returnLabels)
    .where(inArray(returnLabels.returnId, ids));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    label: labels.find(({ returnId }) => returnId === row.id),
  }));
};

/** Which pieces of an order its buyer gave up, or got no more; what was refused is his. */
export const listWithdrawn = (db: Db, orderId: number): Promise<Pieces[]> =>
  db
    .select({ variantId: returnLines.variantId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), ne(returnLines.state, 'refused')));

const listEvents = (db: Db, orderId: number): Promise<OrderEvent[]> =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

/** All that came after an order. Given a transaction it asks one thing after the other. */
export const readOrderHistory = async (db: Db, orderId: number): Promise<OrderHistory> => ({
  lines: await listOrderLines(db, orderId),
  parcels: await listParcels(db, orderId),
  returns: await listReturns(db, orderId),
  events: await listEvents(db, orderId),
});

/** The same of several orders, by their numbers in the database. */
export const readDossiers = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OrderHistory>> => {
  if (ids.length === 0) return new Map();
  const all = [...ids];
  const [lines, sent, back, events] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, all))
      .orderBy(asc(orderLines.id)),
    db.select().from(parcels).where(inArray(parcels.orderId, all)).orderBy(asc(parcels.id)),
    db.select().from(returns).where(inArray(returns.orderId, all)).orderBy(asc(returns.id)),
    db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, all))
      .orderBy(asc(orderEvents.id)),
  ]);
  const whole = await withLines(db, back);
  return new Map(
    all.map((id) => {
      const isOwn = ({ orderId }: { orderId: number }) => orderId === id;
      const own = { lines: lines.filter(isOwn), parcels: sent.filter(isOwn) };
      return [id, { ...own, returns: whole.filter(isOwn), events: events.filter(isOwn) }];
    }),
  );
};

export type Paging = { limit: number; start: number };

export type OrderFilter = { state?: Order['state']; paymentState?: Order['paymentState'] };

/** Orders, the newest first, perhaps only those in one state. */
export const listOrders = (
  db: Db,
  { state, paymentState }: OrderFilter,
  { limit, start }: Paging,
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        state ? eq(orders.state, state) : undefined,
        paymentState ? eq(orders.paymentState, paymentState) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(start);

/** Returns, the newest first, perhaps only those in one state. */
export const listAllReturns = (
  db: Db,
  state: Return['state'] | undefined,
  { limit, start }: Paging,
): Promise<(Return & { orderNumber: string })[]> =>
  db
    .select()
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(state ? eq(returns.state, state) : undefined)
    .orderBy(desc(returns.id))
    .limit(limit)
    .offset(start)
    .then((rows) => rows.map((row) => ({ ...row.returns, orderNumber: row.orders.number })));
