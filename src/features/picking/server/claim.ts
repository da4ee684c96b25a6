import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pickLines, pickLists, pickTasks } from './tables';
import { listWaiting } from './waiting';

export type PickList = typeof pickLists.$inferSelect;
export type PickTask = typeof pickTasks.$inferSelect;
export type PickLine = typeof pickLines.$inferSelect;

/** A list by its number. Throws a 404. */
export const getList = async (db: Db, id: number): Promise<PickList> => {
  const [list] = await db.select().from(pickLists).where(eq(pickLists.id, id));
  if (!list) throw notFound(texts.noList);
  return list;
};

/** Lists of a warehouse that are being walked, the oldest first. */
export const listOpen = (db: Db, warehouseId: number): Promise<PickList[]> =>
  db
    .select()
    .from(pickLists)
    .where(and(eq(pickLists.warehouseId, warehouseId), isNull(pickLists.endedAt)))
    .orderBy(asc(pickLists.id));

export const tasksOf = (db: Db, listId: number): Promise<PickTask[]> =>
  db.select().from(pickTasks).where(eq(pickTasks.listId, listId)).orderBy(asc(pickTasks.box));

export type Asking = {
  memberId: number;
  warehouseId: number;
  /** How many orders, or which. */
  size: number;
  orderIds?: readonly number[];
};

const isOpenOf = ({ memberId, warehouseId }: Pick<Asking, 'memberId' | 'warehouseId'>) =>
  and(
    eq(pickLists.memberId, memberId),
    eq(pickLists.warehouseId, warehouseId),
    isNull(pickLists.endedAt),
  );

/**
 * Makes a member's list of the orders that wait longest by what was promised, or of those that he ticked.
 * Lists of a warehouse are made one after the other, so that no order is on two. Who has one already gets
 * that: a press that was sent twice makes one. Throws a 409 when nothing (of it) waits any more.
 */
export const makeList = (host: Host, asking: Asking): Promise<PickList> =>
  transact(host.db, async (tx) => {
    const { memberId, warehouseId, size, orderIds } = asking;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('picking'), ${warehouseId})`);
    const [own] = await tx.select().from(pickLists).where(isOpenOf(asking));
    if (own) return own;
    const wanted = orderIds && new Set(orderIds);
    const waiting = (await listWaiting(host, tx, warehouseId))
      .filter(({ order }) => !wanted || wanted.has(order.id))
      .slice(0, wanted ? limits.mostOrders : Math.min(size, limits.mostOrders));
    if (waiting.length === 0) throw new AppError(409, 'nothing_waits', texts.nothingWaits);
    const at = host.clock.now();
    const [list] = await tx
      .insert(pickLists)
      .values({ siteId: getSite(host).id, memberId, warehouseId, createdAt: at, touchedAt: at })
      .returning();
    if (!list) throw new Error('The list was not stored');
    for (const [index, { order, items }] of waiting.entries()) {
      const task = { listId: list.id, orderId: order.id, warehouseId, box: index + 1 };
      const [stored] = await tx.insert(pickTasks).values(task).returning();
      if (!stored) throw new Error('The order was not put on the list');
      await tx.insert(pickLines).values(
        items.map(({ variantId, quantity }) => ({
          taskId: stored.id,
          variantId,
          wanted: quantity,
        })),
      );
    }
    return list;
  });

/** Holds an open list until the transaction ends. Throws a 404, a 409 when it is over or another's. */
export const holdList = async (tx: Tx, id: number, memberId: number): Promise<PickList> => {
  const [list] = await tx.select().from(pickLists).where(eq(pickLists.id, id)).for('update');
  if (!list) throw notFound(texts.noList);
  if (list.endedAt) throw new AppError(409, 'list_over', texts.listOver);
  if (list.memberId !== memberId) throw new AppError(409, 'not_yours', texts.listOfOther);
  return list;
};

export const isLeftAlone = (host: Host, { touchedAt }: PickList): boolean =>
  host.clock.now().getTime() - touchedAt.getTime() >= limits.leftAlone;

/** Gives a list's orders back: others may pick them, and what was laid in boxes goes back to the shelf. */
export const releaseList = (host: Host, id: number, memberId: number): Promise<void> =>
  transact(host.db, async (tx) => {
    await holdList(tx, id, memberId);
    const endedAt = host.clock.now();
    await tx
      .update(pickTasks)
      .set({ state: 'released', endedAt })
      .where(and(eq(pickTasks.listId, id), eq(pickTasks.state, 'picking')));
    await tx.update(pickLists).set({ endedAt }).where(eq(pickLists.id, id));
  });

/**
 * Whether a list that is over was given back: its orders ended with it while pieces were still wanted. When a
 * walk is finished what wasn't found is wanted no more, and what was is packed.
 */
export const wasReleased = async (db: Db, { id, endedAt }: PickList): Promise<boolean> => {
  if (!endedAt) return false;
  const [one] = await db
    .select({ id: pickTasks.id })
    .from(pickTasks)
    .innerJoin(pickLines, eq(pickLines.taskId, pickTasks.id))
    .where(
      and(
        ...[eq(pickTasks.listId, id), eq(pickTasks.state, 'released')],
        ...[eq(pickTasks.endedAt, endedAt), gt(pickLines.wanted, 0)],
      ),
    )
    .limit(1);
  return one !== undefined;
};

/**
 * Takes a list over that its owner left alone. Throws a 409 while he is at it, or when one has another list
 * open.
 */
export const takeOver = (host: Host, id: number, memberId: number): Promise<void> =>
  transact(host.db, async (tx) => {
    const [list] = await tx.select().from(pickLists).where(eq(pickLists.id, id)).for('update');
    if (!list) throw notFound(texts.noList);
    if (list.endedAt) throw new AppError(409, 'list_over', texts.listOver);
    if (list.memberId === memberId) return;
    if (!isLeftAlone(host, list)) throw new AppError(409, 'in_use', texts.inUse);
    const { warehouseId } = list;
    const [own] = await tx.select().from(pickLists).where(isOpenOf({ memberId, warehouseId }));
    if (own) throw new AppError(409, 'has_list', texts.ownFirst);
    await tx
      .update(pickLists)
      .set({ memberId, touchedAt: host.clock.now() })
      .where(eq(pickLists.id, id));
  });
