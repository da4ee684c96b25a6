import { letterMask, missesAtMost } from './letters';
import { matchWord } from './match';
import { countTypos } from './typo';
import type { Vocabulary } from './vocabulary';

const SHORTEST = 3;
const LENGTH_FOR_TWO_TYPOS = 6;

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
  const isKnown = (word: string) =>
    matchWord(vocabulary, word, { prefix: false, forgive: 'never' }).grades.size > 0;
  const choices = words.map((word) => (isKnown(word) ? [word] : findClosest(vocabulary, word)));
  const first = choices.findIndex((closest, i) => closest[0] !== words[i]);
  const replaced = (choices[first] ?? []).map((closest) =>
    choices.map((others, i) => (i === first ? closest : (others[0] ?? ''))).join(' '),
  );
  const found = replaced.filter(finds);
  const single = choices.flatMap((closest) => closest.slice(0, 1));
  const alone = found.length === 0 && words.length > 1 ? single.filter(finds) : [];
  return [...new Set([...found, ...alone])].slice(0, limit);
}

/** The known words closest to a word, best first: fewest errors, then same first letter, then use. */
function findClosest(vocabulary: Vocabulary, word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const most = word.length >= LENGTH_FOR_TWO_TYPOS ? 2 : 1;
  const letters = letterMask(word);
  const found: { word: string; typos: number; elsewhere: number; rows: number }[] = [];
  for (const term of vocabulary.terms) {
    const rows = term.postings.length;
    if (rows === 0 || Math.abs(term.word.length - word.length) > most) continue;
    if (!missesAtMost(letters, term.letters, most)) continue;
    if (!missesAtMost(term.letters, letters, most)) continue;
    const typos = countTypos(word, term.word, most);
    if (typos > most) continue;
    found.push({ word: term.word, typos, elsewhere: Number(term.word[0] !== word[0]), rows });
  }
  found.sort((a, b) => a.typos - b.typos || a.elsewhere - b.elsewhere || b.rows - a.rows);
  return found.slice(0, 10).map((candidate) => candidate.word);
}
