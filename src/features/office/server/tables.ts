import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

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
