import { setTimeout as sleep } from 'node:timers/promises';
import { findSqlState, sqlState } from './errors';
import type { Db, Tx } from './types';

const ATTEMPTS = 9;
const RETRIED: ReadonlySet<string | undefined> = new Set([
  sqlState.serializationFailure,
  sqlState.deadlock,
]);

/** What waits for the commit, by transaction. */
const waiting = new WeakMap<object, (() => void)[]>();

export interface TransactSettings {
  isolationLevel?: 'read committed' | 'repeatable read' | 'serializable';
}

/**
 * Runs `run` in a transaction and commits. After a serialization failure or a deadlock it runs
 * again, up to 8 times more, so `run` does nothing outside the database: that goes in
 * `afterCommit`. Given a transaction, it makes a savepoint in it, and the outer one retries.
 */
export async function transact<T>(
  db: Db,
  run: (tx: Tx) => Promise<T>,
  settings?: TransactSettings,
): Promise<T> {
  const outer = waiting.get(db);
  const { result, hooks } = outer
    ? await attempt(db, run)
    : await retrying(() => attempt(db, run, settings));
  if (outer) outer.push(...hooks);
  else for (const hook of hooks) hook();
  return result;
}

/**
 * Keeps `hook` until the transaction has been committed; it is forgotten on a rollback.
 * Throws when `tx` was not begun by `transact`. A hook must not throw.
 */
export function afterCommit(tx: Db, hook: () => void): void {
  const hooks = waiting.get(tx);
  if (!hooks) throw new Error('afterCommit needs a transaction that transact began');
  hooks.push(hook);
}

async function attempt<T>(db: Db, run: (tx: Tx) => Promise<T>, settings?: TransactSettings) {
  const hooks: (() => void)[] = [];
  const result = await db.transaction((tx) => {
    waiting.set(tx, hooks);
    return run(tx);
  }, settings);
  return { result, hooks };
}

/**
 * Runs one statement that is a transaction by itself, again after a serialization failure or a
 * deadlock, as `transact` does.
 */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempts === ATTEMPTS || !RETRIED.has(findSqlState(error))) throw error;
      // Those that collided must not meet again: each waits its own time.
      await sleep(Math.random() * Math.min(500, 10 * 2 ** attempts));
    }
  }
}
