import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { type WeekHours, weekdays } from '#kernel/values/opening-hours';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import { updateRows } from '#platform/db/update-rows';
import { unlisted } from '../contract';
import { locations } from '../server/tables';
import { missingOf, readDraft, type StoreDraft } from './read-draft';
import { readStoreRows, type StoreRow } from './read-file';

const SITE = 1;

/** Stores that are written with one statement. */
const BATCH = 500;

type Stored = typeof locations.$inferSelect;
type Values = typeof locations.$inferInsert;

/** A line that was refused. */
export type Refusal = { line: number; store: string; reason: string };
/** What becomes of a store; `changed`: the names of its columns that do. */
export type StorePlan = {
  kind: 'new' | 'changed' | 'unchanged';
  access: string;
  changed: string[];
};

export type StoreReport = {
  plans: StorePlan[];
  refused: Refusal[];
  unused: string[];
  ids: number[];
};

const closed = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours;

const newValues = (draft: StoreDraft): Values => {
  const missing = missingOf(draft);
  if (missing.length > 0) throw new Error(`voor een nieuwe winkel ontbreekt ${missing.join(', ')}`);
  return { ...draft, siteId: SITE, hours: { ...closed, ...draft.hours } } as Values;
};

/** Two numbers are never listed (S9.4/2): a new place that got one of them takes the next. */
const listedId = async (db: Db, id: number): Promise<number> => {
  if (!unlisted.includes(id)) return id;
  const [moved] = await db
    .update(locations)
    .set({ id: sql`nextval(pg_get_serial_sequence('locations', 'id'))` })
    .where(eq(locations.id, id))
    .returning({ id: locations.id });
  return moved ? listedId(db, moved.id) : id;
};

/** The columns of a stored row that a draft changes. */
const changesOf = (row: Stored, { access: _, hours, ...draft }: StoreDraft): Partial<Stored> => {
  const next: Partial<Stored> = { ...draft, ...(hours && { hours: { ...row.hours, ...hours } }) };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => !isDeepStrictEqual(row[name as keyof Stored], value),
    ),
  );
};

/** What becomes of a store, and what is written for that. */
type Step = { plan: StorePlan; insert?: Values; update?: Stored };

const stepOf = (draft: StoreDraft, row: Stored | undefined): Step => {
  const { access } = draft;
  if (!row) return { plan: { kind: 'new', access, changed: [] }, insert: newValues(draft) };
  const changes = changesOf(row, draft);
  const changed = Object.keys(changes);
  if (changed.length === 0) return { plan: { kind: 'unchanged', access, changed } };
  return { plan: { kind: 'changed', access, changed }, update: { ...row, ...changes } };
};

const planRows = (rows: readonly StoreRow[], stored: readonly Stored[]) => {
  const byAccess = new Map(stored.map((row) => [row.access, row]));
  const seen = new Set<string>();
  const steps: Step[] = [];
  const refused: Refusal[] = [];
  for (const row of rows) {
    const store = row.cells.store ?? '';
    try {
      const draft = readDraft(row);
      if (seen.has(store)) throw new Error('deze winkel staat al eerder in het bestand');
      seen.add(store);
      steps.push(stepOf(draft, byAccess.get(store)));
    } catch (error) {
      refused.push({ line: row.line, store, reason: (error as Error).message });
    }
  }
  return { steps, refused };
};

/** Writes some steps; answers the ids of the stores. */
const writeSteps = async (tx: Db, steps: readonly Step[]): Promise<number[]> => {
  const inserts = steps.flatMap(({ insert }) => insert ?? []);
  const updates = steps.flatMap(({ update }) => update ?? []);
  const made =
    inserts.length === 0
      ? []
      : await tx.insert(locations).values(inserts).returning({ id: locations.id });
  const ids: number[] = [];
  for (const { id } of made) ids.push(await listedId(tx, id));
  await updateRows(tx, locations, updates);
  return [...ids, ...updates.map(({ id }) => id)];
};

/**
 * Reads a CSV file of stores (see `columns`) into the database, all that is right in one
 * transaction; with `dryRun` nothing is written. `announce` is told the ids of what changed. Throws
 * UnreadableStores for a file that is none.
 */
export const importStores = async (
  bytes: Uint8Array,
  options: { db: Db; dryRun?: boolean; announce: (ids: number[], tx: Db) => Promise<void> },
): Promise<StoreReport> => {
  const { db, dryRun, announce } = options;
  const { rows, unused } = readStoreRows(bytes);
  return transact(db, async (tx) => {
    const stored = await tx
      .select()
      .from(locations)
      .where(eq(locations.siteId, SITE))
      .for('update');
    const { steps, refused } = planRows(rows, stored);
    const ids: number[] = [];
    for (let at = 0; !dryRun && at < steps.length; at += BATCH) {
      ids.push(...(await writeSteps(tx, steps.slice(at, at + BATCH))));
    }
    if (ids.length > 0) await announce(ids, tx);
    return { plans: steps.map(({ plan }) => plan), refused, unused, ids };
  });
};
