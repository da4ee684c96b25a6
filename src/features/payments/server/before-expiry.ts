import { and, eq, inArray } from 'drizzle-orm';
import type { Order } from '#features/orders/api.server';
import { payments as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import { settlePayment } from './settle';
import { payments } from './tables';

/** Asks after an order's payments that are not decided. Throws ProviderError. */
export const settleOrder = async (host: Host, orderId: number): Promise<void> => {
  const isOpen = inArray(payments.state, ['open', 'pending']);
  const rows = await host.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen))
    .orderBy(payments.id);
  for (const { id } of rows) await settlePayment(host, id);
};

/**
 * Asked before an unpaid order is given up: `wait` while a bank is at work, or while its buyer is
 * paying at this moment. Throws ProviderError: then it waits as well.
 */
export const settleBeforeExpiry = async (
  host: Host,
  { id: orderId }: Order,
): Promise<'wait' | undefined> => {
  await settleOrder(host, orderId);
  const isOpen = inArray(payments.state, ['open', 'pending']);
  const rows = await host.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen));
  const begun = host.clock.now().getTime() - limits.openFor;
  const isBusy = rows.some(
    ({ state, current, createdAt }) =>
      state === 'pending' || (current && createdAt.getTime() > begun),
  );
  return isBusy ? 'wait' : undefined;
};
