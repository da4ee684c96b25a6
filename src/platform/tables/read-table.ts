import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  type ColumnNames,
  findColumns,
  findDelimiter,
  plainHeader,
} from '#kernel/values/file-columns';

/** A file that can't be used at all; the message says why. */
export class UnusableFile extends Error {}

/** What a cell of a line says, by the name of its column; '': nothing, or there is no such column. */
export type Cell = (name: string) => string;

export type TableLine = { line: number; cell: Cell };

type Texts = {
  noName: (name: string, known: readonly string[]) => string;
  noHeader: (lost: readonly string[], header: readonly string[]) => string;
  noTable: (message: string) => string;
};

export type TableOptions = {
  /** By a name of ours, what files call a column, the surest first. */
  names: ColumnNames;
  /** What this file calls what nobody would guess, by a name of ours. */
  chosen?: Readonly<Record<string, string>> | undefined;
  texts: Texts;
  /** Throws where a column lacks that nothing can be made without. */
  check: (has: (name: string) => boolean, header: readonly string[]) => void;
  /** Told of the headers that are taken for nothing, such as a second one for the same. */
  onUnused?: ((headers: string[]) => void) | undefined;
};

async function* withFirst(first: string, lines: AsyncIterator<string>): AsyncGenerator<string> {
  yield `${first}\n`;
  for (let next = await lines.next(); !next.done; next = await lines.next())
    yield `${next.value}\n`;
}

const placesOf = (
  header: string[],
  { names, chosen = {}, texts, check, onUnused }: TableOptions,
) => {
  const known = Object.keys(names);
  const unknown = Object.keys(chosen).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UnusableFile(texts.noName(unknown, known));
  const { at, lost } = findColumns(header, names, chosen);
  if (lost.length > 0) throw new UnusableFile(texts.noHeader(lost, header));
  check((name) => at.has(name), header);
  const used = new Set(at.values());
  const unused = header.filter((text, place) => text.trim() !== '' && !used.has(place));
  if (unused.length > 0) onUnused?.(unused);
  return at;
};

/**
 * Reads a table with headers, line by line, however large: any of the usual signs between cells, quoted or not.
 * `first` is the line of headers, `rest` what comes after it. Throws UnusableFile.
 */
export async function* readTable(
  first: string,
  rest: AsyncIterator<string>,
  options: TableOptions,
): AsyncGenerator<TableLine> {
  const { names, chosen = {}, texts } = options;
  const known = new Set(
    [...Object.values(names).flat(), ...Object.values(chosen)].map(plainHeader),
  );
  const rows = Readable.from(withFirst(first, rest)).pipe(
    parse({
      delimiter: findDelimiter(first, (header) => known.has(header)),
      ...{ relax_column_count: true, skip_empty_lines: true, info: true },
    }),
  );
  let at: ReadonlyMap<string, number> | undefined;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (at) {
        const places = at;
        yield { line: info.lines, cell: (name) => record[places.get(name) ?? -1] ?? '' };
      } else at = placesOf(record, options);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFile(texts.noTable(error.message));
  }
}
