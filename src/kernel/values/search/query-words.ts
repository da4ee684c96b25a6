import { forgiveTypo, matchWord, type WordMatch, widen } from './match';
import { normalizeDutch } from './normalize';
import { stem } from './stem';
import type { Vocabulary } from './vocabulary';

/** The words of one query as they were found. Each is looked up once, however often it is asked for. */
export class QueryWords {
  private readonly vocabulary: Vocabulary;
  private readonly typed = new Map<string, WordMatch>();
  private readonly forgiven = new Map<string, WordMatch>();
  private readonly wide = new Map<WordMatch, WordMatch>();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  asTyped(word: string, prefix: boolean): WordMatch {
    return kept(this.typed, `${prefix} ${word}`, () => matchWord(this.vocabulary, word, prefix));
  }

  withTypo(word: string, prefix: boolean): WordMatch {
    return kept(this.forgiven, `${prefix} ${word}`, () =>
      forgiveTypo(this.vocabulary, this.asTyped(word, prefix), prefix),
    );
  }

  /** The same matches, each with what its word is where that names nothing. */
  widened(matches: readonly WordMatch[]): WordMatch[] {
    return matches.map((match) => kept(this.wide, match, () => widen(this.vocabulary, match)));
  }

  /** All words as typed, the last one as a beginning if asked. */
  all(words: readonly string[], prefixLast: boolean): WordMatch[] {
    return words.map((word, i) => this.asTyped(word, prefixLast && i === words.length - 1));
  }
}

function kept<Key>(found: Map<Key, WordMatch>, key: Key, find: () => WordMatch): WordMatch {
  const known = found.get(key) ?? find();
  found.set(key, known);
  return known;
}

/** The stems of a text's words: of two forms of one word they are the same. */
export const stemsOf = (text: string): string[] => normalizeDutch(text).map(stem);

/** A query without these words and their other forms, unless nothing else is left of it. */
export function withoutWords(query: string, words: readonly string[]): string {
  if (words.length === 0) return query;
  const left = new Set(words.map(stem));
  const kept = query
    .split(/\s+/)
    .filter((typed) => !normalizeDutch(typed).some((word) => left.has(stem(word))));
  return kept.some((typed) => normalizeDutch(typed).length > 0) ? kept.join(' ') : query;
}
