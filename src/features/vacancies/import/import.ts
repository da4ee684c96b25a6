import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import {
  type FileItem,
  type ImportOptions,
  type ImportReport,
  importItems,
  type Plan,
  type StoredEntity,
  UnreadableFile,
  withTerms,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { locations } from '#features/stores/api.server';
import { vacancies as limits } from '#kernel/limits';
import { fileTexts, feedTexts as texts } from '#kernel/messages/nl-entities';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { storedVacancies } from '../server/stored';
import { vacancies } from '../server/tables';
import { columnNamed, type FeedColumns, feedColumns } from './columns';
import { createReader } from './item';
import { createPlaces } from './places';
import { readFeed } from './read-feed';

export type VacancyReport = ImportReport & {
  /** What is gone from the feed, by its reference. */
  gone: ReadonlySet<string>;
  /** How many new ones say no kind of work, and which they got. */
  uncategorised?: { count: number; label: string };
  /** Set by a dry run: why this file would not be taken. */
  objection?: string;
};

type Bytes = AsyncIterable<Uint8Array>;

/** What a feed names, and what tells it from others. It is read to its end, so that one that breaks off is known. */
const survey = async (bytes: Bytes, columns?: FeedColumns) => {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const part of bytes) {
      hash.update(part);
      yield part;
    }
  }
  const named = new Set<string>();
  let total = 0;
  for await (const { cells } of readFeed(hashed(), columns)) {
    total += 1;
    // Also of a line that will be refused: what is in the feed is not gone from it.
    if (cells.reference) named.add(cells.reference);
  }
  // The same feed read by other columns is another.
  if (columns) hash.update(JSON.stringify(Object.entries(columns).sort()));
  return { named, total, hash: hash.digest('base64url') };
};

/** What came from a feed, is open, and isn't in this one; with why that is too much to close. */
const findGone = async (host: Host, named: ReadonlySet<string>) => {
  const open = await host.db
    .select({ reference: vacancies.reference })
    .from(vacancies)
    .where(
      and(
        eq(vacancies.siteId, getSite(host).id),
        eq(vacancies.state, 'Online'),
        isNotNull(vacancies.reference),
      ),
    )
    .orderBy(vacancies.id);
  const gone = new Set(
    open.flatMap(({ reference }) => reference ?? []).filter((one) => !named.has(one)),
  );
  const isMost = gone.size >= limits.fewToClose && gone.size > open.length * limits.mostToClose;
  return { gone, objection: isMost ? texts.closesMost(gone.size, open.length) : undefined };
};

/** The kind of work of a new vacancy whose feed says none: 'overig' where the chain has that, else its first. */
const usualCategory = ({ entity }: StoredEntity) => {
  const options = entity.fields.find(({ name }) => name === 'category')?.options ?? [];
  return options.find(({ value }) => /^overige?\b/.test(value)) ?? options[0];
};

const closing = (reference: string): FileItem => ({
  ...{ line: 0, key: reference, parts: {}, problems: {} },
  values: { state: 'Offline' },
});

/**
 * Reads a feed of vacancies, XML or CSV (see `columns`), as an import of files does; what came from a feed
 * before and isn't in this one is closed. `open` gives the feed's bytes from their begin: they are looked
 * through before anything is written, and then no more than a part is in memory. Throws UnreadableFile for a
 * file that is no feed, that names no vacancy, or that would close most of them, which a feed that was cut off
 * does too; `closeMany` says that it is meant. `columns`: what the feed calls something, by names of `feedColumns`.
 */
export const importVacancies = async (
  host: Host,
  open: () => Bytes,
  {
    closeMany = false,
    columns: said,
    ...options
  }: ImportOptions & { closeMany?: boolean; columns?: FeedColumns | undefined },
): Promise<VacancyReport> => {
  const strange = Object.keys(said ?? {}).filter((name) => columnNamed(name) === undefined);
  if (strange.length > 0)
    throw new UnreadableFile(fileTexts.noField(strange.join(', '), feedColumns));
  const columns =
    said &&
    Object.fromEntries(Object.entries(said).map(([name, header]) => [columnNamed(name), header]));
  const { named, total, hash } = await survey(open(), columns);
  if (named.size === 0) throw new UnreadableFile(texts.none);
  const { gone, objection } = await findGone(host, named);
  const isRefused = objection !== undefined && !closeMany;
  if (isRefused && !options.dryRun) throw new UnreadableFile(objection);
  const { id, name } = getSite(host);
  const all = await host.db.select().from(locations).where(eq(locations.siteId, id));
  const stored = withTerms(host, storedVacancies);
  const category = usualCategory(stored);
  const lacking = new Set<number>();
  const read = createReader({
    entity: stored.entity,
    category: category?.value,
    placeOf: createPlaces(all, name),
    today: dayOf(host.clock.now()),
  });
  async function* items() {
    for await (const line of readFeed(open(), columns)) {
      if (!line.cells.category?.trim()) lacking.add(line.line);
      yield read(line);
    }
  }
  const last = [...gone].map(closing);
  const source = { hash, items: items(), last, total: total + last.length, key: 'reference' };
  const report = await importItems(host, stored, source, options);
  const isUsual = ({ kind, line }: Plan) => kind === 'new' && lacking.has(line);
  const count = report.plans.filter(isUsual).length;
  return {
    ...{ ...report, gone, objection: isRefused ? objection : undefined },
    ...(count > 0 && category && { uncategorised: { count, label: category.label } }),
  };
};
