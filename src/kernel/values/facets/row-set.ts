import { WordCopy } from './bit-counter';
import { Bitset, type SavedBitset } from './bitset';
import { lowerBound } from './lower-bound';
import type { ProbedRows } from './probed-rows';

const SMALLEST_DENSE = 128;
/** A set with one of so many rows is counted as quickly as a list as it is as a bitset. */
const SLOTS_PER_LISTED = 128;

/** Few rows as a list, many as a bitset. */
export type SavedRows = { list: Uint32Array } | SavedBitset;

/**
 * The slots of the rows that have one option. A short ascending list while it has few rows, a
 * bitset when that is counted sooner: a column of thousands of rare options stays small.
 */
export class RowSet {
  private list: Uint32Array = new Uint32Array(4);
  private length = 0;
  private bits: Bitset | undefined;
  /** Of `bits`, in its index's counter. */
  private readonly copy = new WordCopy();

  static restore(saved: SavedRows): RowSet {
    const rows = new RowSet();
    if ('words' in saved) {
      rows.bits = Bitset.restore(saved);
      rows.list = new Uint32Array(0);
    } else {
      rows.length = saved.list.length;
      // One that can't grow by doubling never would.
      if (rows.length > 0) rows.list = saved.list;
    }
    return rows;
  }

  save(): SavedRows {
    return this.bits?.save() ?? { list: this.list.slice(0, this.length) };
  }

  has(slot: number): boolean {
    if (this.bits) return this.bits.has(slot);
    const at = lowerBound(this.list, this.length, slot);
    return at < this.length && this.list[at] === slot;
  }

  /** @param end the length of the slot range, by which it chooses its form */
  add(slot: number, end: number): void {
    if (this.bits) {
      if (this.bits.has(slot)) return;
      this.bits.add(slot);
      this.copy.expire();
      return;
    }
    const at = this.placeFor(slot);
    if (at < this.length && this.list[at] === slot) return;
    if (this.length === this.list.length) this.lengthen();
    this.list.copyWithin(at + 1, at, this.length);
    this.list[at] = slot;
    this.length++;
    if (this.length > SMALLEST_DENSE && this.length * SLOTS_PER_LISTED > end) this.becomeDense();
  }

  delete(slot: number): void {
    if (this.bits) {
      if (!this.bits.has(slot)) return;
      this.bits.delete(slot);
      this.copy.expire();
      return;
    }
    const at = lowerBound(this.list, this.length, slot);
    if (at === this.length || this.list[at] !== slot) return;
    this.list.copyWithin(at, at + 1, this.length);
    this.length--;
  }

  /** Adds to a bitset those of these rows that lie in its stretch. */
  addWithin(target: Bitset): void {
    if (this.bits) {
      target.uniteWithin(this.bits);
      return;
    }
    const until = lowerBound(this.list, this.length, target.end << 5);
    let at = lowerBound(this.list, until, target.first << 5);
    for (; at < until; at++) target.add(this.list[at] as number);
  }

  /** These rows as a bitset, not to be changed. */
  within(stretch: Bitset): Bitset {
    if (this.bits) return this.bits;
    const rows = Bitset.over(stretch);
    this.addWithin(rows);
    return rows;
  }

  /** Whether any of these rows is among the others. */
  meets(others: ProbedRows): boolean {
    if (this.bits) return others.meets(this.bits);
    const { rows } = others;
    for (let i = 0; i < this.length; i++) if (rows.has(this.list[i] as number)) return true;
    return false;
  }

  /** How many of these rows are among the others. */
  countIn(others: ProbedRows): number {
    return this.bits
      ? others.countIn(this.bits, this.copy)
      : others.countListed(this.list, this.length);
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
    this.addWithin(bits);
    this.bits = bits;
    this.list = new Uint32Array(0);
  }
}
