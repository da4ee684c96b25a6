import { sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { Drain } from './drain';

/** In ms: so long a process is warmed up before it counts as ready all the same. */
const LONGEST_WARMING = 10_000;

const warming = new WeakMap<Host, Set<Promise<unknown>>>();

/**
 * Has `/readyz` say that this process is still starting until `until` is settled, for 10 s at most: visitors are better
 * sent to others while what all of them ask first is being made.
 */
export const holdReady = (host: Host, until: Promise<unknown>): void => {
  const held = warming.get(host) ?? new Set();
  warming.set(host, held.add(until));
  const late = setTimeout(() => held.delete(until), LONGEST_WARMING).unref();
  const end = () => {
    clearTimeout(late);
    held.delete(until);
  };
  until.then(end, end);
};

/** Milliseconds in which the database answers, or counts as away: who asks doesn't wait for ever. */
const PATIENCE = 3_000;

const atMost = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, refuse) => {
    late = setTimeout(() => refuse(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(late));
};

/**
 * `/healthz`: the process answers. `/readyz`: its database answers too, and holds our tables; not before
 * it is warm (`holdReady`), and not any more from the moment at which the process is about to stop.
 */
export const addHealthRoutes = (host: Host, drain: Pick<Drain, 'isDraining'>): void => {
  host.app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  // One query for all who ask meanwhile: while the database hangs, each would take a connection.
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking ??= host.db.execute(sql`select 1 from sites limit 1`).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  host.app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (drain.isDraining) return reply.code(503).send({ status: 'stopping' });
    if ((warming.get(host)?.size ?? 0) > 0) return reply.code(503).send({ status: 'starting' });
    if (host.outage.since() !== undefined) return reply.code(503).send({ status: 'unavailable' });
    try {
      await atMost(look());
      return reply.send({ status: 'ok' });
    } catch (error) {
      host.outage.tell(error, () => request.log.warn({ err: error }, 'not ready'));
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
