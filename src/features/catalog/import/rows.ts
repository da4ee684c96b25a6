import { pipeline, Readable } from 'node:stream';
import { type CsvError, type InfoRecord, parse } from 'csv-parse';
import { type Delimiter, detectDelimiter, detectEncoding, SAMPLE_BYTES } from './detect';

/** A line of a file, or several when a cell holds line ends. `line`: its first, from 1. */
export type Row = { line: number; cells: string[] };

/** Lines that can't be read as cells, from the first to the last. */
export type BadRow = { line: number; last: number; reason: string };

/** More text than this without a line's end is no line: a quote was never closed. Characters. */
const LONGEST_ROW = 4_000_000;

export class UnreadableFile extends Error {}

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'een aanhalingsteken wordt niet gesloten: het bestand is afgebroken',
  CSV_INVALID_CLOSING_QUOTE: 'tekst na een sluitend aanhalingsteken, of een dat ontbreekt',
  INVALID_OPENING_QUOTE: 'een los aanhalingsteken in een cel zonder aanhalingstekens',
};

const spanned = (first: number, last: number): string => (last > first ? ` (t/m regel ${last})` : '');

/** Reads until there is enough to judge by; answers that and the whole stream. */
const peek = async (source: AsyncIterable<Uint8Array>) => {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < SAMPLE_BYTES; size += chunks.at(-1)?.length ?? 0) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
  }
  const sample = Buffer.concat(chunks);
  async function* all() {
    yield sample;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { sample, all };
};

/** Text with every line end as \n, so that lines are counted as an editor counts them. */
async function* decode(source: AsyncIterable<Uint8Array>, encoding: string) {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for await (const chunk of source) {
    const text = held + decoder.decode(chunk, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  }
  yield (held + decoder.decode()).replace(/\r\n?/g, '\n');
}

/** Leaves out the first line if asked, and stops when text keeps coming and no row does. */
async function* watch(texts: AsyncIterable<string>, skipLine: boolean, lastLine: () => number) {
  let seen = 0;
  let since = 0;
  let skipping = skipLine;
  for await (const text of texts) {
    if (lastLine() !== seen) [seen, since] = [lastLine(), 0];
    since += text.length;
    if (since > LONGEST_ROW) {
      throw new UnreadableFile(
        `na regel ${seen} eindigt er geen regel meer: staat daar een aanhalingsteken te veel?`,
      );
    }
    yield skipping ? text.slice(text.indexOf('\n') + 1) : text;
    skipping = false;
  }
}

const countLines = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** A parser that answers rows; what it can't read it tells, and goes on. */
const createParser = (delimiter: Delimiter, firstLine: number, onBad: (bad: BadRow) => void) => {
  let last = 0;
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }: InfoRecord) => {
      const first = lines === last + 1 ? lines : lines - countLines(cells);
      last = lines;
      return { line: first + firstLine, cells } as never;
    },
    on_skip: (error: CsvError | undefined) => {
      const lines = Number(error?.lines ?? last + 1);
      if (lines === last) return undefined;
      const first = last + 1;
      last = lines;
      const reason = reasons[error?.code ?? ''] ?? error?.message ?? 'onleesbaar';
      const [from, until] = [first + firstLine, lines + firstLine];
      onBad({ line: from, last: until, reason: reason + spanned(from, until) });
      return undefined;
    },
  });
  return { parser, lastLine: () => last };
};

/**
 * The rows of a CSV file as they stream, the header first. Finds the encoding and the delimiter by
 * the file's first part; `known` says whether a header is one that we use. Lines that can't be read
 * go to `onBad`. Throws UnreadableFile when the rest can't be read.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  known: (header: string) => boolean,
  onBad: (bad: BadRow) => void,
): AsyncGenerator<Row> {
  const { sample, all } = await peek(source);
  const encoding = detectEncoding(sample);
  const start = new TextDecoder(encoding).decode(sample);
  const { delimiter, skip } = detectDelimiter(start, known);
  const { parser, lastLine } = createParser(delimiter, skip > 0 ? 1 : 0, onBad);
  const texts = Readable.from(watch(decode(all(), encoding), skip > 0, lastLine));
  // What breaks the pipeline also breaks the loop, which tells of it.
  pipeline(texts, parser, () => {});
  for await (const row of parser) yield row as Row;
}
