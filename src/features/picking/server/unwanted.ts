import { and, eq, isNull } from 'drizzle-orm';
import { lockOrder, type Order } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { readLeft } from './left';
import { overOf } from './over';
import { pickShorts } from './tables';

type Found = { short: typeof pickShorts.$inferSelect; order: Order };

/**
 * Settles what is short of an order that wants those pieces no more: it left or was cancelled, or they were taken out of it
 * elsewhere. Answers what is still to be decided about.
 */
export const settleUnwanted = async (host: Host, found: readonly Found[]): Promise<Found[]> => {
  const leftOf = await readLeft(
    host.db,
    found.map(({ order }) => order.id),
  );
  const isUnwanted = ({ short, order }: Found) =>
    overOf(order) !== undefined || leftOf(order.id, short.variantId) === 0;
  for (const { short, order } of found.filter(isUnwanted)) {
    await transact(host.db, async (tx) => {
      const now = await lockOrder(tx, order.id);
      const left = (await readLeft(tx, [order.id]))(order.id, short.variantId);
      if (!overOf(now) && left > 0) return;
      await tx
        .update(pickShorts)
        .set({ settledAt: host.clock.now(), outcome: 'over' })
        .where(and(eq(pickShorts.id, short.id), isNull(pickShorts.settledAt)));
    });
  }
  return found.filter((one) => !isUnwanted(one));
};
