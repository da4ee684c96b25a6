import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Host } from '../host';
import { routeOf } from '../security-log/security-log';
import type { Purger } from '../shared-cache/purger';
import { addJobGauges } from './job-gauges';

/** Bounds in seconds between which answers are counted: a kept page, a page, a search, what is slow, what is wrong. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2, 10];

/** In seconds, how finely it is looked whether the event loop stood still. */
const LOOP_PRECISION = 10;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries the token; compared so that nothing of it is learnt by the time that takes. */
const hasToken = ({ headers }: FastifyRequest, token: string): boolean => {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
};

const refuse = (reply: FastifyReply) =>
  reply.code(401).headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' }).send();

/** '2xx': a code of its own for each answer would multiply what is kept. */
const kindOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** A route is its pattern, never an address: there are as many as the code has, and nothing of anybody is in them. */
const labelOf = (request: FastifyRequest): string =>
  request.routeOptions.url === undefined ? 'other' : routeOf(request);

/**
 * `/metrics` for Prometheus, for who has the token of METRICS_TOKEN; without that setting there is no such address,
 * and nothing is counted. Each process tells of itself. Answers how to stop.
 */
export const addMetrics = async (
  host: Host,
  pool: pg.Pool,
  purger?: Purger,
): Promise<() => void> => {
  const { metricsToken: token } = host.config;
  if (token === undefined) return () => {};
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time, and how long the event loop stands still.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION });
  const durations = new Histogram({
    ...{ name: 'etalage_http_request_duration_seconds', help: 'Time to answer', registers },
    ...{ labelNames: ['route', 'status'], buckets: BUCKETS },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  gauge('etalage_pool_connections', 'Connections to the database', () => pool.totalCount);
  gauge('etalage_pool_idle', 'Connections that nobody uses', () => pool.idleCount);
  gauge('etalage_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  gauge('etalage_page_cache_pages', 'Pages that are kept', () => host.cache.size);
  gauge('etalage_page_cache_hits', 'Answers with a kept page', () => host.cache.hits);
  if (purger) {
    const { counts, waiting } = purger;
    gauge('etalage_shared_cache_waiting', 'Keys that a shared cache was not told yet', waiting);
    gauge('etalage_shared_cache_purges', 'Purges that were done', () => counts.sent);
    gauge('etalage_shared_cache_purges_failed', 'Purges that failed', () => counts.failed);
  }
  gauge('etalage_database_away', '1 while the database does not answer', () =>
    host.outage.since() === undefined ? 0 : 1,
  );
  addJobGauges(host, (options) => new Gauge({ ...options, registers }));

  host.app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: labelOf(request), status: kindOf(reply.raw.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  // Who asks meanwhile gets the same answer: it costs the database some questions.
  let making: Promise<string> | undefined;
  host.app.get('/metrics', async (request, reply) => {
    if (!hasToken(request, token)) return refuse(reply);
    making ??= registry.metrics().finally(() => {
      making = undefined;
    });
    return reply
      .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .send(await making);
  });
  return () => registry.clear();
};
