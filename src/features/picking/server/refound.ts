import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { addOrderEvent, announceSoon, lockOrder } from '#features/orders/api.server';
import { lockStock, noteMovement, setStock } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { afterCommit, transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { holdList, type PickList } from './claim';
import { productsOf } from './missing';
import { type At, touch } from './pick';
import { pickLines, pickShorts, pickTasks } from './tables';

type Reported = { shortId: number; taskId: number; orderId: number; variantId: number };

/**
 * What was said on a walk to lie nowhere, and of which nobody decided yet: its buyer heard of nothing, and it isn't
 * looked for elsewhere.
 */
export const readReported = (
  db: Db,
  { id, warehouseId, createdAt }: PickList,
): Promise<(Reported & { pieces: number; emptied: number })[]> =>
  db
    .select({
      ...{ shortId: pickShorts.id, taskId: pickTasks.id, orderId: pickShorts.orderId },
      ...{ variantId: pickShorts.variantId, pieces: pickShorts.pieces },
      emptied: pickShorts.emptied,
    })
    .from(pickShorts)
    .innerJoin(pickTasks, eq(pickTasks.orderId, pickShorts.orderId))
    .innerJoin(
      pickLines,
      and(eq(pickLines.taskId, pickTasks.id), eq(pickLines.variantId, pickShorts.variantId)),
    )
    .where(
      and(
        ...[eq(pickTasks.listId, id), eq(pickTasks.state, 'picking')],
        ...[eq(pickShorts.warehouseId, warehouseId), isNull(pickShorts.settledAt)],
        gte(pickShorts.at, createdAt),
      ),
    )
    // Orders are held in one order by everybody.
    .orderBy(pickShorts.orderId, pickShorts.id);

type Finding = { variantId: number; by: { id: number; name: string } };

/**
 * Takes back that an article wasn't found, as long as nobody decided about it: it is to be picked again on this walk,
 * and what was taken out of the stock because its shelf was empty is for sale again. Throws a 409 when there is
 * nothing to take back any more: of two presses one does.
 */
export const noteRefound = (
  host: Host,
  { listId, memberId }: At,
  { variantId, by }: Finding,
): Promise<number> =>
  transact(host.db, async (tx) => {
    const list = await holdList(tx, listId, memberId);
    const reported = (await readReported(tx, list)).filter((one) => one.variantId === variantId);
    for (const orderId of new Set(reported.map((one) => one.orderId))) await lockOrder(tx, orderId);
    const at = host.clock.now();
    // What somebody decided about meanwhile is no more this walk's.
    const ids = reported.map(({ shortId }) => shortId);
    const taken = await tx
      .update(pickShorts)
      .set({ settledAt: at, outcome: 'found' })
      .where(and(inArray(pickShorts.id, ids), isNull(pickShorts.settledAt)))
      .returning({ id: pickShorts.id });
    const found = reported.filter(({ shortId }) => taken.some(({ id }) => id === shortId));
    if (found.length === 0) throw new AppError(409, 'changed', texts.refoundOver);
    for (const { taskId, orderId, pieces } of found) {
      await tx
        .update(pickLines)
        .set({
          wanted: sql`${pickLines.wanted} + ${pieces}`,
          missing: sql`greatest(0, ${pickLines.missing} - ${pieces})`,
        })
        .where(and(eq(pickLines.taskId, taskId), eq(pickLines.variantId, variantId)));
      const data = { by: by.name, variantId, pieces };
      await addOrderEvent(tx, { orderId, kind: 'pick-found', data, at });
    }
    const pieces = found.reduce((sum, one) => sum + one.pieces, 0);
    const emptied = found.reduce((sum, one) => sum + one.emptied, 0);
    // Stock is held last, by everybody.
    const place = { warehouseId: list.warehouseId, variantId };
    const free = await lockStock(tx, place);
    if (emptied > 0) await setStock(tx, place, free + emptied);
    await noteMovement(tx, {
      ...{ ...place, from: free, to: free + emptied + pieces, reason: 'found' },
      ...{ note: texts.list(listId), by, at },
    });
    const productIds = await productsOf(tx, [variantId]);
    afterCommit(tx, () => announceSoon(host, productIds));
    await touch(host, tx, listId);
    return pieces;
  });
