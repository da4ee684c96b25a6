import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openWritable } from './servers';

/** The locks that processes hold while they change what all of them share. Any numbers. */
export const lockNumber = {
  migrations: 5_183_220_011,
  jobs: 5_183_220_013,
  installation: 5_183_220_017,
  assets: 5_183_220_019,
} as const;

/**
 * Runs `run` while this process alone holds the lock; others wait. `url` may lead through no pooler that gives
 * connections to others between transactions. It gets the connection that
 * holds it: the lock ends with that, so also with the process.
 */
export async function underLock<T>(
  url: string,
  lock: keyof typeof lockNumber,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openWritable(url, { application_name: `etalage ${lock}` });
  try {
    await waitForLock(client, lockNumber[lock]);
    return await run(client);
  } finally {
    await client.end();
  }
}

/** In ms: how often one that waits asks. */
const AGAIN = 50;

/**
 * Asks for a lock until it is had. Waiting within the statement would hold a snapshot all that time, and whoever has the
 * lock may build an index, which waits for older snapshots: both would wait forever.
 */
async function waitForLock(client: pg.Client, number: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as had', [number]);
    if (rows[0].had) return;
    await sleep(AGAIN);
  }
}
