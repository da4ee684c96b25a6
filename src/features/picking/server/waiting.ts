import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findMethod } from '#features/delivery/api.server';
import { listParcels } from '#features/fulfilment/api.server';
import {
  listLinesOfOrders,
  listOrderEvents,
  type Order,
  orders,
} from '#features/orders/api.server';
import { goesInParcel, leftToPack, listReturnsOf } from '#features/returns/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import { getSite } from '#features/settings/api.server';
import { picking as limits } from '#kernel/limits-picking';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { comparePromises, type Promised, promisedOf } from '../promise';
import { pickLines, pickShorts, pickTasks } from './tables';

/** An order that waits to be picked in a warehouse, and what of it lies there. */
export type Waiting = { order: Order; items: ItemQuantity[]; promised: Promised };

/** What may be sent: it is paid or its money is promised, and it isn't fetched in a store. As `assessStep` says. */
const mayLeave = and(
  inArray(orders.state, ['placed', 'packed']),
  inArray(orders.deliveryMethod, ['home', 'point']),
  inArray(orders.paymentState, ['paid', 'partly-refunded', 'authorized']),
);

export const promisedOfOrder = async (host: Host, order: Order): Promise<Promised> => {
  const method = order.deliveryId ? await findMethod(host, order.deliveryId) : undefined;
  return promisedOf(order.paidAt ?? order.placedAt, method?.rhythm);
};

const candidates = (host: Host, db: Db, warehouseId: number): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        mayLeave,
        eq(orders.siteId, getSite(host).id),
        sql`exists (select 1 from order_lines l where l.order_id = ${orders.id}
          and l.warehouse_id = ${warehouseId} and l.kind = 'goods')`,
        sql`not exists (select 1 from pick_tasks t where t.order_id = ${orders.id}
          and t.warehouse_id = ${warehouseId} and t.ended_at is null)`,
      ),
    )
    .orderBy(asc(sql`coalesce(${orders.paidAt}, ${orders.placedAt})`), asc(orders.id))
    .limit(limits.waiting);

type Counted = ItemQuantity & { orderId: number };

const countOf = (all: readonly Counted[], orderId: number, variantId: number): number =>
  all
    .filter((one) => one.orderId === orderId && one.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What left from a warehouse, and what it lacks of which customers have yet to hear. */
const readGone = async (db: Db, warehouseId: number, ids: readonly number[]) => {
  const orderIds = [...ids];
  const sent: Counted[] = await db
    .select({
      orderId: pickTasks.orderId,
      variantId: pickLines.variantId,
      quantity: pickLines.picked,
    })
    .from(pickLines)
    .innerJoin(pickTasks, eq(pickTasks.id, pickLines.taskId))
    .where(
      and(
        inArray(pickTasks.orderId, orderIds),
        eq(pickTasks.warehouseId, warehouseId),
        eq(pickTasks.state, 'sent'),
      ),
    );
  const short: Counted[] = await db
    .select({
      orderId: pickShorts.orderId,
      variantId: pickShorts.variantId,
      quantity: pickShorts.pieces,
    })
    .from(pickShorts)
    .where(
      and(
        inArray(pickShorts.orderId, orderIds),
        eq(pickShorts.warehouseId, warehouseId),
        isNull(pickShorts.settledAt),
      ),
    );
  return { sent, short };
};

/**
 * Orders that wait to be picked in a warehouse, in the order in which their promises run out. Within a
 * transaction it asks one thing after the other.
 */
export const listWaiting = async (host: Host, db: Db, warehouseId: number): Promise<Waiting[]> => {
  const found = await candidates(host, db, warehouseId);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = (await listLinesOfOrders(db, ids)).filter(goesInParcel);
  const parcels = await listParcels(db, ids);
  const returned = await listReturnsOf(db, ids);
  const events = await listOrderEvents(db, ids);
  const { sent, short } = await readGone(db, warehouseId, ids);
  const waiting: Waiting[] = [];
  for (const order of found) {
    const isOwn = ({ orderId }: { orderId: number }) => orderId === order.id;
    const own = lines.filter(isOwn);
    const left = leftToPack({
      ...{ lines: own, parcels: parcels.filter(isOwn) },
      ...{ returns: returned.filter(isOwn), events: events.filter(isOwn) },
    });
    const items = left.flatMap(({ variantId, quantity }) => {
      const here = countOf(
        own.filter((line) => line.warehouseId === warehouseId),
        order.id,
        variantId,
      );
      const gone = countOf(sent, order.id, variantId) + countOf(short, order.id, variantId);
      const pieces = Math.min(quantity, here - gone);
      return pieces > 0 ? [{ variantId, quantity: pieces }] : [];
    });
    if (items.length > 0) {
      waiting.push({ order, items, promised: await promisedOfOrder(host, order) });
    }
  }
  return waiting.sort((one, other) => comparePromises(one.promised, other.promised));
};
