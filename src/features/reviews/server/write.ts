import { and, eq, sql } from 'drizzle-orm';
import { lockRating } from '#features/catalog/api.server';
import type { Order } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ReviewValues } from '../contract';
import type { Bought } from './bought';
import { recount } from './rating';
import { productReviews as table } from './tables';

export type Review = typeof table.$inferSelect;

type Which = { order: Pick<Order, 'id'>; bought: Bought };

/** The review of a product of an order. */
export const findReview = async (
  db: Db,
  { order, bought }: { order: Pick<Order, 'id'>; bought: Pick<Bought, 'productId'> },
): Promise<Review | undefined> => {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.orderId, order.id), eq(table.productId, bought.productId)));
  return row;
};

/**
 * Stores what a buyer thinks of what he bought, or what he thinks now. From then on it waits until
 * somebody of the shop has read it; the same again changes nothing.
 */
export const writeReview = (
  host: Host,
  { order, bought }: Which,
  { values, language }: { values: ReviewValues; language: string },
): Promise<void> =>
  transact(host.db, async (tx) => {
    const { productId, choice } = bought;
    if (!(await lockRating(tx, productId))) return;
    const now = host.clock.now();
    const { title, text, name } = values;
    const typed = { rating: Number(values.rating), title, text, name, language };
    const isOther = sql`(${table.rating}, ${table.title}, ${table.text}, ${table.name})
      is distinct from (excluded.rating, excluded.title, excluded.text, excluded.name)`;
    const changed = await tx
      .insert(table)
      .values({
        ...{ productId, orderId: order.id, isVerified: true, choice },
        ...{ ...typed, writtenAt: now, changedAt: now },
      })
      .onConflictDoUpdate({
        target: [table.orderId, table.productId],
        set: {
          ...{ ...typed, changedAt: now, state: 'waiting', version: sql`${table.version} + 1` },
          ...{ refusal: null, moderatedAt: null, moderatedBy: null },
        },
        setWhere: isOther,
      })
      .returning({ version: table.version });
    if (changed.some(({ version }) => version > 1)) await recount(host, tx, productId);
  });

/** Removes a review for good, by its writer's wish; answers whether there was one. */
export const withdrawReview = (
  host: Host,
  { order, bought: { productId } }: Which,
): Promise<boolean> =>
  transact(host.db, async (tx) => {
    await lockRating(tx, productId);
    const gone = await tx
      .delete(table)
      .where(and(eq(table.orderId, order.id), eq(table.productId, productId)))
      .returning({ state: table.state });
    if (gone.some(({ state }) => state === 'shown')) await recount(host, tx, productId);
    return gone.length > 0;
  });
