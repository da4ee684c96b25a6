import type pg from 'pg';
import { ConfigError } from '../config/errors';
import { openWritable } from '../db/servers';

/** Of the table `installation`: what was put back isn't whole yet, and since when post is held. */
export const UNFINISHED = 'restore unfinished';
export const HELD = 'post held';
/** When the last backup was made, and its size. */
export const BACKED_UP = 'backup';

export const withConnection = async <T>(
  url: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = await openWritable(url, { application_name: 'etalage ask' });
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** A line of `installation`. Undefined: there is none, or nothing at all yet. */
export const findNote = async (client: pg.Client, name: string): Promise<string | undefined> => {
  const table = await client.query("select to_regclass('public.installation') as name");
  if (table.rows[0].name === null) return undefined;
  const { rows } = await client.query<{ value: string }>(
    'select value from installation where name = $1',
    [name],
  );
  return rows[0]?.value;
};

export const writeNote = async (client: pg.Client, name: string, value: string): Promise<void> => {
  await client.query(
    `insert into installation (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, changed_at = now()`,
    [name, value],
  );
};

export const dropNote = async (client: pg.Client, name: string): Promise<void> => {
  await client.query('delete from installation where name = $1', [name]);
};

/** Throws ConfigError, one line, while a restore that broke off has left half a site. */
export const refuseUnfinished = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    const file = await findNote(client, UNFINISHED);
    if (file !== undefined) {
      throw new ConfigError(
        'DATABASE_URL: putting a backup back was not finished; run the same `etalage restore` again',
      );
    }
  });
