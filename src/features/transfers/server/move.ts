import { eq } from 'drizzle-orm';
import { readPromised } from '#features/counter/api.server';
import { announceChange } from '#features/overviews/api.server';
import { lockStock, type MovementReason, noteMovement, setStock } from '#features/stock/api.server';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { transferNumber } from '../contract';
import { type Counts, holdDraft, productsOf, writeCounts } from './draft';
import { getTransfer, placeTitles } from './read';
import { transferLines, transfers } from './tables';

type Member = { id: number; name: string };
type At = { placeId: number; id: number };

type Change = {
  warehouseId: number;
  variantId: number;
  /** So many are there more than before; less than nothing: less. */
  change: number;
  reason: MovementReason;
  note: string;
  by: Member;
};

/** Writes a change of a place's stock and its log. Answers how many are for sale when there are too few. */
const changeStock = async (
  host: Host,
  tx: Tx,
  { change, reason, note, by, ...place }: Change,
): Promise<number | undefined> => {
  const free = await lockStock(tx, place);
  if (free + change < 0) return free;
  const { pieces } = await readPromised(tx, place);
  await setStock(tx, place, free + change);
  await noteMovement(tx, {
    ...{ ...place, from: free + pieces, to: free + pieces + change },
    ...{ reason, note, by, at: host.clock.now() },
  });
  return undefined;
};

/** Of an article fewer are for sale than a sender wants to send. */
export type TooFew = ReadonlyMap<number, number>;

/** Rolls a sending back, with what there were too few of. */
class TooFewPieces extends Error {
  constructor(readonly few: TooFew) {
    super('too few pieces');
  }
}

export type Sending =
  | { kind: 'sent'; pieces: number }
  | { kind: 'none' }
  | { few: TooFew; kind: 'few' };

/**
 * Sends what stands on a draft: out of its place's stock at once, and in nobody's until it is taken in. Whole or not
 * at all. Throws a 409 when a colleague sent or changed it meanwhile.
 */
export const sendTransfer = async (
  host: Host,
  { placeId, id }: At,
  counts: Counts,
  by: Member,
): Promise<Sending> => {
  try {
    const { outcome, variantIds } = await transact(host.db, async (tx) => {
      const { toId } = await holdDraft(host, tx, placeId, id);
      const lines = await writeCounts(tx, id, counts);
      if (lines.length === 0) return { outcome: { kind: 'none' } as const, variantIds: [] };
      const to = (await placeTitles(tx, [toId])).get(toId) ?? '';
      const note = texts.moved(transferNumber(id), to);
      const few = new Map<number, number>();
      for (const { variantId, sent } of lines) {
        const left = await changeStock(host, tx, {
          ...{ warehouseId: placeId, variantId, change: -sent, reason: 'sent', note, by },
        });
        if (left !== undefined) few.set(variantId, left);
      }
      if (few.size > 0) throw new TooFewPieces(few);
      const set = { state: 'underway' as const, sentAt: host.clock.now(), sentBy: by.name };
      await tx.update(transfers).set(set).where(eq(transfers.id, id));
      const pieces = lines.reduce((sum, { sent }) => sum + sent, 0);
      const sentIds = lines.map(({ variantId }) => variantId);
      return { outcome: { kind: 'sent', pieces } as const, variantIds: sentIds };
    });
    const products = await productsOf(host.db, variantIds);
    if (products.length > 0) await announceChange(host, 'Product', products);
    return outcome;
  } catch (error) {
    if (error instanceof TooFewPieces) return { kind: 'few', few: error.few };
    throw error;
  }
};

/** What came of an article, and why that is another count; also of what wasn't sent. */
export type Came = { variantId: number; received: number; note: string };

/**
 * Takes in what came: it is for sale at its receiver from now on. Answers whether this call did: of two who take it
 * in at once one does.
 */
export const receiveTransfer = async (
  host: Host,
  { placeId, id }: At,
  came: readonly Came[],
  by: Member,
): Promise<boolean> => {
  const inOrder = [...came].sort((one, other) => one.variantId - other.variantId);
  const isDone = await transact(host.db, async (tx) => {
    const transfer = await getTransfer(host, tx, placeId, { id, isHeld: true });
    if (transfer.toId !== placeId || transfer.state !== 'underway') return false;
    const from = (await placeTitles(tx, [transfer.fromId])).get(transfer.fromId) ?? '';
    for (const { variantId, received, note } of inOrder) {
      await tx
        .insert(transferLines)
        .values({ transferId: id, variantId, sent: 0, received, note })
        .onConflictDoUpdate({
          target: [transferLines.transferId, transferLines.variantId],
          set: { received, note },
        });
      if (received === 0) continue;
      await changeStock(host, tx, {
        ...{ warehouseId: placeId, variantId, change: received, reason: 'received', by },
        note: texts.arrived(transferNumber(id), from),
      });
    }
    const set = { state: 'received' as const, receivedAt: host.clock.now(), receivedBy: by.name };
    await tx.update(transfers).set(set).where(eq(transfers.id, id));
    return true;
  });
  if (!isDone) return false;
  const products = await productsOf(
    host.db,
    came.map(({ variantId }) => variantId),
  );
  await announceChange(host, 'Product', products);
  return true;
};

/** Notes that its sender read what came otherwise. */
export const noteSeen = async (host: Host, { placeId, id }: At): Promise<void> => {
  const { fromId, state } = await getTransfer(host, host.db, placeId, { id });
  if (fromId !== placeId || state !== 'received') return;
  await host.db.update(transfers).set({ seenAt: host.clock.now() }).where(eq(transfers.id, id));
};
