import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  isPaid,
  listLinesOfOrders,
  type Order,
  type OrderLine,
  orderName,
  orders,
  orderWords,
} from '#features/orders/api.server';
import type { OrderChannel } from '#features/orders/contract';
import { centsByHand, ordersByHand } from '#features/payments/api.server';
import { ordersShort } from '#features/picking/api.server';
import { goesInParcel, ordersSought, returns } from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { isNobody } from '#kernel/values/person/nobody';
import type { Host } from '#platform/host';
import {
  mostTodos,
  type OrderSort,
  type OrderTodo,
  orderTodos,
  type ToldOrder,
  type ToldTodos,
} from '../contract';
import { holdsWords, ordersByThings } from './order-search';

export type OrdersAsked = {
  search?: string;
  states?: readonly Order['state'][];
  paymentStates?: readonly Order['paymentState'][];
  /** The address for mail that they name. */
  email?: string;
  todo?: OrderTodo;
  /** Days (`2026-11-28`) on which they were placed, both within. */
  from?: string;
  until?: string;
  channel?: OrderChannel;
  sort?: OrderSort;
  /** From the first to the last; absent: the other way. */
  isUp?: boolean;
};

/** As the index has it of what isn't over. */
const open = sql.raw("state in ('placed', 'packed', 'ready')");

/** Seats and gift cards go by mail: of them alone nothing is packed. */
const hasGoods = sql`exists (
  select 1 from order_lines l where l.order_id = ${orders.id} and l.kind = 'goods')`;

const toMake = sql`${open} and ${orders.state} in ('placed', 'packed') and ${hasGoods}`;
const isHere = sql`${orders.paymentState} in ('paid', 'partly-refunded', 'authorized')`;

/** What is to be done with an order, as the database says it; what steps ask is in `fulfilment`. */
const todos: Record<OrderTodo, SQL> = {
  send: sql`${toMake} and ${orders.deliveryMethod} <> 'pickup' and ${isHere}`,
  lay: sql`${toMake} and ${orders.deliveryMethod} = 'pickup'
    and (${isHere} or ${orders.paymentMethod} = 'store')`,
  fetch: sql`${open} and ${orders.state} = 'ready'`,
  pay: sql`${open} and ${orders.paymentMethod} <> 'store'
    and ${orders.paymentState} in ('open', 'pending', 'failed', 'cancelled')`,
  sought: sql`${open} and ${ordersSought()}`,
  short: sql`${open} and ${ordersShort()}`,
  returns: sql`${orders.id} in (
    select ${returns.orderId} from ${returns} where ${returns.state} in ('announced', 'received'))`,
  'by-hand': sql`${orders.id} in (${ordersByHand()})`,
};

/** Those of orders that may be over. */
const ofAll = ['returns', 'by-hand'] as const satisfies readonly OrderTodo[];

/** As the index has it of what was made on the telephone. */
const channels: Record<OrderChannel, SQL> = {
  telephone: sql.raw("channel = 'telephone'"),
  site: sql`${orders.channel} = 'site'`,
};

const midnight = (day: string, more: number): SQL =>
  sql`((${day}::date + ${more}::int)::timestamp at time zone 'Europe/Amsterdam')`;

const conditionsOf = (asked: OrdersAsked): SQL | undefined => {
  const { states = [], paymentStates = [], email, todo, from, until, channel } = asked;
  return and(
    states.length > 0 ? inArray(orders.state, [...states]) : undefined,
    paymentStates.length > 0 ? inArray(orders.paymentState, [...paymentStates]) : undefined,
    email === undefined ? undefined : sql`lower(${orders.email}) = ${email}`,
    todo && todos[todo],
    channel && channels[channel],
    from ? sql`${orders.placedAt} >= ${midnight(from, 0)}` : undefined,
    until ? sql`${orders.placedAt} < ${midnight(until, 1)}` : undefined,
  );
};

/** An index of parts of words has none so short: of them only the newest orders are looked through. */
const SHORT = 2;
const NEWEST = 5000;

const amongNewest = (search: string): SQL | undefined =>
  search.split(/\s+/).every((word) => word.length <= SHORT)
    ? sql`${orders.id} > coalesce(
        (select ${orders.id} from ${orders} order by ${orders.id} desc offset ${NEWEST} limit 1), 0)`
    : undefined;

/** By what each way is sorted, as its index has it. */
const sorts: Record<OrderSort, SQL> = {
  placed: sql`${orders.placedAt}`,
  number: sql`${orders.number}`,
  name: orderName,
  total: sql`${orders.totalCents}`,
};

const orderOf = ({ sort = 'placed', isUp = false }: OrdersAsked): SQL[] =>
  [sorts[sort], sql`${orders.id}`].map((by) => (isUp ? sql`${by} asc` : sql`${by} desc`));

/** Orders, the newest first unless it is asked otherwise. */
export const findOrders = async (
  host: Host,
  asked: OrdersAsked,
  { limit, start = 0 }: { limit: number; start?: number },
): Promise<Order[]> => {
  const search = asked.search?.trim() ?? '';
  const isOfSite = eq(orders.siteId, getSite(host).id);
  const conditions = conditionsOf(asked);
  const most = start + limit;
  // Of each way to find them as many as are shown at most: together they hold all that is shown.
  const found =
    search === ''
      ? undefined
      : sql`${orders.id} in (
          (select ${orders.id} from ${orders}
            where ${and(isOfSite, holdsWords(orderWords, search), amongNewest(search), conditions)}
            order by ${sql.join(orderOf(asked), sql`, `)} limit ${most})
          union ${ordersByThings(host, search)})`;
  return host.db
    .select()
    .from(orders)
    .where(and(isOfSite, conditions, found))
    .orderBy(...orderOf(asked))
    .limit(limit)
    .offset(start);
};

/** How many orders there are of which something is to be done. */
export const countTodos = async (host: Host): Promise<ToldTodos> => {
  const isOfSite = eq(orders.siteId, getSite(host).id);
  const opened = orderTodos.filter((todo) => !ofAll.some((one) => one === todo));
  const counts = opened.map(
    (todo) => sql`count(*) filter (where ${todos[todo]})::int as ${sql.identifier(todo)}`,
  );
  const [ofOpen, ...rest] = await Promise.all([
    host.db.execute(
      sql`select ${sql.join(counts, sql`, `)} from ${orders} where ${and(isOfSite, open)}`,
    ),
    ...ofAll.map((todo) =>
      host.db.execute(
        sql`select count(*)::int as ${sql.identifier(todo)} from (
          select 1 from ${orders} where ${and(isOfSite, todos[todo])} limit ${mostTodos}) as counted`,
      ),
    ),
  ]);
  return Object.assign({}, ...[ofOpen, ...rest].map(({ rows }) => rows[0])) as ToldTodos;
};

/** Paid, and nothing of it is packed or fetched: seats and gift cards went by mail. */
const isMailedAlone = (order: Order, lines: readonly Pick<OrderLine, 'kind'>[]): boolean =>
  order.state === 'placed' && isPaid(order) && !lines.some(goesInParcel);

/** An order in a list. `byHandCents`: what staff still has to pay back by hand. */
export const tellOrder = (
  order: Order,
  lines: readonly Pick<OrderLine, 'kind'>[],
  byHandCents = 0,
): ToldOrder => ({
  ...{ number: order.number, state: order.state, paymentState: order.paymentState },
  name: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
  ...(isNobody(order.email) ? { email: '', isErased: true as const } : { email: order.email }),
  totalCents: order.totalCents,
  ...(byHandCents > 0 && { byHandCents }),
  placedAt: order.placedAt.toISOString(),
  channel: order.channel,
  ...(isMailedAlone(order, lines) && { isConfirmed: true as const }),
});

/** Orders in a list, with what of them staff still has to pay back. */
export const tellOrders = async ({ db }: Host, found: readonly Order[]): Promise<ToldOrder[]> => {
  const ids = found.map(({ id }) => id);
  const [byHand, lines] = await Promise.all([centsByHand(db, ids), listLinesOfOrders(db, ids)]);
  return found.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return tellOrder(order, own, byHand.get(order.id));
  });
};
