import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures by key. The original lies in storage under `media/{key}`; sizes are made when asked. */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    /** `ready`: the original is in storage; `missing`: it still has to be fetched from `remoteUrl`. */
    state: text('state').$type<'ready' | 'missing'>().notNull(),
    /** The original's type: image/svg+xml (drawn by ourselves only), image/jpeg, image/png … */
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    remoteUrl: text('remote_url'),
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the sizes that pages usually ask for were made; null: they still have to be. */
    sizedAt: timestamp('sized_at', { withTimezone: true }),
  },
  (table) => [
    index('media_state').on(table.state),
    index('media_unsized').on(table.key).where(sql`sized_at is null and state = 'ready'`),
  ],
);
