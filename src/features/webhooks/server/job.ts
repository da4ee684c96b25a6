import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { connections as limits } from '#kernel/limits-connections';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { signatureHeader } from '../contract';
import { sign } from '../sign';
import { post, type Reply } from './post';
import { secretOf } from './secret';
import { webhookDeliveries, webhooks } from './tables';

/** Twelve tries with growing pauses: more than a day. */
const RETRIES = 12;

const open = new WeakMap<Host, (address: string) => boolean>();

/** Lets webhooks reach other addresses than those of the open internet, such as a test's own. */
export const allowAddresses = (host: Host, isOpen: (address: string) => boolean): void => {
  open.set(host, isOpen);
};

const find = async (host: Host, id: number) => {
  const [found] = await host.db
    .select()
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return found;
};

const note = (host: Host, id: number, result: Partial<typeof webhookDeliveries.$inferInsert>) =>
  host.db
    .update(webhookDeliveries)
    .set({ ...result, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));

/** Tells one webhook of one event; again later unless it answers with a 2xx. */
export const sendWebhook = defineJob<{ deliveryId: number }, JobContext>({
  name: 'webhook.send',
  schema: z.object({ deliveryId: z.int() }),
  retries: RETRIES,
  timeout: 30,
  isPost: true,
  atOnce: 2,
  run: async ({ deliveryId }, { host: getHost, signal }) => {
    const host = getHost();
    const found = await find(host, deliveryId);
    if (!found?.webhooks.isOn || found.webhook_deliveries.deliveredAt) return;
    const { id, event, payload, createdAt } = found.webhook_deliveries;
    const now = host.clock.now();
    const body = JSON.stringify({ id, event, createdAt: createdAt.toISOString(), data: payload });
    const headers = { [signatureHeader]: sign(secretOf(host.config, found.webhooks), body, now) };
    let reply: Reply;
    try {
      reply = await post(found.webhooks.url, body, { headers, signal, isOpen: open.get(host) });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      await note(host, id, { status: null, problem, reply: null });
      throw error;
    }
    const isTaken = reply.status >= 200 && reply.status < 300;
    const problem = isTaken ? null : `it answers ${reply.status}`;
    const deliveredAt = isTaken ? now : null;
    await note(host, id, { status: reply.status, reply: reply.text, problem, deliveredAt });
    if (!isTaken) throw new Error(`webhook ${found.webhooks.id}: ${problem}`);
  },
});

/** Forgets what was told long ago. */
export const purgeDeliveries = defineJob<object, JobContext>({
  name: 'webhook.purge',
  schema: z.object({}),
  cron: '20 4 * * *',
  run: async (_, { host: getHost }) => {
    const { db, clock } = getHost();
    const before = new Date(clock.now().getTime() - limits.logDays * 86_400_000);
    await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
  },
});
