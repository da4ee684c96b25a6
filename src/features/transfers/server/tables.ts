import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import { variants } from '../../catalog/server/tables';
import { warehouses } from '../../stock/server/tables';
import type { TransferState } from '../contract';

/** Pieces that one place of the chain sends another. */
export const transfers = pgTable(
  'transfers',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    fromId: integer('from_id')
      .notNull()
      .references(() => warehouses.id),
    toId: integer('to_id')
      .notNull()
      .references(() => warehouses.id),
    state: text('state').$type<TransferState>().notNull().default('draft'),
    createdAt: timestamptz('created_at').notNull(),
    /** Who did what, as he was called then. */
    createdBy: text('created_by').notNull(),
    sentAt: timestamptz('sent_at'),
    sentBy: text('sent_by'),
    receivedAt: timestamptz('received_at'),
    receivedBy: text('received_by'),
    /** When its sender read that something else came than he sent. */
    seenAt: timestamptz('seen_at'),
  },
  (table) => [
    index('transfers_from').on(table.fromId, table.state),
    index('transfers_to').on(table.toId, table.state),
    check('transfers_elsewhere', sql`${table.fromId} <> ${table.toId}`),
  ],
);

/** An article of a transfer. What came without having been sent is a line of which nothing was. */
export const transferLines = pgTable(
  'transfer_lines',
  {
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    sent: integer('sent').notNull(),
    /** Null: it isn't taken in yet. */
    received: integer('received'),
    /** Why it is another count. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.variantId] }),
    check('transfer_lines_counts', sql`${table.sent} >= 0 and ${table.received} >= 0`),
  ],
);
