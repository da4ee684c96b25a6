import { and, asc, eq } from 'drizzle-orm';
import { spread } from '#features/cart/api.server';
import { otherPlaces, takeStock } from '#features/stock/api.server';
import type { Tx } from '#platform/db/types';
import { allocate } from '../allocate';
import type { OrderLine } from './order';
import { orderLines } from './tables';

type Lack = { orderId: number; variantId: number; warehouseId: number; pieces: number };

/** Where pieces come from now. */
export type Moved = { warehouseId: number; title: string; pieces: number };

/** Takes pieces off a line and writes them on one of another place, with their part of the discount. */
const moveLine = async (
  tx: Tx,
  line: OrderLine,
  { warehouseId, pieces }: Pick<Moved, 'warehouseId' | 'pieces'>,
): Promise<void> => {
  if (pieces === line.quantity) {
    await tx.update(orderLines).set({ warehouseId }).where(eq(orderLines.id, line.id));
    return;
  }
  const stay = line.quantity - pieces;
  const [kept = 0, gone = 0] = spread(line.discountCents, [
    stay * line.unitCents,
    pieces * line.unitCents,
  ]);
  await tx
    .update(orderLines)
    .set({ quantity: stay, discountCents: kept })
    .where(eq(orderLines.id, line.id));
  const { id: _, ...copied } = line;
  await tx
    .insert(orderLines)
    .values({ ...copied, warehouseId, quantity: pieces, discountCents: gone });
};

/** Brings pieces of an order (locked) from one place to another in its lines. Answers how many those were. */
const moveLines = async (
  tx: Tx,
  { orderId, variantId, warehouseId, pieces }: Lack,
  toId: number,
): Promise<number> => {
  let left = pieces;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.variantId, variantId),
        eq(orderLines.warehouseId, warehouseId),
      ),
    )
    .orderBy(asc(orderLines.id));
  for (const line of lines) {
    const some = Math.min(left, line.quantity);
    if (some === 0) continue;
    await moveLine(tx, line, { warehouseId: toId, pieces: some });
    left -= some;
  }
  return pieces - left;
};

/**
 * Has pieces of an order (locked) come from another place, and takes them from its stock. Answers whether it did:
 * that place must have them all, and the order that many where they were.
 */
export const sendFrom = async (tx: Tx, lack: Lack, toId: number): Promise<boolean> => {
  if ((await moveLines(tx, lack, toId)) < lack.pieces) return false;
  const { variantId, pieces } = lack;
  return takeStock(tx, { warehouseId: toId, variantId, pieces });
};

/** Brings pieces of an order (locked) back to the place that they were to come from, which hasn't got them. */
export const sendBack = async (tx: Tx, lack: Lack, toId: number): Promise<void> => {
  const moved = await moveLines(tx, lack, toId);
  if (moved < lack.pieces) throw new Error(`Pieces of order ${lack.orderId} lie elsewhere`);
};

/**
 * Takes pieces of an order (locked) that weren't found where they should lie from other web warehouses, as
 * far as those have them. Answers where they come from now; what is left is nowhere.
 */
export const reallocate = async (
  tx: Tx,
  { orderId, variantId, warehouseId, pieces }: Lack,
): Promise<Moved[]> => {
  const places = await otherPlaces(tx, { warehouseId, variantId });
  const there = places.reduce((sum, place) => sum + place.pieces, 0);
  const taken = allocate(Math.min(pieces, there), places) ?? [];
  const moved: Moved[] = [];
  for (const take of taken) {
    if (take.pieces === 0) continue;
    const lack = { orderId, variantId, warehouseId, pieces: take.pieces };
    const came = await moveLines(tx, lack, take.warehouseId);
    if (came === 0) continue;
    const isTaken = await takeStock(tx, { warehouseId: take.warehouseId, variantId, pieces: came });
    // The rows have been locked since they were read, so this can't fail.
    if (!isTaken) throw new Error(`Pieces of ${variantId} went while they were held`);
    const title = places.find((one) => one.warehouseId === take.warehouseId)?.title ?? '';
    moved.push({ warehouseId: take.warehouseId, title, pieces: came });
  }
  return moved;
};
