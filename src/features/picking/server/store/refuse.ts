import { eq } from 'drizzle-orm';
import {
  addOrderEvent,
  announceSoon,
  lockOrder,
  reallocate,
  sendBack,
} from '#features/orders/api.server';
import { lockStock, noteMovement, returnStock } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import { afterCommit, transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { productsOf } from '../missing';
import { overOf } from '../over';
import { getTask, parcelIn } from '../pack';
import { pickShorts, pickTasks } from '../tables';

export type Refusal = {
  taskId: number;
  /** The pieces are there, and are for sale again; else they can't be found. */
  isHere: boolean;
  store: string;
  by: { id: number; name: string };
};

/**
 * A store doesn't send what it was asked to: a warehouse that has the pieces by now picks them, and the others are short
 * again, for whoever decides about those. Throws a
 * 409 while somebody sends it, or when it left or is over.
 */
export const refuseBox = (host: Host, { taskId, isHere, store, by }: Refusal): Promise<void> =>
  transact(host.db, async (tx) => {
    const { orderId } = await getTask(tx, taskId);
    const order = await lockOrder(tx, orderId);
    const [task] = await tx.select().from(pickTasks).where(eq(pickTasks.id, taskId)).for('update');
    const from = task?.fromWarehouseId;
    if (task?.state !== 'packing' || !from || overOf(order)) {
      throw new AppError(409, 'over', texts.boxOver);
    }
    if (task.sendingAt) throw new AppError(409, 'busy', texts.isSending);
    const at = host.clock.now();
    // What its order wants no more went back to the stock when it was taken out.
    const { items } = await parcelIn(tx, task);
    await tx
      .update(pickTasks)
      .set({ state: 'released', endedAt: at })
      .where(eq(pickTasks.id, taskId));
    const { warehouseId } = task;
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const reason = (isHere ? texts.cannotOf : texts.notFoundOf)(store, count);
    const data = { by: by.name, reason, items };
    await addOrderEvent(tx, { orderId, kind: 'store-refused', data, at });
    for (const { variantId, quantity } of items) {
      const lack = { orderId, variantId, warehouseId };
      // What a warehouse has by now is picked there.
      const moved = await reallocate(tx, { ...lack, pieces: quantity });
      const pieces = quantity - moved.reduce((sum, one) => sum + one.pieces, 0);
      if (pieces === 0) continue;
      await sendBack(tx, { ...lack, pieces }, from);
      const short = { orderId, warehouseId: from, variantId, pieces, memberId: by.id, at };
      await tx.insert(pickShorts).values(short);
    }
    // Stock is held last, in one order.
    const inOrder = [...items].sort((one, other) => one.variantId - other.variantId);
    for (const { variantId, quantity: pieces } of inOrder) {
      const place = { warehouseId, variantId };
      if (isHere) {
        await returnStock(tx, { ...place, pieces });
        continue;
      }
      const free = await lockStock(tx, place);
      await noteMovement(tx, {
        ...{ ...place, from: free + pieces, to: free, reason: 'missing' },
        ...{ note: texts.forOrder(order.number), by, at },
      });
    }
    const products = await productsOf(
      tx,
      items.map(({ variantId }) => variantId),
    );
    afterCommit(tx, () => announceSoon(host, products));
  });
