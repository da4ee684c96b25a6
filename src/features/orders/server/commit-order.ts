import { eq, sql } from 'drizzle-orm';
import type { StoredLine } from '#features/cart/api.server';
import { findCards, PromotionGone, redeemCodes, spendCards } from '#features/promotions/api.server';
import { announceWebhook, hasWebhook } from '#features/webhooks/api.server';
import { isSeat } from '#kernel/values/line-kind';
import { retrying, transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import type { JobToStore } from '#platform/jobs/jobs';
import { withMutex } from '#platform/mutex';
import { LINK, type OrderRequest, type OrderResult } from '../contract';
import { isCertain, isOwnMethod, isPaidLater } from '../payment';
import type { OrderPayment } from './check-order';
import { confirmOrder, sendGiftCards } from './jobs';
import { placeCounted } from './may-wait';
import { exceedsOpenTransfers } from './open-transfers';
import { findPaidSeats } from './paid-seats';
import { findPayments } from './parts';
import { exceedsPendingOrderLimit, exceedsPendingSeatLimit } from './pending-order-limit';
import type { PricedOrder } from './price';
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
  const links = findPayments(host)?.mailLink;
  const data = { token: row.token };
  return [
    ...(isFetched && isCertain(row.payment_method, row.payment_state) ? [tellStore] : []),
    ...(isOwnMethod(row.payment_method) ? [confirmOrder] : []),
    ...(row.payment_method === LINK && links ? [links] : []),
    ...(row.payment_state === 'paid' && isGiftCard ? [sendGiftCards] : []),
    ...(row.payment_state === 'paid' && ofSeats ? [ofSeats] : []),
  ].map((job) => ({ job, data }));
};

const countSeats = ({ allocations }: Writing): number =>
  allocations.filter(isSeat).reduce((sum, { quantity }) => sum + quantity, 0);

/** Writes it if not too much of its client is unpaid. */
const writeWithin = async (
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
  await writeAll(host, request, priced, writing);
};

/**
 * Whatever an order holds it takes in one order: codes, gift cards, its cart, and stock by variant
 * and warehouse. Stock comes last, so that others wait for a wanted product no longer than they must;
 * an order that has nothing else to hold is written by one statement alone.
 */
const writeAll = async (
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

/** What was found right: the lines, what they cost, and how that is paid. */
type Checked = { lines: StoredLine[]; priced: PricedOrder; payment: OrderPayment };

/**
 * Writes an order with all that it takes, or nothing. The transaction refuses it when anything that it
 * was priced by has changed since.
 */
export const commitOrder = async (
  host: Host,
  request: OrderRequest,
  { lines, priced, payment }: Checked,
): Promise<OrderResult> => {
  const allocations = allocateStock(lines, priced.totals.lineDiscounts);
  const writing = prepareOrder(host, { request, priced, allocations, payment });
  const { client } = writing.row;
  const write = () =>
    client
      ? withMutex(client, () => writeWithin(host, request, priced, writing))
      : writeAll(host, request, priced, writing);
  // One after the other for one mailbox.
  const counted = async () => {
    const { email } = request;
    const isIt = payment.id === 'transfer';
    if (isIt && (await exceedsOpenTransfers(host, host.db, { email, client }))) {
      throw new Undone({ kind: 'transfers' });
    }
    await write();
  };
  try {
    // What is paid at a provider is confirmed once it is paid.
    if (!isOwnMethod(payment.id)) await write();
    else if (!(await placeCounted(host, request.email, counted))) return { kind: 'waiting' };
  } catch (error) {
    if (error instanceof PromotionGone) return { kind: 'promotion', problems: [error.problem] };
    if (error instanceof Undone) return error.result;
    throw error;
  }
  return { kind: 'placed', token: writing.row.token, payment: payment.id };
};
