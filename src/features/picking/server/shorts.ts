import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  addOrderEvent,
  lockOrder,
  type Order,
  orders,
  untilDurable,
} from '#features/orders/api.server';
import { listRefunds, waitsByHand } from '#features/payments/api.server';
import { cancelLostPieces } from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ShortOutcome } from '../contract';
import { pickShorts } from './tables';
import { settleUnwanted } from './unwanted';

export type Short = typeof pickShorts.$inferSelect;

/** Pieces that are nowhere and of which nobody decided yet, the oldest first. */
export const listShorts = async (host: Host): Promise<{ short: Short; order: Order }[]> => {
  const rows = await host.db
    .select({ short: pickShorts, order: orders })
    .from(pickShorts)
    .innerJoin(orders, eq(orders.id, pickShorts.orderId))
    .where(and(isNull(pickShorts.settledAt), eq(orders.siteId, getSite(host).id)))
    .orderBy(asc(pickShorts.id));
  await untilDurable(
    host,
    rows.map(({ order }) => order),
  );
  return settleUnwanted(host, rows);
};

/** A decision about pieces that were nowhere, and their order; undefined: there is none. */
export const findShort = async (
  host: Host,
  id: number,
): Promise<{ short: Short; order: Order } | undefined> => {
  const isIts = and(eq(pickShorts.id, id), eq(orders.siteId, getSite(host).id));
  const [found] = await host.db
    .select({ short: pickShorts, order: orders })
    .from(pickShorts)
    .innerJoin(orders, eq(orders.id, pickShorts.orderId))
    .where(isIts);
  if (found) await untilDurable(host, [found.order]);
  return found;
};

/** What staff has to give back by hand of what pieces cost that were taken out of their order, in cents. */
export const centsBackByHand = async (
  host: Host,
  { short, order }: { short: Short; order: Order },
): Promise<number> => {
  const keys = [`short-${short.id}-${order.id}`, `cancel-${order.id}`];
  const refunds = await listRefunds(host.db, order.id);
  return refunds
    .filter((refund) => keys.includes(refund.key) && waitsByHand(refund))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
};

/** Pieces of an order that lie nowhere, as long as nobody decided about them. */
export const shortOf = async (db: Db, orderId: number): Promise<number> => {
  const rows = await db
    .select({ pieces: pickShorts.pieces })
    .from(pickShorts)
    .where(and(isNull(pickShorts.settledAt), eq(pickShorts.orderId, orderId)));
  return rows.reduce((sum, { pieces }) => sum + pieces, 0);
};

const hold = async (tx: Tx, id: number): Promise<{ order: Order; short: Short } | undefined> => {
  const [found] = await tx.select().from(pickShorts).where(eq(pickShorts.id, id));
  if (!found) throw notFound(texts.noShort);
  const order = await lockOrder(tx, found.orderId);
  const [short] = await tx.select().from(pickShorts).where(eq(pickShorts.id, id)).for('update');
  return short && !short.settledAt ? { order, short } : undefined;
};

/**
 * Decides about pieces that are nowhere: they are looked for again, or taken out of their order and paid
 * back. Answers whether this call did: of two, one does.
 */
export const settleShort = (
  host: Host,
  id: number,
  outcome: Extract<ShortOutcome, 'again' | 'cancelled'>,
  by: string,
): Promise<boolean> =>
  transact(host.db, async (tx) => {
    const held = await hold(tx, id);
    if (!held) return false;
    const { order, short } = held;
    const { variantId, pieces, orderId } = short;
    const isStanding = order.state === 'placed' || order.state === 'packed';
    if (outcome === 'cancelled') {
      if (!isStanding) throw new AppError(409, 'wrong_state', texts.shortOver);
      const items = [{ variantId, quantity: pieces }];
      await cancelLostPieces(host, tx, order, { by, items, key: `short-${id}` });
    } else {
      const data = { by, variantId, pieces };
      await addOrderEvent(tx, { orderId, kind: 'pick-again', data, at: host.clock.now() });
    }
    const set = { settledAt: host.clock.now(), outcome };
    await tx.update(pickShorts).set(set).where(eq(pickShorts.id, id));
    return true;
  });
