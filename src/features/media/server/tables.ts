import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Pictures by key. The original lies in storage under `media/{key}`; sizes are made when asked. */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    /** By which staff's lists, the history and the audit log know it. */
    id: serial('id').notNull().unique(),
    siteId: integer('site_id').notNull().default(1),
    revision: integer('revision').notNull().default(1),
    /** `ready`: the original is in storage; `missing`: it still has to be fetched from `remoteUrl`. */
    state: text('state').$type<'ready' | 'missing'>().notNull().default('ready'),
    /** The original's type: image/svg+xml (drawn by ourselves only), image/jpeg, image/png … */
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    remoteUrl: text('remote_url'),
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the sizes that pages usually ask for were made; null: they still have to be. */
    sizedAt: timestamp('sized_at', { withTimezone: true }),
    /** What staff knows it by. */
    title: text('title').notNull().default(''),
    /** What is on it: where it is put this is proposed. */
    alt: text('alt').notNull().default(''),
    /** Somebody said that there is nothing to tell of it. */
    decorative: boolean('decorative').notNull().default(false),
    /** Such as `Campagnes/Zomer`; empty: in none. */
    folder: text('folder').notNull().default(''),
    tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
    /** What stays in sight where it is cut, from 0 (left, top) to 1; null: its middle. */
    focusX: real('focus_x'),
    focusY: real('focus_y'),
    /** As it was called where it came from. */
    fileName: text('file_name').notNull().default(''),
    /** What staff searches in. */
    words: text('words').generatedAlwaysAs(
      sql`lower(title || ' ' || alt || ' ' || file_name || ' ' || key || ' ' || tags::text)`,
    ),
  },
  (table) => [
    index('media_state').on(table.state),
    index('media_folder').on(table.folder),
    index('media_tags').using('gin', table.tags),
    index('media_focus').on(table.key).where(sql`focus_x is not null or focus_y is not null`),
    index('media_unsized').on(table.key).where(sql`sized_at is null and state = 'ready'`),
  ],
);
