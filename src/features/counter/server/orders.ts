import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { assessStep, readOrderHistory } from '#features/fulfilment/api.server';
import {
  normalizeNumber,
  type Order,
  orders,
  paymentTermsOf,
  untilDurable,
} from '#features/orders/api.server';
import {
  goesInParcel,
  leftToPack,
  lostOutcome,
  missingOf,
  namesOf,
  soughtOf,
  sumOf,
} from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { CounterLine, CounterOrder, MissingAsked } from '../contract';
import { findArticles, presentArticle } from './articles';

const DAY = 86_400_000;

/** Of the orders of this site those that are fetched in a store: all others are nobody's there. */
export const fetchedAt = (host: Host, storeId: number) =>
  and(
    eq(orders.siteId, getSite(host).id),
    eq(orders.deliveryMethod, 'pickup'),
    eq(orders.pickupLocationId, storeId),
  );

const isPaidFor = or(
  inArray(orders.paymentState, ['paid', 'partly-refunded', 'authorized']),
  and(
    eq(orders.paymentMethod, 'store'),
    notInArray(orders.paymentState, ['refunded', 'charged-back']),
  ),
);

/** What waits at a counter: to be laid ready, as `assessStep` says, or to be fetched. */
const waits = {
  prepare: and(inArray(orders.state, ['placed', 'packed']), isPaidFor),
  handOver: eq(orders.state, 'ready'),
} as const;

/** Orders that wait at a counter, the oldest first. */
export const listOpen = async (
  host: Host,
  storeId: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Order[]> => {
  const found = await host.db
    .select()
    .from(orders)
    .where(and(fetchedAt(host, storeId), or(waits.prepare, waits.handOver)))
    .orderBy(orders.id)
    .limit(limit)
    .offset(offset);
  return untilDurable(host, found);
};

/** How many wait there. */
export const countOpen = (host: Host, storeId: number, what: keyof typeof waits): Promise<number> =>
  host.db.$count(orders, and(fetchedAt(host, storeId), waits[what]));

/** Of an order that isn't over, what its pickup code is made of. */
export const listTokens = (
  host: Host,
  storeId: number,
): Promise<Pick<Order, 'id' | 'number' | 'token'>[]> =>
  host.db
    .select({ id: orders.id, number: orders.number, token: orders.token })
    .from(orders)
    .where(and(fetchedAt(host, storeId), inArray(orders.state, ['placed', 'packed', 'ready'])));

/** An order at a counter by its number. Throws a 404 for any other. */
export const getAtCounter = async (host: Host, storeId: number, typed: string): Promise<Order> => {
  const number = normalizeNumber(typed.replaceAll('\0', ''));
  const found = await host.db
    .select()
    .from(orders)
    .where(and(fetchedAt(host, storeId), eq(orders.number, number)));
  const [order] = await untilDurable(host, found);
  if (!order) throw notFound(texts.unknownOrder);
  return order;
};

export const nameOf = ({ billing }: Pick<Order, 'billing'>): string =>
  `${billing.firstName} ${billing.lastName}`.trim();

/** Until when an order is kept that lies ready since an instant. */
export const keptUntil = (host: Host, { expiresAt }: Order, readyAt: Date): Date =>
  expiresAt ?? new Date(readyAt.getTime() + paymentTermsOf(host).keptDays * DAY);

type History = Awaited<ReturnType<typeof readOrderHistory>>;

/** What is still to be handed over of each article: what is missing isn't. */
export const leftOf = (order: Order, history: History): Map<number, number> => {
  const left = new Map(leftToPack(history).map((one) => [one.variantId, one.quantity]));
  for (const { variantId, quantity } of missingOf(order, history)) {
    left.set(variantId, Math.max(0, (left.get(variantId) ?? 0) - quantity));
  }
  return left;
};

/** What is to be paid here, in cents: what is missing costs nothing. */
export const dueCentsOf = (order: Order, history?: History): number => {
  if (order.paymentMethod !== 'store' || order.paymentState !== 'open') return 0;
  const missing = history ? missingOf(order, history) : [];
  const off = history && missing.length > 0 ? sumOf(order, history, missing).cents : 0;
  return Math.max(0, order.totalCents - order.giftCardCents - off);
};

export const dueCentsOfOrder = async (host: Host, order: Order): Promise<number> =>
  dueCentsOf(order, await readOrderHistory(host.db, order.id));

const linesOf = async (
  db: Db,
  warehouseId: number | undefined,
  { lines }: History,
  left: ReadonlyMap<number, number>,
): Promise<CounterLine[]> => {
  const goods = lines.filter(goesInParcel);
  const articles = await findArticles(
    db,
    goods.map(({ variantId }) => variantId),
  );
  // Pieces of one article from two places are two lines: what is missing comes off the last.
  const rest = new Map(left);
  return goods.map((line) => {
    const { variantId, quantity } = line;
    const here = Math.min(quantity, rest.get(variantId) ?? 0);
    rest.set(variantId, (rest.get(variantId) ?? 0) - here);
    return {
      ...presentArticle(line, articles.get(variantId)),
      ...{ variantId, quantity, left: here, isHere: line.warehouseId === warehouseId },
    };
  });
};

const problemOf = (order: Order): string | undefined => {
  if (order.state === 'cancelled' || order.state === 'done') return undefined;
  const assessed = assessStep(order.state === 'ready' ? 'collected' : 'ready', order);
  if (!('problem' in assessed) || assessed.problem === 'state') return undefined;
  return fulfilmentTexts.staff.problems[assessed.problem];
};

const may = (order: Order, step: 'ready' | 'collected'): boolean => 'to' in assessStep(step, order);

export const isStanding = ({ state }: Order): boolean =>
  ['placed', 'packed', 'ready'].includes(state);

/** What comes of pieces that are missing, for who is asked whether they are; undefined: they can't be any more. */
export const assessMissing = async (
  host: Host,
  order: Order,
  asked: Pick<MissingAsked, 'variantId' | 'pieces' | 'expected'>,
): Promise<MissingAsked | undefined> => {
  const history = await readOrderHistory(host.db, order.id);
  const { variantId, pieces, expected } = asked;
  const left = leftOf(order, history).get(variantId) ?? 0;
  const isFree = isStanding(order) && soughtOf(history).length === 0;
  if (!isFree || left !== expected || pieces > left) return undefined;
  const items = [{ variantId, quantity: pieces }];
  return {
    ...asked,
    what: namesOf(history.lines, items).join(', '),
    outcome: lostOutcome(order, history, items),
    ...{ name: nameOf(order), email: order.email },
  };
};

/** An order as its counter shows it: nothing of where its buyer lives. */
export const presentOrder = async (
  host: Host,
  order: Order,
  warehouseId: number | undefined,
): Promise<CounterOrder> => {
  const history = await readOrderHistory(host.db, order.id);
  const left = leftOf(order, history);
  const readyAt = history.events.findLast(({ kind }) => kind === 'ready')?.at;
  const dueCents = dueCentsOf(order, history);
  const method = order.paymentMethod as keyof typeof orderTexts.payments;
  const sought = isStanding(order) ? soughtOf(history) : [];
  // First is decided, or found, what was looked for.
  const isFree = sought.length === 0;
  const isOpen = isFree && (may(order, 'ready') || may(order, 'collected'));
  const lines = await linesOf(host.db, warehouseId, history, left);
  return {
    ...{ number: order.number, name: nameOf(order) },
    state: texts.orderStates[order.state],
    placed: formatWeekdayMoment(order.placedAt),
    ...(order.deliveryPromise && { promise: order.deliveryPromise }),
    ...(order.state === 'ready' &&
      readyAt && { until: formatWeekdayMoment(keptUntil(host, order, readyAt)) }),
    ...(dueCents > 0 && { due: formatEuro(dueCents) }),
    payment: `${orderTexts.payments[method] ?? order.paymentTitle ?? method}, ${orderTexts.paymentStates[order.paymentState]}`,
    ...{ isGift: order.giftText !== null, remark: order.remark },
    lines,
    isBrought: lines.some((line) => !line.isHere && line.left > 0),
    missing: namesOf(history.lines, missingOf(order, history)),
    sought: namesOf(history.lines, sought),
    may: {
      ready: isFree && may(order, 'ready'),
      handOver: isFree && may(order, 'collected'),
      missing: isOpen,
    },
    ...(problemOf(order) && { problem: problemOf(order) }),
  };
};
