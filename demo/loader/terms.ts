import { terms } from '#features/terms/api.server';
import type { VocabularyName } from '#kernel/values/vocabularies';
import type { Db } from '#platform/db/types';
import { readContent } from './read';

type TermContent = { number: number; access: string; title: string; english?: string };

/** The words of the chain's own lists, in the order in which they stand there. */
export const insertTerms = async (db: Db, folder: string): Promise<void> => {
  const lists = readContent<Record<VocabularyName, TermContent[]>>(folder, 'terms.json');
  const rows = Object.entries(lists).flatMap(([vocabulary, list]) =>
    list.map((term, sort) => ({ ...term, vocabulary: vocabulary as VocabularyName, sort })),
  );
  await db.insert(terms).values(rows);
};
