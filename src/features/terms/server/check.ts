import { sql } from 'drizzle-orm';
import { type Check, countUses } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { termTexts as texts } from '#kernel/messages/nl-terms';
import type { VocabularyName } from '#kernel/values/vocabularies';

type Term = {
  vocabulary: VocabularyName;
  access: string;
  number: number | null;
  merged_into: number | null;
};
type Other = { id: number; vocabulary: string; access: string; number: number; merged: boolean };

/** A word that rows have stays: it can be merged with another. */
const heldProblem = async (
  host: Parameters<Check>[0],
  tx: Parameters<Check>[1],
  { vocabulary, access }: Term,
): Promise<Record<string, string>> => {
  const uses = await countUses(host, tx, vocabulary, access);
  const problems: Record<string, string> = {};
  if (uses.length > 0) {
    problems[''] = texts.held(
      uses.reduce((sum, { total }) => sum + total, 0),
      uses.map(({ stored: { entity }, total }) =>
        texts.of(total, total === 1 ? entity.noun.one : entity.noun.many),
      ),
    );
  }
  return problems;
};

/** What may not become of a word: see the decision on the chain's own words. */
export const checkTerm: Check = async (host, tx, { id, before: stood, after: next }) => {
  const [before, after] = [stood as Term | null, next as Term | null];
  if (!after) return before ? heldProblem(host, tx, before) : {};
  const problems: Record<string, string> = {};
  if (before && before.access !== after.access) problems.access = texts.fixed;
  if (before && before.vocabulary !== after.vocabulary) problems.vocabulary = texts.fixed;
  if (before && before.number !== null && before.number !== after.number) {
    problems.number = texts.fixed;
  }
  const { rows } = await tx.execute<Other>(sql`
    select id, vocabulary, access, coalesce(number, id) as number, merged_into is not null as merged
    from terms where site_id = ${getSite(host).id} and id is distinct from ${id ?? null}::int`);
  const beside = rows.filter(({ vocabulary }) => vocabulary === after.vocabulary);
  if (beside.some(({ access }) => access === after.access)) problems.access = texts.taken;
  if (after.number !== null && beside.some(({ number }) => number === after.number)) {
    problems.number = texts.taken;
  }
  if (after.merged_into !== null && after.merged_into !== before?.merged_into) {
    const into = beside.find((one) => one.id === after.merged_into);
    if (!into) problems.merged_into = after.merged_into === id ? texts.itself : texts.otherList;
    else if (into.merged) problems.merged_into = texts.mergedItself;
  }
  return problems;
};
