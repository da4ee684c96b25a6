import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { listParcels } from '#features/fulfilment/api.server';
import type { Order } from '#features/orders/api.server';
import { picking as limits } from '#kernel/limits-picking';
import type { Host } from '#platform/host';
import type { Over } from '../contract';
import type { PickTask } from './claim';
import { ordersById } from './read-list';
import { pickTasks } from './tables';

/** Stands for the press of a button where none was pressed: the order was over before its box was sent. */
const BY_ITSELF = 'over';

/** How an order is over, whoever did it; undefined: it may still be packed. */
export const overOf = ({ state }: Pick<Order, 'state'>): Over | undefined => {
  if (state === 'cancelled') return 'cancelled';
  return state === 'placed' || state === 'packed' ? undefined : 'sent';
};

/**
 * Ends a box whose order was sent or cancelled elsewhere. One that is being sent at this moment is its
 * sender's to end.
 */
export const endOver = async (host: Host, task: PickTask, order: Order): Promise<void> => {
  const over = overOf(order);
  if (!over || task.state !== 'packing') return;
  const now = host.clock.now();
  const [parcel] = over === 'sent' ? (await listParcels(host.db, [order.id])).slice(-1) : [];
  const stale = new Date(now.getTime() - limits.sendingFor);
  await host.db
    .update(pickTasks)
    .set({
      state: over === 'sent' ? 'sent' : 'released',
      ...{ endedAt: now, sendKey: BY_ITSELF, parcelId: parcel?.id ?? null },
    })
    .where(
      and(
        ...[eq(pickTasks.id, task.id), eq(pickTasks.state, 'packing'), isNull(pickTasks.endedAt)],
        or(isNull(pickTasks.sendingAt), lt(pickTasks.sendingAt, stale)),
      ),
    );
};

export type Ended = { task: PickTask; order: Order; over: Over };

/** Boxes of a warehouse that ended of themselves a short while ago: who packs has to hear of it, also after a reload. */
export const listEnded = async (host: Host, warehouseId: number): Promise<Ended[]> => {
  const since = new Date(host.clock.now().getTime() - limits.overTold);
  const tasks = await host.db
    .select()
    .from(pickTasks)
    .where(
      and(
        eq(pickTasks.warehouseId, warehouseId),
        inArray(pickTasks.state, ['sent', 'released']),
        eq(pickTasks.sendKey, BY_ITSELF),
        gte(pickTasks.endedAt, since),
      ),
    )
    .orderBy(desc(pickTasks.id));
  const byId = await ordersById(
    host,
    tasks.map(({ orderId }) => orderId),
  );
  return tasks.flatMap((task) => {
    const order = byId.get(task.orderId);
    const over = order && overOf(order);
    return order && over ? [{ task, order, over }] : [];
  });
};
