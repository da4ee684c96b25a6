import { letterMask } from './letters';
import { reverse, SortedWords } from './sorted-words';
import { stem } from './stem';

/** A word that occurs in the index, with the rows it occurs in. */
export interface Term {
  readonly word: string;
  readonly stem: string;
  readonly letters: number;
  /** Packed rows, see `packPosting`. Plain arrays of small integers: most words have few rows. */
  readonly postings: number[];
}

/** Every word of the index, to be found whole, by stem, by its beginning and by its end. */
export class Vocabulary {
  readonly terms: Term[] = [];
  private readonly byWord = new Map<string, number>();
  private readonly byStem = new Map<string, number[]>();
  private readonly beginnings = new SortedWords();
  private readonly wordEnds = new SortedWords();
  private readonly stemEnds = new SortedWords();

  /** The number of a word, which is added when it is new. */
  enter(word: string): number {
    return this.byWord.get(word) ?? this.add(word);
  }

  get(term: number): Term {
    return this.terms[term] as Term;
  }

  /** Whether a word occurs, or occurred, as it is or as the stem of another. */
  knows(word: string): boolean {
    return this.byWord.has(word) || this.byStem.has(word);
  }

  findWord(word: string): number | undefined {
    return this.byWord.get(word);
  }

  withStem(key: string): readonly number[] {
    return this.byStem.get(key) ?? [];
  }

  withPrefix(prefix: string): number[] {
    return this.beginnings.withPrefix(prefix);
  }

  withEnd(end: string): number[] {
    return this.wordEnds.withPrefix(reverse(end));
  }

  withStemEnd(end: string): number[] {
    return this.stemEnds.withPrefix(reverse(end));
  }

  /** Visits every word that has occurred. It takes as long as there are words: bound how often. */
  walk(visit: (term: Term, number: number) => void): void {
    this.terms.forEach(visit);
  }

  /** Sorts what came in, ahead of the first search. */
  prepare(): void {
    for (const list of [this.beginnings, this.wordEnds, this.stemEnds]) list.settle();
  }

  private add(word: string): number {
    const key = stem(word);
    const term = this.terms.push({ word, stem: key, letters: letterMask(word), postings: [] }) - 1;
    this.byWord.set(word, term);
    const family = this.byStem.get(key);
    if (family) family.push(term);
    else this.byStem.set(key, [term]);
    this.beginnings.push(word);
    this.wordEnds.push(reverse(word));
    this.stemEnds.push(reverse(key));
    return term;
  }
}
