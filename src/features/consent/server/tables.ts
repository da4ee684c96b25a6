import { index, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConsentChoices, ConsentWay } from '#kernel/values/consent';
import type { ConsentText } from '../contract';

/** What visitors were asked, by its version: kept as long as there is proof of a choice by it. */
export const consentTexts = pgTable('consent_texts', {
  version: text('version').primaryKey(),
  text: jsonb('text').$type<ConsentText>().notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});

/** Proof of each choice. Nothing in it tells whose it is but a random id in his own browser. */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: serial('id').primaryKey(),
    choiceId: uuid('choice_id').notNull(),
    version: text('version')
      .notNull()
      .references(() => consentTexts.version),
    choices: jsonb('choices').$type<ConsentChoices>().notNull(),
    way: text('way').$type<ConsentWay>().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('consent_proofs_choice').on(table.choiceId, table.id),
    index('consent_proofs_chosen').on(table.chosenAt),
    index('consent_proofs_version').on(table.version),
  ],
);
