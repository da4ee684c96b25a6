import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import {
  listParcels,
  type OrderHistory,
  type Parcel,
  readOrderHistory,
  shipOrder,
  takeStep,
} from '#features/fulfilment/api.server';
import type { Order } from '#features/orders/api.server';
import { leftToPack } from '#features/returns/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import { memberNames } from '#features/staff/api.server';
import { lockStock, noteMovement } from '#features/stock/api.server';
import { AppError, notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { storeSendTexts } from '#kernel/messages/nl-store-send';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { comparePromises } from '../promise';
import { getList, type PickLine, type PickTask } from './claim';
import { endedAs, endOver, overOf } from './over';
import { linesOf, ordersById } from './read-list';
import { shortOf } from './shorts';
import { pickTasks } from './tables';
import { promisedOfOrder } from './waiting';

/** An order in its box, to be packed. */
export type ToPack = { task: PickTask; order: Order };

/** An order on its way through the warehouse, by its number there. Throws a 404. */
export const getTask = async (db: Db, id: number): Promise<PickTask> => {
  const [task] = await db.select().from(pickTasks).where(eq(pickTasks.id, id));
  if (!task) throw notFound(texts.noTask);
  return task;
};

const listBoxes = async (host: Host, warehouseId: number): Promise<ToPack[]> => {
  const tasks = await host.db
    .select()
    .from(pickTasks)
    .where(
      and(
        eq(pickTasks.warehouseId, warehouseId),
        eq(pickTasks.state, 'packing'),
        isNull(pickTasks.endedAt),
      ),
    )
    .orderBy(asc(pickTasks.id));
  const byId = await ordersById(
    host,
    tasks.map(({ orderId }) => orderId),
  );
  return tasks.flatMap((task) => {
    const order = byId.get(task.orderId);
    return order ? [{ task, order }] : [];
  });
};

/** What lies in boxes to be packed, in the order in which promises run out. */
export const listToPack = async (host: Host, warehouseId: number): Promise<ToPack[]> => {
  const boxes = await listBoxes(host, warehouseId);
  const found = await Promise.all(
    boxes
      // Sent or cancelled elsewhere: nobody packs it any more.
      .filter(({ order }) => !overOf(order))
      .map(async (box) => ({ ...box, promised: await promisedOfOrder(host, box.order) })),
  );
  return found.sort((one, other) => comparePromises(one.promised, other.promised));
};

/** Ends the boxes of a warehouse whose orders were sent or cancelled elsewhere. */
export const endAllOver = async (host: Host, warehouseId: number): Promise<void> => {
  for (const { task, order } of await listBoxes(host, warehouseId)) {
    await endOver(host, task, order);
  }
};

/** What of an order left by the office since a box's walk began, by variant: who picked it may hold it still. */
const leftSince = async (
  db: Db,
  task: PickTask,
  parcels: readonly Parcel[],
): Promise<Map<number, number>> => {
  const { createdAt } = await getList(db, task.listId);
  const boxes = await db
    .select({ parcelId: pickTasks.parcelId })
    .from(pickTasks)
    .where(and(eq(pickTasks.orderId, task.orderId), isNotNull(pickTasks.parcelId)));
  const own = new Set(boxes.map(({ parcelId }) => parcelId));
  const counts = new Map<number, number>();
  for (const parcel of parcels) {
    if (parcel.sentAt < createdAt || own.has(parcel.id)) continue;
    for (const { variantId, quantity } of parcel.lines) {
      counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
    }
  }
  return counts;
};

export type BoxContents = {
  /** What still belongs to its order. */
  items: ItemQuantity[];
  /** What doesn't any more: that goes back to the shelf. */
  back: ItemQuantity[];
  lines: PickLine[];
  /** Pieces of its order that are still to come, and those that lie nowhere. */
  rest: number;
  short: number;
  history: OrderHistory;
};

const countOf = (all: readonly { quantity: number }[]): number =>
  all.reduce((sum, { quantity }) => sum + quantity, 0);

/** Given a transaction it asks one thing after the other. */
export const parcelIn = async (db: Db, task: PickTask): Promise<BoxContents> => {
  const lines = await linesOf(db, [task.id]);
  const history = await readOrderHistory(db, task.orderId);
  const left = leftToPack(history);
  const away = await leftSince(db, task, history.parcels);
  const split = lines.map(({ variantId, picked }) => {
    const wanted = left.find((one) => one.variantId === variantId)?.quantity ?? 0;
    const goes = Math.min(picked, wanted);
    const back = Math.max(0, picked - goes - (away.get(variantId) ?? 0));
    return { variantId, goes, back };
  });
  const items = split
    .filter(({ goes }) => goes > 0)
    .map(({ variantId, goes }) => ({ variantId, quantity: goes }));
  const comes = countOf(left) - countOf(items);
  const short = Math.min(comes, await shortOf(db, task.orderId));
  return {
    ...{ items, lines, history, short, rest: comes - short },
    back: split
      .filter(({ back }) => back > 0)
      .map(({ variantId, back }) => ({ variantId, quantity: back })),
  };
};

export const parcelOf = (host: Host, task: PickTask): Promise<BoxContents> =>
  parcelIn(host.db, task);

/** From when an order lies in its box its buyer can't change it any more. One that can't be packed says so when it is opened. */
export const notePacked = async (host: Host, orderIds: readonly number[], by: string) => {
  for (const orderId of orderIds) {
    await takeStep(host, orderId, 'pack', { by, isInBox: true }).catch((error) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
};

const isOpen = (id: number) => and(eq(pickTasks.id, id), isNull(pickTasks.endedAt));

/** Lays a box back: its order waits again, if it may still leave. Throws a 409 while somebody sends it, or when it left. */
export const putBack = async (host: Host, { id }: PickTask): Promise<void> => {
  const endedAt = host.clock.now();
  const isIdle = and(isOpen(id), isNull(pickTasks.sendingAt));
  await host.db.update(pickTasks).set({ state: 'released', endedAt }).where(isIdle);
  const { state, orderId, sendingBy } = await getTask(host.db, id);
  if (state === 'released') return;
  if (state === 'sent') {
    const order = (await ordersById(host, [orderId])).get(orderId);
    throw new AppError(409, 'sent', texts.sentBefore(order?.number ?? ''));
  }
  const names = await memberNames(host, sendingBy === null ? [] : [sendingBy]);
  throw new AppError(409, 'busy', texts.busy(names.get(sendingBy ?? 0) ?? texts.someone));
};

export type Sent =
  | { kind: 'sent'; parcel: Parcel | undefined; isRepeat?: true }
  /** Somebody else is at it now, or did it before. */
  | { kind: 'busy' | 'before'; memberId: number | null };

type Sender = { memberId: number; by: string; key: string };

/** Takes the right to send it, for a while: of two who press at once, one does. */
const begin = async (host: Host, id: number, { memberId, key }: Sender): Promise<boolean> => {
  const now = host.clock.now();
  const since = new Date(now.getTime() - limits.sendingFor);
  const isFree = or(isNull(pickTasks.sendingAt), lt(pickTasks.sendingAt, since));
  const rows = await host.db
    .update(pickTasks)
    .set({ sendingAt: now, sendingBy: memberId, sendKey: key })
    .where(and(isOpen(id), eq(pickTasks.state, 'packing'), isFree))
    .returning({ id: pickTasks.id });
  return rows.length > 0;
};

const end = (
  host: Host,
  { task, order }: ToPack,
  parcel: Parcel | undefined,
  { memberId, by }: Sender,
): Promise<void> =>
  transact(host.db, async (tx) => {
    const at = host.clock.now();
    const ended = await tx
      .update(pickTasks)
      .set({ state: 'sent', endedAt: at, parcelId: parcel?.id ?? null })
      .where(isOpen(task.id))
      .returning({ id: pickTasks.id });
    if (ended.length === 0 || task.fromWarehouseId === null || !parcel) return;
    // A store reads among its changes why it has less: nothing of it was sold there.
    const lines = [...parcel.lines].sort((one, other) => one.variantId - other.variantId);
    for (const { variantId, quantity } of lines) {
      const place = { warehouseId: task.warehouseId, variantId };
      const free = await lockStock(tx, place);
      await noteMovement(tx, {
        ...{ ...place, from: free + quantity, to: free, reason: 'shipped' },
        ...{ note: storeSendTexts.forOrder(order.number), by: { id: memberId, name: by }, at },
      });
    }
  });

/** A parcel that left for this box although its sender never heard: he, or the server, stopped in between. */
const leftBefore = async (host: Host, task: PickTask): Promise<Parcel | undefined> => {
  const { sendingAt, orderId } = task;
  if (!sendingAt) return undefined;
  const parcels = await listParcels(host.db, [orderId]);
  return parcels.findLast(({ sentAt }) => sentAt >= sendingAt);
};

const told = async (host: Host, id: number, { key }: Sender): Promise<Sent> => {
  const task = await getTask(host.db, id);
  const { state, sendKey, sendingBy, parcelId, orderId } = task;
  if (state === 'released') {
    const order = (await ordersById(host, [orderId])).get(orderId);
    const over = order && endedAs(task, order);
    const message = over ? texts.over(order.number)[over] : texts.released;
    throw new AppError(409, 'released', message);
  }
  if (state !== 'sent') return { kind: 'busy', memberId: sendingBy };
  if (sendKey !== key) return { kind: 'before', memberId: sendingBy };
  const parcels = await listParcels(host.db, [orderId]);
  return { kind: 'sent', parcel: parcels.find((one) => one.id === parcelId), isRepeat: true };
};

/**
 * Sends what lies in a box: once, whoever presses how often. The rest of its order waits on, or is for
 * customer care. Throws as `shipOrder` does, and a 409 for a box in which nothing is its order's any more.
 */
export const sendBox = async (
  host: Host,
  { task, order }: ToPack,
  sender: Sender,
): Promise<Sent> => {
  const { id } = task;
  if (!(await begin(host, id, sender))) return told(host, id, sender);
  const gone = await leftBefore(host, task);
  if (gone) {
    await end(host, { task, order }, gone, sender);
    return { kind: 'sent', parcel: gone, isRepeat: true };
  }
  try {
    const { items } = await parcelOf(host, task);
    if (items.length === 0) throw new AppError(409, 'nothing_left', texts.nothingInBox);
    const parcel = await shipOrder(host, order, {
      by: sender.by,
      lines: items,
      key: `box-${id}`,
      from: 'box',
    });
    await end(host, { task, order }, parcel, sender);
    return { kind: 'sent', parcel };
  } catch (error) {
    // Whatever it was, nothing left: the next press tries again.
    await host.db
      .update(pickTasks)
      .set({ sendingAt: null })
      .where(and(isOpen(id), eq(pickTasks.sendKey, sender.key)));
    throw error;
  }
};
