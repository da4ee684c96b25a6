import type { VacancyLine } from './columns';
import { decodeParts } from './decode';
import { readCsv } from './read-csv';
import { readXml } from './read-xml';

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The vacancies of a feed, XML or CSV, as they come. Throws UnreadableFile. */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<VacancyLine> {
  const parts = decodeParts(bytes)[Symbol.asyncIterator]();
  const { value: first, done } = await parts.next();
  if (done) return;
  const all = withFirst(first, parts);
  if (/^\ufeff?\s*</.test(first)) yield* readXml(all);
  else yield* readCsv(first, all);
}
