import { sql } from 'drizzle-orm';
import { preparedSql } from './prepared';
import type { Db } from './types';

type Flushing = { running: Promise<void>; next: Promise<void> | undefined };
const flushing = new WeakMap<Db, Flushing>();

/**
 * In a statement of a transaction that others wait for: it ends without waiting for the disk, and so
 * do they. Nobody may be told of what it did before `makeDurable` has answered.
 */
export const endEarly = sql`set_config('synchronous_commit', 'off', true)`;

/** The log is written in one order: a commit that waits for the disk waits for all before it. */
const emit = preparedSql('make_durable', sql`select pg_logical_emit_message(true, 'etalage', '')`);

const flush = async (db: Db): Promise<void> => {
  await emit(db, {});
};

/**
 * Answers when all that was committed before it was asked is as safe as a commit makes it. Those who
 * ask at the same time share the wait.
 */
export const makeDurable = (db: Db): Promise<void> => {
  const known = flushing.get(db);
  if (known) {
    // What runs may have begun before the asker's commit: only the one after it counts.
    known.next ??= known.running.then(
      () => begin(db),
      () => begin(db),
    );
    return known.next;
  }
  return begin(db);
};

const begin = (db: Db): Promise<void> => {
  const state: Flushing = { running: flush(db), next: undefined };
  flushing.set(db, state);
  const forget = () => {
    if (!state.next && flushing.get(db) === state) flushing.delete(db);
  };
  state.running.then(forget, forget);
  return state.running;
};
