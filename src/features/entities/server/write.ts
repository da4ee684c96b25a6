import { and, desc, eq } from 'drizzle-orm';
import { addRedirect } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { wireName } from '#kernel/define/entity';
import { AppError, notFound } from '#kernel/errors';
import { entityTexts as texts, valueTexts } from '#kernel/messages/nl-entities';
import { findConstraint, findSqlState, sqlState } from '#platform/db/errors';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { NewChange, Values } from '../contract';
import {
  announceRows,
  type By,
  differing,
  noteChanges,
  readRevision,
  withFollowing,
} from './changes';
import { checkWrite, type Write } from './checks';
import { isMissing, type Problems, readValue, refuseProblems, usualValue } from './read-values';
import { resolveValues } from './resolve';
import { byIds, deleteRows, insertRows, lockRows, updateRow } from './rows';
import { type StoredEntity, type StoredRow, uniqueFields, valuesOf } from './stored';
import { entityChanges as changes } from './tables';

/** A row as whoever writes gets it back. */
export type Written = { id: number; revision: number; values: Values };

/** Somebody else wrote a row since it was read; `current` is what stands there, `read` what he had read. */
export class StaleRevision extends AppError {
  readonly current: Written;
  readonly read: Values | null;

  constructor(current: Written, read: Values | null) {
    super(412, 'stale', texts.stale);
    this.current = current;
    this.read = read;
  }
}

const written = (stored: StoredEntity, row: StoredRow): Written => ({
  id: row.id,
  revision: row.revision,
  values: valuesOf(stored, row),
});

/** What the database refuses, said of the field that it is about. */
const tellConflict = (stored: StoredEntity, error: unknown): never => {
  const state = findSqlState(error);
  if (state === sqlState.uniqueViolation) {
    const constraint = findConstraint(error);
    const taken = uniqueFields(stored).filter(({ index }) => index === constraint);
    const fields = Object.fromEntries(taken.map(({ field }) => [wireName(field), texts.taken]));
    throw new AppError(409, 'taken', texts.taken, fields);
  }
  if (state === sqlState.foreignKeyViolation) throw new AppError(409, 'held', texts.held);
  throw error;
};

/** Whether all that a change came to is seen by nobody but staff, such as a page's draft. */
const isUnseen = (stored: StoredEntity, { before, after }: NewChange): boolean =>
  before !== null &&
  after !== null &&
  differing(stored, before, after).every((wire) =>
    stored.unseen?.includes(stored.entity.fields.find((one) => wireName(one) === wire)?.name ?? ''),
  );

/** In ms: what one member saves so soon after each other, of what nobody else sees, is one change. */
const SITTING = 30 * 60_000;

/** Makes a save a part of the one before, in the same sitting. Answers whether it did. */
const joinSitting = async (
  tx: Tx,
  { entity, at, by: { way, staffId } }: { entity: string; at: Date; by: By },
  stored: StoredEntity,
  { rowId, revision, after }: NewChange,
): Promise<boolean> => {
  if (way !== 'office' || staffId === undefined) return false;
  const isOfRow = and(eq(changes.entity, entity), eq(changes.rowId, rowId));
  const [last] = await tx.select().from(changes).where(isOfRow).orderBy(desc(changes.id)).limit(1);
  const isSame = last?.way === way && last.staffId === staffId && last.action === 'change';
  if (!isSame || !isUnseen(stored, last) || at.getTime() - last.at.getTime() > SITTING)
    return false;
  await tx.update(changes).set({ after, revision, at }).where(eq(changes.id, last.id));
  return true;
};

type Job = { stored: StoredEntity; by: By };

/** Runs a write of one row: noted in the history, and told to all processes once it is committed. */
const writeOne = async (
  host: Host,
  { stored, by }: Job,
  run: (tx: Tx) => Promise<{ result: Written; change?: NewChange }>,
): Promise<Written> => {
  const entity = stored.entity.name;
  const changed: number[] = [];
  try {
    const done = await transact(host.db, async (tx) => {
      changed.length = 0;
      await stored.prepare?.(host, tx);
      const { result, change } = await run(tx);
      if (change) {
        const all = await withFollowing(host, tx, stored, [change]);
        const ids = all.filter((one) => !isUnseen(stored, one)).map(({ rowId }) => rowId);
        const about = { entity, at: host.clock.now(), by };
        const isJoined = ids.length === 0 && (await joinSitting(tx, about, stored, change));
        if (!isJoined) await noteChanges(tx, about, all);
        await announceRows(host, stored, ids, tx);
        changed.push(...ids);
      }
      return result;
    });
    // Who wrote it and looks at once, here, sees what he wrote: this waits until it is known here.
    await announceRows(host, stored, changed);
    return done;
  } catch (error) {
    return tellConflict(stored, error);
  }
};

const resolved = async (host: Host, tx: Tx, stored: StoredEntity, values: Values) => {
  const { fields } = stored.entity;
  const [problems = {}] = await resolveValues(host, tx, fields, [values]);
  refuseProblems(problems, fields);
};

/** Throws what is wrong with a write: a 409 for a row that can't go, else a 400 by field. */
const checked = async (host: Host, tx: Tx, stored: StoredEntity, write: Write): Promise<void> => {
  const problems = await checkWrite(host, tx, stored, write);
  const [message] = Object.values(problems);
  if (message !== undefined && write.after === null) throw new AppError(409, 'held', message);
  refuseProblems(problems, stored.entity.fields);
};

/** A page that moved leads on from where it was. */
const redirectMoved = async (
  tx: Tx,
  { stored, siteId }: { stored: StoredEntity; siteId: number },
  before: Values,
  after: Values,
): Promise<void> => {
  const { fields, key, href } = stored.entity;
  const field = fields.find(({ name }) => name === key);
  if (!field) return;
  const [from, to] = [before, after].map((values) => href(String(values[wireName(field)])));
  if (from !== undefined && to !== undefined && from !== to) {
    await addRedirect(tx, siteId, from, to);
  }
};

/** A new row's values: what was sent, and what is usual of the rest. Throws a 400 for what it lacks. */
const wholeValues = ({ entity }: StoredEntity, sent: Values, now: Date): Values => {
  const lacks = entity.fields.filter(
    (field) => isMissing(field) && !Object.hasOwn(sent, wireName(field)),
  );
  const problems = lacks.map((field) => [wireName(field), valueTexts.needed]);
  refuseProblems(Object.fromEntries(problems), lacks);
  return {
    ...Object.fromEntries(entity.fields.map((field) => [wireName(field), usualValue(field, now)])),
    ...sent,
  };
};

/** Makes a row of checked values; `id`: a number that stands for something, left out: the next. */
export const createItem = (host: Host, job: Job, sent: Values, id?: number): Promise<Written> =>
  writeOne(host, job, async (tx) => {
    const { stored } = job;
    const values = wholeValues(stored, sent, host.clock.now());
    await resolved(host, tx, stored, values);
    await checked(host, tx, stored, { id: undefined, before: null, after: values });
    const [row] = await insertRows(tx, stored, getSite(host).id, [{ id, values }]);
    if (!row) throw new Error(`No row of ${stored.entity.name} was made`);
    const result = written(stored, row);
    const change = { rowId: row.id, revision: row.revision, before: null, after: result.values };
    return { result, change: { ...change, action: 'create' as const } };
  });

/** The revision that a writer read: `*` says that he writes over whatever stands there. */
export type ReadRevision = number | '*';

/** A row that is as its writer read it. Throws a 404 when it is gone and a 412 when it changed. */
const lockAsRead = async (
  host: Host,
  tx: Tx,
  { stored, id, revision }: { stored: StoredEntity; id: number; revision: ReadRevision },
): Promise<Written> => {
  const [row] = await lockRows(tx, stored, getSite(host).id, byIds(stored, [id]));
  if (!row) throw notFound(texts.notFound);
  const current = written(stored, row);
  if (revision === '*' || revision === row.revision) return current;
  throw new StaleRevision(current, (await readRevision(tx, stored, id, revision)) ?? null);
};

type OfRow = { id: number; revision: ReadRevision };

/** Writes checked values over those that stand in a row; no change when that comes to nothing. */
const changeRow = async (
  host: Host,
  tx: Tx,
  stored: StoredEntity,
  { stands, sent }: { stands: Written; sent: Values },
): Promise<{ result: Written; change?: NewChange }> => {
  const { id } = stands;
  await resolved(host, tx, stored, sent);
  const after = { ...stands.values, ...sent };
  if (differing(stored, stands.values, after).length === 0) return { result: stands };
  await checked(host, tx, stored, { id, before: stands.values, after });
  const result = written(stored, await updateRow(tx, stored, id, sent));
  await redirectMoved(tx, { stored, siteId: getSite(host).id }, stands.values, result.values);
  const change = { rowId: id, revision: result.revision, before: stands.values };
  return { result, change: { ...change, after: result.values, action: 'change' } };
};

/** Writes checked values over those of a row; `read` gets what stands there and answers them. */
export const changeItem = (
  host: Host,
  job: Job,
  { id, revision }: OfRow,
  read: (stands: Values) => Values,
): Promise<Written> =>
  writeOne(host, job, async (tx) => {
    const stands = await lockAsRead(host, tx, { stored: job.stored, id, revision });
    return changeRow(host, tx, job.stored, { stands, sent: read(stands.values) });
  });

/** Takes a row away. Its history stays, so that it can be put back. */
export const removeItem = (host: Host, job: Job, { id, revision }: OfRow): Promise<Written> =>
  writeOne(host, job, async (tx) => {
    const stands = await lockAsRead(host, tx, { stored: job.stored, id, revision });
    await checked(host, tx, job.stored, { id, before: stands.values, after: null });
    await deleteRows(tx, job.stored, [id]);
    const gone = { ...stands, revision: stands.revision + 1 };
    const change = { rowId: id, revision: gone.revision, before: stands.values, after: null };
    return { result: gone, change: { ...change, action: 'delete' as const } };
  });

const lastRevision = async (tx: Tx, stored: StoredEntity, rowId: number): Promise<number> => {
  const isOfRow = and(eq(changes.entity, stored.entity.name), eq(changes.rowId, rowId));
  const { revision } = changes;
  const [last] = await tx
    .select({ revision })
    .from(changes)
    .where(isOfRow)
    .orderBy(desc(changes.id))
    .limit(1);
  return last?.revision ?? 0;
};

/**
 * The values of an earlier revision that the fields of today know. Throws a 400 for what they don't allow any
 * more, such as an option that was dropped.
 */
const valuesOfToday = ({ entity }: StoredEntity, earlier: Values): Values => {
  const problems: Problems = {};
  const values = entity.fields.flatMap((field) => {
    const wire = wireName(field);
    return Object.hasOwn(earlier, wire)
      ? [[wire, readValue(field, earlier[wire], problems)] as const]
      : [];
  });
  refuseProblems(problems, entity.fields);
  return Object.fromEntries(values);
};

type Restored = {
  id: number;
  to: number;
  revision: ReadRevision | undefined;
  /** The fields that are put back of one that is there; none: all. */
  part?: readonly string[];
};

/** Puts a row back to what it held at a revision; one that is gone gets its old number. */
export const restoreItem = (
  host: Host,
  job: Job,
  { id, to, revision, part = [] }: Restored,
): Promise<Written> =>
  writeOne(host, job, async (tx) => {
    const { stored } = job;
    const held = await readRevision(tx, stored, id, to);
    if (!held) throw new AppError(404, 'no_revision', texts.noRevision);
    const isAsked = ([wire]: [string, unknown]) => part.length === 0 || part.includes(wire);
    const asked = Object.fromEntries(Object.entries(held).filter(isAsked));
    const values = valuesOfToday(stored, asked);
    const siteId = getSite(host).id;
    const [row] = await lockRows(tx, stored, siteId, byIds(stored, [id]));
    await resolved(host, tx, stored, values);
    if (row) {
      if (revision === undefined) throw new AppError(428, 'if_match', texts.ifMatch);
      const stands = await lockAsRead(host, tx, { stored, id, revision });
      const after = { ...stands.values, ...values };
      await checked(host, tx, stored, { id, before: stands.values, after });
      const result = written(stored, await updateRow(tx, stored, id, values));
      await redirectMoved(tx, { stored, siteId }, stands.values, result.values);
      const change = { rowId: id, revision: result.revision, before: stands.values };
      return { result, change: { ...change, after: result.values, action: 'change' as const } };
    }
    const next = (await lastRevision(tx, stored, id)) + 1;
    const whole = wholeValues(stored, values, host.clock.now());
    await checked(host, tx, stored, { id: undefined, before: null, after: whole });
    const [made] = await insertRows(tx, stored, siteId, [{ id, revision: next, values: whole }]);
    if (!made) throw new Error(`No row of ${stored.entity.name} was made`);
    const result = written(stored, made);
    const change = { rowId: id, revision: next, before: null, after: result.values };
    return { result, change: { ...change, action: 'create' as const } };
  });

/** One of several rows that are written together. */
export type PartOfMany = { stored: StoredEntity; id: number; read: (stands: Values) => Values };

/** Rows that can't be written, each with why: none of those that were to be written with them is. */
export class RefusedRows extends Error {
  readonly refused: readonly { part: PartOfMany; error: AppError }[];

  constructor(refused: RefusedRows['refused']) {
    super(refused.map(({ error }) => error.message).join('; '));
    this.refused = refused;
  }
}

/** Ends a trial: all of it is taken back. */
class TrialEnded extends Error {}

type ManyJob = {
  by: By;
  /** Which rows, as the transaction finds them; undefined: none, and nothing is done. */
  parts: (tx: Tx) => Promise<readonly PartOfMany[] | undefined>;
  /** Runs in the transaction once all are written. */
  after?: (tx: Tx) => Promise<void>;
  /** Nothing is kept: only whether it could be. */
  isTrial?: boolean;
};

const writePart = async (host: Host, tx: Tx, by: By, part: PartOfMany): Promise<number[]> => {
  const { stored, id } = part;
  const entity = stored.entity.name;
  const stands = await lockAsRead(host, tx, { stored, id, revision: '*' });
  const sent = part.read(stands.values);
  const { change } = await changeRow(host, tx, stored, { stands, sent });
  if (!change) return [];
  const all = await withFollowing(host, tx, stored, [change]);
  await noteChanges(tx, { entity, at: host.clock.now(), by }, all);
  return all.filter((one) => !isUnseen(stored, one)).map(({ rowId }) => rowId);
};

/** What is wrong with one of several rows; a fault that isn't about it goes on. */
const refusalOf = ({ stored }: PartOfMany, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  try {
    return tellConflict(stored, error);
  } catch (told) {
    if (told instanceof AppError) return told;
    throw told;
  }
};

/**
 * Writes several rows, of one entity or more, all of them or none. Answers whether there were any. Throws
 * `RefusedRows` with all that can't be.
 */
export const changeItems = async (
  host: Host,
  { by, parts, after, isTrial }: ManyJob,
): Promise<boolean> => {
  const changed = new Map<StoredEntity, number[]>();
  const run = async (tx: Tx): Promise<boolean> => {
    changed.clear();
    const all = await parts(tx);
    if (!all) return false;
    // In one order for everybody, so that no two wait for each other.
    const inOrder = all.toSorted(
      (one, other) =>
        one.stored.entity.name.localeCompare(other.stored.entity.name) || one.id - other.id,
    );
    for (const stored of new Set(inOrder.map((part) => part.stored))) {
      await stored.prepare?.(host, tx);
    }
    const refused: { part: PartOfMany; error: AppError }[] = [];
    for (const part of inOrder) {
      try {
        // A savepoint each: what the database refuses of one leaves the others to be looked at.
        const ids = await transact(tx, (inner) => writePart(host, inner, by, part));
        changed.set(part.stored, [...(changed.get(part.stored) ?? []), ...ids]);
      } catch (error) {
        refused.push({ part, error: refusalOf(part, error) });
      }
    }
    if (refused.length > 0) throw new RefusedRows(refused);
    if (isTrial) throw new TrialEnded();
    for (const [stored, ids] of changed) await announceRows(host, stored, ids, tx);
    await after?.(tx);
    return true;
  };
  try {
    const done = await transact(host.db, run);
    for (const [stored, ids] of changed) await announceRows(host, stored, ids);
    return done;
  } catch (error) {
    if (error instanceof TrialEnded) return true;
    throw error;
  }
};
