import pg from 'pg';
import { listSequences, listTables, quote, quoteTable } from './catalog';

/** All that a database holds of a site: each row of each table, how far its sequences are, and what keeps it whole. */
export const readSite = async (url: string): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const told: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' rows: ' || coalesce(string_agg(t::text, e'\\n' order by t::text), '') as text
         from ${quoteTable(table)} t`,
      );
      told[`${table.schema}.${table.name}`] = rows[0].text;
    }
    for (const name of await listSequences(client)) {
      const { rows } = await client.query(`select last_value, is_called from ${quote(name)}`);
      told[`sequence ${name}`] = JSON.stringify(rows);
    }
    const list = async (name: string, query: string) => {
      told[name] = JSON.stringify((await client.query(query)).rows);
    };
    await list(
      'constraints',
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
    );
    await list(
      'triggers',
      `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    );
    await list(
      'indexes',
      `select schemaname, tablename, indexname, indexdef from pg_indexes where schemaname in ('public', 'pgboss')
       order by 1, 2, 3`,
    );
    await list(
      'functions',
      `select oid::regprocedure::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    );
    await list(
      'migrations',
      `select hash, created_at from drizzle.__drizzle_migrations order by 2`,
    );
    return told;
  } finally {
    await client.end();
  }
};

/** What differs between two sites, by name: a test that fails isn't to print megabytes. */
export const differences = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );
