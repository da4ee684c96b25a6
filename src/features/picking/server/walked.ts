import { and, eq, gt, isNull } from 'drizzle-orm';
import { picking as limits } from '#kernel/limits-picking';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pickLists, pickTasks } from './tables';

/** Whether somebody gets an order's pieces from the shelves now; a walk that was left alone is none. */
export const isWalkedFor = async (host: Host, db: Db, orderId: number): Promise<boolean> => {
  const since = new Date(host.clock.now().getTime() - limits.leftAlone);
  const [walk] = await db
    .select({ id: pickTasks.id })
    .from(pickTasks)
    .innerJoin(pickLists, eq(pickLists.id, pickTasks.listId))
    .where(
      and(
        ...[eq(pickTasks.orderId, orderId), eq(pickTasks.state, 'picking')],
        isNull(pickTasks.endedAt),
        ...[isNull(pickLists.endedAt), gt(pickLists.touchedAt, since)],
      ),
    )
    .limit(1);
  return walk !== undefined;
};
