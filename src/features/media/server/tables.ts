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
  },
  (table) => [index('media_state').on(table.state)],
);
