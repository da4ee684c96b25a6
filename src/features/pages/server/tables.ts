import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PageTree } from '../contract';

export const pages = pgTable(
  'pages',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    parentId: integer('parent_id'),
    path: text('path').notNull(),
    title: text('title').notNull(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    noindex: boolean('noindex').notNull().default(false),
    /** Such as `en_GB`; null: the site's. */
    language: text('language'),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    onlineFrom: timestamp('online_from', { withTimezone: true }),
    onlineUntil: timestamp('online_until', { withTimezone: true }),
    /** What editors are at work on; null: nothing but what visitors see. */
    draft: jsonb('draft').$type<PageTree>(),
    published: jsonb('published').$type<PageTree>(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [uniqueIndex('pages_site_path').on(table.siteId, table.path)],
);

/** Earlier published versions, so that an editor can go back. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    tree: jsonb('tree').$type<PageTree>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_versions_page').on(table.pageId)],
);

/** Every published block by its number (the spec's block_id): how a section is found. */
export const blocks = pgTable(
  'blocks',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The block's id in the page's tree. */
    treeId: text('tree_id').notNull(),
    type: text('type').notNull(),
    version: integer('version').notNull().default(1),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    online: boolean('online').notNull().default(true),
  },
  (table) => [uniqueIndex('blocks_page_tree').on(table.pageId, table.treeId)],
);

/** Blocks that several pages show, written and published once: see the block `SharedSection`. */
export const sections = pgTable(
  'sections',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    title: text('title').notNull(),
    folder: text('folder').notNull().default(''),
    /** `shared`: pages show it by reference; `copy`: each begins with blocks of its own. */
    kind: text('kind').$type<'shared' | 'copy'>().notNull().default('shared'),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    /** What editors are at work on; null: nothing but what pages show. */
    draft: jsonb('draft').$type<PageTree>(),
    published: jsonb('published').$type<PageTree>(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('sections_site').on(table.siteId)],
);

export const redirects = pgTable(
  'redirects',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    fromPath: text('from_path').notNull(),
    toPath: text('to_path').notNull(),
    status: integer('status').notNull().default(301),
    /** `Offline`: it leads nowhere. */
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    revision: integer('revision').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('redirects_site_from').on(table.siteId, table.fromPath)],
);

/** Addresses that visitors asked for where nothing lies: paths alone, without what they ask. */
export const missingAddresses = pgTable(
  'missing_addresses',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** A page of ours that leads there; null: none was seen. */
    fromPath: text('from_path'),
    /** Somebody said that nothing is to be done about it. */
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (table) => [uniqueIndex('missing_addresses_site_path').on(table.siteId, table.path)],
);
