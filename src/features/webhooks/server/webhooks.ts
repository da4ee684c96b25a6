import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { WebhookEvent } from '../contract';
import { sendWebhook } from './job';
import { secretOf } from './secret';
import { webhookDeliveries, webhooks } from './tables';

/** Said when the list of webhooks changed. */
const CHANGED = 'webhooks.changed';

const listening = new WeakMap<Host, Pick<Webhook, 'id' | 'events'>[]>();

/** Keeps at hand who wants to be told what: an order mustn't wait for asking that. */
export const keepWebhooks = async (host: Host): Promise<void> => {
  const read = async () => {
    const rows = await host.db.select().from(webhooks).where(eq(webhooks.isOn, true));
    listening.set(host, rows);
  };
  await read();
  host.events.subscribe(CHANGED, read);
  host.events.onReconnect(read);
};

export type Webhook = typeof webhooks.$inferSelect;

/** Adds a webhook; answers it with its secret. */
export const addWebhook = async (
  { db, config, clock, events }: Pick<Host, 'db' | 'config' | 'clock' | 'events'>,
  webhook: { url: string; events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> => {
  const salt = randomBytes(16).toString('base64url');
  const [row] = await db
    .insert(webhooks)
    .values({ url: webhook.url, events: [...webhook.events], salt, createdAt: clock.now() })
    .returning();
  if (!row) throw new Error('The webhook was not stored');
  await events.publish(CHANGED, {});
  return { webhook: row, secret: secretOf(config, row) };
};

export const listWebhooks = (db: Db): Promise<Webhook[]> =>
  db.select().from(webhooks).orderBy(webhooks.id);

/** Takes a webhook and its log away. Answers whether there was one. */
export const removeWebhook = async (
  { db, events }: Pick<Host, 'db' | 'events'>,
  id: number,
): Promise<boolean> => {
  const gone = await db.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id });
  await events.publish(CHANGED, {});
  return gone.length > 0;
};

/** What a webhook was told last, the newest first. */
export const listDeliveries = (db: Db, webhookId: number, limit = 50) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);

/** Whether anyone asked to be told of it: for who would have to find out more to tell it. */
export const hasWebhook = (host: Host, event: WebhookEvent): boolean =>
  (listening.get(host) ?? []).some(({ events }) => events.includes(event));

/**
 * Notes in a transaction that something happened: whoever asked for it is told once that commits,
 * and never of what was undone.
 */
export const announceWebhook = async (
  host: Host,
  tx: Tx,
  event: WebhookEvent,
  payload: Record<string, unknown>,
): Promise<void> => {
  const asked = (listening.get(host) ?? []).filter(({ events }) => events.includes(event));
  if (asked.length === 0) return;
  const createdAt = host.clock.now();
  const rows = await tx
    .insert(webhookDeliveries)
    .values(asked.map(({ id }) => ({ webhookId: id, event, payload, createdAt })))
    .returning({ id: webhookDeliveries.id });
  for (const { id } of rows) await host.jobs.enqueue(sendWebhook, { deliveryId: id }, { tx });
};

/** Sends a notice again. Answers whether there was one with that number. */
export const resendDelivery = async (host: Pick<Host, 'db' | 'jobs'>, id: number) => {
  const [row] = await host.db
    .update(webhookDeliveries)
    .set({ deliveredAt: null })
    .where(eq(webhookDeliveries.id, id))
    .returning({ id: webhookDeliveries.id });
  if (row) await host.jobs.enqueue(sendWebhook, { deliveryId: id });
  return row !== undefined;
};
