import { letterMask, missesAtMost } from './letters';
import { NumberLists } from './number-lists';
import { reverse, SortedWords } from './sorted-words';
import { stem } from './stem';

/** A word that occurs in the index. */
export interface Term {
  readonly word: string;
  readonly stem: string;
  readonly letters: number;
}

/** Every word of the index, to be found whole, by stem, by its beginning and by its end. */
export class Vocabulary {
  readonly terms: Term[] = [];
  /** By term the rows that it occurs in, packed: see `packPosting`. */
  postings = new NumberLists();
  private readonly byWord = new Map<string, number>();
  private readonly byStem = new Map<string, number[]>();
  private readonly beginnings = new SortedWords();
  private readonly wordEnds = new SortedWords();
  private readonly stemEnds = new SortedWords();
  /** By term its letters, side by side: most terms are ruled out by these alone. */
  private letters = new Int32Array(1024);

  /** The number of a word, which is added when it is new. */
  enter(word: string): number {
    return this.byWord.get(word) ?? this.add(word);
  }

  get(term: number): Term {
    return this.terms[term] as Term;
  }

  /** Whether any row has this term now. */
  occurs(term: number): boolean {
    return this.postings.lengthOf(term) > 0;
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

  /**
   * The numbers of the words that occur and lack at most `most` of these letters, in the order in which
   * they came. It takes as long as there are words: bound how often.
   */
  withLetters(mask: number, most: number): number[] {
    const { letters, terms } = this;
    const found: number[] = [];
    for (let term = 0; term < terms.length; term++) {
      if (!missesAtMost(mask, letters[term] as number, most)) continue;
      if (this.occurs(term)) found.push(term);
    }
    return found;
  }

  /** Sorts what came in, ahead of the first search. */
  prepare(): void {
    this.postings.pack();
    for (const list of [this.beginnings, this.wordEnds, this.stemEnds]) list.settle();
  }

  private add(word: string): number {
    const key = stem(word);
    const letters = letterMask(word);
    const term = this.terms.push({ word, stem: key, letters }) - 1;
    if (term >= this.letters.length) this.letters = longer(this.letters);
    this.letters[term] = letters;
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

function longer(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(numbers.length * 2);
  twice.set(numbers);
  return twice;
}
