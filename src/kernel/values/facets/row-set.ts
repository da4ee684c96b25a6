import { Bitset, popcount } from './bitset';

const SMALLEST_DENSE = 128;
const BITS_IN_LIST_ENTRY = 32;

/** First place in the ascending `list[0..length)` whose value is not below `value`. */
function lowerBound(list: Uint32Array, length: number, value: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The slots of the rows that have one option. A short ascending list while it has few rows, a
 * bitset when that takes less memory: a column of thousands of rare options stays small.
 */
export class RowSet {
  private list = new Uint32Array(4);
  private length = 0;
  private bits: Bitset | undefined;

  has(slot: number): boolean {
    if (this.bits) return this.bits.has(slot);
    const at = lowerBound(this.list, this.length, slot);
    return at < this.length && this.list[at] === slot;
  }

  /** @param end the length of the slot range, by which it chooses its form */
  add(slot: number, end: number): void {
    if (this.bits) {
      this.bits.add(slot);
      return;
    }
    const at = this.placeFor(slot);
    if (at < this.length && this.list[at] === slot) return;
    if (this.length === this.list.length) this.lengthen();
    this.list.copyWithin(at + 1, at, this.length);
    this.list[at] = slot;
    this.length++;
    if (this.length > SMALLEST_DENSE && this.length * BITS_IN_LIST_ENTRY > end) this.becomeDense();
  }

  delete(slot: number): void {
    if (this.bits) {
      this.bits.delete(slot);
      return;
    }
    const at = lowerBound(this.list, this.length, slot);
    if (at === this.length || this.list[at] !== slot) return;
    this.list.copyWithin(at, at + 1, this.length);
    this.length--;
  }

  /** Adds these rows to a bitset. */
  addTo(target: Bitset): void {
    if (this.bits) target.unite(this.bits);
    else for (let i = 0; i < this.length; i++) target.add(this.list[i] as number);
  }

  /** Whether any of these rows is in `rows`, of which `active` lists the words that are not zero. */
  meets(rows: Bitset, active: Uint32Array): boolean {
    if (this.bits) return wordsMeet(this.bits.words, rows.words, active);
    for (let i = 0; i < this.length; i++) if (rows.has(this.list[i] as number)) return true;
    return false;
  }

  /** How many of these rows are in `rows`; `active` as for `meets`. */
  countIn(rows: Bitset, active: Uint32Array): number {
    if (this.bits) return countShared(this.bits.words, rows.words, active);
    let total = 0;
    for (let i = 0; i < this.length; i++) if (rows.has(this.list[i] as number)) total++;
    return total;
  }

  // Rows come in slot order during a load, so the end is tried before searching.
  private placeFor(slot: number): number {
    if (this.length === 0 || (this.list[this.length - 1] as number) < slot) return this.length;
    return lowerBound(this.list, this.length, slot);
  }

  private lengthen(): void {
    const longer = new Uint32Array(this.list.length * 2);
    longer.set(this.list);
    this.list = longer;
  }

  private becomeDense(): void {
    const bits = new Bitset((this.list[this.length - 1] as number) + 1);
    this.addTo(bits);
    this.bits = bits;
    this.list = new Uint32Array(0);
  }
}

function wordsMeet(a: Uint32Array, b: Uint32Array, active: Uint32Array): boolean {
  const limit = a.length;
  for (let i = 0; i < active.length; i++) {
    const at = active[i] as number;
    if (at >= limit) return false;
    if (((a[at] as number) & (b[at] as number)) !== 0) return true;
  }
  return false;
}

function countShared(a: Uint32Array, b: Uint32Array, active: Uint32Array): number {
  const limit = a.length;
  let total = 0;
  for (let i = 0; i < active.length; i++) {
    const at = active[i] as number;
    if (at >= limit) break;
    total += popcount((a[at] as number) & (b[at] as number));
  }
  return total;
}

/** The places of the words of `rows` that are not zero, ascending. */
export function activeWords(rows: Bitset): Uint32Array {
  const words = rows.words;
  const active = new Uint32Array(words.length);
  let filled = 0;
  for (let i = 0; i < words.length; i++) {
    active[filled] = i;
    if (words[i] !== 0) filled++;
  }
  return active.subarray(0, filled);
}
