import { dayOf, formatDay, formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { OrderView } from '../contract';
import { isSettled } from '../contract';
import { isCertain } from '../payment';
import type { Order } from './order';
import { findDelivery } from './parts';

type When = Pick<OrderView, 'arrives' | 'payBy' | 'deliveryPromise'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What was promised counts from ordering: who paid much later was promised nothing. */
const promiseOf = ({ deliveryPromise, placedAt, paidAt }: Order): string | undefined => {
  const waited = (paidAt ?? placedAt).getTime() - placedAt.getTime();
  return waited > HOUR ? undefined : (deliveryPromise ?? undefined);
};

const arrivalOf = async (host: Host, order: Order): Promise<string | undefined> => {
  const { deliveryId, deliveryMethod, paymentMethod, paymentState } = order;
  if (!deliveryId || deliveryMethod === 'pickup') return undefined;
  const { country, zipcode } = order.delivery ?? order.billing;
  const isPaid = isCertain(paymentMethod, paymentState);
  const at = isPaid ? (order.paidAt ?? order.placedAt) : host.clock.now();
  return findDelivery(host)?.arrives(host, { country, zipcode, at }, deliveryId);
};

/**
 * Until when one waits for an order's money. A transfer takes days: of those the last whole one is told, of
 * what is paid at once the minute.
 */
const payByOf = ({ expiresAt, paymentState, paymentMethod }: Order, now: Date) => {
  if (!expiresAt || isSettled(paymentState)) return undefined;
  const isDays = paymentMethod === 'transfer' && expiresAt.getTime() - now.getTime() > 2 * DAY;
  return isDays ? formatDay(dayOf(new Date(expiresAt.getTime() - DAY))) : formatMoment(expiresAt);
};

/** When an order comes that was just placed, and how long one waits for its money. */
export const readWhen = async (host: Host, order: Order): Promise<When> => {
  return {
    arrives: order.state === 'placed' ? await arrivalOf(host, order) : undefined,
    payBy: payByOf(order, host.clock.now()),
    deliveryPromise: promiseOf(order),
  };
};
