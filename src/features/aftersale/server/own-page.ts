import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOrderByToken, type Order } from '#features/orders/api.server';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import { secretAddress } from '#platform/http/secret-address';
import { requireOwnPage } from '#platform/sessions/csrf';

/** The address of an order opens it: it is told to nobody, not even to where a link leads. */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({ ...secretAddress, 'x-robots-tag': 'noindex, nofollow' });

const TOKEN = /^[\w-]{1,64}$/;

/** The order of an address. Throws a 404. */
export const getOwnOrder = async (host: Host, request: FastifyRequest): Promise<Order> => {
  const { token } = request.params as { token: string };
  const order = TOKEN.test(token) ? await findOrderByToken(host, token) : undefined;
  if (!order) throw notFound();
  return order;
};

/** The order of a form that was posted from its page. Throws a 403 or 404. */
export const getPostedOrder = (host: Host, request: FastifyRequest): Promise<Order> => {
  requireOwnPage(request, {
    secret: host.config.secret,
    now: host.clock.now(),
    sessionId: host.sessions.idOf(request),
  });
  return getOwnOrder(host, request);
};
