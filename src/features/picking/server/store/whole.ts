import { and, eq, isNull } from 'drizzle-orm';
import { readOrderHistory } from '#features/fulfilment/api.server';
import { goesInParcel, paidBackUnsent } from '#features/returns/api.server';
import type { Db } from '#platform/db/types';
import { pickTasks } from '../tables';

/** Pieces of an order, and the place that they are to come from. */
export type Piece = { variantId: number; warehouseId: number; quantity: number };

/**
 * All pieces of an order that nobody is at yet; undefined: somebody picks or packs of it, or something left or was
 * taken out, so that it isn't one parcel any more.
 */
export const readWhole = async (db: Db, orderId: number): Promise<Piece[] | undefined> => {
  const isOpen = and(eq(pickTasks.orderId, orderId), isNull(pickTasks.endedAt));
  const tasks = await db.select({ id: pickTasks.id }).from(pickTasks).where(isOpen);
  const history = await readOrderHistory(db, orderId);
  const isWhole =
    history.parcels.length === 0 &&
    history.returns.length === 0 &&
    paidBackUnsent(history).length === 0;
  if (tasks.length > 0 || !isWhole) return undefined;
  return history.lines
    .filter(goesInParcel)
    .map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity }));
};
