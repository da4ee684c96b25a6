import { Bitset } from './bitset';
import { activeWords, RowSet } from './row-set';

/** One column of options: for each option, the rows that have it. */
export class OptionColumn {
  private readonly rowsByOption = new Map<number, RowSet>();

  /** Gives a slot exactly these options. */
  set(slot: number, options: readonly number[], end: number): void {
    for (const [option, rows] of this.rowsByOption) {
      if (!options.includes(option)) rows.delete(slot);
    }
    this.add(slot, options, end);
  }

  /** Gives options to a slot that has none in this column yet. */
  add(slot: number, options: readonly number[], end: number): void {
    for (const option of options) {
      const rows = this.rowsByOption.get(option) ?? new RowSet();
      this.rowsByOption.set(option, rows);
      rows.add(slot, end);
    }
  }

  delete(slot: number): void {
    for (const rows of this.rowsByOption.values()) rows.delete(slot);
  }

  /** The rows that have at least one of these options. */
  withAny(options: readonly number[], end: number): Bitset {
    const found = new Bitset(end);
    for (const option of options) this.rowsByOption.get(option)?.addTo(found);
    return found;
  }

  /** The options, ascending, that at least one of these rows has. */
  optionsIn(rows: Bitset): number[] {
    const active = activeWords(rows);
    const options: number[] = [];
    for (const [option, its] of this.rowsByOption)
      if (its.meets(rows, active)) options.push(option);
    return options.sort((a, b) => a - b);
  }

  /** How many of these rows have each option; options that none has are left out. */
  countsIn(rows: Bitset): Map<number, number> {
    const active = activeWords(rows);
    const counts = new Map<number, number>();
    for (const [option, its] of this.rowsByOption) {
      const count = its.countIn(rows, active);
      if (count > 0) counts.set(option, count);
    }
    return counts;
  }
}
