import { letterMask, missesAtMost } from './letters';
import { matchWord } from './match';
import { countTypos } from './typo';
import type { Vocabulary } from './vocabulary';

const SHORTEST = 3;
const LENGTH_FOR_TWO_TYPOS = 6;
const LONGEST = 40;
/** Unknown words for which the closest are looked for, among all words of the index. */
const MOST_UNKNOWN = 3;

/**
 * Queries like this one that do find something, closest first: unknown words are replaced by the
 * closest known ones; if that gives nothing, the known words each on their own.
 */
export function suggestQueries(
  vocabulary: Vocabulary,
  words: readonly string[],
  finds: (query: string) => boolean,
  limit: number,
): string[] {
  const isKnown = (word: string) => matchWord(vocabulary, word, false).grades.size > 0;
  let unknown = 0;
  const closest = (word: string): string[] => {
    unknown += 1;
    return unknown > MOST_UNKNOWN ? [] : findClosest(vocabulary, word);
  };
  const choices = words.map((word) => (isKnown(word) ? [word] : closest(word)));
  const first = choices.findIndex((one, i) => one[0] !== words[i]);
  const replaced = (choices[first] ?? []).map((word) =>
    choices.map((others, i) => (i === first ? word : (others[0] ?? ''))).join(' '),
  );
  const found = replaced.filter(finds);
  const single = choices.flatMap((one) => one.slice(0, 1));
  const alone = found.length === 0 && words.length > 1 ? single.filter(finds) : [];
  return [...new Set([...found, ...alone])].slice(0, limit);
}

/** The known words closest to a word, best first: fewest errors, then same first letter, then use. */
function findClosest(vocabulary: Vocabulary, word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return [];
  const most = word.length >= LENGTH_FOR_TWO_TYPOS ? 2 : 1;
  const letters = letterMask(word);
  const found: { word: string; typos: number; elsewhere: number; rows: number }[] = [];
  for (const number of vocabulary.withLetters(letters, most)) {
    const term = vocabulary.get(number);
    const rows = vocabulary.postings.lengthOf(number);
    if (Math.abs(term.word.length - word.length) > most) continue;
    if (!missesAtMost(term.letters, letters, most)) continue;
    const typos = countTypos(word, term.word, most);
    if (typos > most) continue;
    found.push({ word: term.word, typos, elsewhere: Number(term.word[0] !== word[0]), rows });
  }
  found.sort((a, b) => a.typos - b.typos || a.elsewhere - b.elsewhere || b.rows - a.rows);
  return found.slice(0, 10).map((candidate) => candidate.word);
}
