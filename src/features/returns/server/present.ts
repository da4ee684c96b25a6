import type { Order } from '#features/orders/api.server';
import { listRefunds } from '#features/payments/api.server';
import { getSite } from '#features/settings/api.server';
import { dayOf, formatDay, formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { type ReturnView, returnPath, withdrawPath } from '../contract';
import { namesOf } from '../quantities';
import { lastDayToReturn } from '../withdrawal-time';
import { deadlineText, isHandedOver, isTooLate } from './delivered';
import type { OrderHistory } from './history';
import { labelNotice } from './label-notice';
import { howToReturn, isToCome, sendTo } from './mail/letters';
import type { WholeReturn } from './read';
import { returnableOf } from './returnable';

/** Where a return is, with what payments know of its money. */
export const returnState = (
  stored: Pick<WholeReturn, 'id' | 'orderId' | 'number' | 'state' | 'refundCents' | 'cardCents'>,
  refunds: readonly { key: string; state: string }[],
): ReturnView['state'] => {
  if (stored.state !== 'approved' || stored.refundCents === 0) return stored.state;
  if (stored.refundCents === stored.cardCents) return 'refunded';
  const { id, orderId, number } = stored;
  const keys = [`return-${id}`, `unsent-${number}`, `cancel-${orderId}`, `close-${orderId}`];
  const own = refunds.filter(({ key }) => keys.includes(key));
  const isDone = own.every(({ state }) => state === 'sent' || state === 'done');
  return own.length > 0 && isDone ? 'refunded' : 'approved';
};

/** How a return comes back, and its own page once it can. */
const howOf = (host: Host, order: Order, stored: WholeReturn, isOut: boolean) => {
  const label = labelNotice(host, order, stored);
  const isWaited = isOut && isToCome(stored) && stored.state === 'announced';
  return {
    how: howToReturn(stored, isOut, label),
    sendTo: sendTo(getSite(host).identity, stored, label),
    href: isWaited ? returnPath(order.token, stored.number) : undefined,
  };
};

/** The returns of an order, as its page shows them. */
export const presentReturns = async (
  host: Host,
  order: Order,
  history: OrderHistory,
): Promise<(ReturnView & { how: string[]; sendTo: string[] })[]> => {
  const { returns, lines } = history;
  if (returns.length === 0) return [];
  const isOut = isHandedOver(history);
  const refunds = await listRefunds(host.db, order.id);
  return returns.map((stored) => ({
    number: stored.number,
    state: returnState(stored, refunds),
    at: formatMoment(stored.announcedAt),
    isLate: stored.isLate,
    isUnsent: stored.lines.every(({ state }) => state === 'cancelled'),
    sendBy:
      stored.state === 'announced' && isOut
        ? formatDay(lastDayToReturn(dayOf(stored.announcedAt)))
        : undefined,
    refundCents: stored.refundCents,
    lines: stored.lines.flatMap((line) =>
      namesOf(lines, [line]).map((what) => ({ what, state: line.state, note: line.note })),
    ),
    ...howOf(host, order, stored, isOut),
  }));
};

/** Where an order is withdrawn from and until when; undefined: there is nothing left to withdraw. */
export const presentWithdrawal = (
  host: Host,
  order: Order,
  history: OrderHistory,
): { href: string; deadline: string } | undefined => {
  if (order.state === 'cancelled' || returnableOf(history).length === 0) return undefined;
  const deadline = deadlineText(history, host.clock.now()).text;
  return { href: withdrawPath(order.token), deadline };
};

/** Whether a buyer has what he may still give back, in time. */
export const mayGiveBack = (host: Host, order: Order, history: OrderHistory): boolean =>
  order.state !== 'cancelled' &&
  isHandedOver(history) &&
  !isTooLate(history, host.clock.now()) &&
  returnableOf(history).length > 0;
