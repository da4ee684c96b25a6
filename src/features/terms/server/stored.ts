import { sql } from 'drizzle-orm';
import {
  apiPartOf,
  defineStored,
  type NewChange,
  replaceWord,
} from '#features/entities/api.server';
import type { VocabularyName } from '#kernel/values/vocabularies';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { termEntity } from '../entity';
import { terms } from './tables';

type Term = { vocabulary: VocabularyName; access: string; merged_into: number | null };

/** Rows that have a word that was just merged get the other in its place. */
const replaceMerged = async (host: Host, tx: Tx, changes: readonly NewChange[]) => {
  for (const { before, after } of changes) {
    const term = after as Term | null;
    if (!term || term.merged_into === null || term.merged_into === before?.merged_into) continue;
    const { rows } = await tx.execute<{ access: string }>(
      sql`select access from terms where id = ${term.merged_into}`,
    );
    const [into] = rows;
    if (into) await replaceWord(host, tx, term.vocabulary, [term.access, into.access]);
  }
  return [];
};

/** The chain's own words. */
export const storedTerms = defineStored(termEntity, terms, {
  // Of two that merge with each other at once, the second finds what the first did.
  prepare: async (_, tx) => {
    await tx.execute(sql`lock table terms in share row exclusive mode`);
  },
  follows: replaceMerged,
});

/** What the API tells of them. */
export const termApi = apiPartOf(storedTerms, {
  title: terms.title,
  slug: terms.id,
  page: sql`false`,
});
