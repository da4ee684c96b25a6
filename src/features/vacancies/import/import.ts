import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { type Location, locations } from '#features/stores/api.server';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import { vacancies } from '../server/tables';
import { closeGone } from './close-gone';
import { UnreadableVacancies, type VacancyLine } from './columns';
import { createPlaces } from './places';
import { readDraft, type VacancyDraft } from './read-draft';
import { readFeed } from './read-feed';
import { type ImportOptions, SITE, type VacancyReport } from './report';

const BATCH = 500;

type Stored = typeof vacancies.$inferSelect;
type Values = typeof vacancies.$inferInsert;
type Draft = VacancyDraft & { location?: Location };

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

const newValues = (draft: Draft, today: string): Values => {
  const { location, ...rest } = draft;
  const labels = { title: 'de titel', category: 'het soort werk', hoursMin: 'de uren' } as const;
  const missing = Object.entries(labels)
    .filter(([name]) => rest[name as keyof typeof labels] === undefined)
    .map(([, label]) => label);
  if (missing.length > 0)
    throw new Error(`voor een nieuwe vacature ontbreekt ${missing.join(', ')}`);
  if (!location) throw new Error('de plek ontbreekt');
  return {
    contract: 'vast',
    code: 0,
    postedOn: today,
    hoursMax: rest.hoursMin,
    ...rest,
    siteId: SITE,
    locationId: location.id,
    access: `${slug(rest.title ?? '')}-${slug(location.place)}-${slug(rest.reference)}`,
  } as Values;
};

/** A vacancy that is in the feed again is open again, unless the feed says else. */
const changesOf = (row: Stored, { location, ...draft }: Draft): Partial<Values> => {
  const next: Partial<Stored> = {
    state: 'Online',
    ...draft,
    ...(location && { locationId: location.id }),
  };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => !isDeepStrictEqual(row[name as keyof Stored], value),
    ),
  );
};

/** What has become of a feed so far. */
const createRun = (tx: Db, options: ImportOptions, placeOf: (line: VacancyLine) => Location) => {
  const report: VacancyReport = { plans: [], unchanged: 0, refused: [], ids: [] };
  const seen = new Set<string>();

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

  const put = async (draft: Draft, row: Stored | undefined): Promise<void> => {
    const { reference } = draft;
    if (!row) {
      const values = newValues(draft, options.today);
      report.plans.push({ kind: 'new', reference, title: values.title, changed: [] });
      if (options.dryRun) return;
      const [made] = await tx
        .insert(vacancies)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: vacancies.id });
      if (!made) {
        report.plans.pop();
        throw new Error(`het adres ${values.access} is al in gebruik`);
      }
      report.ids.push(made.id);
      return;
    }
    const changes = changesOf(row, draft);
    const changed = Object.keys(changes);
    if (changed.length === 0) {
      report.unchanged += 1;
      return;
    }
    report.plans.push({ kind: 'changed', reference, title: draft.title ?? row.title, changed });
    if (options.dryRun) return;
    await tx.update(vacancies).set(changes).where(eq(vacancies.id, row.id));
    report.ids.push(row.id);
  };

  const refuse = ({ line, cells }: VacancyLine, error: unknown): void => {
    const reason = (error as Error).message;
    report.refused.push({ line, reference: cells.reference ?? '', reason });
  };

  const takeBatch = async (lines: readonly VacancyLine[]): Promise<void> => {
    const references = lines.flatMap(({ cells }) => cells.reference || []);
    const rows =
      references.length === 0
        ? []
        : await tx
            .select()
            .from(vacancies)
            .where(and(eq(vacancies.siteId, SITE), inArray(vacancies.reference, references)));
    const stored = new Map(rows.map((row) => [row.reference, row]));
    for (const line of lines) {
      try {
        const draft = read(line);
        await put(draft, stored.get(draft.reference));
      } catch (error) {
        // A fault of the database is no fault of the line, and ends the transaction.
        if ((error as { cause?: unknown }).cause !== undefined) throw error;
        refuse(line, error);
      }
    }
  };

  return { report, seen, takeBatch };
};

/**
 * Reads a feed of vacancies (see `columns`), XML or CSV, into the database: all that is right in one
 * transaction. What came from a feed before and isn't in this one is closed. With `dryRun` nothing
 * is written. `announce` is told the ids of what changed. Throws UnreadableVacancies for a file that
 * is no feed, that names no vacancy at all, or that would close most of them, which a feed that was
 * cut off does too; `closeMany` says that it is meant.
 */
export const importVacancies = (
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<VacancyReport> =>
  transact(options.db, async (tx) => {
    const all = await tx.select().from(locations).where(eq(locations.siteId, SITE));
    const run = createRun(tx, options, createPlaces(all, options.brand));
    let batch: VacancyLine[] = [];
    for await (const line of readFeed(bytes)) {
      batch.push(line);
      if (batch.length < BATCH) continue;
      await run.takeBatch(batch);
      batch = [];
    }
    if (batch.length > 0) await run.takeBatch(batch);
    if (run.seen.size === 0) throw new UnreadableVacancies('er staat geen enkele vacature in');
    const { report } = run;
    await closeGone(tx, { ...options, seen: run.seen, report });
    if (report.ids.length > 0) await options.announce(report.ids, tx);
    return report;
  });
