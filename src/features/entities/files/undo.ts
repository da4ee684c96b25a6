import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Values } from '../contract';
import { announceRows, type Change, type NewChange, noteChanges } from '../server/changes';
import { checkWrite } from '../server/checks';
import { historySince } from '../server/purge';
import { byIds, deleteRows, lockRows, writeOver } from '../server/rows';
import { findStored, type StoredEntity, type StoredRow, valuesOf } from '../server/stored';
import { entityChanges as changes, entityImports as imports } from '../server/tables';

export type UndoReport = {
  entity: string;
  /** Rows that are as they were before the import. */
  undone: number;
  /** Rows that somebody changed after it, or that others depend on by now: they stay as they are. */
  kept: number[];
};

export type ImportRow = typeof imports.$inferSelect;

/** The imports of files, the last one first. */
export const listImports = (host: Host, most = 20): Promise<ImportRow[]> =>
  host.db.select().from(imports).orderBy(desc(imports.id)).limit(most);

/** Puts rows back; those that changed since are left alone. */
const undoChanges = async (
  host: Host,
  tx: Tx,
  { stored, siteId }: { stored: StoredEntity; siteId: number },
  list: readonly Change[],
): Promise<{ noted: NewChange[]; kept: number[] }> => {
  const ids = list.map(({ rowId }) => rowId);
  const rows = await lockRows(tx, stored, siteId, byIds(stored, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept: number[] = [];
  const back: { row: StoredRow; values: Values }[] = [];
  const gone: StoredRow[] = [];
  for (const change of list) {
    const row = byId.get(change.rowId);
    if (row?.revision !== change.revision) {
      kept.push(change.rowId);
      continue;
    }
    const { before: after } = change;
    const before = valuesOf(stored, row);
    const problems = await checkWrite(host, tx, stored, { id: row.id, before, after });
    if (Object.keys(problems).length > 0) kept.push(row.id);
    else if (after) back.push({ row, values: after });
    else gone.push(row);
  }
  const written = await writeOver(tx, stored, back);
  await deleteRows(
    tx,
    stored,
    gone.map(({ id }) => id),
  );
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
  return { noted, kept };
};

/**
 * Undoes a whole import in one transaction: rows that it made go, rows that it changed are as before. Throws
 * a 404 when there is no such import, it was undone, or its history is kept no more.
 */
export const undoImport = (host: Host, importId: number): Promise<UndoReport> =>
  transact(host.db, async (tx) => {
    const now = host.clock.now();
    const [undone] = await tx
      .update(imports)
      .set({ undoneAt: now, endedAt: now })
      .where(and(eq(imports.id, importId), isNull(imports.undoneAt)))
      .returning();
    const stored = undone && findStored(host, undone.entity);
    // Half of what it changed could be forgotten by now.
    if (!stored || undone.startedAt < historySince(host)) throw notFound(texts.noImport(importId));
    await stored.prepare?.(host, tx);
    const list = await tx
      .select()
      .from(changes)
      .where(eq(changes.importId, importId))
      .orderBy(asc(changes.id));
    const { noted, kept } = await undoChanges(host, tx, { stored, siteId: getSite(host).id }, list);
    const entity = stored.entity.name;
    await noteChanges(tx, { entity, at: now, by: { way: 'undo', importId } }, noted);
    const ids = noted.map(({ rowId }) => rowId);
    await announceRows(host, stored, ids, tx);
    return { entity, undone: ids.length, kept };
  });
