import { parse } from 'csv-parse/sync';

/** A line of a file, or several when a cell holds line ends. `line`: its first, from 1. */
export type Row = { line: number; cells: string[] };

/** Lines that can't be read as cells, from the first to the last. */
export type BadRow = { line: number; last: number; reason: string };

type Line = { line: number; text: string };

/** The most that one row may be; beyond that a quote was not closed. */
const LONGEST = { lines: 5000, characters: 500_000 };

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'een aanhalingsteken wordt niet gesloten',
  CSV_INVALID_CLOSING_QUOTE: 'tekst na een sluitend aanhalingsteken',
  INVALID_OPENING_QUOTE: 'een los aanhalingsteken in een cel zonder aanhalingstekens',
};

/** A line with an odd number of quotes opens or closes a cell that goes on over lines. */
const isOdd = (text: string): boolean => {
  let odd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
};

/**
 * Cuts lines into rows and reads their cells. A quote too many or too few costs the lines that it
 * makes unreadable and no more: reading goes on at the next line that can be a row.
 */
export class RowCutter {
  private readonly delimiter: string;
  private readonly onBad: (bad: BadRow) => void;
  private width: number | undefined;
  /** Lines of a row whose last cell isn't closed yet. */
  private open: Line[] = [];
  private openSize = 0;
  /** Rows of one line that wait to be read together, which is faster. */
  private waiting: Line[] = [];
  private rows: Row[] = [];

  constructor(delimiter: string, onBad: (bad: BadRow) => void) {
    this.delimiter = delimiter;
    this.onBad = onBad;
  }

  /** Answers the rows that are whole by now. */
  push(lines: readonly Line[], isEnd: boolean): Row[] {
    this.takeAll(lines);
    while (isEnd && this.open.length > 0) this.giveUp('het bestand is hier afgebroken');
    this.readWaiting();
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private takeAll(lines: readonly Line[]): void {
    // What is given up is taken again before the lines after it.
    const todo = lines.toReversed();
    for (let next = todo.pop(); next; next = todo.pop()) {
      const again = this.take(next);
      for (const line of again.toReversed()) todo.push(line);
    }
  }

  /** Answers the lines that have to be taken again. */
  private take(next: Line): readonly Line[] {
    const odd = isOdd(next.text);
    if (this.open.length === 0 && !odd) {
      if (next.text !== '') this.waiting.push(next);
      if (this.width === undefined) this.readWaiting();
      return [];
    }
    this.open.push(next);
    this.openSize += next.text.length;
    if (odd && this.open.length > 1) return this.close();
    const { lines, characters } = LONGEST;
    const endless = this.open.length > lines || this.openSize > characters;
    return endless ? this.split(reasons.CSV_QUOTE_NOT_CLOSED ?? '') : [];
  }

  private close(): readonly Line[] {
    const [first] = this.open;
    const cells = this.cellsOf(this.open.map(({ text }) => text).join('\n'));
    const fits = Array.isArray(cells) && (this.width ?? cells.length) === cells.length;
    if (!first || !fits)
      return this.split(Array.isArray(cells) ? (reasons.CSV_QUOTE_NOT_CLOSED ?? '') : cells);
    this.readWaiting();
    this.add({ line: first.line, cells });
    this.open = [];
    this.openSize = 0;
    return [];
  }

  /** Refuses the open lines up to the first that may begin a row; answers that and those after. */
  private split(reason: string): readonly Line[] {
    const lines = this.open;
    this.open = [];
    this.openSize = 0;
    const found = lines.findIndex((one, at) => at > 0 && this.mayBegin(one.text));
    const bad = found === -1 ? lines : lines.slice(0, found);
    this.refuse(bad, reason);
    return found === -1 ? [] : lines.slice(found);
  }

  private giveUp(reason: string): void {
    this.takeAll(this.split(reason));
  }

  private mayBegin(text: string): boolean {
    if (isOdd(text)) return true;
    const cells = this.cellsOf(text);
    return Array.isArray(cells) && cells.length === this.width;
  }

  private refuse(lines: readonly Line[], reason: string): void {
    const [line, last] = [lines[0]?.line ?? 0, lines.at(-1)?.line ?? 0];
    this.onBad({ line, last, reason: last > line ? `${reason} (t/m regel ${last})` : reason });
  }

  private readWaiting(): void {
    const lines = this.waiting;
    this.waiting = [];
    const all = this.recordsOf(lines.map(({ text }) => text).join('\n'));
    const together = Array.isArray(all) && all.length === lines.length ? all : undefined;
    lines.forEach((one, at) => {
      const cells = together?.[at] ?? this.cellsOf(one.text);
      if (Array.isArray(cells)) this.add({ line: one.line, cells });
      else this.refuse([one], cells);
    });
  }

  private add(row: Row): void {
    this.width ??= row.cells.length;
    this.rows.push(row);
  }

  /** The cells of one row, or why there are none. */
  private cellsOf(text: string): string[] | string {
    const records = this.recordsOf(text);
    if (!Array.isArray(records)) return records;
    return records.length === 1 && records[0] ? records[0] : (reasons.CSV_QUOTE_NOT_CLOSED ?? '');
  }

  private recordsOf(text: string): string[][] | string {
    try {
      return parse(text, {
        delimiter: this.delimiter,
        record_delimiter: '\n',
        relax_column_count: true,
      });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return reasons[code ?? ''] ?? message;
    }
  }
}
