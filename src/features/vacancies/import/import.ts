import { eq } from 'drizzle-orm';
import { type Location, locations } from '#features/stores/api.server';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import { updateRows } from '#platform/db/update-rows';
import { vacancies } from '../server/tables';
import { closeGone } from './close-gone';
import { UnreadableVacancies, type VacancyLine } from './columns';
import { createPlaces } from './places';
import { readDraft } from './read-draft';
import { readFeed } from './read-feed';
import { type ImportOptions, SITE, type VacancyReport } from './report';
import { findStored, insertFree } from './rows';
import { changesOf, type Draft, newValues, type Stored, type Values } from './values';

/** Vacancies that are looked up, and written, with one statement. */
const BATCH = 500;

async function* inBatches(lines: AsyncIterable<VacancyLine>): AsyncGenerator<VacancyLine[]> {
  let batch: VacancyLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What one batch of lines comes down to. */
type Batch = { inserts: { line: VacancyLine; values: Values }[]; updates: Stored[] };

/** What has become of a feed so far. */
const createRun = (tx: Db, options: ImportOptions, placeOf: (line: VacancyLine) => Location) => {
  const report: VacancyReport = { plans: [], unchanged: 0, refused: [], ids: [] };
  const seen = new Set<string>();
  const addresses = new Set<string>();

  const read = (line: VacancyLine): Draft => {
    const { reference = '', location, zipcode, place } = line.cells;
    if (seen.has(reference)) throw new Error('deze referentie staat al eerder in het bestand');
    // Also of a line that is refused: what is in the feed is not gone from it.
    if (reference !== '') seen.add(reference);
    if (line.fault) throw new Error(line.fault);
    const draft = readDraft(line);
    const names = [location, zipcode, place].some((one) => one !== undefined);
    return names ? { ...draft, location: placeOf(line) } : draft;
  };

  const takenAddress = (access: string) => `het adres ${access} is al in gebruik`;

  const put = (line: VacancyLine, stored: Map<string | null, Stored>, batch: Batch): void => {
    const draft = read(line);
    const { reference } = draft;
    const row = stored.get(reference);
    if (!row) {
      const values = newValues(draft, options.today);
      if (addresses.has(values.access)) throw new Error(takenAddress(values.access));
      addresses.add(values.access);
      batch.inserts.push({ line, values });
      return;
    }
    const changes = changesOf(row, draft);
    const changed = Object.keys(changes);
    if (changed.length === 0) {
      report.unchanged += 1;
      return;
    }
    report.plans.push({ kind: 'changed', reference, title: draft.title ?? row.title, changed });
    batch.updates.push({ ...row, ...changes });
  };

  const refuse = ({ line, cells }: VacancyLine, reason: string): void => {
    report.refused.push({ line, reference: cells.reference ?? '', reason });
  };

  const write = async ({ inserts, updates }: Batch): Promise<void> => {
    const { dryRun } = options;
    const made = await insertFree(
      tx,
      inserts.map(({ values }) => values),
      dryRun,
    );
    for (const { line, values } of inserts) {
      const { access, title, reference } = values;
      if (!made.has(access)) {
        refuse(line, takenAddress(access));
        continue;
      }
      report.plans.push({ kind: 'new', reference: reference ?? '', title, changed: [] });
      const id = made.get(access);
      if (id !== undefined) report.ids.push(id);
    }
    if (dryRun) return;
    await updateRows(tx, vacancies, updates);
    report.ids.push(...updates.map(({ id }) => id));
  };

  const takeBatch = async (lines: readonly VacancyLine[]): Promise<void> => {
    const stored = await findStored(tx, lines, options.dryRun);
    const batch: Batch = { inserts: [], updates: [] };
    for (const line of lines) {
      try {
        put(line, stored, batch);
      } catch (error) {
        refuse(line, (error as Error).message);
      }
    }
    await write(batch);
  };

  return { report, seen, takeBatch };
};

/**
 * Reads a feed of vacancies (see `columns`), XML or CSV, into the database: all that is right in one
 * transaction. What came from a feed before and isn't in this one is closed. With `dryRun` nothing
 * is written. `open` gives the feed's bytes from their begin: a transaction that is done again reads
 * them again, so that no more than a batch is ever in memory. `announce` is told the ids of what
 * changed, `progress` how many were done.
 * Throws UnreadableVacancies for a file that is no feed, that names no vacancy at all, or that would
 * close most of them, which a feed that was cut off does too; `closeMany` says that it is meant.
 */
export const importVacancies = async (
  open: () => AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<VacancyReport> => {
  return transact(options.db, async (tx) => {
    const all = await tx.select().from(locations).where(eq(locations.siteId, SITE));
    const run = createRun(tx, options, createPlaces(all, options.brand));
    let done = 0;
    for await (const batch of inBatches(readFeed(open()))) {
      await run.takeBatch(batch);
      done += batch.length;
      options.progress?.(done);
    }
    if (run.seen.size === 0) throw new UnreadableVacancies('er staat geen enkele vacature in');
    const { report } = run;
    report.refused.sort((one, other) => one.line - other.line);
    await closeGone(tx, { ...options, seen: run.seen, report });
    if (report.ids.length > 0) await options.announce(report.ids, tx);
    return report;
  });
};
