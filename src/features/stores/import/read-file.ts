import { CsvError, parse } from 'csv-parse/sync';
import { columnOf, type StoreColumn } from './columns';

/** A file that can't be used at all; the message says why. */
export class UnreadableStores extends Error {}

/** A line's cells by column, and where it stands. */
export type StoreRow = { line: number; cells: Partial<Record<StoreColumn, string>> };

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes);
  }
};

const delimiters = [',', ';', '\t'] as const;

/** What stands between cells: that which yields the most headers that we know. */
const findDelimiter = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  const score = (one: string) =>
    header.split(one).filter((cell) => columnOf(cell.replaceAll('"', ''))).length;
  return delimiters.reduce((best, one) => (score(one) > score(best) ? one : best));
};

/** A spreadsheet must not take a text for a formula: such a text gets a mark before it. */
export const guard = (text: string): string => (/^[=+\-@'\t]/.test(text) ? `'${text}` : text);
const unguard = (text: string): string => (/^'[=+\-@'\t]/.test(text) ? text.slice(1) : text);

/** All lines of a file of stores. Throws UnreadableStores. */
export const readStoreRows = (bytes: Uint8Array): { rows: StoreRow[]; unused: string[] } => {
  const text = decode(bytes);
  let parsed: { record: string[]; info: { lines: number } }[];
  try {
    parsed = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      trim: true,
    }) as unknown as typeof parsed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableStores(`het is geen CSV (${error.message})`);
  }
  const header = parsed[0]?.record ?? [];
  const columns = header.map(columnOf);
  if (!columns.includes('store')) {
    throw new UnreadableStores("er is geen kolom 'store' of 'winkel' die zegt welke winkel het is");
  }
  const rows = parsed.slice(1).map(({ record, info }) => {
    const cells: StoreRow['cells'] = {};
    columns.forEach((column, at) => {
      if (column !== undefined) cells[column] ??= unguard(record[at] ?? '');
    });
    return { line: info.lines, cells };
  });
  return { rows, unused: header.filter((one, at) => one !== '' && columns[at] === undefined) };
};
