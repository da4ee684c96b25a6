import { Bitset } from './bitset';
import type { ProbedRows } from './probed-rows';
import { RowSet, type SavedRows } from './row-set';
import { type SavedSingles, SingleOptions } from './single-options';

/** From so many options on they are counted by going once through the rows. */
const MANY = 256;

/** Each option with its rows, and the options by row while no row has more than one. */
export type SavedOptions = {
  rows: [option: number, rows: SavedRows][];
  singles: SavedSingles | undefined;
};

/** One column of options: for each option, the rows that have it. */
export class OptionColumn {
  private rowsByOption = new Map<number, RowSet>();
  /** Whether the options stand in ascending order. */
  private ordered = true;
  /** Undefined once a row has had more than one. */
  private singles: SingleOptions | undefined = new SingleOptions();

  save(): SavedOptions {
    const rows = Array.from(this.inOrder(), ([option, its]): [number, SavedRows] => [
      option,
      its.save(),
    ]);
    return { rows, singles: this.singles?.save() };
  }

  /** Takes over what another had, in the place of all that this one has. */
  restore({ rows, singles }: SavedOptions): void {
    this.rowsByOption = new Map(rows.map(([option, its]) => [option, RowSet.restore(its)]));
    this.ordered = true;
    this.singles = singles && SingleOptions.restore(singles);
  }

  /** Gives a slot exactly these options. */
  set(slot: number, options: readonly number[], end: number): void {
    for (const [option, rows] of this.rowsByOption) {
      if (!options.includes(option)) rows.delete(slot);
    }
    this.singles?.delete(slot);
    this.add(slot, options, end);
  }

  /** Gives options to a slot that has none in this column yet. */
  add(slot: number, options: readonly number[], end: number): void {
    for (const option of options) {
      const rows = this.rowsByOption.get(option) ?? this.enter(option);
      rows.add(slot, end);
      if (this.singles?.has(slot)) this.singles = undefined;
      this.singles?.set(slot, option);
    }
  }

  delete(slot: number): void {
    for (const rows of this.rowsByOption.values()) rows.delete(slot);
    this.singles?.delete(slot);
  }

  /** The rows of that stretch, and perhaps others, that have at least one of these options. */
  withAny(options: readonly number[], stretch: Bitset): Bitset {
    const [only, ...others] = options.flatMap((option) => this.rowsByOption.get(option) ?? []);
    if (only && others.length === 0) return only.within(stretch);
    const found = Bitset.over(stretch);
    only?.addWithin(found);
    for (const rows of others) rows.addWithin(found);
    return found;
  }

  /** The options, ascending, that at least one of these rows has. */
  optionsIn(rows: ProbedRows): number[] {
    if (this.countsAtOnce()) return [...this.countsIn(rows).keys()];
    const options: number[] = [];
    for (const [option, its] of this.inOrder()) if (its.meets(rows)) options.push(option);
    return options;
  }

  /** How many of these rows have each option, ascending; options that none has are left out. */
  countsIn(rows: ProbedRows): Map<number, number> {
    const counts = new Map<number, number>();
    const counted = this.countsAtOnce() ? this.singles?.countIn(rows.rows) : undefined;
    for (const [option, its] of this.inOrder()) {
      const count = counted ? counted(option) : its.countIn(rows);
      if (count > 0) counts.set(option, count);
    }
    return counts;
  }

  private countsAtOnce(): boolean {
    return this.singles !== undefined && this.rowsByOption.size >= MANY;
  }

  private enter(option: number): RowSet {
    const rows = new RowSet();
    this.rowsByOption.set(option, rows);
    this.ordered = false;
    return rows;
  }

  private inOrder(): ReadonlyMap<number, RowSet> {
    if (!this.ordered) {
      this.rowsByOption = new Map([...this.rowsByOption].sort(([a], [b]) => a - b));
      this.ordered = true;
    }
    return this.rowsByOption;
  }
}
