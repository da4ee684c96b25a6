import { normalizeDutch } from './normalize';
import { stem } from './stem';

const SHORTEST = 4;

const wordsOf = (title: string): string[] =>
  normalizeDutch(title)
    .map(stem)
    .filter((word) => word.length >= SHORTEST);

/**
 * How much two titles name the same kind of thing: 2 by a word that is the same, 1 by the end of one, as the
 * last part of a Dutch compound says what it is ('Bijzettafel' and 'Salontafel'), else 0.
 */
export const likeness = (one: string, other: string): 0 | 1 | 2 => {
  const others = wordsOf(other);
  const words = wordsOf(one);
  if (words.some((word) => others.includes(word))) return 2;
  const ends = new Set(others.map((word) => word.slice(-SHORTEST)));
  return words.some((word) => ends.has(word.slice(-SHORTEST))) ? 1 : 0;
};
