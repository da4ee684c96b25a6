import { eq } from 'drizzle-orm';
import { orderTexts } from '#kernel/messages/nl-orders';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { confirmWithdrawal } from './jobs';
import { type Order, viewOrder } from './read';
import { orderEvents, orders } from './tables';

/**
 * Writes down that a buyer withdraws, from some lines (by variant) or from all when he names none,
 * and confirms it by mail. What was said already is not written twice.
 */
export const withdrawOrder = async (
  host: Host,
  order: Order,
  variantIds: readonly number[],
): Promise<void> => {
  const { lines } = await viewOrder(host, order);
  const what = lines
    .filter((line) => variantIds.includes(line.variantId))
    .map((line) => `${orderTexts.times(line.quantity)} ${line.title}, ${line.choice}`);
  await transact(host.db, async (tx) => {
    // Two clicks at once come one after the other.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
    const events = await tx.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    const same = (event: (typeof events)[number]) =>
      event.kind === 'withdrawn' && JSON.stringify(event.data.what) === JSON.stringify(what);
    if (events.some(same)) return;
    const [event] = await tx
      .insert(orderEvents)
      .values({ orderId: order.id, kind: 'withdrawn', data: { what }, at: host.clock.now() })
      .returning({ id: orderEvents.id });
    if (!event) throw new Error('The withdrawal was not stored');
    await host.jobs.enqueue(confirmWithdrawal, { orderId: order.id, eventId: event.id }, { tx });
  });
};
