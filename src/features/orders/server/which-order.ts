import { z } from 'zod';
import type { Host } from '#platform/host';
import type { Order } from './order';
import { findOrderByToken, getOrder } from './read';

/** An order that is being written has no number yet, and is known by its token. */
export type WhichOrder = { orderId: number } | { token: string };

export const whichOrder = z.union([
  z.object({ orderId: z.int() }),
  z.object({ token: z.string() }),
]);

/** The order that a job is about; undefined: it was not written after all. */
export const findWhich = (host: Host, which: WhichOrder): Promise<Order | undefined> =>
  'token' in which ? findOrderByToken(host, which.token) : getOrder(host, which.orderId);
