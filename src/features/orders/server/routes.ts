import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { notFoundPage, readParams, serveOwnPage } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { withdrawPath } from '../contract';
import { OrderPage } from '../site/order-page.view';
import { nextSteps } from '../steps';
import { findOrder, viewOrder } from './read';
import { withdrawOrder } from './withdraw';

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** The address of an order opens it: it is told to nobody, not even to where a link leads. */
const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });

const showOrder = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const found = await findOrder(host, tokenOf(request));
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async (context) => {
    if (!found) return notFoundPage(host);
    const order = await viewOrder(host, found);
    const steps = found.state === 'placed' ? nextSteps(order) : [];
    const withdrawAction = withdrawPath(found.token);
    return {
      title: texts.pageTitle(order.number),
      noindex: true,
      main: renderToStaticMarkup(
        createElement(OrderPage, { order, steps, token: context.token, withdrawAction }),
      ),
      tags: [],
    };
  });
};

const withdraw = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(request, {
    secret: host.config.secret,
    now: host.clock.now(),
    sessionId: host.sessions.idOf(request),
  });
  const order = await findOrder(host, tokenOf(request));
  if (!order) throw notFound();
  const variantIds = (readParams(request.body).variant_id ?? []).map(readWholeNumber);
  await withdrawOrder(
    host,
    order,
    variantIds.filter((id) => id !== undefined),
  );
  return keepPrivate(reply).redirect(path.order(order.token), 303);
};

export const addOrderRoutes = (host: Host): void => {
  host.app.get(path.order(':token'), showOrder(host));
  host.app.post(withdrawPath(':token'), withdraw(host));
  host.app.get(withdrawPath(':token'), (request, reply) =>
    reply.redirect(path.order(tokenOf(request)), 303),
  );
};
