import { findCompounds } from './compound';
import { letterMask, missesAtMost } from './letters';
import { stem } from './stem';
import { isOneTypo } from './typo';
import type { Vocabulary } from './vocabulary';

/** How well a term answers a word: its part of the score, times the weight of the field. */
const GRADES = {
  exact: 10,
  prefixAndStem: 9,
  prefix: 8,
  stem: 7,
  compound: 4,
  typo: 2,
} as const;

const SHORTEST_WITH_TYPO = 5;

/** The terms that answer one word of a query, each with its grade. */
export interface WordMatch {
  word: string;
  grades: Map<number, number>;
  /** The terms that are the word itself once a typing error is mended. */
  typos: number[];
}

export interface MatchOptions {
  /** Whether the word may be the beginning of a longer one. */
  prefix: boolean;
  /** When a typing error is forgiven. */
  forgive: 'never' | 'when nothing else fits' | 'always';
}

/** Finds the terms for one normalised word. */
export function matchWord(
  vocabulary: Vocabulary,
  word: string,
  { prefix, forgive }: MatchOptions,
): WordMatch {
  const grades = new Map<number, number>();
  const raise = (term: number, grade: number) => {
    if (vocabulary.get(term).postings.length === 0) return;
    if ((grades.get(term) ?? 0) < grade) grades.set(term, grade);
  };
  const key = stem(word);
  const whole = vocabulary.findWord(word);
  if (whole !== undefined) raise(whole, GRADES.exact);
  if (prefix) for (const term of vocabulary.withPrefix(word)) raise(term, GRADES.prefix);
  for (const term of vocabulary.withStem(key)) {
    raise(term, grades.has(term) ? GRADES.prefixAndStem : GRADES.stem);
  }
  for (const term of findCompounds(vocabulary, word, key)) raise(term, GRADES.compound);
  const forgiven = forgive === 'always' || (forgive !== 'never' && grades.size === 0);
  const typos = forgiven ? findTypos(vocabulary, word, key, prefix) : [];
  for (const term of typos) {
    for (const kin of vocabulary.withStem(vocabulary.get(term).stem)) raise(kin, GRADES.typo);
  }
  return { word, grades, typos };
}

function findTypos(vocabulary: Vocabulary, word: string, key: string, prefix: boolean): number[] {
  if (word.length < SHORTEST_WITH_TYPO || /\d/.test(word)) return [];
  const letters = letterMask(word);
  const found: number[] = [];
  vocabulary.terms.forEach((term, number) => {
    // One error brings in one foreign letter at most; a stem may differ from its word in one more.
    if (!missesAtMost(letters, term.letters, 2) || term.postings.length === 0) return;
    const fits =
      isOneTypo(word, term.word, prefix) ||
      (key.length >= SHORTEST_WITH_TYPO - 1 && isOneTypo(key, term.stem, false));
    if (fits) found.push(number);
  });
  return found;
}
