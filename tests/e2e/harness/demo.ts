import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { databaseAt, testPrefix, withClient } from '../../harness/template';
import { type ServerPlace, startServer } from './server';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, 'tests/.cache');
const LOCK = 5_183_220_100;
const prefix = 'etalage_demo_';

/** What the loaded demo is made of: its content, its loader, and the code that stores it. */
const sources = ['demo', 'migrations', 'src/features', 'src/kernel', 'src/platform'];

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (!/\.(test\.tsx?|css|view\.tsx|island\.tsx)$/.test(entry.name)) yield path;
  }
}

const hashOfDemo = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((top) => [...filesIn(join(root, top))]).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
};

const forget = async (client: pg.Client, current: string): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and datname <> $2',
    [prefix, current],
  );
  for (const { datname } of rows) {
    await client.query(`drop database if exists ${datname} with (force)`);
    rmSync(join(cache, datname), { recursive: true, force: true });
  }
};

/** Loads the demo once for each state of it, by starting Etalage on an empty database. */
const prepareDemo = async (client: pg.Client, url: string, name: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount && existsSync(join(cache, name))) return;
  await forget(client, '');
  const half = `${name}_half`;
  rmSync(join(cache, half), { recursive: true, force: true });
  await client.query(`create database ${half}`);
  console.log('The demo is loaded, once for all runs.');
  const place = { databaseUrl: databaseAt(url, half), dataFolder: join(cache, half) };
  await (await startServer(place)).stop();
  renameSync(place.dataFolder, join(cache, name));
  await client.query(`alter database ${half} rename to ${name}`);
};

/** Ordered by the warehouse's day alone, which counts what is left of it. */
export const COUNTED_DRESS = 'maxi-jurk-zuiderzee';

/** Tests that run at once order the same dress: no size of it runs out. */
const stockUp = (client: pg.Client) =>
  client.query(
    `update stock set pieces = pieces + 500 from variants v, warehouses w, products p
    where stock.variant_id = v.id and stock.warehouse_id = w.id and v.product_id = p.id
      and w.kind = 'web' and stock.pieces > 0 and p.access = any($1)`,
    [['overslagjurk-roos', COUNTED_DRESS]],
  );

/** Loads the demo if it isn't yet; `url` is the PostgreSQL server for tests. */
export const loadDemo = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepareDemo(client, url, prefix + hashOfDemo());
  });

/**
 * A database and a data folder with the demo in them, for one run: what a test changes is gone with
 * `drop`. `url` is the PostgreSQL server for tests.
 */
export const createDemoPlace = async (
  url: string,
): Promise<ServerPlace & { drop: () => Promise<void> }> => {
  const demo = prefix + hashOfDemo();
  const own = `${testPrefix}${process.pid}_e2e`;
  const dataFolder = join(cache, own);
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepareDemo(client, url, demo);
    await client.query(`create database ${own} template ${demo}`);
    await withClient(databaseAt(url, own), stockUp);
    mkdirSync(cache, { recursive: true });
    cpSync(join(cache, demo), dataFolder, { recursive: true });
  });
  const drop = async () => {
    await withClient(url, (client) => client.query(`drop database ${own} with (force)`));
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { databaseUrl: databaseAt(url, own), dataFolder, drop };
};
