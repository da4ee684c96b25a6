import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from '#platform/db/embedded/process';
import { migrate } from '#platform/db/migrate';

const LOCK = 5_183_220_099;

/** Names of test databases carry the process that made them, so that leftovers are known. */
export const testPrefix = 'etalage_test_';
const templatePrefix = 'etalage_template_';

/** Runs `run` with a connection to the server that `url` names. */
export async function withClient<T>(
  url: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Makes the database that tests are copies of, once for each state of the migrations. `fill` puts in
 * it what costs every start of the application most: the tables of its jobs.
 */
export async function prepareTemplate(
  url: string,
  migrations: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const name = templatePrefix + hashOf(migrations);
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const known = await namesLike(client, templatePrefix);
    if (known.includes(name)) return;
    for (const old of known) await client.query(`drop database if exists ${old} with (force)`);
    const half = `${name}_half`;
    await client.query(`create database ${half}`);
    await migrate(databaseAt(url, half), migrations);
    await fill(databaseAt(url, half));
    await client.query(`alter database ${half} rename to ${name}`);
  });
  return name;
}

/** Drops the databases of test runs that were killed. */
export async function dropLeftovers(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of await namesLike(client, testPrefix)) {
      const pid = Number(name.slice(testPrefix.length).split('_')[0]);
      if (!isAlive(pid)) await client.query(`drop database if exists ${name} with (force)`);
    }
  });
}

async function namesLike(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map((row) => row.datname);
}

function hashOf(folder: string): string {
  const hash = createHash('sha256').update('with the tables of jobs, and nothing in the others');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
