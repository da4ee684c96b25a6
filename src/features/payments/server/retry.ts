import { desc, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { listOrderLines, type Order } from '#features/orders/api.server';
import type { PaymentMethodView } from '#features/orders/contract';
import { one, readParams } from '#features/pages/api.server';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatMoment } from '#kernel/values/dutch-dates';
import { isSeat } from '#kernel/values/line-kind';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { keepPrivate } from '#platform/http/secret-address';
import { requireOwnPage } from '#platform/sessions/csrf';
import { methodField, retryPath, startPath } from '../contract';
import { isLost } from '../progress';
import { Retry, type RetryProps } from '../site/retry.view';
import { dueOf, isPayable } from '../standing';
import { getOrderOf, toOrder } from './buyer';
import { changeMethod } from './change-method';
import { listMethods, onlineNote } from './methods';
import { showPage } from './own-page';
import { payments } from './tables';

const texts = paymentTexts.retry;

const methodsFor = async (host: Host, order: Order): Promise<PaymentMethodView[]> => {
  const methods = await listMethods(host, {
    totalCents: dueOf(order),
    country: order.billing.country || order.delivery?.country || 'NL',
    deliveryKind: order.deliveryMethod,
    hasSeats: (await listOrderLines(host.db, order.id)).some(isSeat),
  });
  // What lies ready in a store doesn't wait there for a transfer.
  return methods.filter(({ id }) => id !== 'transfer' || order.state === 'placed');
};

/** What came of the last try. */
const lastMessage = async (host: Host, { id }: Order): Promise<RetryProps['message']> => {
  const [last] = await host.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!last || !isLost(last.state)) return undefined;
  const text = paymentTexts.state[last.state as 'failed' | 'canceled' | 'expired'];
  return { tone: 'notice', text };
};

export type Shown = Pick<RetryProps, 'message' | 'summary'> & {
  status?: number;
  /** Where the choice is sent; absent: to the order's own address for it. */
  action?: string;
};

/** The page where an order is paid after all, perhaps in another way. */
export const showRetry = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  order: Order,
  { message, status, summary, action = retryPath(order.token) }: Shown,
): Promise<FastifyReply> => {
  const methods = await methodsFor(host, order);
  return showPage(host, request, reply, {
    ...{ status, title: texts.title },
    main: (token) =>
      createElement(Retry, {
        ...{
          methods,
          message,
          token,
          summary,
          action,
          number: order.number,
          dueCents: dueOf(order),
        },
        note: onlineNote(host),
        chosen: order.paymentMethod,
        payBy: order.expiresAt ? formatMoment(order.expiresAt) : undefined,
        orderHref: path.order(order.token),
      }),
  });
};

const show = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const order = await getOrderOf(host, request);
  if (!isPayable(order)) return toOrder(reply, order);
  return showRetry(host, request, reply, order, { message: await lastMessage(host, order) });
};

const choose = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const order = await getOrderOf(host, request);
  if (!isPayable(order)) return toOrder(reply, order);
  const asked = one(readParams(request.body), methodField);
  return chooseMethod(host, request, reply, order, { asked, shown: {} });
};

/** Has an order paid in the way that was chosen: on to the provider, or back with what is wrong. */
export const chooseMethod = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  order: Order,
  { asked, shown }: { asked: string | undefined; shown: Shown },
): Promise<FastifyReply> => {
  const method = (await methodsFor(host, order)).find(({ id }) => id === asked);
  if (!method) {
    const message = { tone: 'error' as const, text: texts.choose };
    return showRetry(host, request, reply, order, { ...shown, message, status: 422 });
  }
  const outcome = await changeMethod(host, order.id, { method, client: clientOf(request) });
  if (outcome === 'enough') {
    const message = { tone: 'error' as const, text: texts.waiting };
    return showRetry(host, request, reply, order, { ...shown, message, status: 422 });
  }
  if (outcome === 'over' || !method.needsProvider) return toOrder(reply, order);
  return keepPrivate(reply).redirect(startPath(order.token), 303);
};

export const addRetryRoutes = (host: Host): void => {
  host.app.get(retryPath(':token'), show(host));
  host.app.post(retryPath(':token'), choose(host));
};
