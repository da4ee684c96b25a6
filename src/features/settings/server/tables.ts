import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Identity, NavigationItem } from '../contract';

export const sites = pgTable('sites', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  language: text('language').notNull().default('nl_NL'),
  identity: jsonb('identity').$type<Identity>().notNull(),
  navigation: jsonb('navigation').$type<NavigationItem[]>().notNull(),
  footer: jsonb('footer').$type<NavigationItem[]>().notNull(),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  /** How often it was changed by people, for whoever writes it by its fields as rows are. */
  revision: integer('revision').notNull().default(1),
  /** What all rows that are written so have: the site that they are of, and whether they are seen. */
  siteId: integer('site_id').generatedAlwaysAs(sql`id`),
  state: text('state').notNull().default('Online'),
});
