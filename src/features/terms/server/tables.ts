import { type AnyPgColumn, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VocabularyName } from '#kernel/values/vocabularies';

/** Words of the chain's own lists. Rows of others hold them by `access`; addresses by their number. */
export const terms = pgTable(
  'terms',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    state: text('state').$type<'Online'>().notNull().default('Online'),
    vocabulary: text('vocabulary').$type<VocabularyName>().notNull(),
    access: text('access').notNull(),
    title: text('title').notNull(),
    english: text('english').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    /** Null: its id, which begins beyond the numbers that the first lists gave. */
    number: integer('number'),
    mergedInto: integer('merged_into').references((): AnyPgColumn => terms.id),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    uniqueIndex('terms_site_vocabulary_access').on(table.siteId, table.vocabulary, table.access),
  ],
);

export type TermRow = typeof terms.$inferSelect;
