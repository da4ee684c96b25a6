import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { createTries } from '#platform/tries/tries';
import { lookupPath } from '../contract';
import { OrderLookup, type OrderLookupProps } from '../site/order-lookup.view';
import { findOrderOf } from './read';

const texts = orderTexts.lookup;

/** Tries a client has in a minute. */
const TRIES = 10;

/** Finding an order by number and e-mail address. */
export const addLookupRoutes = (host: Host): void => {
  const tries = createTries(host, { name: 'order', points: TRIES, seconds: 60 });

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    props: Omit<OrderLookupProps, 'level'>,
    status = 200,
  ) =>
    serveOwnPage(host, request, reply, async () => ({
      status,
      title: texts.title,
      canonical: lookupPath,
      noindex: true,
      main: renderToStaticMarkup(createElement(OrderLookup, { level: 1, ...props })),
      tags: [],
    }));

  host.app.get(lookupPath, (request, reply) => show(request, reply, {}));

  host.app.post(lookupPath, async (request, reply) => {
    const params = readParams(request.body);
    const values = {
      number: (one(params, 'order_number') ?? '').slice(0, 40),
      email: (one(params, 'order_email') ?? '').slice(0, 254),
    };
    const refuse = (status: number, message: string) =>
      show(request, reply, { values, problem: { message, fields: status === 422 } }, status);
    if (!(await tries.take(clientOf(request)))) return refuse(429, texts.tooOften);
    const order = await findOrderOf(host, values.number, values.email);
    if (!order) return refuse(422, texts.none);
    return reply.redirect(path.order(order.token), 303);
  });
};
