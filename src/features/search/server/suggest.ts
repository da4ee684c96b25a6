import { listEntities, optionsSaid } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { suggestions } from '#kernel/limits';
import { labelIn, otherTag } from '#kernel/messages/language';
import type { Host } from '#platform/host';
import type { SuggestionGroup } from '../contract';
import { asArranged } from './as-arranged';
import {
  type Found,
  findEverywhere,
  isAskedFor,
  type Known,
  lookUp,
  type PriceRange,
  withoutUnasked,
} from './find-everywhere';
import { isDepartment, isOfPages } from './page-entity';

/** Of what is no product only names count: a store where jackets hang is no answer to 'jas'. */
const NAMES = 4;
/** Lines of each kind, of products where others stand beside them; `alone`: where there are none. */
const MOST = { departments: 3, products: 6, pages: 2, ofOthers: 1, beside: 3, alone: 3 } as const;

/** The part of all lines that products have at least. */
const PRODUCTS = 0.6;

/** In the order in which they stand, and get their room. */
const KINDS = ['departments', 'products', 'pages', 'ofOthers'] as const;

/** In which language it is asked, and what departments are called in it. */
type Asked = { language: string; departments: string; known?: Known; price?: PriceRange };

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

/**
 * Shares the room out: products have most of it, departments a few lines, and what is left of those few
 * goes to what is read. On a phone all of them are in sight above the line that leads to all results.
 */
const share = (lines: readonly Lines[], limit: number): Map<Lines, number> => {
  const products = lines.find(({ kind }) => kind === 'products');
  const wanted = products?.ids.length ?? 0;
  const shares = new Map<Lines, number>();
  let left = limit - Math.min(wanted, Math.ceil(limit * PRODUCTS));
  let beside: number = wanted > 0 ? MOST.beside : limit;
  for (const one of lines) {
    if (one.kind === 'products') continue;
    const most = Math.min(left, wanted > 0 ? MOST[one.kind] : MOST.alone);
    const isRead = one.kind !== 'departments';
    const given = Math.min(one.ids.length, isRead ? Math.min(most, beside) : most);
    beside = Math.max(isRead ? 0 : 1, beside - given);
    left -= given;
    shares.set(one, given);
  }
  const others = [...shares.values()].reduce((a, b) => a + b, 0);
  if (products) shares.set(products, Math.min(limit - others, others > 0 ? MOST.products : limit));
  return shares;
};

/**
 * Of several words that no department is called by, the departments of the last: with 'groene tr' somebody
 * may as well look at all truien.
 */
const withDepartments = (host: Host, lines: Lines[], words: string): Lines[] => {
  const last = /\s(\S{2,})$/.exec(words)?.[1];
  if (last === undefined) return lines;
  return lines.map((one) => {
    if (one.kind !== 'departments' || one.ids.length > 0) return one;
    const options = {
      limit: MOST.departments * 3,
      prefixLast: true,
      least: NAMES,
      forgiving: false,
    };
    const ids = one.index.find(last, [], options).ids.filter((id) => isDepartment(host, id));
    return { ...one, ids };
  });
};

/** How many the search page will show: as it searches, with the words as they are. */
export const countResults = async (
  host: Host,
  words: string,
  asked: Pick<Asked, 'language' | 'known' | 'price'>,
): Promise<number> => {
  const { language, price } = asked;
  const known = asked.known ?? (await lookUp(host, words, language));
  const all = await findEverywhere(host, words, { limit: 0, language, known, price });
  const found = price ? all : asArranged(host, all, words, { known, limit: 0 });
  return withoutUnasked(found, words).reduce((sum, { total }) => sum + total, 0);
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
  const { language, price } = asked;
  const known = asked.known ?? (await lookUp(host, words, language));
  const all = await findEverywhere(host, words, {
    ...{ limit, language, known, price, prefixLast: true },
    leastOf: (index) => (index === first ? undefined : NAMES),
  });
  const found = price ? all : asArranged(host, all, words, { known, limit });
  const asking = found.filter(({ index }) => isAskedFor(index, words));
  const lines = withDepartments(host, linesOf(host, asking, asked), words).sort(
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
