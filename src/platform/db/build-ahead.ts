import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** An index that a migration makes unless it is there: it may be built before. */
const index = /^\s*create (?:unique )?index if not exists "?(\w+)"? on "?(\w+)"?/i;

/** SQLSTATE: a table or column that a migration which is still to run makes. */
const NOT_YET = new Set(['42P01', '42703']);

const withoutComments = (statement: string): string => statement.replace(/^\s*--.*$/gm, '');

/** One that broke off was left behind, unused and in the way. */
const dropBroken = async (client: pg.Client, name: string): Promise<void> => {
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rows.length > 0) await client.query(`drop index concurrently if exists "${name}"`);
};

/**
 * Builds the indexes of migrations that are still to run, outside their transaction, while other processes write: in
 * it a table of millions of rows couldn't be written for minutes. The migration finds them there. `after`: when the
 * last one that ran was made.
 */
export const buildIndexesAhead = async (
  client: pg.Client,
  { folder, after }: { folder: string; after: number },
): Promise<void> => {
  const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > after,
  );
  for (const statement of pending.flatMap(({ sql }) => sql).map(withoutComments)) {
    const name = index.exec(statement)?.[1];
    if (name === undefined) continue;
    await dropBroken(client, name);
    try {
      await client.query(statement.replace(/\bindex if/i, 'index concurrently if'));
    } catch (error) {
      if (!NOT_YET.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
};
