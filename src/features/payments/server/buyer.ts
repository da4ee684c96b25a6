import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOrderByToken, type Order } from '#features/orders/api.server';
import { notFound } from '#kernel/errors';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';

/** The order that an address is about. Throws a 404 when nobody has that token. */
export const getOrderOf = async (host: Host, request: FastifyRequest): Promise<Order> => {
  const { token } = request.params as { token: string };
  const order = await findOrderByToken(host, token);
  if (!order) throw notFound();
  return order;
};

/** The order's page shows how it stands. */
export const toOrder = (reply: FastifyReply, { token }: Order): FastifyReply =>
  keepPrivate(reply).redirect(path.order(token), 303);
