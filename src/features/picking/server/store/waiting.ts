import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Waiting } from '#features/counter/contract';
import { getSite } from '#features/settings/api.server';
import { findStoreWarehouse, warehouses } from '#features/stock/api.server';
import { locations } from '#features/stores/api.server';
import { pickingTexts } from '#kernel/messages/nl-picking';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { storeSendPath } from '../../contract';
import { listEnded, overOf } from '../over';
import { endAllOver, listToPack, parcelOf, type ToPack } from '../pack';
import { ordersById } from '../read-list';
import { pickLists, pickTasks } from '../tables';
import { promisedOfOrder } from '../waiting';
import { tellPromise } from '../when';

const nameOf = ({ order }: ToPack): string => {
  const { firstName, lastName } = order.delivery ?? order.billing;
  return `${firstName} ${lastName}`.trim();
};

/** What a store packs and sends, by promise; behind it what was sent or cancelled elsewhere a short while ago. */
export const listStoreBoxes = async (host: Host, storeId: number): Promise<Waiting[]> => {
  const warehouseId = await findStoreWarehouse(host.db, storeId);
  if (warehouseId === undefined) return [];
  await endAllOver(host, warehouseId);
  const boxes = (await listToPack(host, warehouseId)).filter(
    ({ task }) => task.fromWarehouseId !== null,
  );
  const waiting = await Promise.all(
    boxes.map(async (box): Promise<Waiting> => {
      const { items } = await parcelOf(host, box.task);
      const { when, urgency } = tellPromise(host, await promisedOfOrder(host, box.order));
      return {
        ...{ kind: 'order', href: storeSendPath.order(storeId, box.task.id), when },
        ...{ number: box.order.number, name: nameOf(box) },
        what: pickingTexts.pieces(items.reduce((sum, { quantity }) => sum + quantity, 0)),
        isLate: urgency === 'late',
      };
    }),
  );
  const ended = (await listEnded(host, warehouseId)).map(
    ({ task, order, over }): Waiting => ({
      ...{ kind: 'order', href: storeSendPath.order(storeId, task.id), isLate: false },
      ...{ number: order.number, name: nameOf({ task, order }) },
      ...{ what: '', when: pickingTexts.over(order.number)[over] },
    }),
  );
  return [...waiting, ...ended];
};

export type AtStore = { orderId: number; number: string; store: string; since: string };

/** What stores were asked to send and is there still, for who asked it. */
export const listAsked = async (host: Host): Promise<AtStore[]> => {
  const rows = await host.db
    .select({ orderId: pickTasks.orderId, store: locations.title, at: pickLists.createdAt })
    .from(pickTasks)
    .innerJoin(pickLists, eq(pickLists.id, pickTasks.listId))
    .innerJoin(warehouses, eq(warehouses.id, pickTasks.warehouseId))
    .innerJoin(locations, eq(locations.id, warehouses.locationId))
    .where(
      and(
        ...[isNotNull(pickTasks.fromWarehouseId), isNull(pickTasks.endedAt)],
        eq(pickLists.siteId, getSite(host).id),
      ),
    )
    .orderBy(asc(pickTasks.id));
  const orders = await ordersById(
    host,
    rows.map(({ orderId }) => orderId),
  );
  return rows.flatMap(({ orderId, store, at }) => {
    const order = orders.get(orderId);
    return order && !overOf(order)
      ? [{ orderId, number: order.number, store, since: formatMoment(at) }]
      : [];
  });
};
