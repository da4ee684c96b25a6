import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Log } from '../config/log';
import { openWritable, READ_ONLY, ReadOnlyServer } from './servers';
import type { Db } from './types';

/** How often the connection is tried, in ms: a server that vanished, or hangs, says nothing. */
const BEAT = 1_000;
/** What it is asked: whether writes are refused from now on, as by a server that was demoted. */
export const BEAT_QUERY = `select ${READ_ONLY} as closed`;
/** In ms: the longest that it gets to answer to that, and to a new connection. */
const PATIENCE = 3_000;
const LONGEST_WAIT = 2_000;

/** The most that one message carries, in bytes: PostgreSQL's own limit. */
export const MAX_PAYLOAD = 7_999;

export interface Listening {
  close(): Promise<void>;
}

export interface ListenSettings {
  log: Log;
  /** Told after each reconnect: what was sent in between is lost. */
  onReconnect?: () => void;
  /** Told when the server doesn't answer, perhaps several times before the next reconnect. */
  onAway?: (reason: unknown) => void;
}

/**
 * Hears what is sent on a channel, over one connection of its own that is opened again, with
 * growing pauses, whenever it breaks. It is one to the server that takes writes: another counts as away.
 * Resolves once it listens; throws if it can't at first.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  { log, onReconnect, onAway }: ListenSettings,
): Promise<Listening> {
  const closing = new AbortController();
  const open = () => connect(url, channel, onMessage, (lost) => void comeBack(lost));
  const comeBack = async (lost: unknown) => {
    if (closing.signal.aborted) return;
    log.warn(`the connection that listens to ${channel} broke`);
    if (lost) onAway?.(lost);
    const again = await retry(open, closing.signal, onAway);
    if (!again) return;
    current = again;
    if (closing.signal.aborted) await current.end();
    else onReconnect?.();
  };
  let current = await open();
  return {
    async close() {
      closing.abort();
      await current.end();
    },
  };
}

/** Sends a message, at most MAX_PAYLOAD bytes; in a transaction it goes out with the commit. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

async function connect(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onBroken: (lost: unknown) => void,
) {
  const client = await openWritable(url, {
    application_name: 'etalage listen',
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    // It would stay open beside the one that the next try opens.
    client.connection.stream.destroy();
    throw error;
  }
  const beat = keepAsking(client);
  let meant = false;
  client.on('end', () => {
    beat.stop();
    if (!meant) onBroken(beat.lost());
  });
  const end = async () => {
    meant = true;
    await client.end().catch(() => {});
  };
  return { end };
}

/**
 * Asks something now and then: a query that isn't answered in time means that nobody is there, and the
 * connection is cut, and so is one to a server that no longer takes writes. Time is counted in short steps, so that none counts in which this process itself
 * was too busy to hear an answer.
 */
function keepAsking(client: pg.Client) {
  const STEP = 100;
  let steps = 0;
  let isAsking = false;
  let lost: Error | undefined;
  const cut = (reason: Error) => {
    lost = reason;
    client.connection.stream.destroy();
  };
  const timer = setInterval(() => {
    steps += 1;
    if (isAsking && steps * STEP >= PATIENCE) cut(new Error(`no answer in ${PATIENCE} ms`));
    if (isAsking || steps * STEP < BEAT) return;
    steps = 0;
    isAsking = true;
    const answered = (answer?: pg.QueryResult<{ closed: boolean }>) => {
      steps = 0;
      isAsking = false;
      if (answer?.rows[0]?.closed) cut(new ReadOnlyServer());
    };
    client.query<{ closed: boolean }>(BEAT_QUERY).then(answered, () => answered());
  }, STEP);
  timer.unref();
  return { stop: () => clearInterval(timer), lost: () => lost };
}

/** Attempts at once, and then with growing pauses. */
async function retry<T>(
  run: () => Promise<T>,
  until: AbortSignal,
  onFailed?: (error: unknown) => void,
): Promise<T | undefined> {
  for (let wait = 0; !until.aborted; wait = Math.min(Math.max(100, wait * 2), LONGEST_WAIT)) {
    const pause = wait / 2 + Math.random() * (wait / 2);
    await sleep(pause, undefined, { signal: until }).catch(() => {});
    if (until.aborted) break;
    try {
      return await run();
    } catch (error) {
      // Still away: the next try waits longer.
      onFailed?.(error);
    }
  }
  return undefined;
}
