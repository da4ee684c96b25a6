import { and, eq, sql } from 'drizzle-orm';
import { addOrderEvent, lockOrder } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Payment } from './attempts';
import { noteExternalRefunds } from './external-refunds';
import { mailStaffAbout } from './mail/staff-job';
import { isOfOrder, markBack } from './mark-back';
import type { Provider } from './provider';
import { refundJob } from './refund-job';
import { payments, refunds } from './tables';

/** Gives back all of a payment that no order can use. Once a payment. */
export const sendBack = async (
  host: Host,
  tx: Tx,
  payment: Payment,
  reason: 'double' | 'late',
): Promise<void> => {
  await tx.update(payments).set({ use: 'back' }).where(eq(payments.id, payment.id));
  const { id, orderId, amountCents } = payment;
  await storeRefund(host, tx, {
    ...{ orderId, amountCents, reason, paymentId: id, state: 'waiting' },
    key: `${reason}-${id}`,
  });
};

type NewRefund = Pick<
  typeof refunds.$inferInsert,
  'orderId' | 'paymentId' | 'key' | 'amountCents' | 'reason' | 'state'
>;

/** Writes down that money goes back, and has it done. A key that is known is left as it is. */
export const storeRefund = async (host: Host, tx: Tx, refund: NewRefund): Promise<void> => {
  const at = host.clock.now();
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id });
  if (!row) return;
  const { orderId, amountCents: cents, reason, state } = refund;
  const kind = state === 'by-hand' ? 'refund-by-hand' : 'refund-asked';
  await addOrderEvent(tx, { orderId, kind, data: { refundId: row.id, cents, reason }, at });
  if (state === 'waiting') {
    await host.jobs.enqueue(refundJob, { refundId: row.id }, { tx, singletonKey: `${row.id}` });
  }
};

const isCounted = ({ state }: typeof refunds.$inferSelect) => state === 'sent' || state === 'done';

/**
 * Learns what became of refunds that the provider took on; one that it gave up is for staff. Those
 * that were made at the provider itself are written down: `refundedCents`, what it says that went
 * back in all.
 */
export const updateRefunds = async (
  host: Host,
  payment: Payment,
  provider: Provider,
  refundedCents: number,
): Promise<void> => {
  const known = await host.db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const waiting = known.filter(({ state }) => state === 'sent');
  const counted = known.filter(isCounted).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isMore = refundedCents > counted && payment.state === 'paid';
  if ((waiting.length === 0 && !isMore) || !payment.providerId) return;
  const said = await provider.listRefunds(payment.providerId);
  await noteExternalRefunds(host, payment, said);
  for (const refund of waiting) {
    const state = said.find(({ id, key }) => id === refund.providerId || key === refund.key)?.state;
    if (state === 'done' || state === 'failed') await close(host, refund, state);
  }
};

const close = (host: Host, refund: typeof refunds.$inferSelect, state: 'done' | 'failed') =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    const at = host.clock.now();
    const isSent = and(eq(refunds.id, refund.id), eq(refunds.state, 'sent'));
    const rows = await tx.update(refunds).set({ state, updatedAt: at }).where(isSent).returning();
    if (rows.length === 0) return;
    const data = { refundId: refund.id, cents: refund.amountCents };
    await addOrderEvent(tx, { orderId: refund.orderId, kind: `refund-${state}`, data, at });
    if (state === 'done') return;
    await countRefunded(tx, refund.paymentId);
    if (isOfOrder(refund)) await markBack(host, tx, order);
    await mailStaffAbout(host, tx, { orderId: refund.orderId, what: 'refund-failed', ...data });
  });

/** After one came back: what is given back of a payment is what is left of them. */
const countRefunded = (tx: Tx, paymentId: number | null) =>
  tx.execute(sql`update payments set refunded_cents = (
    select coalesce(sum(amount_cents), 0)::int from refunds
    where payment_id = ${paymentId} and state in ('sent', 'done')) where id = ${paymentId}`);
