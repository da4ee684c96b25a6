import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../../orders/server/tables';
import type { InvoiceContent } from './content';

/** The last number of each series and year: whoever takes the next one holds the row until then. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').$type<'invoice' | 'credit'>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** Invoices and credit notes, with all that they say. They never change. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    series: text('series').$type<'invoice' | 'credit'>().notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    /** 'invoice' or the refund that a credit note is of: one for each. */
    about: text('about').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Of the stored file; null until it was made. */
    sha256: text('sha256'),
  },
  (table) => [
    uniqueIndex('invoices_sequence').on(table.series, table.year, table.sequence),
    uniqueIndex('invoices_about').on(table.orderId, table.about),
  ],
);
