import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import { products } from '../../catalog/server/tables';
import { orders } from '../../orders/server/tables';
import type { ReviewState } from '../contract';

/** What buyers think of what they bought. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The order it was bought with; null: that order is kept no longer, or was none of this shop's. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Who wrote it bought it, and that was checked. */
    isVerified: boolean('is_verified').notNull(),
    /** Colour and size that were bought. */
    choice: text('choice').notNull().default(''),
    /** Stars. */
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    /** As its writer wants to be called; '': he has left. */
    name: text('name').notNull(),
    /** Of the page that it was written on. */
    language: text('language').notNull().default('nl_NL'),
    state: text('state').$type<ReviewState>().notNull().default('waiting'),
    /** Counts the changes by its writer: who moderates says which he read. */
    version: integer('version').notNull().default(1),
    /** Why it was refused, for its writer. */
    refusal: text('refusal'),
    reply: text('reply'),
    repliedAt: timestamptz('replied_at'),
    writtenAt: timestamptz('written_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    moderatedAt: timestamptz('judged_at'),
    /** Who moderated: 'api:3', 'cli:karin'. */
    moderatedBy: text('judged_by'),
  },
  (table) => [
    uniqueIndex('product_reviews_once').on(table.orderId, table.productId),
    index('product_reviews_shown')
      .on(table.productId, table.writtenAt, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('product_reviews_state').on(table.state, table.id),
    check('product_reviews_stars', sql`${table.rating} between 1 and 5`),
  ],
);

/** Visitors who say that a review breaks the rules. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: serial('id').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    /** Of who reports, a hash of his network address: one says it once. */
    client: text('client').notNull(),
    reason: text('reason').notNull(),
    at: timestamptz('at').notNull(),
    /** When the shop looked at it. */
    settledAt: timestamptz('settled_at'),
  },
  (table) => [
    uniqueIndex('review_reports_once').on(table.reviewId, table.client),
    index('review_reports_open').on(table.reviewId).where(sql`${table.settledAt} is null`),
  ],
);

/** Mailboxes, hashed, that want no more mails which ask for a review. */
export const reviewMailStops = pgTable('review_mail_stops', {
  mailbox: text('mailbox').primaryKey(),
  at: timestamptz('at').notNull(),
});
