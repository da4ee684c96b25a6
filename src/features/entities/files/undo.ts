import { and, asc, eq, isNull } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { NewChange, Values } from '../contract';
import { announceRows, type Change, noteChanges, withFollowing } from '../server/changes';
import { checkWrite } from '../server/checks';
import { isSame } from '../server/is-same';
import { byIds, deleteRows, lockRows, writeOver } from '../server/rows';
import { findStored, type StoredEntity, type StoredRow, valuesOf } from '../server/stored';
import { entityChanges as changes, entityImports as imports } from '../server/tables';
import { isRemembered } from './list-imports';

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

const OFFLINE = 'Offline';

/** A row's values with which nobody sees it; undefined: its entity has none such. */
const hide = ({ entity }: StoredEntity, values: Values): Values | undefined =>
  entity.fields.some(
    ({ name, options = [] }) => name === 'state' && options.some(({ value }) => value === OFFLINE),
  )
    ? { ...values, state: OFFLINE }
    : undefined;

type Settle = (
  host: Host,
  tx: Tx,
  list: readonly { id: number; at: Date; values: Values }[],
) => Promise<ReadonlyMap<number, Values>>;

const settlers = new Registry<Settle>('what undoing comes to');

/**
 * Whoever writes an entity's rows for a time says what is put back of those that were changed within such a time,
 * once it is over: what stood there then was its doing. Answers the rows that become something else, by number.
 */
export const registerUndone = (host: Host, entity: string, settle: Settle): void =>
  settlers.add(host, entity, settle);

/** What rows held before they were changed, as far as it would be so still. */
const valuesToPutBack = async (
  host: Host,
  tx: Tx,
  { entity }: StoredEntity,
  list: readonly Change[],
): Promise<ReadonlyMap<number, Values>> => {
  const settle = settlers.find(host, entity.name);
  const held = list.flatMap(({ rowId: id, at, before }) =>
    before ? [{ id, at, values: before }] : [],
  );
  return settle && held.length > 0 ? settle(host, tx, held) : new Map();
};

/** Puts rows back; those that stand otherwise than they were left are let alone. */
const undoChanges = async (
  host: Host,
  tx: Tx,
  { stored, siteId }: { stored: StoredEntity; siteId: number },
  list: readonly Change[],
): Promise<{ noted: NewChange[]; hidden: Kept[]; kept: Kept[] }> => {
  const ids = list.map(({ rowId }) => rowId);
  const rows = await lockRows(tx, stored, siteId, byIds(stored, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const settled = await valuesToPutBack(host, tx, stored, list);
  const [hidden, kept]: [Kept[], Kept[]] = [[], []];
  const back: { row: StoredRow; values: Values }[] = [];
  const gone: StoredRow[] = [];
  // What was made last goes first: what it refers to may then go too.
  for (const change of list.toReversed()) {
    const row = byId.get(change.rowId);
    // What was written since may have been taken back since.
    const isAsLeft =
      row?.revision === change.revision || (row && isSame(valuesOf(stored, row), change.after));
    if (!row || !isAsLeft) {
      kept.push({ id: change.rowId, told: row ? texts.changedSince : texts.goneSince });
      continue;
    }
    const { id } = row;
    const after = change.before && (settled.get(id) ?? change.before);
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
