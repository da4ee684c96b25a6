import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  addOrderEvent,
  causeOfOrder,
  getOrder,
  orderEvents,
  viewOrder,
} from '#features/orders/api.server';
import { senderOf } from '#features/settings/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { retryPath } from '../../contract';
import { isPayable } from '../../standing';
import { payments, refunds } from '../tables';
import { writeFailed } from './failed';
import { writeRefund } from './refund';

const about = async (host: Host, orderId: number) => {
  const stored = await getOrder(host, orderId);
  return { stored, order: await viewOrder(host, stored), sender: senderOf(host) };
};

const hasEvent = async (host: Host, orderId: number, kind: string, refundId?: number) => {
  const isKind = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, kind),
    refundId === undefined ? undefined : sql`(${orderEvents.data}->>'refundId')::int = ${refundId}`,
  );
  const [event] = await host.db.select({ id: orderEvents.id }).from(orderEvents).where(isKind);
  return event !== undefined;
};

/** One is being paid at this moment. */
const isBusy = async (host: Host, orderId: number): Promise<boolean> => {
  const isCurrent = and(eq(payments.orderId, orderId), eq(payments.current, true));
  const [running] = await host.db.select({ id: payments.id }).from(payments).where(isCurrent);
  return running !== undefined;
};

/**
 * Mails a buyer once that a payment came to nothing, unless the order was paid since, is given up, or is
 * being paid.
 */
export const mailFailed = defineJob<{ orderId: number }, JobContext>({
  name: 'payment.mail-failed',
  schema: z.object({ orderId: z.int() }),
  ...patience,
  run: async ({ orderId }, { host: getHost, mailer }) => {
    const host = getHost();
    const { stored, ...rest } = await about(host, orderId);
    if (!isPayable(stored) || (await isBusy(host, orderId))) return;
    if (await hasEvent(host, orderId, 'payment-mailed')) return;
    const mail = await writeFailed({ ...rest, retryHref: retryPath(stored.token) });
    const event = { orderId, kind: 'payment-mailed' };
    await mailer.send(
      { to: stored.email, ...mail },
      {
        // Anybody can start a payment with another's address and give up, so it counts against the mail limit.
        cause: causeOfOrder(stored),
        key: `order ${orderId} payment failed`,
        note: (tx) => addOrderEvent(tx, { ...event, at: host.clock.now() }),
      },
    );
  },
});

/** Mails a buyer that money goes back, once a refund. */
export const mailRefund = defineJob<{ refundId: number }, JobContext>({
  name: 'payment.mail-refund',
  schema: z.object({ refundId: z.int() }),
  ...patience,
  run: async ({ refundId }, { host: getHost, mailer }) => {
    const host = getHost();
    const [refund] = await host.db.select().from(refunds).where(eq(refunds.id, refundId));
    if (!refund) return;
    const { orderId, amountCents: cents, reason } = refund;
    if (await hasEvent(host, orderId, 'refund-mailed', refundId)) return;
    const { stored, ...rest } = await about(host, orderId);
    const mail = await writeRefund({ ...rest, cents, reason });
    const event = { orderId, kind: 'refund-mailed', data: { refundId } };
    await mailer.send(
      { to: stored.email, ...mail },
      {
        // It is about money that came in.
        cause: 'system',
        key: `refund ${refundId}`,
        note: (tx) => addOrderEvent(tx, { ...event, at: host.clock.now() }),
      },
    );
  },
});
