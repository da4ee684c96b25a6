import { fold } from '#kernel/values/facets';

const WORD = /[\p{L}\p{N}]+/gu;
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
const POSSESSIVE = /(?<=[\p{L}\p{N}])['’‘`´]s\b/gu;
const APOSTROPHE = /['’‘`´]/;
/** Most texts, once folded; their words are found several times as quickly. */
const PLAIN = /^[ -~\s]*$/;
const PLAIN_WORD = /[a-z\d]+/g;

// foto's and baby's are searched as foto and baby; an apostrophe elsewhere parts words.
function prepare(text: string): string {
  const folded = fold(text);
  return APOSTROPHE.test(folded) ? folded.replace(POSSESSIVE, '') : folded;
}

const wordsIn = (prepared: string): string[] =>
  prepared.match(PLAIN.test(prepared) ? PLAIN_WORD : WORD) ?? [];

/**
 * The words of a text as they are searched: lower case, accents off, ĳ as ij, parted at everything
 * that is not a letter or a digit, without the 's of a plural or a possessive.
 */
export function normalizeDutch(text: string): string[] {
  return wordsIn(prepare(text));
}

/** The words of a text to be found, with hyphenated ones also in one piece: t, shirt and tshirt. */
export function wordsToIndex(text: string): string[] {
  const prepared = prepare(text);
  const words = wordsIn(prepared);
  if (!prepared.includes('-')) return words;
  const joined = prepared.match(HYPHENATED) ?? [];
  return [...words, ...joined.map((word) => word.replaceAll('-', ''))];
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
