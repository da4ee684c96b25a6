import { and, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { mailFailed } from './mail/jobs';
import { getProvider } from './providers';
import { refundJob } from './refund-job';
import { settlePayment } from './settle';
import { payments, refunds } from './tables';

/** Looked after in one go: the next minute takes the rest. */
const BATCH = 100;
/** What is not heard of for so long is asked after no more, in ms. */
const GIVEN_UP = 60 * 86_400_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Every minute: asks after payments whose notice may have been lost, takes money that is held for
 * what was sent, mails buyers whose payment failed, takes up refunds that were left, and asks what
 * became of those that were sent.
 */
export const watchPayments = defineJob<object, JobContext>({
  name: 'payment.watch',
  schema: z.object({}),
  cron: '* * * * *',
  timeout: 240,
  run: async (_, { host: getHost }) => {
    const host = getHost();
    await checkPayments(host);
    await takeHeld(host);
    await mailFailedPayments(host);
    await takeUpRefunds(host);
    await checkRefunds(host);
  },
});

/** Each is put off before it is asked, so that one that hangs is not asked by everyone. */
const claimDue = async (host: Host): Promise<{ id: number }[]> => {
  const now = host.clock.now();
  const due = sql`select id from payments where check_at <= ${now} order by check_at
    limit ${BATCH} for update skip locked`;
  return host.db
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      checkAt: sql`case when ${payments.createdAt} < ${new Date(now.getTime() - GIVEN_UP)}
        then null else ${now}::timestamptz
        + least(interval '6 hours', interval '1 minute' * power(2, least(${payments.checks} + 1, 9)))
        end`,
    })
    .where(sql`${payments.id} in (${due})`)
    .returning({ id: payments.id });
};

const checkPayments = async (host: Host): Promise<void> => {
  for (const { id } of await claimDue(host)) {
    await settlePayment(host, id).catch((err) => {
      host.log.warn({ err, payment: id }, 'a payment could not be asked after');
    });
  }
};

/** Money that is held for an order that went out. */
const takeHeld = async (host: Host): Promise<void> => {
  const rows = await host.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.state, 'authorized'),
        eq(payments.use, 'order'),
        lt(payments.refundedCents, payments.amountCents),
        inArray(orders.state, ['sent', 'ready', 'done']),
      ),
    )
    .limit(BATCH);
  for (const { payment } of rows) {
    try {
      const provider = getProvider(host, payment.provider);
      await provider.capture(payment.providerId ?? '', `capture-${payment.id}`);
      await settlePayment(host, payment.id);
    } catch (err) {
      host.log.error({ err, payment: payment.id }, 'money that is held could not be taken');
    }
  }
};

const mailFailedPayments = (host: Host): Promise<void> =>
  transact(host.db, async (tx) => {
    const isDue = and(
      isNotNull(payments.failureMailAt),
      lte(payments.failureMailAt, host.clock.now()),
    );
    const due = await tx.update(payments).set({ failureMailAt: null }).where(isDue).returning();
    for (const orderId of new Set(due.map((payment) => payment.orderId))) {
      await host.jobs.enqueue(mailFailed, { orderId }, { tx, singletonKey: `${orderId}` });
    }
  });

/** Refunds whose job was given up while the provider was away for long. */
const takeUpRefunds = async (host: Host): Promise<void> => {
  const before = new Date(host.clock.now().getTime() - HOUR);
  const rows = await host.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'waiting'), lte(refunds.updatedAt, before)))
    .limit(BATCH);
  for (const { id } of rows) {
    await host.jobs.enqueue(refundJob, { refundId: id }, { singletonKey: `${id}` });
  }
};

/** Refunds that the provider took on and of which nothing was heard for a day. */
const checkRefunds = async (host: Host): Promise<void> => {
  const now = host.clock.now();
  const isQuiet = and(
    eq(refunds.state, 'sent'),
    lte(refunds.updatedAt, new Date(now.getTime() - DAY)),
    gt(refunds.createdAt, new Date(now.getTime() - GIVEN_UP)),
  );
  const rows = await host.db.update(refunds).set({ updatedAt: now }).where(isQuiet).returning();
  for (const paymentId of new Set(rows.map((row) => row.paymentId))) {
    if (paymentId === null) continue;
    await settlePayment(host, paymentId).catch((err) => {
      host.log.warn({ err, payment: paymentId }, 'a refund could not be asked after');
    });
  }
};
