import type { FeedColumns, VacancyLine } from './columns';
import { decodeParts } from './decode';
import { readCsv } from './read-csv';
import { readXml } from './read-xml';

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/**
 * The vacancies of a feed, XML or CSV, as they come. `chosen`: what the feed calls something, by what it is (see
 * `feedColumns`). Throws UnreadableFile.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  chosen: FeedColumns = {},
): AsyncGenerator<VacancyLine> {
  const parts = decodeParts(bytes)[Symbol.asyncIterator]();
  const { value: first, done } = await parts.next();
  if (done) return;
  const all = withFirst(first, parts);
  if (/^\ufeff?\s*</.test(first)) yield* readXml(all, chosen);
  else yield* readCsv(first, all, chosen);
}
