import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PictureRef } from '#kernel/define/entity';
import { products } from '../../catalog/server/tables';

/** Several products at one price. */
export const bundles = pgTable(
  'bundles',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    access: text('access').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    /** Cents, btw included, for one of each part; not above what the parts cost apart. */
    priceCents: integer('price_cents').notNull(),
    sort: integer('sort').notNull().default(0),
    picture: jsonb('picture').$type<PictureRef>(),
    revision: integer('revision').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('bundles_site_access').on(table.siteId, table.access)],
);

/** What a bundle holds: of each product one colour and size, which the visitor chooses. */
export const bundleParts = pgTable(
  'bundle_parts',
  {
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.productId] }),
    index('bundle_parts_product').on(table.productId),
  ],
);
