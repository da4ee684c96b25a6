import { SaxesParser } from 'saxes';
import { UnreadableFile } from '#features/entities/api.server';
import { vacancies as limits } from '#kernel/limits';
import { feedTexts as texts } from '#kernel/messages/nl-entities';
import { type ColumnOf, createColumnOf, type FeedColumns, type VacancyLine } from './columns';

/** The elements that are a vacancy, in the common forms of a feed. */
const items = new Set(['job', 'vacancy', 'vacature', 'position']);

/** The longest text of one element, in characters. */
const LONGEST = 100_000;

/** Collects vacancies from a feed's elements; `take` gives those that are whole. */
const createCollector = (columnOf: ColumnOf) => {
  const parser = new SaxesParser();
  let whole: VacancyLine[] = [];
  let open: VacancyLine | undefined;
  let column: string | undefined;
  let depth = 0;
  let text = '';
  parser.on('error', (error) => {
    throw new UnreadableFile(texts.notXml(error.message.replace(/^.*?: /, '')));
  });
  parser.on('opentag', ({ name }) => {
    if (!open && items.has(name.toLowerCase())) {
      open = { line: parser.line, cells: {} };
      depth = 0;
      return;
    }
    if (!open) return;
    depth += 1;
    // Elements within a column are markup of its text.
    if (depth === 1) {
      column = columnOf(name);
      text = '';
    }
  });
  const add = (part: string) => {
    if (open && column && text.length < LONGEST) text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (!open) return;
    if (depth === 0) {
      whole.push(open);
      open = undefined;
      return;
    }
    if (depth === 1 && column) {
      open.cells[column] ??= text.trim();
      column = undefined;
    }
    depth -= 1;
  });
  const take = (): VacancyLine[] => {
    const taken = whole;
    whole = [];
    return taken;
  };
  return { parser, take };
};

/**
 * The vacancies of an XML feed, as they come. Throws UnreadableFile where it is no XML, and where
 * no vacancy ends for so long that it would fill the memory.
 */
export async function* readXml(
  parts: AsyncIterable<string>,
  chosen: FeedColumns,
): AsyncGenerator<VacancyLine> {
  const { parser, take } = createCollector(createColumnOf(chosen));
  let since = 0;
  for await (const part of parts) {
    parser.write(part);
    const whole = take();
    since = whole.length > 0 ? 0 : since + part.length;
    if (since > limits.longestInFeed) throw new UnreadableFile(texts.tooLong);
    yield* whole;
  }
  parser.close();
  yield* take();
}
