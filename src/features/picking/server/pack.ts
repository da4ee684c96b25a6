import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import {
  listParcels,
  type Parcel,
  readOrderHistory,
  shipOrder,
  takeStep,
} from '#features/fulfilment/api.server';
import type { Order } from '#features/orders/api.server';
import { leftToSend } from '#features/returns/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import { AppError, notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { comparePromises } from '../promise';
import type { PickLine, PickTask } from './claim';
import { linesOf, ordersById } from './read-list';
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

/** What lies in boxes to be packed, in the order in which promises run out. */
export const listToPack = async (host: Host, warehouseId: number): Promise<ToPack[]> => {
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
  const found = await Promise.all(
    tasks.flatMap((task) => {
      const order = byId.get(task.orderId);
      return order
        ? [promisedOfOrder(host, order).then((promised) => ({ task, order, promised }))]
        : [];
    }),
  );
  return found.sort((one, other) => comparePromises(one.promised, other.promised));
};

/** What of a box still belongs to its order, and what doesn't any more: that goes back to the shelf. */
export const parcelOf = async (
  host: Host,
  task: PickTask,
): Promise<{ items: ItemQuantity[]; back: ItemQuantity[]; lines: PickLine[]; rest: number }> => {
  const lines = await linesOf(host.db, [task.id]);
  const history = await readOrderHistory(host.db, task.orderId);
  const left = leftToSend(history.lines, history.parcels, history.returns);
  const split = lines.map(({ variantId, picked }) => {
    const wanted = left.find((one) => one.variantId === variantId)?.quantity ?? 0;
    const goes = Math.min(picked, wanted);
    return { variantId, goes, back: picked - goes };
  });
  const items = split
    .filter(({ goes }) => goes > 0)
    .map(({ variantId, goes }) => ({ variantId, quantity: goes }));
  const all = left.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...{ items, lines },
    back: split
      .filter(({ back }) => back > 0)
      .map(({ variantId, back }) => ({ variantId, quantity: back })),
    rest: all - items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};

/** From when an order lies in its box its buyer can't change it any more. One that can't be packed says so when it is opened. */
export const notePacked = async (host: Host, orderIds: readonly number[], by: string) => {
  for (const orderId of orderIds) {
    await takeStep(host, orderId, 'pack', { by }).catch((error) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
};

const isOpen = (id: number) => and(eq(pickTasks.id, id), isNull(pickTasks.endedAt));

/** Lays a box back: its order waits again, if it may still leave. */
export const putBack = async (host: Host, { id }: PickTask): Promise<void> => {
  const endedAt = host.clock.now();
  const isIdle = and(isOpen(id), isNull(pickTasks.sendingAt));
  await host.db.update(pickTasks).set({ state: 'released', endedAt }).where(isIdle);
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

const end = async (host: Host, id: number, parcel: Parcel | undefined): Promise<void> => {
  await host.db
    .update(pickTasks)
    .set({ state: 'sent', endedAt: host.clock.now(), parcelId: parcel?.id ?? null })
    .where(isOpen(id));
};

/** A parcel that left for this box although its sender never heard: he, or the server, stopped in between. */
const leftBefore = async (host: Host, task: PickTask): Promise<Parcel | undefined> => {
  const { sendingAt, orderId } = task;
  if (!sendingAt) return undefined;
  const parcels = await listParcels(host.db, [orderId]);
  return parcels.findLast(({ sentAt }) => sentAt >= sendingAt);
};

const told = async (host: Host, id: number, { key }: Sender): Promise<Sent> => {
  const { state, sendKey, sendingBy, parcelId, orderId } = await getTask(host.db, id);
  if (state === 'released') throw new AppError(409, 'released', texts.released);
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
    await end(host, id, gone);
    return { kind: 'sent', parcel: gone, isRepeat: true };
  }
  try {
    const { items } = await parcelOf(host, task);
    if (items.length === 0) throw new AppError(409, 'nothing_left', texts.nothingInBox);
    const parcel = await shipOrder(host, order, { by: sender.by, lines: items });
    await end(host, id, parcel);
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
