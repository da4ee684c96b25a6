import { and, eq, inArray, or } from 'drizzle-orm';
import { addOrderEvent, lockOrder } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { ProviderName } from '../contract';
import type { Payment } from './attempts';
import { mailRefund } from './mail/jobs';
import { isOfOrder, markBack } from './mark-back';
import type { ProviderRefund } from './provider';
import { payments, refunds } from './tables';

/**
 * What a refund that was made at the provider itself, or by hand after it failed there, means for
 * whoever keeps an order's books.
 */
export type OnExternalRefund = (
  host: Host,
  tx: Tx,
  refund: { orderId: number; cents: number; key: string },
) => Promise<void>;

const listeners = new Registry<OnExternalRefund>('listener to external refunds');

export const onExternalRefund = (host: Host, name: string, listener: OnExternalRefund): void =>
  listeners.add(host, name, listener);

export const bookExternalRefund = async (
  host: Host,
  tx: Tx,
  refund: Parameters<OnExternalRefund>[2],
): Promise<void> => {
  for (const listener of listeners.list(host)) await listener(host, tx, refund);
};

/** Money of a payment that goes back as a whole is no money of its order: see `isOfOrder`. */
const reasonFor = async (tx: Tx, payment: Payment): Promise<string> => {
  const isDouble = and(eq(refunds.paymentId, payment.id), eq(refunds.reason, 'double'));
  const [double] = await tx.select({ id: refunds.id }).from(refunds).where(isDouble);
  return double ? 'double' : 'elsewhere';
};

const note = (host: Host, payment: Payment, said: ProviderRefund): Promise<void> =>
  transact(host.db, async (tx) => {
    const { orderId, id: paymentId } = payment;
    const order = await lockOrder(tx, orderId);
    const at = host.clock.now();
    const { id: providerId, cents } = said;
    const reason = await reasonFor(tx, payment);
    const state = said.state === 'done' ? ('done' as const) : ('sent' as const);
    const key = `elsewhere-${providerId}`;
    const [row] = await tx
      .insert(refunds)
      .values({
        ...{ orderId, paymentId, providerId, key, reason, state, amountCents: cents },
        ...{ createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing({ target: refunds.key })
      .returning();
    if (!row) return;
    const data = { refundId: row.id, cents, providerId };
    await addOrderEvent(tx, { orderId, kind: 'refund-elsewhere', data, at });
    if (!isOfOrder(row)) return;
    await markBack(host, tx, order);
    await host.jobs.enqueue(mailRefund, { refundId: row.id }, { tx });
    await bookExternalRefund(host, tx, { orderId, cents, key });
  });

/**
 * Writes down refunds of a payment that were not asked for here, such as those that staff makes at
 * the provider itself: their money has gone, so none of it is given back again. Once a refund.
 */
export const noteExternalRefunds = async (
  host: Host,
  payment: Payment,
  said: readonly ProviderRefund[],
): Promise<void> => {
  const mine = eq(refunds.paymentId, payment.id);
  const known = await host.db.select().from(refunds).where(mine);
  const isNew = ({ id, key, state }: ProviderRefund) =>
    state !== 'failed' && !known.some((one) => one.providerId === id || one.key === key);
  for (const refund of said.filter(isNew)) await note(host, payment, refund);
};

/** The payments of a provider of which money was given back there, unknown here yet. */
export const findExternalRefunds = async (
  host: Host,
  provider: ProviderName,
  last: readonly (ProviderRefund & { paymentId: string })[],
): Promise<string[]> => {
  const rows = await host.db
    .select({ id: refunds.providerId, key: refunds.key })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider),
        or(
          inArray(refunds.providerId, [...last.map(({ id }) => id), '']),
          inArray(refunds.key, [...last.flatMap(({ key }) => key ?? []), '']),
        ),
      ),
    );
  const ids = new Set(rows.map(({ id }) => id));
  const keys = new Set(rows.map(({ key }) => key));
  return last
    .filter(({ id, key, state }) => state !== 'failed' && !ids.has(id) && !keys.has(key ?? ''))
    .map(({ paymentId }) => paymentId);
};
