import { detectDelimiter, detectEncoding, SAMPLE_BYTES } from './detect';
import { type BadRow, type Row, RowCutter } from './row-cutter';

export type { BadRow, Row } from './row-cutter';

/** A line longer than this, in characters, is of no file that people made. */
const LONGEST_LINE = 4_000_000;

/** A file that can't be used, or not further than where it tells. */
export class UnreadableFile extends Error {}

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

/** Lines without their ends (\n, \r\n or \r), as many at once as a chunk has. */
async function* readLines(source: AsyncIterable<Uint8Array>, encoding: string) {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let line = 1;
  const number = (texts: string[]) => texts.map((text) => ({ line: line++, text }));
  for await (const chunk of source) {
    const text = rest + decoder.decode(chunk, { stream: true });
    // A \r at the end may be half of a line end.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const texts = whole.split(/\r\n|[\r\n]/);
    rest = (texts.pop() ?? '') + text.slice(whole.length);
    if (rest.length > LONGEST_LINE)
      throw new UnreadableFile(`regel ${line + texts.length} heeft geen einde`);
    yield { lines: number(texts), isEnd: false };
  }
  const texts = (rest + decoder.decode()).split(/\r\n|[\r\n]/);
  yield { lines: number(texts.at(-1) === '' ? texts.slice(0, -1) : texts), isEnd: true };
}

/**
 * The rows of a CSV file as they stream, the header first. Finds the encoding and the delimiter by
 * the file's first part; `known` says whether a header is one that we use. Lines that can't be read
 * go to `onBad`, before the row after them. Throws UnreadableFile when the rest is no text.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  known: (header: string) => boolean,
  onBad: (bad: BadRow) => void,
): AsyncGenerator<Row> {
  const { sample, all } = await peek(source);
  const encoding = detectEncoding(sample);
  const { delimiter, skip } = detectDelimiter(new TextDecoder(encoding).decode(sample), known);
  const cutter = new RowCutter(delimiter, onBad);
  for await (const { lines, isEnd } of readLines(all(), encoding)) {
    const rows = skip > 0 && lines[0]?.line === 1 ? lines.slice(1) : lines;
    yield* cutter.push(rows, isEnd);
  }
}
