import { Bitset, type RankedRows, type SortOrder } from '#kernel/values/facets';
import type { ScoredRows } from './score-board';

const PLACES = 2 ** 32;
const TOP_SCORE = 0xffff;
const SORTED_WHOLE = 512;

/** Found rows as a set, and a page of them at a time: best score first, then the given order. */
export class RankedHits implements RankedRows {
  private readonly rows: ScoredRows;
  private readonly order: SortOrder;
  private readonly end: number;
  private set: Bitset | undefined;

  constructor(rows: ScoredRows, order: SortOrder, end: number) {
    this.rows = rows;
    this.order = order;
    this.end = end;
  }

  /** Made when it is first asked for: who wants a few rows or their number needs no set. */
  get bits(): Bitset {
    if (this.set) return this.set;
    const { slots } = this.rows;
    const bits = new Bitset(slots.length > 0 ? this.end : 0);
    for (let i = 0; i < slots.length; i++) bits.add(slots[i] as number);
    this.set = bits;
    return bits;
  }

  get total(): number {
    return this.rows.slots.length;
  }

  /** The score of the best row; 0 when there is none. */
  get best(): number {
    const { scores } = this.rows;
    let most = 0;
    for (let i = 0; i < scores.length; i++) most = Math.max(most, scores[i] as number);
    return most;
  }

  page(start: number, limit: number, within?: Bitset): Uint32Array {
    if (limit <= 0) return new Uint32Array(0);
    const needed = Math.max(0, start + limit);
    const list = this.order.list();
    const keys = this.total > SORTED_WHOLE ? this.findLowest(needed, within) : this.keys(within);
    return Uint32Array.from(
      keys.sort().subarray(start, needed),
      (key) => list[key % PLACES] as number,
    );
  }

  // The lowest key is the best row: its score turned round, and then its place in the order.
  private keys(within?: Bitset): Float64Array {
    const { slots, scores } = this.rows;
    const places = this.order.places();
    const keys = new Float64Array(slots.length);
    let filled = 0;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      if (within && !within.has(slot)) continue;
      keys[filled++] = (TOP_SCORE - (scores[i] as number)) * PLACES + (places[slot] as number);
    }
    return keys.subarray(0, filled);
  }

  /** At least the `needed` lowest keys: a full buffer is sorted and cut back. */
  private findLowest(needed: number, within?: Bitset): Float64Array {
    const keys = this.keys(within);
    if (needed > keys.length / 4) return keys;
    const buffer = new Float64Array(Math.max(2 * needed, 256));
    let filled = 0;
    let highest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as number;
      if (key >= highest) continue;
      buffer[filled++] = key;
      if (filled < buffer.length) continue;
      buffer.sort();
      filled = needed;
      highest = buffer[needed - 1] ?? -1;
    }
    return buffer.subarray(0, filled);
  }
}
