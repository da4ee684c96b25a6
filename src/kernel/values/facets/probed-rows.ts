import { type BitCounter, makeCounter, type WordCopy } from './bit-counter';
import { type Bitset, popcount } from './bitset';

/** Going through listed words one by one costs about as much as this many in vectors. */
const VECTORED_PER_LISTED = 10;

/** The counter of one index's sets, made when it is first needed, and whose rows it holds. */
export class SharedCounter {
  private counter: BitCounter | undefined;
  private holder: ProbedRows | undefined;

  /** The counter, holding these rows. */
  holding(probed: ProbedRows): BitCounter {
    this.counter ??= makeCounter();
    if (this.holder !== probed) this.counter.hold(probed.rows.words);
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
    const active = this.activeWords();
    for (let i = 0; i < active.length; i++) {
      const at = active[i] as number;
      if (at >= theirs.length) return false;
      if (((mine[at] as number) & (theirs[at] as number)) !== 0) return true;
    }
    return false;
  }

  /** How many of these rows are in the set; `copy` is that set's, for the same shared counter. */
  countIn(set: Bitset, copy: WordCopy): number {
    const active = this.activeWords();
    if (active.length * VECTORED_PER_LISTED < this.rows.words.length) {
      return countAt(active, this.rows.words, set.words);
    }
    return this.shared.holding(this).count(set.words, copy);
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
