import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findOwn, one, type Params, readParams, serveOwnPage } from '#features/pages/api.server';
import { cartTexts as texts } from '#kernel/messages/nl-shop';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field, header, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { type AddReply, cappedParam, emptyCartPath } from '../contract';
import { AddProblem } from '../site/add-problem.view';
import { type AddRequest, type AddResult, addToCart } from './add-to-cart';
import { emptyCart } from './lines';
import { visitorToken } from './token';

const readAsked = (params: Params): AddRequest => ({
  productId: readWholeNumber(one(params, field.itemId)) ?? 0,
  colorId: readWholeNumber(one(params, field.colorId)) || null,
  sizeId: readWholeNumber(one(params, field.sizeId)) || null,
  quantity: readWholeNumber((one(params, field.quantity) ?? '1').trim()),
});

const isCall = (request: FastifyRequest): boolean =>
  request.headers['x-requested-with'] !== undefined ||
  (request.headers.accept ?? '').includes('application/json');

/** S7.3/1: puts a product in the cart. A call gets JSON, a form gets its cart or a page. */
const add = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const asked = readAsked(readParams(request.body));
  const result = await addToCart(host, asked, request, reply);
  reply
    .header(header.articleCount, String(result.count))
    .header('cache-control', 'private, no-store');
  if (isCall(request)) return reply.send(presentReply(result));
  if (result.success) {
    const told = result.capped ? `?${cappedParam}=${result.capped}` : '';
    return reply.redirect(path.checkout + told, 303);
  }
  return serveOwnPage(host, request, reply, async (context) => ({
    status: 422,
    title: texts.problemTitle,
    canonical: path.checkout,
    noindex: true,
    main: renderToStaticMarkup(
      createElement(AddProblem, { asked, token: context.token, ...result }),
    ),
    tags: [],
  }));
};

const presentReply = (result: AddResult): AddReply => ({
  success: result.success,
  number_of_articles: result.count,
  redirect_url: result.success ? path.checkout : undefined,
  message: result.message,
});

/** A yes to the question of the cart's confirm link (S2.5/5). */
const empty = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const session = await host.sessions.find(request);
  if (session) await emptyCart(host.db, session.id);
  return reply.header('cache-control', 'private, no-store').redirect(path.checkout, 303);
};

/** What is this visitor's own on every page: filled in after the page itself, which is everyone's. */
const session = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const found = await host.sessions.find(request);
  const personal = await findOwn(host, request, found);
  return reply
    .header('cache-control', 'private, no-store')
    .send({ ...personal, token: visitorToken(host, found?.id) });
};

export const addCartRoutes = (host: Host): void => {
  host.app.post(path.addToCart, add(host));
  host.app.get(path.addToCart, (_request, reply) => reply.redirect(path.checkout, 303));
  host.app.post(emptyCartPath, empty(host));
  host.app.get(emptyCartPath, (_request, reply) => reply.redirect(path.checkout, 303));
  host.app.get(path.session, session(host));
};
