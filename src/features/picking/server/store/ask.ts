import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assessStep, readOrderHistory, takeStep } from '#features/fulfilment/api.server';
import {
  addOrderEvent,
  announceSoon,
  lockOrder,
  type Order,
  sendFrom,
} from '#features/orders/api.server';
import { leftToPack } from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { findStoreWarehouse, listWebWarehouses, restock } from '#features/stock/api.server';
import { listStores } from '#features/stores/api.server';
import { AppError, notFound } from '#kernel/errors';
import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PickTask } from '../claim';
import { productsOf } from '../missing';
import type { Short } from '../shorts';
import { pickLines, pickLists, pickShorts, pickTasks } from '../tables';
import { type Piece, readWhole } from './whole';

export type Asking = {
  shortId: number;
  storeId: number;
  /** All of the order, not only what is short. */
  isWhole: boolean;
  by: { id: number; name: string };
};

/** What came of asking a store; `before`: somebody decided about these pieces already. */
export type Asked = { kind: 'asked'; order: Order; store: string } | { kind: 'before' };

/** A walk of nobody: the pieces of an order lie in a store, to be packed there. */
const makeBox = async (
  host: Host,
  tx: Tx,
  {
    orderId,
    warehouseId,
    from,
    by,
  }: { orderId: number; warehouseId: number; from: number } & Pick<Asking, 'by'>,
): Promise<PickTask> => {
  const isIts = and(
    ...[eq(pickTasks.orderId, orderId), eq(pickTasks.warehouseId, warehouseId)],
    isNull(pickTasks.endedAt),
  );
  const [open] = await tx.select().from(pickTasks).where(isIts).for('update');
  if (open?.sendingAt) throw new AppError(409, 'busy', texts.isSending);
  if (open) return open;
  const at = host.clock.now();
  const [list] = await tx
    .insert(pickLists)
    .values({
      ...{ siteId: getSite(host).id, warehouseId, memberId: by.id },
      ...{ createdAt: at, touchedAt: at, endedAt: at },
    })
    .returning();
  if (!list) throw new Error('What a store packs was not stored');
  const [task] = await tx
    .insert(pickTasks)
    .values({
      ...{ listId: list.id, orderId, warehouseId, box: 1 },
      ...{ state: 'packing' as const, fromWarehouseId: from },
    })
    .returning();
  if (!task) throw new Error('The order was not laid in a box');
  return task;
};

const layIn = async (tx: Tx, { id }: PickTask, pieces: readonly Piece[]): Promise<void> => {
  for (const { variantId, quantity } of pieces) {
    await tx
      .insert(pickLines)
      .values({ taskId: id, variantId, wanted: quantity, picked: quantity })
      .onConflictDoUpdate({
        target: [pickLines.taskId, pickLines.variantId],
        set: {
          wanted: sql`${pickLines.wanted} + ${quantity}`,
          picked: sql`${pickLines.picked} + ${quantity}`,
        },
      });
  }
};

/** The pieces that are asked for. Throws a 409 when somebody is at the order, or it wants them no more. */
const wantedOf = async (tx: Tx, short: Short, isWhole: boolean): Promise<Piece[]> => {
  const { orderId, variantId, warehouseId, pieces } = short;
  if (isWhole) {
    const whole = await readWhole(tx, orderId);
    if (!whole) throw new AppError(409, 'not_whole', texts.notWhole);
    return whole;
  }
  const left = leftToPack(await readOrderHistory(tx, orderId));
  const wants = left.find((one) => one.variantId === variantId)?.quantity ?? 0;
  if (wants < pieces) throw new AppError(409, 'nothing_left', texts.notWanted);
  return [{ variantId, warehouseId, quantity: pieces }];
};

type Moving = { order: Order; pieces: readonly Piece[]; to: number };

/** Takes the pieces from the store's stock, in the one order in which stock is held. */
const take = async (host: Host, tx: Tx, { order, pieces, to }: Moving): Promise<void> => {
  const inOrder = [...pieces].sort((one, other) => one.variantId - other.variantId);
  for (const { variantId, warehouseId, quantity } of inOrder) {
    const lack = { orderId: order.id, variantId, warehouseId, pieces: quantity };
    if (!(await sendFrom(tx, lack, to))) throw new AppError(409, 'too_few', texts.tooFew);
  }
  const products = await productsOf(
    tx,
    inOrder.map(({ variantId }) => variantId),
  );
  afterCommit(tx, () => announceSoon(host, products));
};

/** What wasn't short lies where it was, and is for sale there again. */
const giveBack = async (
  tx: Tx,
  pieces: readonly Piece[],
  shorts: readonly Short[],
): Promise<void> => {
  const places = pieces.map(({ variantId, warehouseId, quantity }) => {
    const lost = shorts
      .filter((one) => one.variantId === variantId && one.warehouseId === warehouseId)
      .reduce((sum, one) => sum + one.pieces, 0);
    return { variantId, warehouseId, quantity: Math.max(0, quantity - lost) };
  });
  await restock(
    tx,
    places.filter(({ quantity }) => quantity > 0),
  );
};

/** The store that is asked, and its stock. Throws a 409 for one that sends nothing. */
const senderOf = async (host: Host, storeId: number): Promise<{ title: string; id: number }> => {
  const [store] = await listStores(host, [storeId]);
  const place = await findStoreWarehouse(host.db, storeId);
  if (!store?.sendsOrders || place === undefined) {
    throw new AppError(409, 'sends_not', texts.sendsNot);
  }
  return { title: store.title, id: place };
};

/**
 * Has a store pack and send what is short, or all of its order: the pieces come from its stock from now on. Of two
 * who decide about the same pieces one does. Throws a 409 when that store can't, or the order wants them no more.
 */
export const askStore = async (host: Host, asking: Asking): Promise<Asked> => {
  const { shortId, isWhole, by } = asking;
  const sender = await senderOf(host, asking.storeId);
  const webs = isWhole ? await listWebWarehouses(host.db) : [];
  return transact(host.db, async (tx): Promise<Asked> => {
    const [found] = await tx.select().from(pickShorts).where(eq(pickShorts.id, shortId));
    if (!found) throw notFound(texts.noShort);
    // Walks are made one after the other, and none of this order begins meanwhile.
    for (const { id } of webs) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('picking'), ${id})`);
    }
    const order = await lockOrder(tx, found.orderId);
    if (order.siteId !== getSite(host).id) throw notFound(texts.noShort);
    const open = await tx
      .select()
      .from(pickShorts)
      .where(and(eq(pickShorts.orderId, order.id), isNull(pickShorts.settledAt)))
      .orderBy(pickShorts.id)
      .for('update');
    const short = open.find(({ id }) => id === shortId);
    if (!short) return { kind: 'before' };
    if ('problem' in assessStep('ship', order)) throw new AppError(409, 'over', texts.over);
    const pieces = await wantedOf(tx, short, isWhole);
    const box = await makeBox(host, tx, {
      ...{ orderId: order.id, warehouseId: sender.id, from: short.warehouseId, by },
    });
    await layIn(tx, box, pieces);
    const settled = isWhole ? open : [short];
    const at = host.clock.now();
    await tx
      .update(pickShorts)
      .set({ settledAt: at, outcome: 'store' })
      .where(
        inArray(
          pickShorts.id,
          settled.map(({ id }) => id),
        ),
      );
    const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
    const data = { by: by.name, reason: texts.askedOf(sender.title, count), pieces };
    await addOrderEvent(tx, { orderId: order.id, kind: 'store-asked', data, at });
    // From now on its buyer changes nothing.
    if (order.state === 'placed') await takeStep(host, order.id, 'pack', { by: by.name }, tx);
    // Stock is held last, by everybody.
    await take(host, tx, { order, pieces, to: sender.id });
    if (isWhole) await giveBack(tx, pieces, settled);
    return { kind: 'asked', order, store: sender.title };
  });
};
