import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, serveOwnPage } from '#features/pages/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { askedParam, lookupPath } from '../contract';
import { OrderLookup, type OrderLookupProps } from '../site/order-lookup.view';
import { askedPage, createOrderAsking } from './ask-order';

const texts = orderTexts.lookup;

/** Asking for the link of an order by its number and e-mail address. */
export const addLookupRoutes = (host: Host): void => {
  const ask = createOrderAsking(host, 'view');

  const serve = (
    request: FastifyRequest,
    reply: FastifyReply,
    { title, main, status = 200 }: { title: string; main: string; status?: number },
  ) =>
    serveOwnPage(host, request, reply, async () => ({
      ...{ status, title, noindex: true, tags: [] },
      canonical: lookupPath,
      main,
    }));

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    props: Omit<OrderLookupProps, 'level'>,
    status?: number,
  ) => {
    const main = renderToStaticMarkup(createElement(OrderLookup, { level: 1, ...props }));
    return serve(request, reply, { title: texts.title, main, status });
  };

  host.app.get(lookupPath, (request, reply) => {
    if (!one(queryParams(request.url), askedParam)) return show(request, reply, {});
    return serve(request, reply, askedPage(host, lookupPath));
  });

  host.app.post(lookupPath, async (request, reply) => {
    const { values, refused } = await ask(request);
    if (!refused) return reply.redirect(`${lookupPath}?${askedParam}=1`, 303);
    return show(request, reply, { values, errors: refused.errors }, refused.status);
  });
};
