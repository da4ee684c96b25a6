import { Bitset } from './bitset';
import { RangeMarks } from './range-marks';
import type { SlotTable } from './slots';
import { NumberKeys } from './sort-keys';
import { type SavedOrder, SortOrder } from './sort-order';

/** Both ends belong to the range; one that is left out does not limit. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * One column of numbers. A row without one is in no range. The rows are kept sorted by their
 * number, so that a range is a slice.
 */
export class NumberColumn {
  private readonly numbers = new NumberKeys(false);
  private readonly order: SortOrder;
  private marks: RangeMarks | undefined;

  constructor(slots: SlotTable) {
    this.order = new SortOrder(this.numbers, slots);
  }

  save(): SavedOrder {
    return this.order.save();
  }

  restore(saved: SavedOrder): void {
    this.order.restore(saved);
  }

  set(slot: number, value: number | undefined): void {
    this.order.set(slot, value);
  }

  delete(slot: number): void {
    this.order.delete(slot);
  }

  /** Sorts what came in, ahead of the first query. */
  prepare(): void {
    this.order.list();
  }

  /** Takes from `rows` those whose number is not in the range. */
  limit(rows: Bitset, { min, max = Number.MAX_VALUE }: NumberRange): void {
    const list = this.order.list();
    const first = min === undefined ? 0 : this.findFirst(list, (number) => number >= min);
    const last = this.findFirst(list, (number) => number > Math.min(max, Number.MAX_VALUE));
    const marks = this.marksOf(list);
    if (last - first <= marks.between) {
      const inside = Bitset.over(rows);
      for (let i = first; i < last; i++) inside.addWithin(list[i] as number);
      rows.intersect(inside);
    } else if (first + list.length - last <= marks.between) {
      for (let i = 0; i < first; i++) rows.delete(list[i] as number);
      for (let i = last; i < list.length; i++) rows.delete(list[i] as number);
    } else {
      if (last < list.length) rows.intersect(marks.before(last, rows));
      if (first > 0) rows.subtract(marks.before(first, rows));
    }
  }

  private marksOf(list: Uint32Array): RangeMarks {
    if (this.marks?.list !== list) this.marks = new RangeMarks(list);
    return this.marks;
  }

  /** The lowest and highest number among these rows, or undefined when none has one. */
  boundsIn(rows: Bitset): { min: number; max: number } | undefined {
    const list = this.order.list();
    let last = this.findFirst(list, (number) => number > Number.MAX_VALUE) - 1;
    let first = 0;
    while (first <= last && !rows.has(list[first] as number)) first++;
    while (last > first && !rows.has(list[last] as number)) last--;
    if (first > last) return undefined;
    return { min: this.at(list, first), max: this.at(list, last) };
  }

  private at(list: Uint32Array, place: number): number {
    return this.numbers.at(list[place] as number);
  }

  private findFirst(list: Uint32Array, reached: (number: number) => boolean): number {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (reached(this.at(list, middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
