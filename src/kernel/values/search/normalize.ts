import { fold } from '#kernel/values/facets';

const WORD = /[\p{L}\p{N}]+/gu;
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

// foto's and baby's are searched as foto and baby; an apostrophe elsewhere parts words.
function prepare(text: string): string {
  return fold(text).replace(/(?<=[\p{L}\p{N}])['’‘`´]s\b/gu, '');
}

/**
 * The words of a text as they are searched: lower case, accents off, ĳ as ij, parted at everything
 * that is not a letter or a digit, without the 's of a plural or a possessive.
 */
export function normalizeDutch(text: string): string[] {
  return prepare(text).match(WORD) ?? [];
}

/** The words of a text to be found, with hyphenated ones also in one piece: t, shirt and tshirt. */
export function wordsToIndex(text: string): string[] {
  const joined = prepare(text).match(HYPHENATED) ?? [];
  return [...normalizeDutch(text), ...joined.map((word) => word.replaceAll('-', ''))];
}

const STOP_WORDS = new Set(
  'aan de den der des die dat een en het in met of om op te tot uit van voor'.split(' '),
);

/** The words of a query, without those that say nothing, unless it has no other. */
export function wordsToFind(query: string): string[] {
  const words = [...new Set(normalizeDutch(query))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
