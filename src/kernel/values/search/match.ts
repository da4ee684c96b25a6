import { findCompounds } from './compound';
import { letterMask, missesAtMost } from './letters';
import { stem } from './stem';
import { isOneTypo } from './typo';
import type { Vocabulary } from './vocabulary';

/** How well a term answers a word: its part of the score, times the weight of the field. */
const GRADES = {
  exact: 10,
  stem: 9,
  // A regenjas is a jas; a jaszak is none, and Jasper only begins so.
  compoundEnd: 8,
  compoundStart: 5,
  prefix: 3,
  typo: 2,
} as const;

const SHORTEST_WITH_TYPO = 5;
const LONGEST_WITH_TYPO = 40;

/** The terms that answer one word of a query, each with its grade. */
export interface WordMatch {
  word: string;
  grades: Map<number, number>;
  /** The terms that are the word itself once a typing error is mended. */
  typos: number[];
}

/** Adds a term with a grade, unless no row has it or it has a better one. */
const raiser = (vocabulary: Vocabulary, grades: Map<number, number>) => {
  return (term: number, grade: number): void => {
    if (vocabulary.get(term).postings.length === 0) return;
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
  if (prefix) for (const term of vocabulary.withPrefix(word)) raise(term, GRADES.prefix);
  for (const term of vocabulary.withStem(key)) raise(term, GRADES.stem);
  const { ending, starting } = findCompounds(vocabulary, word, key);
  for (const term of ending) raise(term, GRADES.compoundEnd);
  for (const term of starting) raise(term, GRADES.compoundStart);
  return { word, grades, typos: [] };
}

/** The same with a typing error forgiven, which looks at every word of the index. */
export function forgiveTypo(
  vocabulary: Vocabulary,
  { word, grades: asTyped }: WordMatch,
  prefix: boolean,
): WordMatch {
  const grades = new Map(asTyped);
  const raise = raiser(vocabulary, grades);
  const typos = findTypos(vocabulary, word, stem(word), prefix);
  for (const term of typos) {
    for (const kin of vocabulary.withStem(vocabulary.get(term).stem)) raise(kin, GRADES.typo);
  }
  return { word, grades, typos };
}

function findTypos(vocabulary: Vocabulary, word: string, key: string, prefix: boolean): number[] {
  if (word.length < SHORTEST_WITH_TYPO || word.length > LONGEST_WITH_TYPO) return [];
  if (/\d/.test(word)) return [];
  const letters = letterMask(word);
  const found: number[] = [];
  vocabulary.walk((term, number) => {
    // One error brings in one foreign letter at most; a stem may differ from its word in one more.
    if (!missesAtMost(letters, term.letters, 2) || term.postings.length === 0) return;
    const fits =
      isOneTypo(word, term.word, prefix) ||
      (key.length >= SHORTEST_WITH_TYPO - 1 && isOneTypo(key, term.stem, false));
    if (fits) found.push(number);
  });
  return found;
}
