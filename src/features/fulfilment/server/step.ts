import { issueInvoice } from '#features/invoices/api.server';
import { isSettled, lockOrder, markPaid, moveOrder, type Order } from '#features/orders/api.server';
import { cancelOrder, closeOrder } from '#features/returns/api.server';
import type { By } from '#features/returns/contract';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { orderTexts } from '#kernel/messages/nl-orders';
import { dayOf } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { assessStep } from '../assess-step';
import type { StaffStep } from '../contract';
import { mailReady } from './mail/jobs';
import { requirePackable } from './packable';
import { giveBackHeld } from './walks';

const texts = fulfilmentTexts.staff;

/** Throws a 409 that says why a step can't be taken with an order. */
export const requireStep = (order: Order, step: StaffStep): void => {
  const assessed = assessStep(step, order);
  if (!('problem' in assessed)) return;
  const message =
    assessed.problem === 'state'
      ? texts.wrongState(order.number, orderTexts.states[order.state], texts.stepNames[step])
      : texts.problems[assessed.problem];
  throw new AppError(409, 'wrong_state', message);
};

/** `why`: in the words of whoever does it, for the order's log. */
export type StepBy = By & {
  why?: string;
  /** Its buyer isn't mailed that it lies ready. */
  noMail?: boolean;
  /** The warehouse says it, of what lies in its box. */
  isInBox?: boolean;
};

type Step = (host: Host, tx: Tx, order: Order, by: StepBy) => Promise<void>;

const pack: Step = async (host, tx, order, by) => {
  if (!by.isInBox) await requirePackable(host, tx, order);
  await moveOrder(host, tx, order.id, 'packed', by);
};

const ready: Step = async (host, tx, order, by) => {
  await moveOrder(host, tx, order.id, 'ready', by);
  if (!by.noMail) await host.jobs.enqueue(mailReady, { orderId: order.id }, { tx });
};

/** What is paid at the till is paid when it is fetched. */
const collected: Step = async (host, tx, order, by) => {
  if (order.paymentMethod === 'store' && !isSettled(order.paymentState)) {
    await markPaid(host, tx, order.id, by);
  }
  await moveOrder(host, tx, order.id, 'done', by);
  await issueInvoice(host, tx, order, { suppliedOn: dayOf(host.clock.now()) });
};

const delivered: Step = async (host, tx, order, by) => {
  await moveOrder(host, tx, order.id, 'done', by);
};

/** What a store had of the rest is that store's again, for the office pays it back. */
const close: Step = async (host, tx, order, by) => {
  await giveBackHeld(host, tx, order);
  await closeOrder(host, tx, order, by);
};

const steps: Record<Exclude<StaffStep, 'ship'>, Step> = {
  pack,
  ready,
  collected,
  delivered,
  cancel: async (...asked) => void (await cancelOrder(...asked)),
  close,
};

/**
 * Takes a step with an order and writes in its log who did. Throws a 409 when it can't be taken
 * now. Sending has a function of its own. `db`: a transaction that it is part of.
 */
export const takeStep = (
  host: Host,
  orderId: number,
  step: Exclude<StaffStep, 'ship'>,
  by: StepBy,
  db: Db = host.db,
): Promise<void> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    requireStep(order, step);
    await steps[step](host, tx, order, by);
  });
