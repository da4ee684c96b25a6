import { randomBytes } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pingEvent, type WebhookEvent } from '../contract';
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

/** Adds a webhook; answers it with its secret. `check`: told those that are there, one adding at a time; may throw. */
export const addWebhook = async (
  { db, config, clock, events }: Pick<Host, 'db' | 'config' | 'clock' | 'events'>,
  webhook: { url: string; events: readonly WebhookEvent[] },
  check?: (there: readonly Webhook[]) => void,
): Promise<{ webhook: Webhook; secret: string }> => {
  const salt = randomBytes(16).toString('base64url');
  const row = await transact(db, async (tx) => {
    await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
    check?.(await listWebhooks(tx));
    const [made] = await tx
      .insert(webhooks)
      .values({ url: webhook.url, events: [...webhook.events], salt, createdAt: clock.now() })
      .returning();
    return made;
  });
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

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** What a webhook was told last, the newest first; `before`: only those with a lower number. */
export const listDeliveries = (
  db: Db,
  webhookId: number,
  { limit = 50, before }: { limit?: number; before?: number | undefined } = {},
): Promise<Delivery[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);

export const findDelivery = async (db: Db, id: number): Promise<Delivery | undefined> => {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row;
};

/** How many notices of each webhook the log has, and how many of them were tried and didn't arrive. */
export const countDeliveries = async (
  db: Db,
): Promise<Map<number, { all: number; failing: number }>> => {
  const rows = await db
    .select({
      id: webhookDeliveries.webhookId,
      all: sql<number>`count(*)::int`,
      failing: sql<number>`(count(*) filter (where ${webhookDeliveries.deliveredAt} is null
        and ${webhookDeliveries.attempts} > 0))::int`,
    })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhookId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

/** Changes what a webhook is told, or whether it is. Answers it as it is then, if it is there. */
export const changeWebhook = async (
  { db, events }: Pick<Host, 'db' | 'events'>,
  id: number,
  change: { events?: WebhookEvent[] | undefined; isOn?: boolean | undefined },
): Promise<Webhook | undefined> => {
  const [row] = await db.update(webhooks).set(change).where(eq(webhooks.id, id)).returning();
  if (row) await events.publish(CHANGED, {});
  return row;
};

/** Has a webhook told of nothing, so that one sees whether that arrives. */
export const pingWebhook = async (host: Host, webhookId: number): Promise<void> => {
  await transact(host.db, async (tx) => {
    const at = host.clock.now();
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({ webhookId, event: pingEvent, payload: {}, createdAt: at })
      .returning({ id: webhookDeliveries.id });
    if (row) await host.jobs.enqueue(sendWebhook, { deliveryId: row.id }, { tx });
  });
};

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
