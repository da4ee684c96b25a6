import { NAMES, type WordMatch } from './match';
import { packPosting, postedSlot, postedWeight } from './postings';
import type { Vocabulary } from './vocabulary';

/** The rows that all words of a query found, each with its score. */
export interface ScoredRows {
  slots: Uint32Array;
  scores: Uint16Array;
}

/** Adds up scores. Its arrays are used again for every search and are left empty in between. */
export class ScoreBoard {
  /** By slot what the best of its terms gives, packed with the weight of that one's field. */
  private best = new Uint16Array(0);
  /** By slot the most that a term of another field gives. */
  private next = new Uint16Array(0);
  private total = new Uint16Array(0);
  private touched = new Uint32Array(0);

  /**
   * The rows in which every word was found, with the sum of what each word gives: the best of its
   * terms, and half of what another field gives. A lamp called Linnenkast has one term for 'kast'; a boekenkast has
   * that of its category too.
   * @param end the length of the slot range
   * @param least words in lighter fields don't count
   */
  score(vocabulary: Vocabulary, matches: readonly WordMatch[], end: number, least = 1): ScoredRows {
    if (this.best.length < end) this.grow(end);
    let slots: Uint32Array = new Uint32Array(0);
    matches.forEach((match, i) => {
      const count = this.scoreWord(vocabulary, match, least);
      const found = this.touched.subarray(0, count);
      slots = i === 0 ? found.slice() : slots.filter((slot) => this.keep(slot));
      for (let at = 0; at < slots.length; at++) this.addUp(slots[at] as number);
      for (let at = 0; at < count; at++) {
        const slot = found[at] as number;
        this.best[slot] = 0;
        this.next[slot] = 0;
      }
    });
    const scores = new Uint16Array(slots.length);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      scores[at] = this.total[slot] as number;
      this.total[slot] = 0;
    }
    return { slots, scores };
  }

  private scoreWord(vocabulary: Vocabulary, match: WordMatch, least: number): number {
    const { best, next, touched } = this;
    const { postings } = vocabulary;
    const { numbers } = postings;
    let count = 0;
    for (const [term, grade] of match.grades) {
      const end = postings.endOf(term);
      const from = match.wide.has(term) ? Math.max(least, NAMES) : least;
      for (let i = postings.startOf(term); i < end; i++) {
        const posting = numbers[i] as number;
        const weight = postedWeight(posting);
        if (weight < from) continue;
        const slot = postedSlot(posting);
        const score = grade * weight;
        const known = best[slot] as number;
        if (known === 0) touched[count++] = slot;
        const isBest = score > postedSlot(known);
        const other = isBest ? postedSlot(known) : score;
        if (weight !== postedWeight(known) && other > (next[slot] as number)) next[slot] = other;
        if (isBest) best[slot] = packPosting(score, weight);
      }
    }
    return count;
  }

  private keep(slot: number): boolean {
    if (this.best[slot] !== 0) return true;
    this.total[slot] = 0;
    return false;
  }

  private addUp(slot: number): void {
    const given = postedSlot(this.best[slot] as number) + ((this.next[slot] as number) >> 1);
    this.total[slot] = (this.total[slot] as number) + given;
  }

  private grow(end: number): void {
    const length = Math.ceil(end * 1.25);
    this.best = new Uint16Array(length);
    this.next = new Uint16Array(length);
    this.total = new Uint16Array(length);
    this.touched = new Uint32Array(length);
  }
}
