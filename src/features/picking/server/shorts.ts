import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  addOrderEvent,
  lockOrder,
  type Order,
  orders,
  untilDurable,
} from '#features/orders/api.server';
import { cancelLostPieces } from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ShortOutcome } from '../contract';
import { pickShorts } from './tables';

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
  return rows;
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
  outcome: ShortOutcome,
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
