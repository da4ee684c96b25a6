import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import type { ExportState } from '../contract';

/** Proof that somebody was erased: nothing in it tells who it was. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull(),
  /** Of the press of the button: sent again, it is done once. */
  key: text('key').notNull().unique(),
  /** Who of the staff. */
  memberId: integer('member_id').notNull(),
  at: timestamptz('at').notNull(),
  /** How much of what was forgotten, by its name. */
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  /** He is told by mail. */
  isTold: boolean('is_told').notNull(),
});

/** All of one person with his files, as one archive that a job makes and staff fetches. */
export const personExports = pgTable(
  'person_exports',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    /** Whose it is; empty once it is gone. */
    email: text('email').notNull(),
    /** Who of the staff asked for it. */
    memberId: integer('member_id').notNull(),
    /** `gone`: its file is, or will be, removed, and nobody can fetch it. */
    state: text('state').$type<ExportState | 'gone'>().notNull().default('waiting'),
    /** Where its file lies; it tells nothing, and nobody can guess it. */
    file: text('file').notNull().unique(),
    askedAt: timestamptz('asked_at').notNull(),
    readyAt: timestamptz('ready_at'),
    /** Until when it can be fetched, and failed ones are told. */
    endsAt: timestamptz('ends_at'),
    fetchedAt: timestamptz('fetched_at'),
    goneAt: timestamptz('gone_at'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    files: integer('files').notNull().default(0),
    /** Files that aren't in it: which and why stands in it. */
    leftOut: integer('left_out').notNull().default(0),
  },
  (table) => [
    // Of one person one at a time, whoever asks and however often.
    uniqueIndex('person_exports_one')
      .on(table.siteId, table.email)
      .where(sql`${table.state} <> 'gone'`),
    index('person_exports_state').on(table.state),
  ],
);
