import { findCompounds, findHead } from './compound';
import { letterMask } from './letters';
import { postedWeight } from './postings';
import { stem } from './stem';
import { findKinds, findSynonyms } from './synonyms';
import { isOneTypo } from './typo';
import type { Vocabulary } from './vocabulary';

/** How well a term answers a word: its part of the score, times the weight of the field. */
const GRADES = {
  exact: 10,
  stem: 9,
  // A regenjas is a jas; a jaszak is none, and Jasper only begins so.
  compoundEnd: 8,
  compoundStart: 5,
  // Unfinished, it is likelier a word that many bear, as what they are, than the proper name of one.
  prefixOfMany: 5,
  prefix: 3,
  typo: 2,
} as const;

/** What part of a grade a term has that answers another word: a synonym, or what a thing is. */
const SHARES = { synonym: 0.8, kind: 0.6 } as const;

/** From so many rows on a word says what things are, and is no name of one of them. */
const MANY = 5;

const SHORTEST_WITH_TYPO = 5;
const LONGEST_WITH_TYPO = 40;
/** From this length on an error may be in the first letter. */
const LENGTH_FOR_ANY_LETTER = 8;

/** From this weight on fields name what a row is. */
export const NAMES = 4;
/** In lighter fields, which are running text, a word says little of what a row is. */
const TELLING = 2;

/** The terms that answer one word of a query, each with its grade. */
export interface WordMatch {
  word: string;
  grades: Map<number, number>;
  /** The terms that are the word itself once a typing error is corrected. */
  typos: number[];
  /** Terms that answer another word in its place: they count in names alone. */
  wide: ReadonlySet<number>;
  /** Words that were sought besides, since this one itself names nothing. */
  also: readonly string[];
}

const NONE: ReadonlySet<number> = new Set();

/** Adds a term with a grade, unless no row has it or it has a better one. */
const raiser = (vocabulary: Vocabulary, grades: Map<number, number>) => {
  return (term: number, grade: number): void => {
    if (!vocabulary.occurs(term)) return;
    if ((grades.get(term) ?? 0) < grade) grades.set(term, grade);
  };
};

/**
 * Finds the terms for one normalised word as it was typed.
 * @param prefix whether it may be the beginning of a longer one
 */
export function matchWord(vocabulary: Vocabulary, word: string, prefix: boolean): WordMatch {
  const grades = new Map<number, number>();
  const raise = raiser(vocabulary, grades);
  const key = stem(word);
  const whole = vocabulary.findWord(word);
  if (whole !== undefined) raise(whole, GRADES.exact);
  if (prefix)
    for (const term of vocabulary.withPrefix(word))
      raise(term, vocabulary.postings.lengthOf(term) < MANY ? GRADES.prefix : GRADES.prefixOfMany);
  for (const term of vocabulary.withStem(key)) raise(term, GRADES.stem);
  const { ending, starting } = findCompounds(vocabulary, word, key);
  for (const term of ending) raise(term, GRADES.compoundEnd);
  for (const term of starting) raise(term, GRADES.compoundStart);
  return addWords(
    vocabulary,
    { word, grades, typos: [], wide: NONE, also: [] },
    findSynonyms(key),
    SHARES.synonym,
  );
}

/** Whether a word, or a form of it, is more than a word in a running text. */
function names(vocabulary: Vocabulary, { grades, wide }: WordMatch): boolean {
  for (const [term, grade] of grades) {
    if (grade < GRADES.compoundStart || wide.has(term)) continue;
    if (weighs(vocabulary, term, TELLING)) return true;
  }
  return false;
}

function weighs(vocabulary: Vocabulary, term: number, least: number): boolean {
  return vocabulary.postings.of(term).some((posting) => postedWeight(posting) >= least);
}

/** The match with what names rows by other words. It is told when the word itself names nothing. */
function addWords(
  vocabulary: Vocabulary,
  match: WordMatch,
  words: readonly string[],
  share: number,
): WordMatch {
  if (words.length === 0) return match;
  const grades = new Map(match.grades);
  const wide = new Set(match.wide);
  const found = words.filter((word) => {
    const terms = namesOf(vocabulary, word);
    for (const [term, grade] of terms) {
      const known = grades.get(term) ?? 0;
      if (known === 0) wide.add(term);
      grades.set(term, Math.max(known, Math.round(grade * share)));
    }
    return terms.length > 0;
  });
  if (found.length === 0) return match;
  const also = names(vocabulary, match) ? match.also : [...match.also, ...found];
  return { ...match, grades, wide, also };
}

/** Whether rows are named by this very word, or another form of it. */
function isName(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.withStem(stem(word)).some((term) => weighs(vocabulary, term, NAMES));
}

/** The terms by which rows are named that a word names: itself, its forms and its compounds. */
function namesOf(vocabulary: Vocabulary, word: string): [term: number, grade: number][] {
  const key = stem(word);
  const grades = new Map<number, number>();
  const raise = raiser(vocabulary, grades);
  const whole = vocabulary.findWord(word);
  if (whole !== undefined) raise(whole, GRADES.exact);
  for (const term of vocabulary.withStem(key)) raise(term, GRADES.stem);
  const { ending } = findCompounds(vocabulary, word, key);
  for (const term of ending) raise(term, GRADES.compoundEnd);
  return [...grades].filter(([term]) => weighs(vocabulary, term, NAMES));
}

/**
 * The match with what a word is, when by itself it names nothing: a winterjas is a jas. Of a mistyped
 * word the ones it may have been are asked.
 */
export function widen(vocabulary: Vocabulary, match: WordMatch): WordMatch {
  if (names(vocabulary, match) || match.also.length > 0) return match;
  const meant = match.typos.map((term) => vocabulary.get(term).word);
  const kinds = (meant.length > 0 ? meant : [match.word]).flatMap((word) => {
    const key = stem(word);
    const known = [...findSynonyms(key), ...findKinds(key)].filter((one) =>
      isName(vocabulary, one),
    );
    if (known.length > 0) return known;
    const head = findHead(vocabulary, word, (tail) => isName(vocabulary, tail));
    return head === undefined ? [] : [head];
  });
  return addWords(vocabulary, match, [...new Set(kinds)], SHARES.kind);
}

/** The same with a typing error forgiven, which looks at every word of the index. */
export function forgiveTypo(vocabulary: Vocabulary, match: WordMatch, prefix: boolean): WordMatch {
  const { word } = match;
  const grades = new Map(match.grades);
  const raise = raiser(vocabulary, grades);
  const typos = findTypos(vocabulary, word, stem(word), prefix);
  for (const term of typos) {
    for (const kin of vocabulary.withStem(vocabulary.get(term).stem)) raise(kin, GRADES.typo);
  }
  return { ...match, grades, typos };
}

function findTypos(vocabulary: Vocabulary, word: string, key: string, prefix: boolean): number[] {
  if (word.length < SHORTEST_WITH_TYPO || word.length > LONGEST_WITH_TYPO) return [];
  if (/\d/.test(word)) return [];
  const letters = letterMask(word);
  // One error brings in one foreign letter at most; a stem may differ from its word in one more.
  return vocabulary.withLetters(letters, 2).filter((number) => {
    const term = vocabulary.get(number);
    if (term.word[0] !== word[0] && !mayBeginElse(word)) return false;
    return (
      isOneTypo(word, term.word, prefix) ||
      (key.length >= SHORTEST_WITH_TYPO - 1 && isOneTypo(key, term.stem, false))
    );
  });
}

/** Whoever mistypes a short word has its first letter right, or anything would be close to it. */
function mayBeginElse(word: string): boolean {
  return word.length >= LENGTH_FOR_ANY_LETTER;
}
