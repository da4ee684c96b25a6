import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { PaymentState } from '../contract';
import { orderLines, orders } from './tables';

/** What counts as sold: paid or promised, and not cancelled or given back as a whole. */
const counted: PaymentState[] = ['paid', 'authorized', 'partly-refunded'];

type Period = { siteId: number; from: Date; until: Date };

const isSold = ({ siteId, from, until }: Period) =>
  and(
    ...[eq(orders.siteId, siteId), gte(orders.placedAt, from), lt(orders.placedAt, until)],
    ...[isNull(orders.cancelledAt), inArray(orders.paymentState, counted)],
  );

const count = sql<number>`count(*)::int`;
const cents = sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`;
/** `2026-03-04`, by the chain's clock. */
const day = sql<string>`to_char(${orders.placedAt} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** What was sold: orders and cents with btw. */
export type Sold = { orders: number; cents: number };

/** Of each day on which something was sold, in their order. */
export const soldByDay = (db: Db, period: Period): Promise<(Sold & { day: string })[]> =>
  db
    .select({ day, orders: count, cents })
    .from(orders)
    .where(isSold(period))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

/** By the store where it is fetched, by its name then; '': it was sent. The most first. */
export const soldByStore = (db: Db, period: Period): Promise<(Sold & { store: string })[]> =>
  db
    .select({
      store: sql<string>`coalesce(${orders.pickup} ->> 'title', '')`,
      orders: count,
      cents,
    })
    .from(orders)
    .where(isSold(period))
    .groupBy(sql`1`)
    .orderBy(sql`3 desc`, sql`1`);

/** What was sold most, in pieces, by its name then. */
export const soldMost = (
  db: Db,
  period: Period,
  limit: number,
): Promise<{ title: string; pieces: number; cents: number }[]> =>
  db
    .select({
      title: orderLines.title,
      pieces: sql<number>`sum(${orderLines.quantity})::int`,
      cents: sql<number>`sum(${orderLines.quantity} * ${orderLines.unitCents} - ${orderLines.discountCents})::float8`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isSold(period), eq(orderLines.kind, 'goods')))
    .groupBy(orderLines.productId, orderLines.title)
    .orderBy(sql`2 desc`, sql`3 desc`)
    .limit(limit);
