import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import type { Order } from '#features/orders/api.server';
import { LINK } from '#features/orders/contract';
import { payments as limits } from '#kernel/limits';
import { paymentTexts } from '#kernel/messages/nl-payments';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';
import { retryPath, returnPath, startPath } from '../contract';
import { Going } from '../site/going.view';
import { dueOf } from '../standing';
import { settleOrder } from './before-expiry';
import { getOrderOf, toOrder } from './buyer';
import { addLinkRoutes } from './link-page';
import { showPage } from './own-page';
import { isOffline } from './present';
import { addRetryRoutes, showRetry } from './retry';
import { startPayment } from './start';

const texts = paymentTexts.retry;

/** Takes the buyer to where he pays. The same payment as long as one runs. */
const start = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const order = await getOrderOf(host, request);
  if (isOffline(order)) return toOrder(reply, order);
  // How it is paid has yet to be chosen.
  if (order.paymentMethod === LINK) return keepPrivate(reply).redirect(retryPath(order.token), 303);
  const started = await startPayment(host, order);
  if (started.kind === 'go') return sendOn(host, request, reply, order, started.url);
  if (started.kind === 'over') return toOrder(reply, order);
  const message = { tone: 'error' as const, text: problems[started.kind] };
  const isAway = started.kind === 'away';
  if (isAway) reply.header('retry-after', '30');
  return showRetry(host, request, reply, order, { message, status: isAway ? 503 : 200 });
};

const problems = {
  away: texts.away,
  refused: texts.refused,
  'too-often': texts.tooOften,
  none: texts.none,
} as const;

/**
 * Elsewhere the buyer goes by a page of ours that sends him on: a form may only lead to ourselves
 * (the policy's form-action), however many redirects come after it, and he comes here from one.
 */
const sendOn = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  order: Order,
  href: string,
) => {
  if (href.startsWith('/')) return keepPrivate(reply).redirect(href, 303);
  reply.header('refresh', `0; url=${href}`);
  const method = order.paymentTitle ?? order.paymentMethod;
  return showPage(host, request, reply, {
    title: paymentTexts.going.title,
    main: () => createElement(Going, { method, dueCents: dueOf(order), href }),
  });
};

/** Back from paying: what came of it is asked, for the address says nothing; the order's page shows it. */
const comeBack = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const order = await getOrderOf(host, request);
  const asked = settleOrder(host, order.id).catch((err) => {
    host.log.warn({ err, order: order.id }, 'a payment could not be asked after');
  });
  await Promise.race([asked, sleep(limits.patience, undefined, { ref: false })]);
  return toOrder(reply, order);
};

export const addPaymentRoutes = (host: Host): void => {
  // A HEAD request must not start a payment.
  host.app.get(startPath(':token'), { exposeHeadRoute: false }, start(host));
  host.app.get(returnPath(':token'), { exposeHeadRoute: false }, comeBack(host));
  addRetryRoutes(host);
  addLinkRoutes(host);
};
