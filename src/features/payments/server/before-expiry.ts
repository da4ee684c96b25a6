import { and, eq, inArray } from 'drizzle-orm';
import type { Order } from '#features/orders/api.server';
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
 * Asked before an unpaid order is given up: `wait` while a bank is at work. Its buyer may be paying at
 * this moment, but beginning anew would keep its pieces for ever: what he pays too late is honoured as
 * far as it goes, or given back. Throws ProviderError: then it waits as well.
 */
export const settleBeforeExpiry = async (
  host: Host,
  { id: orderId }: Order,
): Promise<'wait' | undefined> => {
  await settleOrder(host, orderId);
  const isPending = and(eq(payments.orderId, orderId), eq(payments.state, 'pending'));
  const [pending] = await host.db.select({ id: payments.id }).from(payments).where(isPending);
  return pending ? 'wait' : undefined;
};
