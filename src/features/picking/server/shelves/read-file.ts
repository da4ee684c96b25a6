import { CsvError, parse } from 'csv-parse/sync';
import { picking as limits } from '#kernel/limits-picking';
import { shelfTexts as texts } from '#kernel/messages/nl-shelves';

/** A line that says where an article lies. `key`: its number or EAN, as it is written there. */
export type ShelfRow = { line: number; key: string; isGtin: boolean; shelf: string };
export type LineProblem = { line: number; problem: string };
export type ShelfFile = { rows: ShelfRow[]; problems: LineProblem[] };

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

type Line = { record: string[]; info: { lines: number } };
type Lines = { lines: Line[]; problems: LineProblem[] };

const options = {
  ...{ bom: true, relax_column_count: true, skip_empty_lines: true },
  info: true,
} as const;

const read = (text: string, delimiter: string): Line[] | undefined => {
  try {
    return parse(text, { ...options, delimiter }) as unknown as Line[];
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
};

/** A mark that stands wrong in one line takes the file along, so each is read by itself: the others say what they said. */
const readEach = (text: string, delimiter: string): Lines | string => {
  const all = text.split(/\r?\n/);
  if (all.length > limits.shelfRows + 2) return texts.tooMany;
  const problems: LineProblem[] = [];
  const lines = all.flatMap((one, at) => {
    const found = read(one, delimiter);
    if (!found) problems.push({ line: at + 1, problem: texts.quote });
    return (found ?? []).map(({ record }) => ({ record, info: { lines: at + 1 } }));
  });
  // Without its first line nothing says which column is which.
  return problems[0]?.line === 1 ? texts.notCsv : { lines, problems };
};

const linesOf = (text: string): Lines | string => {
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', ',', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
  const lines = read(text, delimiter);
  return lines ? { lines, problems: [] } : readEach(text, delimiter);
};

/** What a spreadsheet would work out: meant as a shelf it has the mark before it that our own file gives it. */
const isFormula = (cell = ''): boolean => /^\s*[=@＝＠]/.test(cell);

/** What a spreadsheet was kept from taking for a formula. */
const plain = (cell = ''): string =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@'＝＋－＠])/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is left out
    .replace(/[\u0000-\u001f\u007f]/g, '');

const plainHeader = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, '');

/** What a file says of shelves, and which of its lines say nothing that can be; a text: why it can't be read at all. */
export const readShelfFile = (bytes: Uint8Array): ShelfFile | string => {
  if (bytes.length === 0) return texts.noFile;
  const found = linesOf(decode(bytes));
  if (typeof found === 'string') return found;
  const [head, ...lines] = found.lines;
  if (!head) return texts.notCsv;
  const names = head.record.map(plainHeader);
  const [sku, gtin, shelf] = ['artikelnummer', 'ean', 'plek'].map((name) => names.indexOf(name));
  if (shelf === undefined || shelf < 0 || ((sku ?? -1) < 0 && (gtin ?? -1) < 0)) {
    return texts.noColumns;
  }
  if (lines.length > limits.shelfRows) return texts.tooMany;
  const rows: ShelfRow[] = [];
  const problems = [...found.problems];
  for (const { record, info } of lines) {
    const number = plain(record[sku ?? -1]);
    const ean = plain(record[gtin ?? -1]);
    const row = {
      ...{ line: info.lines, key: number || ean, isGtin: number === '' },
      shelf: plain(record[shelf]),
    };
    if (row.key === '') problems.push({ line: row.line, problem: texts.noKey });
    else if (isFormula(record[shelf]))
      problems.push({ line: row.line, problem: texts.formula(row.shelf.slice(0, limits.shelf)) });
    else if (row.shelf.length > limits.shelf)
      problems.push({ line: row.line, problem: texts.long });
    else rows.push(row);
  }
  return { rows, problems };
};
