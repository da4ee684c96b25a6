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
export const overOf = ({ state }: Pick<Order, 'state'>): Exclude<Over, 'closed'> | undefined => {
  if (state === 'cancelled') return 'cancelled';
  return state === 'placed' || state === 'packed' ? undefined : 'sent';
};

/** How a box ended of itself; undefined: somebody sent it, or gave it back. */
export const endedAs = (task: PickTask, order: Order): Over | undefined => {
  if (task.sendKey !== BY_ITSELF) return undefined;
  if (task.state === 'sent') return 'sent';
  return overOf(order) === 'cancelled' ? 'cancelled' : 'closed';
};

/** The parcel that a box left in; undefined: it didn't. Nobody but a store sends what lies in its box. */
const parcelOfBox = async (
  host: Host,
  { fromWarehouseId, sendingAt }: PickTask,
  order: Order,
): Promise<number | undefined> => {
  const parcels = await listParcels(host.db, [order.id]);
  if (fromWarehouseId === null) return parcels.at(-1)?.id;
  return parcels.findLast(({ sentAt }) => sendingAt !== null && sentAt >= sendingAt)?.id;
};

/** What is set of a box that ends of itself. */
export const byItself = (state: 'sent' | 'released', now: Date) => ({
  ...{ state, endedAt: now, sendKey: BY_ITSELF },
});

/**
 * Ends a box whose order was sent or cancelled elsewhere. One that is being sent at this moment is its
 * sender's to end.
 */
export const endOver = async (host: Host, task: PickTask, order: Order): Promise<void> => {
  const over = overOf(order);
  if (!over || task.state !== 'packing') return;
  const now = host.clock.now();
  const parcelId = over === 'sent' ? await parcelOfBox(host, task, order) : undefined;
  const isSent = over === 'sent' && (task.fromWarehouseId === null || parcelId !== undefined);
  const stale = new Date(now.getTime() - limits.sendingFor);
  await host.db
    .update(pickTasks)
    .set({ ...byItself(isSent ? 'sent' : 'released', now), parcelId: parcelId ?? null })
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
    const over = order && overOf(order) && endedAs(task, order);
    return order && over ? [{ task, order, over }] : [];
  });
};
