import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { PostcodeRow } from './geonames';
import { type PostcodeLine, readPostcodes } from './read-postcodes';
import { postcodes } from './tables';

const BATCH = 2000;

export type PostcodeImport = {
  /** Lines that were read well. */
  read: number;
  refused: number;
  /** The first of those that weren't, with their lines. */
  problems: { line: number; problem: string }[];
};

const MOST_PROBLEMS = 20;

const insert = (db: Db, rows: readonly PostcodeRow[]) => {
  const all = (name: keyof PostcodeRow) => sql.param(rows.map((row) => row[name]));
  // Of one postcode and place the last line counts; the same row twice in one statement may not be.
  return db.execute(sql`
    insert into ${postcodes} (zipcode, place, province, latitude, longitude)
    select distinct on (zipcode, place) zipcode, place, province, latitude, longitude
    from unnest(${all('zipcode')}::text[], ${all('place')}::text[], ${all('province')}::text[],
      ${all('latitude')}::float8[], ${all('longitude')}::float8[]) with ordinality
      as row(zipcode, place, province, latitude, longitude, line)
    order by zipcode, place, line desc
    on conflict (zipcode, place) do update set province = excluded.province,
      latitude = excluded.latitude, longitude = excluded.longitude`);
};

/** Reads lines into batches; what is refused goes into `report`. */
async function* readBatches(
  lines: AsyncIterable<PostcodeLine>,
  report: PostcodeImport,
): AsyncGenerator<PostcodeRow[]> {
  let batch: PostcodeRow[] = [];
  for await (const { line, row } of lines) {
    if (typeof row === 'string') {
      report.refused += 1;
      if (report.problems.length < MOST_PROBLEMS) report.problems.push({ line, problem: row });
      continue;
    }
    report.read += 1;
    batch.push(row);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/**
 * Puts the postcodes of a file in place of those that are there, all or none; a file without one
 * good line changes nothing. Lines are read one by one, so a file may be large. A dry run only reads.
 * `columns`: what the file calls what nobody would guess, see `postcodeColumns`. Throws UnusableFile.
 */
export const importPostcodes = async (
  db: Db,
  lines: AsyncIterable<string>,
  options: { dryRun?: boolean; columns?: Readonly<Record<string, string>> } = {},
): Promise<PostcodeImport> => {
  const report: PostcodeImport = { read: 0, refused: 0, problems: [] };
  const batches = readBatches(readPostcodes(lines, options.columns), report);
  if (options.dryRun) {
    for await (const _ of batches);
    return report;
  }
  // A stream can be read once, so this can't be tried again: one transaction, as it comes.
  await db.transaction(async (tx) => {
    let isFirst = true;
    for await (const batch of batches) {
      if (isFirst) await tx.delete(postcodes);
      isFirst = false;
      await insert(tx, batch);
    }
  });
  return report;
};
