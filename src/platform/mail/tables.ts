import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails that were sent, and those that wait to be read where there is no mail server. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to'),
    /** Null: there is no mail server; it is only kept. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
