import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from '../../catalog/server/tables';
import { locations } from '../../stores/server/tables';
import type { FeedName } from '../contract';

/** Each feed: whether it can be asked for, and what came of it. One that was never touched has no row: it is off. */
export const feeds = pgTable(
  'feeds',
  {
    siteId: integer('site_id').notNull(),
    name: text('name').$type<FeedName>().notNull(),
    isOn: boolean('is_on').notNull().default(false),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Of what it said last, whichever process made it, and since when it says so. */
    print: text('print'),
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name] })],
);

/** When all articles of a site were last looked through by Google's rules, and how many it takes. */
export const feedRounds = pgTable('feed_rounds', {
  siteId: integer('site_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  articles: integer('articles').notNull(),
  variants: integer('variants').notNull(),
});

/** Articles that Google refuses, wholly or some variants of: each reason a bit, see `kernel/values/feed-rules`. */
export const feedRefusals = pgTable(
  'feed_refusals',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    kinds: integer('kinds').notNull(),
  },
  // Counted and listed without reading the rows.
  (table) => [index('feed_refusals_counted').on(table.siteId, table.kinds, table.productId)],
);

/** What Google calls a store: the code that it has in Business Profile. */
export const feedStoreCodes = pgTable(
  'feed_store_codes',
  {
    locationId: integer('location_id')
      .primaryKey()
      .references(() => locations.id, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    code: text('code').notNull(),
  },
  (table) => [uniqueIndex('feed_store_codes_code').on(table.siteId, table.code)],
);
