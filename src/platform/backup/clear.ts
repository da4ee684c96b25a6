import type pg from 'pg';

const NOT_OF_EXTENSION = (catalog: string, row: string): string => `not exists (
  select from pg_depend d
  where d.objid = ${row}.oid and d.classid = '${catalog}'::regclass and d.deptype = 'e')`;

const IN_PUBLIC = "'public'::regnamespace";

/** Everything in `public`, in an order in which it can go; each as the words that drop it. */
const DROPS = `
  select format('drop %s if exists %s cascade', kind, place) as command from (
    select 1 as step, c.oid::regclass::text as place,
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind
    from pg_class c
    where c.relnamespace = ${IN_PUBLIC} and c.relkind in ('r', 'p', 'v', 'm')
      and not c.relispartition and ${NOT_OF_EXTENSION('pg_class', 'c')}
    union all
    select 2, c.oid::regclass::text, 'sequence' from pg_class c
    where c.relnamespace = ${IN_PUBLIC} and c.relkind = 'S' and ${NOT_OF_EXTENSION('pg_class', 'c')}
    union all
    select 3, p.oid::regprocedure::text, 'routine' from pg_proc p
    where p.pronamespace = ${IN_PUBLIC} and ${NOT_OF_EXTENSION('pg_proc', 'p')}
    union all
    select 4, t.oid::regtype::text, 'type' from pg_type t
    where t.typnamespace = ${IN_PUBLIC} and t.typtype in ('e', 'd')
      and ${NOT_OF_EXTENSION('pg_type', 't')}
  ) found order by step`;

/** Whether the database holds anything of anybody. */
export const holdsAnything = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(`
    select from pg_class c
    where (c.relnamespace = ${IN_PUBLIC} and c.relkind in ('r', 'p') and ${NOT_OF_EXTENSION('pg_class', 'c')})
      or c.relnamespace in (select oid from pg_namespace where nspname in ('drizzle', 'pgboss'))
    limit 1`);
  return rows.length > 0;
};

/** Drops all that a site has in its database, within a transaction of the caller's. */
export const clear = async (client: pg.Client): Promise<void> => {
  await client.query('set local client_min_messages = warning');
  await client.query('drop schema if exists pgboss cascade');
  await client.query('drop schema if exists drizzle cascade');
  const { rows } = await client.query<{ command: string }>(DROPS);
  for (const { command } of rows) await client.query(command);
};
