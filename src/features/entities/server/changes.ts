import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { apiUserNames } from '#features/api/api.server';
import { announceChange } from '#features/overviews/api.server';
import { codecOf } from '#fields/codecs';
import { wireName } from '#kernel/define/entity';
import { valueTexts } from '#kernel/messages/nl-entities';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { NewChange, ToldChange, Values, Way } from '../contract';
import { isSame } from './is-same';
import type { StoredEntity, TellPart } from './stored';
import { entityChanges as changes } from './tables';
import { tellLists } from './tell-lists';

/** By what way something is written, and on whose behalf. */
export type By = {
  way: Way;
  apiUserId?: number;
  staffId?: number;
  importId?: number;
  /** From where, as `clientOf` tells it. */
  client?: string;
};

export type Change = typeof changes.$inferSelect;

/** Notes changes of rows, in the transaction that makes them. */
export const noteChanges = async (
  db: Db,
  { entity, at, by }: { entity: string; at: Date; by: By },
  list: readonly NewChange[],
): Promise<void> => {
  if (list.length === 0) return;
  const { way, apiUserId = null, staffId = null, importId = null, client = null } = by;
  await db
    .insert(changes)
    .values(list.map((one) => ({ entity, at, way, apiUserId, staffId, importId, client, ...one })));
};

/**
 * What else changes of rows come to, in their transaction: other rows of the entity that change with them. Answers
 * the changes with those.
 */
export const withFollowing = async (
  host: Host,
  tx: Tx,
  { follows }: StoredEntity,
  list: readonly NewChange[],
): Promise<NewChange[]> => [...list, ...((await follows?.(host, tx, list)) ?? [])];

/** Tells every process which rows changed, and that those of others show something else. */
export const announceRows = async (
  host: Host,
  { entity, touches = [], tells = [] }: StoredEntity,
  ids: readonly number[],
  tx?: Db,
): Promise<void> => {
  if (ids.length === 0) return;
  for (const event of tells) await host.events.publish(event, {}, tx);
  await announceChange(host, entity.name, ids, tx);
  for (const other of touches) await announceChange(host, other, undefined, tx);
};

/** The names of the fields whose values differ. */
export const differing = (stored: StoredEntity, before: Values, after: Values): string[] =>
  stored.entity.fields.map(wireName).filter((wire) => !isSame(before[wire], after[wire]));

type Held = Pick<Change, 'before' | 'after'>;
type Tellers = ReadonlyMap<string, TellPart>;

/** Of parts that have words of their own for what became of them. */
const readTellers = async (
  db: Db,
  { entity, parts = {} }: StoredEntity,
  list: readonly Held[],
): Promise<Tellers> => {
  const told = entity.fields.flatMap((field) => {
    const teller = parts[field.name]?.teller;
    return teller ? [{ wire: wireName(field), teller }] : [];
  });
  const read = told.map(async ({ wire, teller }) => {
    const differs = list.filter(({ before, after }) => !isSame(before?.[wire], after?.[wire]));
    const values = differs.flatMap(({ before, after }) => [before?.[wire], after?.[wire]]);
    return [wire, await teller(db, values)] as const;
  });
  return new Map(await Promise.all(read));
};

/** What each of some changes of an entity's rows came to, field by field. */
export const tellFields = async (
  db: Db,
  stored: StoredEntity,
  list: readonly Held[],
): Promise<ToldChange['fields'][]> => {
  const tellers = await readTellers(db, stored, list);
  return list.map((one) => tellChange(stored, tellers, one));
};

const tellChange = (
  stored: StoredEntity,
  tellers: Tellers,
  { before, after }: Held,
): ToldChange['fields'] => {
  const [from, to] = [before ?? {}, after ?? {}];
  const told = stored.entity.fields.flatMap((field) => {
    const wire = wireName(field);
    if (isSame(from[wire], to[wire])) return [];
    const words =
      tellers.get(wire)?.(from[wire], to[wire]) ?? tellLists(field, from[wire], to[wire]);
    const tell = (value: unknown) =>
      value === undefined ? valueTexts.nothing : codecOf(field).tell(value, field);
    const sentence = `${field.label}: ${words ?? `${tell(from[wire])} → ${tell(to[wire])}`}`;
    const change = { from: from[wire] ?? null, to: to[wire] ?? null };
    return [[wire, { label: field.label, ...change, told: sentence }] as const];
  });
  return Object.fromEntries(told);
};

/** Changes of a row that are told at once, unless fewer are asked for. */
export const MOST_CHANGES = 50;

type WriterNames = (host: Host, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

const staffNames = new Registry<WriterNames>('names of staff');

/** Whoever knows staff tells their names: entities themselves know none. */
export const registerStaffNames = (host: Host, find: WriterNames): void =>
  staffNames.add(host, 'staff', find);

/** Who made changes, by their names. */
const writerNames = async (
  host: Host,
  list: readonly Change[],
): Promise<(change: Change) => string | null> => {
  const numbers = (name: 'apiUserId' | 'staffId') => list.flatMap((one) => one[name] ?? []);
  const [users, staff] = await Promise.all([
    apiUserNames(host.db, numbers('apiUserId')),
    staffNames.find(host, 'staff')?.(host, numbers('staffId')),
  ]);
  return ({ apiUserId, staffId }) =>
    (apiUserId !== null && users.get(apiUserId)) ||
    (staffId !== null && staff?.get(staffId)) ||
    null;
};

type Asked = {
  start?: number;
  limit?: number;
  /** Only what changed one of these fields; none: all. */
  part?: readonly string[];
};

const changesOneOf = (part: readonly string[]): SQL | undefined => {
  const { before, after } = changes;
  const differs = (wire: string) =>
    sql`${before} -> ${wire}::text is distinct from ${after} -> ${wire}::text`;
  return part.length > 0 ? or(...part.map(differs)) : undefined;
};

/** What became of a row, the last change first. */
export const readHistory = async (
  host: Host,
  stored: StoredEntity,
  rowId: number,
  { start = 0, limit = MOST_CHANGES, part = [] }: Asked = {},
): Promise<ToldChange[]> => {
  const isOfRow = and(eq(changes.entity, stored.entity.name), eq(changes.rowId, rowId));
  const list = await host.db
    .select()
    .from(changes)
    .where(and(isOfRow, changesOneOf(part)))
    .orderBy(desc(changes.id))
    .limit(limit)
    .offset(start);
  const [names, fields] = await Promise.all([
    writerNames(host, list),
    tellFields(host.db, stored, list),
  ]);
  return list.map((change, at) => ({
    revision: change.revision,
    action: change.action,
    at: change.at.toISOString(),
    way: change.way,
    by: names(change),
    fields: fields[at] ?? {},
  }));
};

/** The change that made a revision of a row; of a row that was made anew under its number, the last one. */
const findChange = async (
  db: Db,
  { entity }: StoredEntity,
  rowId: number,
  revision: number,
): Promise<Change | undefined> => {
  const isOfRow = and(eq(changes.entity, entity.name), eq(changes.rowId, rowId));
  const [change] = await db
    .select()
    .from(changes)
    .where(and(isOfRow, eq(changes.revision, revision)))
    .orderBy(desc(changes.id))
    .limit(1);
  return change;
};

/** What a row held at a revision, as far as the history knows; null: it was gone then. */
export const readRevision = async (
  db: Db,
  stored: StoredEntity,
  rowId: number,
  revision: number,
): Promise<Values | null | undefined> => {
  const made = await findChange(db, stored, rowId, revision);
  if (made) return made.after;
  // Of a row older than its history, the first change tells what stood there before.
  return (await findChange(db, stored, rowId, revision + 1))?.before ?? undefined;
};
