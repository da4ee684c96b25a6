import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import { type MovementReason, stock, stockMovements } from './tables';

export type StockPlace = { warehouseId: number; variantId: number };

/**
 * Holds a variant's pieces in a warehouse until the transaction ends, whether any were there before or not:
 * no order takes of them meanwhile. Answers how many are for sale.
 */
export const lockStock = async (
  tx: Tx,
  { warehouseId, variantId }: StockPlace,
): Promise<number> => {
  await tx.insert(stock).values({ warehouseId, variantId, pieces: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({ pieces: stock.pieces })
    .from(stock)
    .where(and(eq(stock.warehouseId, warehouseId), eq(stock.variantId, variantId)))
    .for('update');
  return row?.pieces ?? 0;
};

export type MovementOf = StockPlace & {
  /** All pieces that are there, before and after. */
  from: number;
  to: number;
  reason: MovementReason;
  note: string;
  by: { id: number; name: string };
  at: Date;
};

/** Writes how many pieces are for sale, of those that `lockStock` holds. */
export const setStock = async (
  tx: Tx,
  { warehouseId, variantId }: StockPlace,
  pieces: number,
): Promise<void> => {
  await tx
    .update(stock)
    .set({ pieces, updatedAt: sql`now()` })
    .where(and(eq(stock.warehouseId, warehouseId), eq(stock.variantId, variantId)));
};

/** Notes who found other pieces than were known, and why. */
export const noteMovement = async (tx: Tx, movement: MovementOf): Promise<void> => {
  const { warehouseId, variantId, from, to, reason, note, by, at } = movement;
  await tx.insert(stockMovements).values({
    ...{ warehouseId, variantId, fromPieces: from, toPieces: to, reason, note, at },
    ...{ memberId: by.id, memberName: by.name },
  });
};

export type Movement = typeof stockMovements.$inferSelect;

/** What staff wrote of a warehouse's stock, or of one variant there, the newest first. */
export const listMovements = (
  db: Db,
  { warehouseId, variantId }: { warehouseId: number; variantId?: number },
  limit: number,
): Promise<Movement[]> =>
  db
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.warehouseId, warehouseId),
        variantId === undefined ? undefined : eq(stockMovements.variantId, variantId),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit);
