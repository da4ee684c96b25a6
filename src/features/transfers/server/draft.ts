import { and, eq, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { transfers as limits } from '#kernel/limits-transfers';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { getTransfer, linesOf, listPlaces, type Transfer, type TransferLine } from './read';
import { transferLines, transfers } from './tables';
import { namesOf } from './tell';

/** Begins a transfer; undefined: nothing can be sent there. */
export const beginTransfer = async (
  host: Host,
  { fromId, toId, by }: { fromId: number; toId: number; by: string },
): Promise<Transfer | undefined> => {
  const places = await listPlaces(host.db);
  if (fromId === toId || !places.some(({ id }) => id === toId)) return undefined;
  const [stored] = await host.db
    .insert(transfers)
    .values({
      ...{ siteId: getSite(host).id, fromId, toId },
      ...{ createdAt: host.clock.now(), createdBy: by },
    })
    .returning();
  return stored;
};

const isLine = (transferId: number, variantId: number) =>
  and(eq(transferLines.transferId, transferId), eq(transferLines.variantId, variantId));

/** A draft of a place, held. Throws a 409 once it was sent. */
export const holdDraft = async (
  host: Host,
  tx: Tx,
  placeId: number,
  id: number,
): Promise<Transfer> => {
  const transfer = await getTransfer(host, tx, placeId, { id, isHeld: true });
  if (transfer.fromId !== placeId || transfer.state !== 'draft') {
    throw new AppError(409, 'sent', texts.doneBefore);
  }
  return transfer;
};

type At = { placeId: number; id: number };

const freeAt = async (db: Db, warehouseId: number, variantId: number): Promise<number> => {
  const { rows } = await db.execute<{ pieces: number }>(sql`
    select pieces from stock where warehouse_id = ${warehouseId} and variant_id = ${variantId}`);
  return rows[0]?.pieces ?? 0;
};

/**
 * Puts one piece more of an article on a draft. Throws a 422 when it is full, or no more of it is for sale: what
 * customers were promised isn't sent.
 */
export const addPiece = (host: Host, { placeId, id }: At, variantId: number): Promise<void> =>
  transact(host.db, async (tx) => {
    await holdDraft(host, tx, placeId, id);
    const lines = await linesOf(tx, id);
    const known = lines.find((line) => line.variantId === variantId);
    if (!known && lines.length >= limits.lines) throw new AppError(422, 'full', texts.full);
    const free = await freeAt(tx, placeId, variantId);
    if ((known?.sent ?? 0) >= free) {
      const nameOf = await namesOf(tx, [variantId]);
      throw new AppError(422, 'few', texts.addFew(nameOf(variantId).name, free));
    }
    await tx
      .insert(transferLines)
      .values({ transferId: id, variantId, sent: 1 })
      .onConflictDoUpdate({
        target: [transferLines.transferId, transferLines.variantId],
        set: { sent: sql`least(${limits.pieces}, ${transferLines.sent} + 1)` },
      });
  });

/** How a draft's lines stood when somebody looked: another since makes his counts those of something else. */
export const fingerprintOf = (lines: readonly Pick<TransferLine, 'variantId' | 'sent'>[]): string =>
  lines.map(({ variantId, sent }) => `${variantId}-${sent}`).join('.');

/** What a sender typed: how many of each article, and how the lines stood when he looked. */
export type Counts = { seen: string; pieces: ReadonlyMap<number, number> };

/** Writes what a sender typed on a draft that is held. Throws a 409 when it is another by now. */
export const writeCounts = async (
  tx: Tx,
  id: number,
  { seen, pieces }: Counts,
): Promise<TransferLine[]> => {
  const lines = await linesOf(tx, id);
  if (fingerprintOf(lines) !== seen) throw new AppError(409, 'changed', texts.changed);
  for (const { variantId, sent } of lines) {
    const counted = pieces.get(variantId) ?? sent;
    if (counted === 0) await tx.delete(transferLines).where(isLine(id, variantId));
    else if (counted !== sent) {
      await tx.update(transferLines).set({ sent: counted }).where(isLine(id, variantId));
    }
  }
  return linesOf(tx, id);
};

export const keepCounts = (host: Host, { placeId, id }: At, counts: Counts): Promise<void> =>
  transact(host.db, async (tx) => {
    await holdDraft(host, tx, placeId, id);
    await writeCounts(tx, id, counts);
  });

/** Does away with a draft: nothing of it left a stock. */
export const dropDraft = (host: Host, { placeId, id }: At): Promise<void> =>
  transact(host.db, async (tx) => {
    await holdDraft(host, tx, placeId, id);
    await tx.delete(transfers).where(eq(transfers.id, id));
  });

/** The products of variants, whose cards say what is for sale. */
export const productsOf = async (db: Db, variantIds: readonly number[]): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct product_id as id from variants
    where id = any(${sql.param([...variantIds])}::int[])`);
  return rows.map(({ id }) => id);
};
