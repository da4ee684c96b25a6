import { type BitCounter, makeCounter } from './bit-counter';
import { type Bitset, popcount } from './bitset';

/** Going through listed words one by one costs about as much as this many in vectors. */
const VECTORED_PER_LISTED = 10;

let counter: BitCounter | undefined;
let holder: ProbedRows | undefined;

/** Rows that many sets are compared with, in the forms in which that is quick. */
export class ProbedRows {
  readonly rows: Bitset;
  private places: Uint32Array | undefined;

  /** @param rows not to be changed afterwards */
  constructor(rows: Bitset) {
    this.rows = rows;
  }

  /** Whether any of these rows is in the set. */
  meets(set: Bitset): boolean {
    const mine = this.rows.words;
    const theirs = set.words;
    const active = this.activeWords();
    for (let i = 0; i < active.length; i++) {
      const at = active[i] as number;
      if (at >= theirs.length) return false;
      if (((mine[at] as number) & (theirs[at] as number)) !== 0) return true;
    }
    return false;
  }

  /** How many of these rows are in the set. */
  countIn(set: Bitset): number {
    const active = this.activeWords();
    if (active.length * VECTORED_PER_LISTED < this.rows.words.length) {
      return countAt(active, this.rows.words, set.words);
    }
    counter ??= makeCounter();
    if (holder !== this) counter.hold(this.rows.words);
    holder = this;
    return counter.count(set.words);
  }

  /** How many of these rows are among the first `length` of a list of slots. */
  countListed(list: Uint32Array, length: number): number {
    const { words } = this.rows;
    let total = 0;
    for (let i = 0; i < length; i++) {
      const slot = list[i] as number;
      const at = slot >>> 5;
      if (at < words.length) total += ((words[at] as number) >>> (slot & 31)) & 1;
    }
    return total;
  }

  /** The places of the words that are not zero, ascending. */
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

function countAt(places: Uint32Array, a: Uint32Array, b: Uint32Array): number {
  const limit = b.length;
  let total = 0;
  for (let i = 0; i < places.length; i++) {
    const at = places[i] as number;
    if (at >= limit) break;
    total += popcount((a[at] as number) & (b[at] as number));
  }
  return total;
}
