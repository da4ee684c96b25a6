import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile, unguard } from '#features/entities/api.server';
import { vacancies as limits } from '#kernel/limits';
import { fileTexts, feedTexts as texts } from '#kernel/messages/nl-entities';
import { plainHeader } from '#kernel/values/file-columns';
import { type ColumnOf, createColumnOf, type FeedColumns, type VacancyLine } from './columns';

const delimiters = [',', ';', '\t'] as const;

/** What stands between cells: that which yields the most headers that we know. */
const findDelimiter = (text: string, columnOf: ColumnOf): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  const score = (one: string) =>
    header.split(one).filter((cell) => columnOf(cell.replaceAll('"', ''))).length;
  return delimiters.reduce((best, one) => (score(one) > score(best) ? one : best));
};

/** The longest text of one cell, in characters. */
const LONGEST = 100_000;

// PostgreSQL's texts can't hold a NUL.
const tidy = (text: string): string => unguard(text).replaceAll('\0', '').slice(0, LONGEST);

/** A line that is not as long as its header was cut off, or has a delimiter too many in a text. */
const faultOf = (record: readonly string[], columns: number): string | undefined => {
  if (record.length < columns) return texts.cutOff;
  const isLong = record.slice(columns).some((cell) => cell !== '');
  return isLong ? texts.runsOver : undefined;
};

type Parsed = { record: string[]; info: { lines: number } };

/** The vacancies of a CSV file, as they come. Throws UnreadableFile where it is no CSV. */
export async function* readCsv(
  first: string,
  parts: AsyncIterable<string>,
  chosen: FeedColumns,
): AsyncGenerator<VacancyLine> {
  const columnOf = createColumnOf(chosen);
  const parser = Readable.from(parts).pipe(
    parse({
      bom: true,
      delimiter: findDelimiter(first.replace(/^\ufeff/, ''), columnOf),
      relax_column_count: true,
      max_record_size: limits.longestInFeed,
      skip_empty_lines: true,
      info: true,
      trim: true,
    }),
  );
  let columns: ReturnType<ColumnOf>[] | undefined;
  try {
    for await (const one of parser) {
      const { record, info } = one as Parsed;
      if (!columns) {
        const plain = record.map(plainHeader);
        const lost = Object.values(chosen).filter((one) => !plain.includes(plainHeader(one)));
        if (lost.length > 0) throw new UnreadableFile(fileTexts.noHeader(lost, record));
        columns = record.map(columnOf);
        if (columns.includes('reference')) continue;
        throw new UnreadableFile(fileTexts.noColumn('reference'));
      }
      const cells: VacancyLine['cells'] = {};
      columns.forEach((column, at) => {
        if (column !== undefined) cells[column] ??= tidy(record[at] ?? '');
      });
      yield { line: info.lines, cells, fault: faultOf(record, columns.length) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new UnreadableFile(isLong ? texts.tooLong : fileTexts.notCsv(error.message));
  }
}
