import { and, eq, inArray } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import {
  findSectionUsers,
  SECTIONS_DEEPEST,
  sections,
  sectionsIn,
} from '#features/pages/api.server';
import type { PageTree } from '#features/pages/contract';
import { getSite } from '#features/settings/api.server';
import { sectionTexts as texts } from '#kernel/messages/nl-sections';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';

/** So many places are named. */
const NAMED = 3;

type Section = { kind: string; content: PageTree | null; draft: PageTree | null };

/** The sections that some sections show, as they are published or drafted. */
const readWithin = async (host: Host, tx: Tx, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ draft: sections.draft, published: sections.published })
    .from(sections)
    .where(and(eq(sections.siteId, getSite(host).id), inArray(sections.id, [...ids])));
  return rows.flatMap(({ draft, published }) => [
    ...sectionsIn(host, draft),
    ...sectionsIn(host, published),
  ]);
};

/** What is wrong with what a section shows of others: itself among them, or too many in each other. */
const nestedProblem = async (
  host: Host,
  tx: Tx,
  tree: PageTree | null,
  id: number | undefined,
): Promise<string | undefined> => {
  let level = sectionsIn(host, tree);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (id !== undefined && level.includes(id)) return texts.ring;
    if (depth >= SECTIONS_DEEPEST) return texts.deep(SECTIONS_DEEPEST);
    level = [...new Set(await readWithin(host, tx, level))];
  }
  return undefined;
};

/** Why a section can't be deleted; undefined: nothing shows it. */
const whyStays = async (host: Host, tx: Tx, id: number): Promise<string | undefined> => {
  const users = await findSectionUsers(host, tx, id);
  const places = [
    ...users.pages.map(({ path }) => path),
    ...users.sections.map(({ title }) => texts.inSection(title)),
  ];
  if (places.length === 0) return undefined;
  const named = places.slice(0, NAMED);
  const more = places.length - named.length;
  return texts.inUse(more > 0 ? [...named, texts.andMore(more)] : named);
};

/** What is wrong with a section as a whole, by field. */
export const checkSection: Check = async (host, tx, { id, before, after }) => {
  const section = after as Section | null;
  const problems: Record<string, string> = {};
  if (section === null) {
    const told = id === undefined ? undefined : await whyStays(host, tx, id);
    if (told !== undefined) problems[''] = told;
    return problems;
  }
  for (const wire of ['content', 'draft'] as const) {
    const told = await nestedProblem(host, tx, section[wire], id);
    if (told !== undefined) problems[wire] = told;
  }
  // Where it is shown it would still be shared, whatever its kind says.
  const wasShared = (before as Section | null)?.kind === 'shared' && section.kind !== 'shared';
  if (wasShared && id !== undefined) {
    const told = await whyStays(host, tx, id);
    if (told !== undefined) problems.kind = told;
  }
  return problems;
};
