import { orderTexts } from '#kernel/messages/nl-orders';
import { formatMoment } from '#kernel/values/dutch-dates';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { isCertain, isOwnMethod } from '../payment';
import type { Order } from './order';
import { findPayments } from './parts';
import type { OrderRow } from './sections';

const texts = orderTexts.unpaid;

/** Where its buyer pays it now; undefined: his bank is at work on it, or nobody takes money for it. */
const payHref = async (host: Host, order: Order): Promise<string | undefined> =>
  (await findPayments(host)?.presentOnOrder(host, order))?.retryHref;

/** How to pay: by a link to where, or to what has to be transferred. */
const linksOf = async (host: Host, order: Order): Promise<OrderRow['links']> => {
  if (order.paymentMethod === 'transfer') {
    return [{ label: texts.transfer, href: `${path.order(order.token)}#order-transfer` }];
  }
  const href = isOwnMethod(order.paymentMethod) ? undefined : await payHref(host, order);
  return href === undefined ? [] : [{ label: texts.pay, href }];
};

/** What a list says of an order that its buyer has yet to pay; undefined: he hasn't, or pays it at the till. */
export const presentUnpaid = async (host: Host, order: Order): Promise<OrderRow | undefined> => {
  const { state, paymentMethod, paymentState, expiresAt } = order;
  if (state !== 'placed' || paymentMethod === 'none') return undefined;
  if (isCertain(paymentMethod, paymentState)) return undefined;
  if (paymentState === 'pending') return { state: texts.pending, links: [] };
  if (!['open', 'failed', 'cancelled'].includes(paymentState)) return undefined;
  const links = await linksOf(host, order);
  const day = expiresAt && links.length > 0 ? texts.before(formatMoment(expiresAt)) : undefined;
  return { state: texts.state, ...(day && { day }), links };
};
