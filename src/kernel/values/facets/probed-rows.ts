import { type BitCounter, makeCounter, type WordCopy } from './bit-counter';
import { type Bitset, popcount } from './bitset';
import { lowerBound } from './lower-bound';

/** Going through listed words one by one costs about as much as this many in vectors. */
const VECTORED_PER_LISTED = 10;

/** The counter of one index's sets, made when it is first needed, and whose rows it holds. */
export class SharedCounter {
  private counter: BitCounter | undefined;
  private holder: ProbedRows | undefined;

  /** The counter, holding these rows. */
  holding(probed: ProbedRows): BitCounter {
    this.counter ??= makeCounter();
    if (this.holder !== probed) this.counter.hold(probed.rows.words, probed.rows.first);
    this.holder = probed;
    return this.counter;
  }
}

/** Rows that many sets are compared with, in the forms in which that is quick. */
export class ProbedRows {
  readonly rows: Bitset;
  private readonly shared: SharedCounter;
  private places: Uint32Array | undefined;

  /** @param rows not to be changed afterwards */
  constructor(rows: Bitset, shared: SharedCounter) {
    this.rows = rows;
    this.shared = shared;
  }

  /** Whether any of these rows is in the set. */
  meets(set: Bitset): boolean {
    const mine = this.rows.words;
    const theirs = set.words;
    const away = this.rows.first - set.first;
    const active = this.activeWords();
    for (let i = 0; i < active.length; i++) {
      const at = active[i] as number;
      if (((mine[at] as number) & (theirs[at + away] ?? 0)) !== 0) return true;
    }
    return false;
  }

  /** How many of these rows are in the set; `copy` is that set's, for the same shared counter. */
  countIn(set: Bitset, copy: WordCopy): number {
    const active = this.activeWords();
    if (set.first > 0 || active.length * VECTORED_PER_LISTED < this.rows.words.length) {
      return countAt(active, this.rows, set);
    }
    return this.shared.holding(this).count(set.words, copy);
  }

  /** How many of these rows are in an ascending list, of which `length` slots count. */
  countListed(list: Uint32Array, length: number): number {
    const { words, first, end } = this.rows;
    let total = 0;
    const until = lowerBound(list, length, end << 5);
    for (let i = lowerBound(list, until, first << 5); i < until; i++) {
      const slot = list[i] as number;
      total += ((words[(slot >>> 5) - first] as number) >>> (slot & 31)) & 1;
    }
    return total;
  }

  /** The places, among these rows' words, of those that are not zero, ascending. */
  private activeWords(): Uint32Array {
    this.places ??= placesOf(this.rows.words);
    return this.places;
  }
}

function placesOf(words: Uint32Array): Uint32Array {
  const active = new Uint32Array(words.length);
  let filled = 0;
  for (let i = 0; i < words.length; i++) {
    active[filled] = i;
    if (words[i] !== 0) filled++;
  }
  return active.subarray(0, filled);
}

function countAt(places: Uint32Array, rows: Bitset, set: Bitset): number {
  const mine = rows.words;
  const theirs = set.words;
  const away = rows.first - set.first;
  const limit = theirs.length - away;
  let total = 0;
  for (let i = lowerBound(places, places.length, -away); i < places.length; i++) {
    const at = places[i] as number;
    if (at >= limit) break;
    total += popcount((mine[at] as number) & (theirs[at + away] as number));
  }
  return total;
}
