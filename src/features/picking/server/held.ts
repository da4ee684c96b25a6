import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Held } from '#features/fulfilment/api.server';
import { warehouses } from '#features/stock/api.server';
import { locations } from '#features/stores/api.server';
import { picking as limits } from '#kernel/limits-picking';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pickLines, pickLists, pickShorts, pickTasks } from './tables';

/** Pieces that lie nowhere, as long as nobody decided about them. */
const listShort = async (db: Db, orderId: number): Promise<Held[]> => {
  const rows = await db
    .select({ variantId: pickShorts.variantId, quantity: pickShorts.pieces })
    .from(pickShorts)
    .where(and(eq(pickShorts.orderId, orderId), isNull(pickShorts.settledAt)))
    .orderBy(asc(pickShorts.id));
  return rows.map((row) => ({ ...row, where: 'short', place: '' }));
};

/** Pieces that lie in boxes, or are looked for; a walk that was left alone holds nobody up. */
const listInBoxes = async (host: Host, db: Db, orderId: number): Promise<Held[]> => {
  const since = new Date(host.clock.now().getTime() - limits.leftAlone);
  const rows = await db
    .select({
      task: pickTasks,
      line: pickLines,
      list: pickLists,
      place: warehouses,
      store: locations.title,
    })
    .from(pickTasks)
    .innerJoin(pickLines, eq(pickLines.taskId, pickTasks.id))
    .innerJoin(pickLists, eq(pickLists.id, pickTasks.listId))
    .innerJoin(warehouses, eq(warehouses.id, pickTasks.warehouseId))
    .leftJoin(locations, eq(locations.id, warehouses.locationId))
    .where(and(eq(pickTasks.orderId, orderId), isNull(pickTasks.endedAt)))
    .orderBy(asc(pickTasks.id), asc(pickLines.variantId));
  return rows.flatMap(({ task, line, list, place, store }): Held[] => {
    const isWalk = task.state === 'picking';
    if (isWalk && list.touchedAt <= since) return [];
    const quantity = isWalk ? line.wanted : line.picked;
    if (quantity === 0) return [];
    const inWarehouse = isWalk ? 'walk' : 'box';
    const where = task.fromWarehouseId === null ? inWarehouse : 'store';
    return [{ variantId: line.variantId, quantity, where, place: store ?? place.title }];
  });
};

/** Pieces of an order that aren't the office's to send, one thing asked after the other. */
export const listHeldOf = async (host: Host, db: Db, orderId: number): Promise<Held[]> => [
  ...(await listShort(db, orderId)),
  ...(await listInBoxes(host, db, orderId)),
];
