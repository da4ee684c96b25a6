import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { NewChange, Values } from '../contract';
import { announceRows, type Change, noteChanges, withFollowing } from '../server/changes';
import { checkWrite } from '../server/checks';
import { historySince } from '../server/purge';
import { byIds, deleteRows, lockRows, writeOver } from '../server/rows';
import { findStored, type StoredEntity, type StoredRow, valuesOf } from '../server/stored';
import { entityChanges as changes, entityImports as imports } from '../server/tables';

export type UndoReport = {
  entity: string;
  /** Rows that are as they were before the import. */
  undone: number;
  /** Rows that it made and that others depend on by now, so that they can't go: nobody sees them. */
  hidden: Kept[];
  /** Rows that stay as they are. */
  kept: Kept[];
};

/** A row that is not as it was before, and why, in Dutch. */
type Kept = { id: number; told: string };

export type ImportRow = typeof imports.$inferSelect;

/** The imports of files, the last one first. */
export const listImports = (host: Host, most = 20): Promise<ImportRow[]> =>
  host.db.select().from(imports).orderBy(desc(imports.id)).limit(most);

type Which = {
  /** Entities of which all imports are told. */
  all: readonly string[];
  /** Those of which only what this member of staff wrote is told. */
  own: readonly string[];
  staffId: number;
  start: number;
  limit: number;
};

/** Who wrote by an import; null: it wrote nothing, or not in the office. An import has one writer, but may go on with another. */
const writerOf = sql<number | null>`(
  select c.staff_id from entity_changes c
  where c.import_id = entity_imports.id and c.way <> 'undo'
  order by c.id desc limit 1)`;

/** Imports of files and changes of many rows, the last one first. */
export const listWrittenImports = async (
  { db }: Pick<Host, 'db'>,
  { all, own, staffId, start, limit }: Which,
): Promise<(ImportRow & { staffId: number | null })[]> => {
  const isOwn = sql`exists (select from entity_changes c
    where c.import_id = entity_imports.id and c.staff_id = ${staffId})`;
  const rows = await db
    .select({ row: imports, staffId: writerOf })
    .from(imports)
    .where(or(inArray(imports.entity, [...all]), and(inArray(imports.entity, [...own]), isOwn)))
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(start);
  return rows.map(({ row, staffId: writer }) => ({ ...row, staffId: writer }));
};

/** Whether enough of what it changed is remembered for it to be undone as a whole. */
export const isRemembered = (host: Host, { startedAt, undoneAt }: ImportRow): boolean =>
  undoneAt === null && startedAt >= historySince(host);

/** An import by its number, with the members of staff who wrote by it. */
export const findImport = async (
  { db }: Pick<Host, 'db'>,
  id: number,
): Promise<(ImportRow & { staffIds: number[] }) | undefined> => {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) return undefined;
  const writers = await db
    .selectDistinct({ staffId: changes.staffId })
    .from(changes)
    .where(eq(changes.importId, id));
  return { ...row, staffIds: writers.flatMap(({ staffId }) => staffId ?? []) };
};

const OFFLINE = 'Offline';

/** A row's values with which nobody sees it; undefined: its entity has none such. */
const hide = ({ entity }: StoredEntity, values: Values): Values | undefined =>
  entity.fields.some(
    ({ name, options = [] }) => name === 'state' && options.some(({ value }) => value === OFFLINE),
  )
    ? { ...values, state: OFFLINE }
    : undefined;

/** Puts rows back; those that changed since are left alone. */
const undoChanges = async (
  host: Host,
  tx: Tx,
  { stored, siteId }: { stored: StoredEntity; siteId: number },
  list: readonly Change[],
): Promise<{ noted: NewChange[]; hidden: Kept[]; kept: Kept[] }> => {
  const ids = list.map(({ rowId }) => rowId);
  const rows = await lockRows(tx, stored, siteId, byIds(stored, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [hidden, kept]: [Kept[], Kept[]] = [[], []];
  const back: { row: StoredRow; values: Values }[] = [];
  const gone: StoredRow[] = [];
  // What was made last goes first: what it refers to may then go too.
  for (const change of list.toReversed()) {
    const row = byId.get(change.rowId);
    if (row?.revision !== change.revision) {
      kept.push({ id: change.rowId, told: row ? texts.changedSince : texts.goneSince });
      continue;
    }
    const { id } = row;
    const { before: after } = change;
    const before = valuesOf(stored, row);
    const findProblem = async (values: Values | null) =>
      Object.values(await checkWrite(host, tx, stored, { id, before, after: values }))[0];
    const told = await findProblem(after);
    if (told === undefined) {
      if (after) back.push({ row, values: after });
      else {
        await deleteRows(tx, stored, [id]);
        gone.push(row);
      }
      continue;
    }
    const unseen = after === null ? hide(stored, before) : undefined;
    if (unseen && (await findProblem(unseen)) === undefined) {
      back.push({ row, values: unseen });
      hidden.push({ id, told });
    } else kept.push({ id, told });
  }
  const written = await writeOver(tx, stored, back);
  const noted: NewChange[] = [
    ...written.map((row, at) => ({
      ...{ rowId: row.id, revision: row.revision, action: 'change' as const },
      before: valuesOf(stored, back[at]?.row ?? row),
      after: valuesOf(stored, row),
    })),
    ...gone.map((row) => ({
      ...{ rowId: row.id, revision: row.revision + 1, action: 'delete' as const },
      ...{ before: valuesOf(stored, row), after: null },
    })),
  ];
  return { noted, hidden, kept };
};

/**
 * Undoes a whole import in one transaction: rows that it made go, or are put offline where others depend on
 * them; rows that it changed are as before. Throws a 404 when there is no such import, it was undone, or its history is kept no more.
 */
export const undoImport = (
  host: Host,
  importId: number,
  { staffId }: { staffId?: number } = {},
): Promise<UndoReport> =>
  transact(host.db, async (tx) => {
    const now = host.clock.now();
    const [undone] = await tx
      .update(imports)
      .set({ undoneAt: now, endedAt: now })
      .where(and(eq(imports.id, importId), isNull(imports.undoneAt)))
      .returning();
    const stored = undone && findStored(host, undone.entity);
    // Half of what it changed could be forgotten by now.
    if (!stored || !isRemembered(host, { ...undone, undoneAt: null }))
      throw notFound(texts.noImport(importId));
    await stored.prepare?.(host, tx);
    const list = await tx
      .select()
      .from(changes)
      .where(eq(changes.importId, importId))
      .orderBy(asc(changes.id));
    const site = { stored, siteId: getSite(host).id };
    const { noted: back, hidden, kept } = await undoChanges(host, tx, site, list);
    const noted = await withFollowing(host, tx, stored, back);
    const entity = stored.entity.name;
    await noteChanges(tx, { entity, at: now, by: { way: 'undo', importId, staffId } }, noted);
    const ids = noted.map(({ rowId }) => rowId);
    await announceRows(host, stored, ids, tx);
    return { entity, undone: back.length - hidden.length, hidden, kept };
  });
