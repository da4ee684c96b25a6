import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { causeOfOrder } from './cause';
import { addOrderEvent } from './events';
import { writeExpired } from './mail/expired';
import { paymentTermsOf } from './payment-terms';
import { getOrder, viewOrder } from './read';
import { orderEvents } from './tables';

const mailed = 'expired-mailed';

/** Tells a buyer that his order was given up, since nobody paid it in time; once. */
export const mailExpired = defineJob<{ orderId: number }, JobContext>({
  name: 'order.expired',
  schema: z.object({ orderId: z.int() }),
  ...patience,
  run: async ({ orderId }, { host: getHost, mailer }) => {
    const host = getHost();
    const stored = await getOrder(host, orderId);
    const log = await host.db
      .select({ kind: orderEvents.kind })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId));
    const has = (kind: string) => log.some((event) => event.kind === kind);
    // The money may have come after all, and the order with it.
    if (stored.state !== 'cancelled' || has(mailed)) return;
    // A buyer who was mailed by when to pay again gets no second mail.
    if (has('payment-mailed') && !has('ready')) return;
    const mail = await writeExpired({
      order: await viewOrder(host, stored),
      sender: senderOf(host),
      paymentTerms: paymentTermsOf(host),
      wasReady: has('ready'),
      isByLink: stored.channel === 'telephone',
    });
    await mailer.send(
      { to: stored.email, ...mail },
      {
        cause: causeOfOrder(stored),
        key: `order ${orderId} expired`,
        note: (tx) => addOrderEvent(tx, { orderId, kind: mailed, at: host.clock.now() }),
      },
    );
  },
});
