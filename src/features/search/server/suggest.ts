import { listEntities, optionsSaid } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { suggestions } from '#kernel/limits';
import { labelIn, otherTag } from '#kernel/messages/language';
import type { Host } from '#platform/host';
import type { SuggestionGroup } from '../contract';
import { type Found, findEverywhere, type Known } from './find-everywhere';
import { isDepartment, isOfPages } from './page-entity';

/** Of what is no product only names count: a store where jackets hang is no answer to 'jas'. */
const NAMES = 4;
/** Lines of each kind beside products; `alone`: where there are none. */
const MOST = { departments: 3, pages: 2, ofOthers: 2, others: 3, alone: 3 } as const;

/** In the order in which they stand, and get their room. */
const KINDS = ['departments', 'products', 'pages', 'ofOthers'] as const;

/** In which language it is asked, and what departments are called in it. */
type Asked = { language: string; departments: string; known?: Known };

type Lines = Found & { name: string; label: string; kind: (typeof KINDS)[number] };

/** What was found, with the pages that list a category apart from those that are read. */
const linesOf = (host: Host, found: readonly Found[], { language, departments }: Asked): Lines[] =>
  found.flatMap((one, place): Lines[] => {
    const { entity } = one.index.source;
    const { name } = entity;
    const label = labelIn(language, { ...entity.label, label: entity.label.many });
    if (!isOfPages(entity))
      return [{ ...one, name, label, kind: place === 0 ? 'products' : 'ofOthers' }];
    const listing = one.ids.filter((id) => isDepartment(host, id));
    const others = one.ids.filter((id) => !listing.includes(id));
    return [
      { ...one, ids: listing, name: 'Department', label: departments, kind: 'departments' },
      { ...one, ids: others, name, label, kind: 'pages' },
    ];
  });

/** Shares the room out: products have half of it or more, every other kind a few lines. */
const share = (lines: readonly Lines[], limit: number): Map<Lines, number> => {
  const products = lines.find(({ kind }) => kind === 'products');
  const wanted = products?.ids.length ?? 0;
  const shares = new Map<Lines, number>();
  let left = limit - Math.min(wanted, Math.ceil(limit / 2));
  let others: number = wanted > 0 ? MOST.others : limit;
  for (const one of lines) {
    if (one.kind === 'products') continue;
    const most = Math.min(left, wanted > 0 ? MOST[one.kind] : MOST.alone);
    const given = Math.min(one.ids.length, one.kind === 'ofOthers' ? Math.min(most, others) : most);
    if (one.kind === 'ofOthers') others -= given;
    left -= given;
    shares.set(one, given);
  }
  if (products) shares.set(products, limit - [...shares.values()].reduce((a, b) => a + b, 0));
  return shares;
};

/** How many the search page will show: as it searches, with the words as they are. */
export const countResults = async (
  host: Host,
  words: string,
  asked: Pick<Asked, 'language' | 'known'>,
): Promise<number> => {
  const found = await findEverywhere(host, words, { limit: 0, ...asked });
  return found.reduce((sum, { total }) => sum + total, 0);
};

/** The best hits of every entity for what was typed so far, grouped by kind. */
export const findSuggestions = async (
  host: Host,
  words: string,
  limit: number,
  asked: Asked,
): Promise<SuggestionGroup[]> => {
  if (words.length < suggestions.minCharacters) return [];
  const [first] = listEntities(host);
  const found = await findEverywhere(host, words, {
    limit,
    language: asked.language,
    known: asked.known,
    prefixLast: true,
    leastOf: (index) => (index === first ? undefined : NAMES),
  });
  const lines = linesOf(host, found, asked).sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
  const shares = share(lines, limit);
  const groups = await Promise.all(
    lines.map(async (one): Promise<SuggestionGroup> => {
      const { name, label, ids } = one;
      const hits = await one.index.hits.find(
        ids.slice(0, shares.get(one)),
        optionsSaid(one.index, words),
      );
      const lang = isOfPages(one.index.source.entity)
        ? undefined
        : otherTag(getSite(host).language, asked.language);
      return { name, label, lang, hits };
    }),
  );
  return groups.filter(({ hits }) => hits.length > 0);
};
