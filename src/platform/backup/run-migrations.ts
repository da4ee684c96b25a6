import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { EXTENSIONS } from '../db/migrate';
import { BackupProblem } from './problems';

const BOOK = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

export type Split = { before: MigrationMeta[]; after: MigrationMeta[] };

/**
 * The migrations in a folder: those that had run when the backup was made, and those that came since. Throws
 * BackupProblem when the backup had one that isn't there: it is of a later version, or of another program.
 */
export const splitMigrations = (folder: string, had: readonly number[]): Split => {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const ours = all.map(({ folderMillis }) => folderMillis);
  const last = had.at(-1) ?? 0;
  if (last > (ours.at(-1) ?? 0)) throw new BackupProblem('newer');
  if (had.some((at, place) => at !== ours[place])) throw new BackupProblem('otherTables');
  return { before: all.slice(0, had.length), after: all.slice(had.length) };
};

/** Runs migrations within a transaction of the caller's, where drizzle's own migrator commits one of its own. */
export const runMigrations = async (
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<void> => {
  await client.query('set local client_min_messages = warning');
  for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`);
  await client.query(BOOK);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
};
