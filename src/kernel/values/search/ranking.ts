import { Bitset, type RankedRows, type SortOrder } from '#kernel/values/facets';
import type { ScoredRows } from './score-board';

const PLACES = 2 ** 32;
const TOP_SCORE = 0xffff;
const SORTED_WHOLE = 4096;

/** Found rows as a set, and a page of them at a time: best score first, then the given order. */
export class RankedHits implements RankedRows {
  readonly bits: Bitset;
  private readonly rows: ScoredRows;
  private readonly order: SortOrder;

  constructor(rows: ScoredRows, order: SortOrder, end: number) {
    this.rows = rows;
    this.order = order;
    this.bits = new Bitset(rows.slots.length > 0 ? end : 0);
    for (const slot of rows.slots) this.bits.add(slot);
  }

  get total(): number {
    return this.rows.slots.length;
  }

  /** The score of the best row; 0 when there is none. */
  get best(): number {
    return this.rows.scores.reduce((most, score) => Math.max(most, score), 0);
  }

  page(start: number, limit: number, within?: Bitset): Uint32Array {
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
    const buffer = new Float64Array(Math.max(2 * needed, 1024));
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
