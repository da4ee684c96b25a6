import { integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const tips = pgTable(
  'tips',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    access: text('access').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    material: text('material').notNull(),
    minutes: integer('minutes').notNull(),
    text: jsonb('text').$type<string[]>().notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [uniqueIndex('tips_site_access').on(table.siteId, table.access)],
);

export type TipRow = typeof tips.$inferSelect;
