import { listLimits as limits } from '../limits-lists';
import { normalizeDutch, wordsToFind } from './search/normalize';
import { stem } from './search/stem';

/** How the list of what some words find is called in addresses; no column can be called so. */
const PREFIX = 'zoek:';

/** Words as they are sought, apart; folding what is folded already changes some signs once more. */
const wordsOf = (typed: string): string[] =>
  normalizeDutch(normalizeDutch(typed).join(' ')).flatMap(normalizeDutch);

/** 'zoek:rode-jas' of 'Rode jas'; undefined: these are no words, or too many. */
export const searchedKey = (typed: string): string | undefined => {
  const words = wordsOf(typed);
  const text = words.join('-');
  const isFine = words.length > 0 && words.length <= limits.words && text.length <= limits.searched;
  return isFine ? PREFIX + text : undefined;
};

/** The words of such an address: 'rode jas'; undefined: it is none, or is written otherwise. */
export const readSearchedKey = (key: string): string | undefined => {
  if (!key.startsWith(PREFIX) || key.length > PREFIX.length + limits.searched) return undefined;
  const words = key.slice(PREFIX.length).replaceAll('-', ' ');
  return searchedKey(words) === key ? words : undefined;
};

/**
 * What a list of found articles is known by: the same for all forms of the same words, in whatever order: who looks
 * for 'jassen' sees what was arranged for 'jas'. Undefined: nothing is looked for.
 */
export const searchedListing = (typed: string): string | undefined => {
  const stems = [...new Set(wordsToFind(wordsOf(typed).join(' ')).map(stem))].sort();
  return stems.length > 0 ? PREFIX + stems.join('-') : undefined;
};
