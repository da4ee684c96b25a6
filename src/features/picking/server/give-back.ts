import { and, eq, isNull } from 'drizzle-orm';
import { announceSoon, type Order } from '#features/orders/api.server';
import { returnStock } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import { afterCommit } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { productsOf } from './missing';
import { byItself } from './over';
import { parcelIn } from './pack';
import { pickTasks } from './tables';

/**
 * Gives the stores and the warehouses back what lies in their boxes of an order (locked) whose rest won't come: it is for
 * sale there again, and who stands there reads that the box isn't sent. Throws a 409 while one sends it.
 */
export const giveBackBoxes = async (host: Host, tx: Tx, { id }: Order): Promise<void> => {
  const boxes = await tx
    .select()
    .from(pickTasks)
    .where(
      and(
        ...[eq(pickTasks.orderId, id), eq(pickTasks.state, 'packing')],
        isNull(pickTasks.endedAt),
      ),
    )
    .orderBy(pickTasks.id)
    .for('update');
  const now = host.clock.now();
  const since = new Date(now.getTime() - limits.sendingFor);
  const places: { warehouseId: number; variantId: number; pieces: number }[] = [];
  for (const box of boxes) {
    if (box.sendingAt && box.sendingAt > since) throw new AppError(409, 'busy', texts.isSending);
    const { items } = await parcelIn(tx, box);
    await tx.update(pickTasks).set(byItself('released', now)).where(eq(pickTasks.id, box.id));
    const { warehouseId } = box;
    places.push(...items.map((item) => ({ ...item, warehouseId, pieces: item.quantity })));
  }
  // Stock is held last, in the one order in which others hold it.
  const inOrder = places.toSorted(
    (one, other) => one.variantId - other.variantId || one.warehouseId - other.warehouseId,
  );
  for (const { warehouseId, variantId, pieces } of inOrder) {
    await returnStock(tx, { warehouseId, variantId, pieces });
  }
  if (inOrder.length === 0) return;
  const products = await productsOf(
    tx,
    inOrder.map(({ variantId }) => variantId),
  );
  afterCommit(tx, () => announceSoon(host, products));
};
