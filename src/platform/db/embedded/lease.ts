import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number: each process that uses the server holds it shared. */
const LEASE = 5_183_220_012;
const PATIENCE = 10_000;

/**
 * A process' share in the server: a connection that holds a shared advisory lock. It ends with
 * its process, however that ends, so there is nothing to clean up.
 */
export interface Lease {
  /** Gives the share back; true when nobody else holds one. Call it under the file lock. */
  leave(): Promise<boolean>;
}

/** Takes a share and makes the database when it isn't there. `onLost`: the connection broke. */
export async function takeLease(url: URL, name: string, onLost: () => void): Promise<Lease> {
  const client = await connect(url);
  let left = false;
  let broken = false;
  client.on('error', () => {});
  client.on('end', () => {
    broken = true;
    if (!left) onLost();
  });
  await client.query('select pg_advisory_lock_shared($1)', [LEASE]);
  await ensureDatabase(client, name);
  return {
    async leave() {
      left = true;
      if (broken) return countsNobody(url);
      const last = await isLast(client);
      await client.end();
      return last;
    },
  };
}

async function isLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LEASE]);
  const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [LEASE]);
  return rows[0].last;
}

/** After a broken connection: asks anew. A server that isn't there has no users. */
async function countsNobody(url: URL): Promise<boolean> {
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [LEASE]);
    await client.end();
    return rows[0].last;
  } catch {
    return true;
  }
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

/** Right after its start a server may still refuse. */
async function connect(url: URL): Promise<pg.Client> {
  for (const end = Date.now() + PATIENCE; ; await sleep(20)) {
    const client = new pg.Client({
      connectionString: url.href,
      application_name: 'etalage lease',
      keepAlive: true,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const passing = code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET';
      if (!passing || Date.now() > end) throw error;
    }
  }
}
