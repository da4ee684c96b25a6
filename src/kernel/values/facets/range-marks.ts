import { Bitset } from './bitset';

/** So many marks a list has at most: each takes a bit for every row. */
const MARKS = 32;
/** Fewer rows than this are gone through one by one as quickly. */
const LEAST_BETWEEN = 1024;

/**
 * Tells which rows stand before a place in a sorted list. For some places that is written down; from
 * the nearest of those it is a short way to any other.
 */
export class RangeMarks {
  readonly list: Uint32Array;
  /** How many rows lie between two marks. */
  readonly between: number;
  private marks: Bitset[] | undefined;

  /** @param list slots, not to be changed afterwards */
  constructor(list: Uint32Array) {
    this.list = list;
    this.between = Math.max(LEAST_BETWEEN, Math.ceil(list.length / MARKS));
  }

  /** The rows of that stretch that stand before a place. */
  before(place: number, stretch: Bitset): Bitset {
    const { list, between } = this;
    this.marks ??= this.mark();
    const nearest = Math.min(Math.round(place / between), this.marks.length - 1);
    const found = Bitset.over(stretch).uniteWithin(this.marks[nearest] as Bitset);
    for (let at = nearest * between; at < place; at++) found.addWithin(list[at] as number);
    for (let at = place; at < nearest * between; at++) found.delete(list[at] as number);
    return found;
  }

  private mark(): Bitset[] {
    const { list, between } = this;
    const rows = new Bitset();
    const marks = [rows.clone()];
    for (let at = 0; at < list.length; at++) {
      rows.add(list[at] as number);
      if ((at + 1) % between === 0) marks.push(rows.clone());
    }
    return marks;
  }
}
