import pg from 'pg';
import { cut } from './clients';
import { serverOf } from './servers';

/** In ms: a connection that is used for so long is asked after, as often as that. */
const PATIENCE = 20_000;

/** Which of some backends can no longer answer: they aren't there, or have been idle for long. */
const GONE = `
  select asked as pid from unnest($1::int[]) asked
  where not exists (
    select from pg_stat_activity where pid = asked and datname = current_database()
      and (state <> 'idle' or state_change > now() - $2 * interval '1 ms'))`;

type Used = { since: number; pid: number };

/** pg knows it and doesn't tell its type: the number of the server's process for a connection. */
const pidOf = (client: pg.ClientBase): number =>
  (client as pg.ClientBase & { processID?: number }).processID ?? 0;

/**
 * Cuts connections of a pool that wait for an answer that can't come: their server vanished without a
 * word, such as a machine that another took over from, or something between forgot them. TCP itself
 * would leave whoever waits for a quarter of an hour or more. A query that runs is left alone,
 * however long it takes. Answers how to stop.
 */
export function cutLostConnections(pool: pg.Pool, patience = PATIENCE): () => void {
  const used = new Map<pg.ClientBase, Used>();
  pool.on('acquire', (client) => used.set(client, { since: Date.now(), pid: pidOf(client) }));
  pool.on('release', (_error, client) => used.delete(client));
  let looking = false;
  const look = async () => {
    const late = [...used].filter(([, { since }]) => Math.abs(Date.now() - since) >= patience);
    if (looking || late.length === 0) return;
    looking = true;
    const gone = await findGone(pool, late, patience).catch((): number[] => []);
    looking = false;
    // Who was given back meanwhile, and perhaps taken again, is not lost.
    for (const [client, use] of late) {
      if (gone.includes(use.pid) && used.get(client) === use) cut(client);
    }
  };
  const timer = setInterval(() => void look(), patience / 2);
  timer.unref();
  return () => clearInterval(timer);
}

/** By a connection of its own: of those of the pool none may be left. Throws when nobody answers. */
async function findGone(
  { options }: pg.Pool,
  late: readonly [unknown, Used][],
  patience: number,
): Promise<number[]> {
  const client = new pg.Client({
    connectionString: serverOf(options.connectionString ?? ''),
    application_name: 'etalage look',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // A pooler between gives numbers of its own: by those nothing can be told.
    if (own[0]?.pid !== pidOf(client)) return [];
    const pids = late.map(([, { pid }]) => pid);
    const { rows } = await client.query<{ pid: number }>(GONE, [pids, patience]);
    return rows.map(({ pid }) => pid);
  } finally {
    cut(client);
  }
}
