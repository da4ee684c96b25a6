import type { FastifyRequest } from 'fastify';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import type { Order } from './order';
import { findOrderByToken } from './read';

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
  requireOwnPage(host, request);
  return getOwnOrder(host, request);
};
