import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addOrderEvent, lockOrder } from '#features/orders/api.server';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import type { Payment } from './attempts';
import { mailRefund } from './mail/jobs';
import { mailStaffAbout } from './mail/staff-job';
import { isOfOrder, markBack } from './mark-back';
import { type Provider, ProviderError, ProviderMissing, type ProviderRefund } from './provider';
import { getProvider } from './providers';
import { payments, refunds } from './tables';

type Refund = typeof refunds.$inferSelect;

/**
 * Asks the provider that took the money to give it back, whoever takes new payments. Tried again for hours
 * while it is away.
 */
export const refundJob = defineJob<{ refundId: number }, JobContext>({
  name: 'payment.refund',
  schema: z.object({ refundId: z.int() }),
  retries: 10,
  timeout: 120,
  run: async ({ refundId }, { host: getHost }) => {
    const host = getHost();
    const [found] = await host.db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId));
    if (found?.refund.state !== 'waiting') return;
    await giveBack(host, found.refund, found.payment);
  },
});

const giveBack = async (host: Host, refund: Refund, payment: Payment): Promise<void> => {
  try {
    const provider = getProvider(host, payment.provider);
    const done = await askProvider(provider, refund, payment);
    await transact(host.db, (tx) => noteDone(host, tx, refund, payment, done));
  } catch (error) {
    if (error instanceof ProviderMissing) {
      return transact(host.db, (tx) => noteMissing(host, tx, refund, error));
    }
    if (!(error instanceof ProviderError) || error.passing) throw error;
    await transact(host.db, (tx) => noteRefused(host, tx, refund, error));
  }
};

/** Money that is only held is let go of; for a part of it, it must be taken first. */
const askProvider = async (
  provider: Provider,
  refund: Refund,
  { providerId, amountCents }: Payment,
): Promise<ProviderRefund> => {
  const id = providerId ?? '';
  const now = await provider.getPayment(id);
  if (now?.state === 'authorized') {
    if (refund.amountCents === amountCents) {
      await provider.cancel(id);
      return { id, key: refund.key, cents: amountCents, state: 'done' };
    }
    await provider.capture(id, `capture-${refund.paymentId}`);
  }
  return provider.refund(id, refund.amountCents, refund.key);
};

const noteDone = async (
  host: Host,
  tx: Tx,
  refund: Refund,
  payment: Payment,
  { id: providerId, state }: ProviderRefund,
): Promise<void> => {
  const { orderId, reason, amountCents: cents } = refund;
  const at = host.clock.now();
  const order = await lockOrder(tx, orderId);
  const mine = eq(refunds.id, refund.id);
  const [now] = await tx.select().from(refunds).where(mine).for('update');
  if (now?.state !== 'waiting') return;
  await tx.update(refunds).set({ state, providerId, problem: null, updatedAt: at }).where(mine);
  const sum = sql<number>`(select sum(amount_cents)::int from refunds
    where payment_id = ${payment.id} and state in ('sent', 'done'))`;
  const refundedCents = sql<number>`greatest(${payments.refundedCents}, ${sum})`;
  await tx.update(payments).set({ refundedCents }).where(eq(payments.id, payment.id));
  const data = { refundId: refund.id, cents, reason, method: payment.method };
  await addOrderEvent(tx, { orderId, kind: 'refund-sent', data, at });
  if (isOfOrder(refund)) await markBack(host, tx, order);
  await host.jobs.enqueue(mailRefund, { refundId: refund.id }, { tx });
};

/**
 * The provider that took the money is not set up here any more: it stays owed, is tried again each hour, and
 * staff hears of it once.
 */
const noteMissing = async (
  host: Host,
  tx: Tx,
  { id: refundId, orderId, amountCents: cents }: Refund,
  { provider }: ProviderMissing,
) => {
  const problem = paymentTexts.providerMissing(provider);
  const mine = eq(refunds.id, refundId);
  const [now] = await tx.select().from(refunds).where(mine).for('update');
  if (now?.state !== 'waiting') return;
  const at = host.clock.now();
  await tx.update(refunds).set({ problem, updatedAt: at }).where(mine);
  host.log.error({ refund: refundId, order: orderId, provider }, 'a refund waits for its provider');
  if (now.problem !== null) return;
  const data = { refundId, cents, provider };
  await addOrderEvent(tx, { orderId, kind: 'refund-waits', data, at });
  await mailStaffAbout(host, tx, { orderId, what: 'refund-waits', cents, problem });
};

const noteRefused = async (host: Host, tx: Tx, refund: Refund, { message }: ProviderError) => {
  const at = host.clock.now();
  await tx
    .update(refunds)
    .set({ state: 'failed', problem: message, updatedAt: at })
    .where(eq(refunds.id, refund.id));
  const data = { refundId: refund.id, cents: refund.amountCents, problem: message };
  await addOrderEvent(tx, { orderId: refund.orderId, kind: 'refund-failed', data, at });
  await mailStaffAbout(host, tx, { orderId: refund.orderId, what: 'refund-failed', ...data });
  host.log.error({ refund: refund.id, order: refund.orderId }, 'a refund was refused');
};
