import { and, asc, eq, isNull } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import type { Choice } from '#kernel/values/choices';
import type { VocabularyName } from '#kernel/values/vocabularies';
import type { Host } from '#platform/host';
import { terms } from './tables';

type Lists = ReadonlyMap<VocabularyName, readonly Choice[]>;

const kept = new WeakMap<Host, Lists>();

const read = async (host: Host): Promise<Lists> => {
  const rows = await host.db
    .select()
    .from(terms)
    .where(and(eq(terms.siteId, getSite(host).id), isNull(terms.mergedInto)))
    .orderBy(asc(terms.sort), asc(terms.title), asc(terms.id));
  const lists = new Map<VocabularyName, Choice[]>();
  for (const { id, number, access, title, english, vocabulary } of rows) {
    const list = lists.get(vocabulary) ?? [];
    const term = { id: number ?? id, access, label: title };
    lists.set(vocabulary, [...list, english === '' ? term : { ...term, english }]);
  }
  return lists;
};

/** The words of a list as this process knows them, in their order. */
export const keptTerms = (host: Host, vocabulary: VocabularyName): readonly Choice[] =>
  kept.get(host)?.get(vocabulary) ?? [];

/** Reads all lists anew. Answers those that are other than they were. */
export const readTerms = async (host: Host): Promise<VocabularyName[]> => {
  const [before, after] = [kept.get(host), await read(host)];
  kept.set(host, after);
  const names = new Set([...(before?.keys() ?? []), ...after.keys()]);
  const isOther = (name: VocabularyName) =>
    JSON.stringify(before?.get(name)) !== JSON.stringify(after.get(name));
  return [...names].filter(isOther);
};
