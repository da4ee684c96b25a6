import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { buildIndexesAhead } from './build-ahead';
import { underLock } from './under-lock';

/** What the tables' indexes and search need and drizzle-kit doesn't write. */
export const EXTENSIONS = ['pg_trgm', 'unaccent'];

/**
 * Brings the database at `url` up to date with the migrations in `folder`. Processes that start
 * at once wait for each other. Answers whether any migration ran.
 * Throws when a migration fails; it then has changed nothing.
 */
export async function migrate(url: string, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return false;
  return underLock(url, 'migrations', async (client) => {
    // "already exists, skipping" is no news.
    await client.query('set client_min_messages = warning');
    const before = await countApplied(client);
    for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`);
    const after = await lastApplied(client);
    if (after !== undefined) await buildIndexesAhead(client, { folder, after });
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    return (await countApplied(client)) > before;
  });
}

async function countApplied(client: pg.Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0].name === null) return 0;
  const { rows } = await client.query(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  );
  return rows[0].n;
}

/** When the last migration that ran was made, in ms; undefined: the database is new. */
async function lastApplied(client: pg.Client): Promise<number | undefined> {
  if ((await countApplied(client)) === 0) return undefined;
  const { rows } = await client.query(
    'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
  );
  return rows[0].at;
}
