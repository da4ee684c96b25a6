import {
  boolean,
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
import type { ReleaseProblem, ReleaseState } from '../contract';

/** What somebody is typing in the form of a row, kept until he saves it or throws it away. */
export const officeDrafts = pgTable(
  'office_drafts',
  {
    memberId: integer('member_id').notNull(),
    entity: text('entity').notNull(),
    /** 0: of a row that isn't there yet. */
    rowId: integer('row_id').notNull(),
    /** The revision that it began with. */
    revision: integer('revision').notNull(),
    /** What differs from that revision, by the fields' names on the wire. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.entity, table.rowId] }),
    index('office_drafts_row').on(table.entity, table.rowId),
  ],
);

/** Who has a row open now: a line a window, for as long as that says so. */
export const officePresence = pgTable(
  'office_presence',
  {
    memberId: integer('member_id').notNull(),
    /** What the window calls itself. */
    tab: text('tab').notNull(),
    entity: text('entity').notNull(),
    rowId: integer('row_id').notNull(),
    /** He changed something there that isn't saved, or just was. */
    isEditing: boolean('is_editing').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tab] }),
    index('office_presence_row').on(table.entity, table.rowId),
  ],
);

/** Lists as somebody likes to see them: what is searched, filtered, sorted, and which columns. */
export const officeViews = pgTable(
  'office_views',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    entity: text('entity').notNull(),
    name: text('name').notNull(),
    /** Whose it is; null: everybody's. */
    memberId: integer('member_id'),
    /** The parameters of the list's address. */
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('office_views_entity').on(table.siteId, table.entity)],
);

/** What is published together, at a moment or by hand; without a name: one thing by itself. */
export const officeReleases = pgTable(
  'office_releases',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    name: text('name').notNull(),
    /** Null: by hand. */
    at: timestamp('at', { withTimezone: true }),
    state: text('state').$type<ReleaseState>().notNull().default('open'),
    /** Who planned it, and is told how it went. */
    memberId: integer('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was published, found wanting or cancelled. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Why it couldn't be published. */
    problems: jsonb('problems').$type<ReleaseProblem[]>(),
  },
  (table) => [index('office_releases_state').on(table.siteId, table.state, table.at)],
);

/** What a release publishes: a copy, as it stood when it was put in. */
export const officeReleaseItems = pgTable(
  'office_release_items',
  {
    id: serial('id').primaryKey(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => officeReleases.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    rowId: integer('row_id').notNull(),
    title: text('title').notNull(),
    /** What is written, and what stood there then, by the fields' names on the wire. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    memberId: integer('member_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('office_release_items_row').on(table.releaseId, table.entity, table.rowId),
    index('office_release_items_of').on(table.entity, table.rowId),
  ],
);

/** A link by which somebody without an account sees a page's draft, until it ends. */
export const officePreviewLinks = pgTable(
  'office_preview_links',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    pageId: integer('page_id').notNull(),
    /** SHA-256 of what stands in the link. */
    hash: text('hash').notNull().unique(),
    memberId: integer('member_id').notNull(),
    /** How it is looked at: parameters of a preview's address. */
    look: text('look').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('office_preview_links_page').on(table.siteId, table.pageId)],
);
