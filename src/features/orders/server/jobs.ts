import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { getSite } from '#features/settings/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { writeConfirmation } from './mail/confirmation';
import { writeWithdrawal } from './mail/withdrawal';
import { getOrder, viewOrder } from './read';
import { orderEvents } from './tables';

/**
 * Mails what was agreed. Runs that come after one which got to its end send nothing; the mail may
 * go twice only when the process dies between sending it and noting that.
 */
export const confirmOrder = defineJob<{ orderId: number }, JobContext>({
  name: 'order.confirm',
  schema: z.object({ orderId: z.int() }),
  retries: 8,
  timeout: 60,
  atOnce: 2,
  run: async ({ orderId }, { host: getHost, mailer }) => {
    const host = getHost();
    const isMailed = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'mailed'));
    const [mailed] = await host.db.select().from(orderEvents).where(isMailed);
    if (mailed) return;
    const order = await viewOrder(host, await getOrder(host, orderId));
    const { identity, name } = getSite(host);
    const mail = await writeConfirmation({
      order,
      identity,
      siteName: name,
      siteUrl: host.config.siteUrl,
    });
    await mailer.send({ to: order.email, replyTo: identity.email || undefined, ...mail });
    await host.db.insert(orderEvents).values({ orderId, kind: 'mailed', at: host.clock.now() });
  },
});

/** Confirms a withdrawal, with what it says and when it came. */
export const confirmWithdrawal = defineJob<{ orderId: number; eventId: number }, JobContext>({
  name: 'order.withdrawn',
  schema: z.object({ orderId: z.int(), eventId: z.int() }),
  retries: 8,
  timeout: 60,
  run: async ({ orderId, eventId }, { host: getHost, mailer }) => {
    const host = getHost();
    const stored = await getOrder(host, orderId);
    const [event] = await host.db.select().from(orderEvents).where(eq(orderEvents.id, eventId));
    if (!event) return;
    const { identity, name } = getSite(host);
    const mail = await writeWithdrawal({
      order: await viewOrder(host, stored),
      event: { at: event.at, what: event.data.what as string[] },
      identity,
      siteName: name,
      siteUrl: host.config.siteUrl,
    });
    await mailer.send({ to: stored.email, replyTo: identity.email || undefined, ...mail });
  },
});
