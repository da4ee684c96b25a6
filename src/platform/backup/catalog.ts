import type pg from 'pg';

export type Table = { schema: string; name: string; columns: string[] };

/** Of pg-boss, what is worth keeping: which queues there are, and the jobs in them. Its own clock isn't. */
const JOB_TABLES = ['queue', 'job', 'archive'];

/** What belongs to an extension comes with that. */
const NOT_OF_EXTENSION = `not exists (
  select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

/** Tables with the columns that are written: what PostgreSQL works out itself is worked out anew. */
const TABLES = `
  select n.nspname as schema, c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and ${NOT_OF_EXTENSION}
    and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any($1))
  group by n.nspname, c.relname
  -- Queues stand before the jobs in them.
  order by n.nspname, array_position($1, c.relname::text), c.relname`;

const SEQUENCES = `
  select c.relname as name from pg_class c
  where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace and ${NOT_OF_EXTENSION}
  order by c.relname`;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const quoteTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quote(schema)}.${quote(name)}`;

export const listTables = async (client: pg.Client): Promise<Table[]> =>
  (await client.query<Table>(TABLES, [JOB_TABLES])).rows;

export const listSequences = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>(SEQUENCES)).rows.map(({ name }) => name);

/** When each migration that ran was made, in ms. Undefined: none ever did, so there is no site. */
export const listMigrations = async (client: pg.Client): Promise<number[] | undefined> => {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0].name === null) return undefined;
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.length === 0 ? undefined : rows.map(({ at }) => Number(at));
};

/** Which secret the site is used with, as a hash. Null: it never started. */
export const findFingerprint = async (client: pg.Client): Promise<string | null> => {
  const table = await client.query("select to_regclass('public.installation') as name");
  if (table.rows[0].name === null) return null;
  const { rows } = await client.query<{ value: string }>(
    "select value from installation where name = 'secret'",
  );
  return rows[0]?.value ?? null;
};
