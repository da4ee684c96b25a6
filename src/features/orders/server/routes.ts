import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { accountPath } from '#features/accounts/contract';
import { notFoundPage, one, serveOwnPage } from '#features/pages/api.server';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { codePath, codePicture } from '#platform/qr/qr-code';
import { pickupCodePath } from '../contract';
import { OrderPage } from '../site/order-page.view';
import { nextSteps } from '../steps';
import type { Order } from './order';
import { getOwnOrder } from './own-page';
import { pickupCodeOf } from './pickup-code';
import { findOrderByToken, getOrder, viewOrder } from './read';
import {
  findAccountOffer,
  findLineLinks,
  findSections,
  type OrderPageNote,
  showOrderSeats,
} from './sections';

type Shown = {
  status?: number;
  /** What came of a form on the page, for whoever shows that form. */
  note?: OrderPageNote;
};

/** Answers with an order's page, as it is now. */
export const serveOrderPage = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: Pick<Order, 'id'>,
  { status, note }: Shown = {},
) => {
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async ({ token }) => {
    const found = await getOrder(host, id);
    const order = await viewOrder(host, found);
    const sections = await findSections(host)?.(host, found, { token, note });
    const links = await findLineLinks(host, found);
    const isOff = order.state === 'cancelled' || order.seats === 'none';
    const events = isOff ? undefined : await showOrderSeats(host, found);
    const accountId = (await host.sessions.find(request))?.accountId ?? undefined;
    const isLoggedIn = accountId !== undefined;
    const listHref = found.accountId === accountId && isLoggedIn ? accountPath.orders : undefined;
    const offer = findAccountOffer(host)?.(host, found, { token, note, isLoggedIn });
    return {
      status,
      title: texts.pageTitle(order.number),
      noindex: true,
      main: renderToStaticMarkup(
        createElement(OrderPage, {
          ...{ order, steps: nextSteps(order), links, offer, events, listHref },
          codeDrawn: order.fetching && codePath(order.fetching.code),
          ...sections,
        }),
      ),
      tags: [],
    };
  });
};

const showOrder = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { token } = request.params as { token: string };
  const found = await findOrderByToken(host, token);
  if (!found)
    return serveOwnPage(host, request, keepPrivate(reply), async () => notFoundPage(host));
  const done = one(queryParams(request.url), 'gedaan');
  return serveOrderPage(host, request, reply, found, { note: done ? { done } : undefined });
};

export const addOrderRoutes = (host: Host): void => {
  host.app.get(path.order(':token'), showOrder(host));
  host.app.get(pickupCodePath(':token'), async (request, reply) => {
    const { token } = await getOwnOrder(host, request);
    return keepPrivate(reply)
      .type('image/gif')
      .header('cache-control', 'private, no-store')
      .send(codePicture(pickupCodeOf(token)));
  });
};
