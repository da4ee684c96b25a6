import { and, eq, sql } from 'drizzle-orm';
import {
  availableOf,
  readLines,
  type StoredLine,
  withStorePlaces,
} from '#features/cart/api.server';
import { findCards, PromotionGone, redeemCodes, spendCards } from '#features/promotions/api.server';
import { announceWebhook, hasWebhook } from '#features/webhooks/api.server';
import { isGoods, isSeat } from '#kernel/values/line-kind';
import { makeDurable } from '#platform/db/durable';
import { retrying, transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import type { JobToStore } from '#platform/jobs/jobs';
import { withMutex } from '#platform/mutex';
import type { DeliveryKind, OrderRequest, OrderResult, PaymentMethod } from '../contract';
import { isCertain, isOwnMethod, isPaidLater } from '../payment';
import { compareSnapshot } from '../quote-snapshot';
import { announceSoon } from './announce';
import { confirmOrder, sendGiftCards } from './jobs';
import { placeCounted } from './may-wait';
import { findPaidSeats } from './paid-seats';
import { findPayments } from './parts';
import { exceedsPendingOrderLimit, exceedsPendingSeatLimit } from './pending-order-limit';
import { type PricedOrder, priceOrder } from './price';
import { allocateStock } from './stock-allocation';
import { orders } from './tables';
import { tellStore } from './tell-store';
import { prepareOrder, type Writing, writeOrder } from './write-order';

/** The order can't be written after all: all that was done for it is undone. */
class Undone extends Error {
  readonly result: OrderResult;

  constructor(result: OrderResult) {
    super('The order was undone');
    this.result = result;
  }
}

/**
 * Orders what is in a session's cart, all of it or nothing. The same key in the same session is the
 * same order, however often it comes. Prices, codes, delivery and cards are read here; what the
 * visitor saw is only compared with them. The transaction that writes the order refuses it when
 * anything that it was priced by has changed since.
 *
 * What is fetched in a store is taken there as far as it lies there, and the rest from the web
 * warehouses; all else comes from those alone. `read`: the cart's lines, when they were read just
 * before.
 */
export const placeOrder = async (
  host: Host,
  request: OrderRequest,
  read?: StoredLine[],
): Promise<OrderResult> => {
  const tried = await tryAgain(host, request, { read });
  // The same form may have come before: then this is about what that one left.
  const result = tried.kind === 'placed' ? tried : ((await findByKey(host, request)) ?? tried);
  if (result.kind === 'placed') await makeDurable(host.db);
  return result;
};

/** Times that an order is chosen places for anew, when pieces went to another meanwhile. */
const TRIES = 3;

/** Pieces that just went in one place may still lie in another. */
const tryAgain = async (
  host: Host,
  request: OrderRequest,
  { read, left = TRIES }: { read?: StoredLine[]; left?: number },
): Promise<OrderResult> => {
  const lines = await readPlaces(host, request, read);
  const result = await tryToPlace(host, request, lines);
  const isGone = result.kind === 'unavailable' && !lines.some(isShort);
  const isElsewhere = lines.some(({ places }) => places.length > 1);
  return isGone && isElsewhere && left > 1 ? tryAgain(host, request, { left: left - 1 }) : result;
};

/** The cart's lines, with where they can be taken from for this order. */
const readPlaces = async (
  { db }: Host,
  { sessionId, pickup }: OrderRequest,
  read?: StoredLine[],
): Promise<StoredLine[]> => {
  const lines = read ?? (await readLines(db, sessionId));
  return pickup ? withStorePlaces(db, lines, pickup.id) : lines;
};

const tryToPlace = async (
  host: Host,
  request: OrderRequest,
  lines: StoredLine[],
): Promise<OrderResult> => {
  if (lines.length === 0) return { kind: 'empty' };
  const priced = await priceOrder(host, host.db, request, { lines });
  const refusal = refuse(priced, request);
  if (refusal) return refusal;
  const payment = await findPayment(host, request, priced);
  if (!payment) return { kind: 'payment' };
  const allocations = allocateStock(lines, priced.totals.lineDiscounts);
  const writing = prepareOrder(host, { request, priced, allocations, payment });
  const { client } = writing.row;
  const write = () =>
    client
      ? withMutex(client, () => placeWithin(host, request, priced, writing))
      : place(host, request, priced, writing);
  try {
    // What is paid at a provider is confirmed once it is paid.
    if (!isOwnMethod(payment.id)) await write();
    else if (!(await placeCounted(host, request.email, write))) return { kind: 'waiting' };
  } catch (error) {
    if (error instanceof PromotionGone) return { kind: 'promotion', problems: [error.problem] };
    if (error instanceof Undone) return error.result;
    throw error;
  }
  announceSoon(host, [...new Set(lines.map((line) => line.productId))]);
  return { kind: 'placed', token: writing.row.token, payment: payment.id };
};

const countSeats = ({ allocations }: Writing): number =>
  allocations.filter(isSeat).reduce((sum, { quantity }) => sum + quantity, 0);

/** Places it if not too much of its client is unpaid. */
const placeWithin = async (
  host: Host,
  request: OrderRequest,
  priced: PricedOrder,
  writing: Writing,
): Promise<void> => {
  const { client, payment_method: method } = writing.row;
  const pieces = writing.allocations.reduce((sum, { quantity }) => sum + quantity, 0);
  if (client && (await exceedsPendingOrderLimit(host.db, { client, method, pieces }))) {
    throw new Undone({ kind: isPaidLater(method) ? 'waiting' : 'unfinished' });
  }
  if (client && (await exceedsPendingSeatLimit(host, client, countSeats(writing)))) {
    throw new Undone({ kind: 'seats' });
  }
  await place(host, request, priced, writing);
};

/**
 * Whatever an order holds it takes in one order: codes, gift cards, its cart, and stock by variant
 * and warehouse. Stock comes last, so that others wait for a wanted product no longer than they must;
 * an order that has nothing else to hold is written by one statement alone.
 */
const place = async (
  host: Host,
  request: OrderRequest,
  priced: PricedOrder,
  writing: Writing,
): Promise<void> => {
  const jobs = await host.jobs.compose(listJobs(host, writing));
  const isRedeemed = priced.codes.length > 0 || priced.totals.giftCards.length > 0;
  const isTold = hasWebhook(host, 'order.placed');
  const write = async (db: Db, id?: number) => {
    const problem = await writeOrder(db, writing, { jobs, id });
    if (problem) throw new Undone({ kind: problem });
  };
  if (!isRedeemed && !isTold) await retrying(() => write(host.db));
  else {
    await transact(host.db, async (tx) => {
      await write(tx, isRedeemed ? await redeem(host, tx, request, priced) : undefined);
      if (isTold) await announcePlaced(host, tx, writing);
    });
  }
  jobs.wake();
};

const findByKey = async (
  host: Host,
  { sessionId, key }: OrderRequest,
): Promise<OrderResult | undefined> => {
  const [row] = await host.db
    .select({ token: orders.token, payment: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.idempotencyKey, key)));
  return row && { kind: 'placed', ...row };
};

const isShort = (line: StoredLine): boolean => availableOf(line) < line.quantity;

const isHere = ({ kind, quantity, places }: StoredLine): boolean =>
  !isGoods({ kind }) || places.some(({ isOwn, pieces }) => isOwn && pieces >= quantity);

const refuse = (priced: PricedOrder, request: OrderRequest): OrderResult | undefined => {
  const { lines, totals, delivery, problems } = priced;
  if (lines.some(isShort)) return { kind: 'unavailable' };
  if (request.isAllHere && !lines.every(isHere)) return { kind: 'elsewhere' };
  if (!delivery) return { kind: 'delivery' };
  if (problems.length > 0) return { kind: 'promotion', problems };
  const compared = compareSnapshot(request.seen, lines, {
    ...totals,
    deliveryId: request.deliveryId,
  });
  if (compared === 'higher') return { kind: 'higher', totalCents: totals.totalCents };
  return compared === 'changed' ? { kind: 'changed' } : undefined;
};

/**
 * What is left to pay needs a way to pay, and the till is where the order is fetched. Seats are kept for
 * nobody for days: they are paid at once.
 */
const isOffered = (payment: PaymentMethod, kind: DeliveryKind, hasSeats: boolean): boolean =>
  !hasSeats && (payment === 'transfer' || (payment === 'store' && kind === 'pickup'));

/** The way to pay and what it is called; undefined: it is not offered for this order. */
const findPayment = async (
  host: Host,
  { payment, country }: OrderRequest,
  { totals, delivery, lines }: PricedOrder,
): Promise<{ id: PaymentMethod; title?: string } | undefined> => {
  const deliveryKind = delivery?.kind ?? 'home';
  if (totals.dueCents === 0) return { id: 'none' };
  if (isOwnMethod(payment)) {
    return isOffered(payment, deliveryKind, lines.some(isSeat)) ? { id: payment } : undefined;
  }
  const hasSeats = lines.some(isSeat);
  const asked = { totalCents: totals.dueCents, country, deliveryKind, hasSeats };
  const methods = await findPayments(host)?.listMethods(host, asked);
  return methods?.find(({ id }) => id === payment);
};

/** Books the codes and the cards' money. Answers the number that the order gets. */
const redeem = async (
  host: Host,
  tx: Tx,
  { email, giftCards: typed = [] }: OrderRequest,
  { codes, totals }: PricedOrder,
): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval('orders_id_seq')::int as id`,
  );
  const orderId = rows[0]?.id ?? 0;
  const at = host.clock.now();
  const centsOf = (code: string) => totals.discounts.find((one) => one.code === code)?.cents ?? 0;
  const used = codes.map((code) => ({ code, cents: centsOf(code.code) }));
  await redeemCodes(tx, { orderId, email, at, codes: used });
  const { cards } = await findCards(tx, { codes: typed, now: at, lock: true });
  const holds = (id: number) => cards.find((card) => card.id === id)?.balanceCents ?? 0;
  if (totals.giftCards.some(({ id, cents }) => holds(id) < cents)) {
    throw new Undone({ kind: 'changed' });
  }
  await spendCards(tx, { orderId, at, cards: totals.giftCards });
  return orderId;
};

/** The confirmation goes at once, but for what has yet to be paid at a provider. */
const announcePlaced = async (host: Host, tx: Tx, { row }: Writing): Promise<void> => {
  const isIt = eq(orders.token, row.token);
  const [order] = await tx.select({ number: orders.number }).from(orders).where(isIt);
  await announceWebhook(host, tx, 'order.placed', {
    number: order?.number,
    totalCents: row.total_cents,
    payment: row.payment_method,
    delivery: row.delivery_method,
  });
};

/** What is done after it, once it is placed. */
const listJobs = (host: Host, { row, allocations }: Writing): JobToStore<JobContext>[] => {
  const isFetched = row.pickup_location_id !== undefined;
  const isGiftCard = allocations.some(({ kind }) => kind === 'giftcard');
  const ofSeats = allocations.some(isSeat) ? findPaidSeats(host) : undefined;
  const data = { token: row.token };
  return [
    ...(isFetched && isCertain(row.payment_method, row.payment_state) ? [tellStore] : []),
    ...(isOwnMethod(row.payment_method) ? [confirmOrder] : []),
    ...(row.payment_state === 'paid' && isGiftCard ? [sendGiftCards] : []),
    ...(row.payment_state === 'paid' && ofSeats ? [ofSeats] : []),
  ].map((job) => ({ job, data }));
};
