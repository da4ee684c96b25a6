import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../config/log';
import type { Db } from './types';

/** How often the connection is tried, in ms: a peer that vanished without a word is noticed. */
const BEAT = 15_000;
const LONGEST_WAIT = 5_000;

/** The most that one message carries, in bytes: PostgreSQL's own limit. */
export const MAX_PAYLOAD = 7_999;

export interface Listening {
  close(): Promise<void>;
}

export interface ListenSettings {
  log: Log;
  /** Told after each reconnect: what was sent in between is lost. */
  onReconnect?: () => void;
}

/**
 * Hears what is sent on a channel, over one connection of its own that is opened again, with
 * growing pauses, whenever it breaks. Resolves once it listens; throws if it can't at first.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  { log, onReconnect }: ListenSettings,
): Promise<Listening> {
  const closing = new AbortController();
  const open = () => connect(url, channel, onMessage, () => void comeBack());
  const comeBack = async () => {
    if (closing.signal.aborted) return;
    log.warn(`the connection that listens to ${channel} broke`);
    const again = await retry(open, closing.signal);
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
  onBroken: () => void,
) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'etalage listen',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    // It would stay open beside the one that the next try opens.
    client.connection.stream.destroy();
    throw error;
  }
  const beat = setInterval(() => void check(client), BEAT);
  beat.unref();
  let meant = false;
  client.on('end', () => {
    clearInterval(beat);
    if (!meant) onBroken();
  });
  const end = async () => {
    meant = true;
    await client.end().catch(() => {});
  };
  return { end };
}

/** A query that isn't answered in time means that nobody is there: the connection is cut. */
async function check(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), BEAT / 2);
  await client.query('select 1').catch(() => {});
  clearTimeout(cut);
}

async function retry<T>(run: () => Promise<T>, until: AbortSignal): Promise<T | undefined> {
  for (let wait = 100; !until.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const pause = wait / 2 + Math.random() * (wait / 2);
    await sleep(pause, undefined, { signal: until }).catch(() => {});
    if (until.aborted) break;
    try {
      return await run();
    } catch {
      // Still away: the next try waits longer.
    }
  }
  return undefined;
}
