import { and, eq, inArray } from 'drizzle-orm';
import {
  addOrderEvent,
  cancelUnpaid,
  giveUpOrder,
  isSettled,
  lockOrder,
  markPaid,
  moveOrder,
  type Order,
} from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { orderTexts } from '#kernel/messages/nl-orders';
import { dayOf } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause, VisitorCause } from '#platform/mail/cause';
import type { StaffStep } from '../../contract';
import { judgeStep } from '../../judge-step';
import { isTakenBack, piecesLeft } from '../../pieces';
import { creditMoney } from '../invoices/credit-money';
import { issueInvoice } from '../invoices/issue';
import { mailCancelled, mailReady } from '../mail/jobs';
import { type GivenBack, giveBack } from '../money';
import { readOrderHistory } from '../read';
import { putBack } from '../returns/stock';
import { isHeld } from '../returns/unsent';
import { returnLines, returns } from '../tables';
import { closeOrder } from './close';
import { takeCardsBack, withPrices } from './gift-cards';

const texts = aftersaleTexts.staff;

/** Throws a 409 that says why a step can't be taken with an order. */
export const requireStep = (order: Order, step: StaffStep): void => {
  const judged = judgeStep(step, order);
  if (!('problem' in judged)) return;
  const message =
    judged.problem === 'state'
      ? texts.wrongState(order.number, orderTexts.states[order.state], texts.stepNames[step])
      : texts.problems[judged.problem];
  throw new AppError(409, 'wrong_state', message);
};

/** Who does it, for the order's log: 'api:3', 'cli:karin', 'customer'. */
export type By = { by: string };

/** What a buyer does himself: who causes the mail that tells of it; absent: he gets another. */
type ByBuyer = { cause?: VisitorCause };

type Step = (host: Host, tx: Tx, order: Order, by: By) => Promise<void>;

const pack: Step = async (host, tx, order, by) => {
  await moveOrder(host, tx, order.id, 'packed', by);
};

const ready: Step = async (host, tx, order, by) => {
  await moveOrder(host, tx, order.id, 'ready', by);
  await host.jobs.enqueue(mailReady, { orderId: order.id }, { tx });
};

/** What is paid at the till is paid when it is fetched. */
const collected: Step = async (host, tx, order, by) => {
  if (order.paymentMethod === 'store' && !isSettled(order.paymentState)) {
    await markPaid(host, tx, order.id, by);
  }
  await moveOrder(host, tx, order.id, 'done', by);
  await issueInvoice(host, tx, order, dayOf(host.clock.now()));
};

const delivered: Step = async (host, tx, order, by) => {
  await moveOrder(host, tx, order.id, 'done', by);
};

/** What was withdrawn of an order of which nothing was sent needn't come back once it is cancelled. */
const closeAnnounced = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const rows = await tx
    .update(returns)
    .set({ state: 'approved', judgedAt: at })
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'announced')))
    .returning({ id: returns.id });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const isOpen = and(inArray(returnLines.returnId, ids), eq(returnLines.state, 'announced'));
  await tx.update(returnLines).set({ state: 'cancelled' }).where(isOpen);
};

/**
 * Cancels an order that is locked, whatever was paid of it, and gives everything back: money and
 * gift cards in the way it was paid, pieces and codes; its buyer is told by mail. Answers what goes
 * back of what was paid. Throws a 409 when a part of it was sent, or a gift card that was bought with
 * it is used.
 */
export const cancelOrder = async (
  host: Host,
  tx: Tx,
  order: Order,
  { cause, ...by }: By & ByBuyer,
): Promise<GivenBack> => {
  const isBuyer = by.by === 'customer';
  const reason = isBuyer ? 'customer' : 'staff';
  const tell = (mailCause: MailCause) =>
    host.jobs.enqueue(mailCancelled, { orderId: order.id, cause: mailCause }, { tx });
  const at = host.clock.now();
  if (!isHeld(order) && (await cancelUnpaid(host, tx, order.id, reason))) {
    await addOrderEvent(tx, { orderId: order.id, kind: 'cancelled-by', data: by, at });
    await closeAnnounced(tx, order.id, at);
    // Who withdrew gets the receipt of that.
    if (!isBuyer || cause) await tell(cause ?? 'system');
    return { moneyCents: 0, cardCents: 0 };
  }
  const history = await readOrderHistory(tx, order.id);
  const { lines } = history;
  if (history.parcels.length > 0) throw new AppError(409, 'partly_sent', texts.partlySent);
  const takenBack = history.returns.flatMap((one) => one.lines).filter(isTakenBack);
  const left = piecesLeft(lines, takenBack);
  await takeCardsBack(host, tx, order, withPrices(lines, left));
  const key = `cancel-${order.id}`;
  const back = await giveBack(host, tx, order, {
    ...{ cents: order.totalCents, reason: 'cancelled', key },
    most: true,
  });
  const data = { ...by, reason, ...back };
  await giveUpOrder(host, tx, order.id, data, () => putBack(tx, order.id, left, takenBack));
  await closeAnnounced(tx, order.id, at);
  // It tells of his money: it always goes, and no order that is paid is cancelled twice.
  await tell(cause ? { ...cause, owed: true } : 'system');
  await creditMoney(host, tx, { ...order, state: 'cancelled' }, { about: key, back });
  return back;
};

const steps: Record<Exclude<StaffStep, 'ship'>, Step> = {
  pack,
  ready,
  collected,
  delivered,
  cancel: async (...asked) => void (await cancelOrder(...asked)),
  close: closeOrder,
};

/**
 * Takes a step with an order and writes in its log who did. Throws a 409 when it can't be taken
 * now. Sending has a function of its own.
 */
export const takeStep = (
  host: Host,
  orderId: number,
  step: Exclude<StaffStep, 'ship'>,
  by: By,
): Promise<void> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    requireStep(order, step);
    await steps[step](host, tx, order, by);
  });
