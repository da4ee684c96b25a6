import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { shareFound, type Wanting } from '../route';
import { findByCode } from './articles';
import { holdList, type PickList } from './claim';
import { readLeft, stillWanted } from './left';
import { pickLines, pickLists, pickTasks } from './tables';

export type At = { listId: number; memberId: number };

/** Boxes of a list that still get pieces of an article, held with the list. */
export const wantingOf = async (
  tx: Tx,
  listId: number,
  variantId: number,
): Promise<(Wanting & { orderId: number })[]> => {
  const rows = await tx
    .select({
      ...{ taskId: pickTasks.id, box: pickTasks.box, orderId: pickTasks.orderId },
      ...{ wanted: pickLines.wanted, picked: pickLines.picked },
    })
    .from(pickLines)
    .innerJoin(pickTasks, eq(pickTasks.id, pickLines.taskId))
    .where(
      and(
        eq(pickTasks.listId, listId),
        eq(pickTasks.state, 'picking'),
        eq(pickLines.variantId, variantId),
      ),
    )
    .orderBy(pickTasks.box);
  const leftOf = await readLeft(
    tx,
    rows.map(({ orderId }) => orderId),
  );
  return rows.map((row) => ({ ...row, wanted: stillWanted(row, leftOf(row.orderId, variantId)) }));
};

export const touch = async (host: Host, tx: Tx, id: number, set: Partial<PickList> = {}) => {
  await tx
    .update(pickLists)
    .set({ touchedAt: host.clock.now(), ...set })
    .where(eq(pickLists.id, id));
};

const setPicked = async (tx: Tx, taskId: number, variantId: number, picked: number) => {
  await tx
    .update(pickLines)
    .set({ picked })
    .where(and(eq(pickLines.taskId, taskId), eq(pickLines.variantId, variantId)));
};

/** Notes that all pieces of an article are found, or that they were laid back. Again it is the same. */
export const pickAll = (
  host: Host,
  { listId, memberId }: At,
  variantId: number,
  isFound: boolean,
): Promise<void> =>
  transact(host.db, async (tx) => {
    await holdList(tx, listId, memberId);
    const wanting = (await wantingOf(tx, listId, variantId)).filter(({ wanted }) => wanted > 0);
    if (wanting.length === 0) throw new AppError(404, 'not_on_list', texts.notOnList);
    for (const { taskId, wanted } of wanting) {
      await setPicked(tx, taskId, variantId, isFound ? wanted : 0);
    }
    await touch(host, tx, listId);
  });

/** What came of a scan. `box`: where the piece goes. `left`: so many of the article are still to be found. */
export type Scanned =
  | { kind: 'found'; variantId: number; box: number; left: number }
  | { kind: 'enough'; variantId: number }
  | { kind: 'wrong'; variantId: number }
  | { kind: 'unknown' };

/** Counts one piece of what a code is of. The same key counts once, however often it is sent. */
export const scan = (
  host: Host,
  { listId, memberId }: At,
  { code, key }: { code: string; key: string },
): Promise<Scanned> =>
  transact(host.db, async (tx): Promise<Scanned> => {
    const list = await holdList(tx, listId, memberId);
    const variantId = await findByCode(tx, code);
    if (variantId === undefined) return { kind: 'unknown' };
    const wanting = await wantingOf(tx, listId, variantId);
    const inBox = wanting.filter(({ wanted }) => wanted > 0);
    if (inBox.length === 0) return { kind: 'wrong', variantId };
    const left = inBox.reduce((sum, { wanted, picked }) => sum + wanted - picked, 0);
    if (key !== '' && key === list.scanKey) {
      const last = inBox.findLast(({ picked }) => picked > 0);
      return { kind: 'found', variantId, box: last?.box ?? 1, left };
    }
    const [share] = shareFound(inBox, 1);
    if (!share) return { kind: 'enough', variantId };
    const { picked = 0, box = 1 } = inBox.find(({ taskId }) => taskId === share.taskId) ?? {};
    await setPicked(tx, share.taskId, variantId, picked + 1);
    await touch(host, tx, listId, { scanKey: key });
    return { kind: 'found', variantId, box, left: left - 1 };
  });

/**
 * Ends a walk: orders of which something lies in a box are packed, with what lies there; what wasn't looked
 * for waits again. Answers those that can be packed now.
 */
export const finishList = (host: Host, { listId, memberId }: At): Promise<number[]> =>
  transact(host.db, async (tx) => {
    await holdList(tx, listId, memberId);
    const endedAt = host.clock.now();
    const tasks = await tx
      .select()
      .from(pickTasks)
      .where(and(eq(pickTasks.listId, listId), eq(pickTasks.state, 'picking')));
    const ids = tasks.map(({ id }) => id);
    const lines = ids.length
      ? await tx.select().from(pickLines).where(inArray(pickLines.taskId, ids))
      : [];
    const orderIds: number[] = [];
    for (const { id, orderId } of tasks) {
      const own = lines.filter(({ taskId }) => taskId === id);
      const isAny = own.some(({ picked }) => picked > 0);
      for (const { variantId, wanted, picked } of own) {
        if (wanted === picked) continue;
        const isIt = and(eq(pickLines.taskId, id), eq(pickLines.variantId, variantId));
        await tx.update(pickLines).set({ wanted: picked }).where(isIt);
      }
      const set = isAny
        ? ({ state: 'packing' } as const)
        : ({ state: 'released', endedAt } as const);
      await tx.update(pickTasks).set(set).where(eq(pickTasks.id, id));
      if (isAny) orderIds.push(orderId);
    }
    await touch(host, tx, listId, { endedAt });
    return orderIds;
  });
