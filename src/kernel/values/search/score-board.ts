import type { WordMatch } from './match';
import { postedSlot, postedWeight } from './postings';
import type { Vocabulary } from './vocabulary';

/** The rows that all words of a query found, each with its score. */
export interface ScoredRows {
  slots: Uint32Array;
  scores: Uint16Array;
}

/** Adds up scores. Its arrays are used again for every search and are left empty in between. */
export class ScoreBoard {
  private best = new Uint16Array(0);
  private total = new Uint16Array(0);
  private touched = new Uint32Array(0);

  /**
   * The rows in which every word was found, with the sum of the best each word gives.
   * @param end the length of the slot range
   */
  score(vocabulary: Vocabulary, matches: readonly WordMatch[], end: number): ScoredRows {
    if (this.best.length < end) this.grow(end);
    let slots: Uint32Array = new Uint32Array(0);
    matches.forEach((match, i) => {
      const count = this.scoreWord(vocabulary, match);
      const found = this.touched.subarray(0, count);
      slots = i === 0 ? found.slice() : slots.filter((slot) => this.keep(slot));
      for (const slot of slots) this.total[slot] = this.sum(slot);
      for (const slot of found) this.best[slot] = 0;
    });
    const scores = new Uint16Array(slots.length);
    slots.forEach((slot, i) => {
      scores[i] = this.total[slot] as number;
      this.total[slot] = 0;
    });
    return { slots, scores };
  }

  private scoreWord(vocabulary: Vocabulary, match: WordMatch): number {
    const { best, touched } = this;
    let count = 0;
    for (const [term, grade] of match.grades) {
      const { postings } = vocabulary.get(term);
      for (let i = 0; i < postings.length; i++) {
        const posting = postings[i] as number;
        const slot = postedSlot(posting);
        const score = grade * postedWeight(posting);
        const known = best[slot] as number;
        if (known === 0) touched[count++] = slot;
        if (score > known) best[slot] = score;
      }
    }
    return count;
  }

  private keep(slot: number): boolean {
    if (this.best[slot] !== 0) return true;
    this.total[slot] = 0;
    return false;
  }

  private sum(slot: number): number {
    return (this.total[slot] as number) + (this.best[slot] as number);
  }

  private grow(end: number): void {
    const length = Math.ceil(end * 1.25);
    this.best = new Uint16Array(length);
    this.total = new Uint16Array(length);
    this.touched = new Uint32Array(length);
  }
}
