import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../config/errors';
import { openWritable } from '../db/servers';
import { lockNumber } from '../db/under-lock';

/** What a process opens beside DATABASE_POOL: for jobs (4) and for events. */
const BESIDE_POOL = 5;

export type ToCheck = {
  /** Past any pooler: others are seen by the connections that they keep. */
  url: string;
  secret: string;
  /** Most connections that this process opens for queries. Absent: a pooler opens them, and minds how many. */
  databasePool?: number;
  /** Is told, in one line, what works and yet is wrong. */
  warn: (line: string) => void;
};

/** Tells secrets apart; what the secret is can't be found from it. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('etalage: which secret is this').digest('base64url');

/** Processes of Etalage by the names of connections that each has one of. */
export const OTHERS = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and application_name in ('etalage listen', 'etalage start')`;

const ROOM = `
  select current_setting('max_connections')::int as max,
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0)
      - (select count(*)::int from pg_stat_activity
         where backend_type = 'client backend' and application_name not like 'etalage%') as room`;

/**
 * Compares the secret with the one that this database is used with. Throws ConfigError while other
 * processes use another; a secret that was changed for all is told of, and from then on the one.
 */
const checkSecret = async (client: pg.Client, { secret, warn }: ToCheck, others: number) => {
  const own = fingerprintOf(secret);
  const { rows } = await client.query<{ value: string }>(
    `insert into installation (name, value) values ('secret', $1)
     on conflict (name) do update set name = excluded.name returning value`,
    [own],
  );
  if (rows[0]?.value === own) return;
  if (others > 0) {
    throw new ConfigError(
      'ETALAGE_SECRET is not the one of the other processes that use this database now: give all the same',
    );
  }
  warn(
    'ETALAGE_SECRET is not the one that this database was used with before: gift cards, sealed form values and webhooks made with that one can no longer be used',
  );
  await client.query(
    `update installation set value = $1, changed_at = now() where name = 'secret'`,
    [own],
  );
};

/** Tells when PostgreSQL takes fewer connections than all processes like this one may open. */
const checkRoom = async (client: pg.Client, { databasePool, warn }: ToCheck, others: number) => {
  if (databasePool === undefined) return;
  const { rows } = await client.query<{ max: number; room: number }>(ROOM);
  const { max = 0, room = 0 } = rows[0] ?? {};
  const processes = others + 1;
  const wanted = processes * (databasePool + BESIDE_POOL);
  if (wanted <= room) return;
  const fitting = Math.floor(room / processes) - BESIDE_POOL;
  const advice = fitting > 0 ? `set DATABASE_POOL to ${fitting} or raise` : 'raise';
  warn(
    `DATABASE_POOL: ${processes} of Etalage's processes may open ${wanted} connections, and PostgreSQL has room for ${room} (max_connections is ${max}): ${advice} max_connections`,
  );
};

/** A pooler gives connections numbers of its own. In which mode it is, nothing tells. */
const checkPooler = async (client: pg.Client, { warn }: ToCheck) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === (client as pg.Client & { processID: number }).processID) return;
  warn(
    'DATABASE_URL leads through a pooler: unless that is in session mode, DATABASE_DIRECT_URL must lead past it, or processes hear nothing of each other',
  );
};

/**
 * Checks what processes on one database must agree on: their secret, and that their connections fit.
 * For a migrated database. Answers how to end; until then others see that this process is starting,
 * also before it listens. Throws ConfigError, one line.
 */
export const checkInstallation = async (given: ToCheck): Promise<() => Promise<void>> => {
  const client = await openWritable(given.url, { application_name: 'etalage start' });
  const end = () => client.end().catch(() => {});
  try {
    await client.query('begin');
    // Those that start at the same moment come one after the other.
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber.installation]);
    const { rows } = await client.query<{ others: number }>(OTHERS);
    const others = rows[0]?.others ?? 0;
    await checkSecret(client, given, others);
    await client.query('commit');
    await checkRoom(client, given, others);
    await checkPooler(client, given);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
};
