import { and, eq, inArray } from 'drizzle-orm';
import type { Order } from '#features/orders/api.server';
import { payments as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import type { Payment } from './attempts';
import { findKnownProvider } from './providers';
import { settlePayment } from './settle';
import { payments } from './tables';

const listOpen = (host: Host, orderId: number): Promise<Payment[]> =>
  host.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['open', 'pending'])))
    .orderBy(payments.id);

/** Asks after each, for one may be paid though another's provider is away. Throws the first ProviderError. */
const settleAll = async (host: Host, open: readonly Payment[]): Promise<void> => {
  const errors: unknown[] = [];
  for (const { id } of open) await settlePayment(host, id).catch((err) => errors.push(err));
  if (errors.length > 0) throw errors[0];
};

/** Asks after an order's payments that are not decided. Throws ProviderError. */
export const settleOrder = async (host: Host, orderId: number): Promise<void> =>
  settleAll(host, await listOpen(host, orderId));

/** Nobody can ask how it stands, and it is so old that this is no mistake of an hour: see `limits`. */
const isUnreachable = (host: Host, { provider, createdAt }: Payment): boolean =>
  findKnownProvider(host, provider) === undefined &&
  host.clock.now().getTime() - createdAt.getTime() > limits.providerMissed;

/**
 * Asked before an unpaid order is given up: `wait` while a bank is at work. Its buyer may be paying at
 * this moment, but beginning anew would keep its stock for ever: what he pays too late is honoured as
 * far as it goes, or given back. Throws ProviderError: then it waits as well, but for a provider that has not
 * been set up here for a day.
 */
export const settleBeforeExpiry = async (
  host: Host,
  { id: orderId }: Order,
): Promise<'wait' | undefined> => {
  const open = await listOpen(host, orderId);
  await settleAll(
    host,
    open.filter((payment) => !isUnreachable(host, payment)),
  );
  const left = await listOpen(host, orderId);
  const isPending = left.some((one) => one.state === 'pending' && !isUnreachable(host, one));
  return isPending ? 'wait' : undefined;
};
