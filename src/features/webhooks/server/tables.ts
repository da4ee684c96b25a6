import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { pingEvent, WebhookEvent } from '../contract';

/** Programs elsewhere that are told of events. */
export const webhooks = pgTable('webhooks', {
  id: serial('id').primaryKey(),
  url: text('url').notNull(),
  /** Its secret is made of this and the installation's own. */
  salt: text('salt').notNull(),
  events: jsonb('events').$type<WebhookEvent[]>().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The log: what is to be sent, was sent, and what came back. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent | typeof pingEvent>().notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Of the last attempt: its status, or why there was none. */
    status: integer('status'),
    problem: text('problem'),
    /** The beginning of what came back. */
    reply: text('reply'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
