import { z } from 'zod';
import type { Host } from '#platform/host';
import type { Order, WhichOrder } from './order';
import { findOrderByToken, getOrder } from './read';

export const whichOrder = z.union([
  z.object({ orderId: z.int() }),
  z.object({ token: z.string() }),
]);

/** The order that a job is about; undefined: it was not written after all. */
export const findWhich = (host: Host, which: WhichOrder): Promise<Order | undefined> =>
  'token' in which ? findOrderByToken(host, which.token) : getOrder(host, which.orderId);
