import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config';
import type { Log } from '#platform/config/log';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';

/** What the security log tells of; docs/operate.md says of each when it is written. */
export const securityEvents = [
  'login',
  'login.staff',
  'setup',
  'session.end',
  'account.create',
  'account.remove',
  'account.download',
  'password.change',
  'password.reset.ask',
  'password.reset',
  'email.change.ask',
  'email.change',
  'way.add',
  'way.remove',
  'request.origin',
  'request.token',
  'limit.reached',
  'api.login',
  'api.token',
  'api.call',
  'command',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export type SecurityEntry = {
  event: SecurityEvent;
  /** `asked`: a proof was asked for before anything was looked at. */
  outcome: 'success' | 'failure' | 'refused' | 'asked';
  /** The account's number. */
  account?: number;
  /** The number of the API's user. */
  apiUser?: number;
  /** What was called: a route's pattern, a command's name. Never what was filled in there. */
  detail?: string;
};

/** Writes one line. What went well is `info`, all else `warn`. */
export const writeSecurity = (
  log: Log,
  entry: SecurityEntry & { client?: string; reqId?: string },
): void => {
  const level = entry.outcome === 'success' ? 'info' : 'warn';
  log[level]({ security: true, ...entry }, `security: ${entry.event}`);
};

/** A client's name for one day: lines of the same client can be told from others, and no address be read. */
const nameOf = (secret: string, now: Date, request: FastifyRequest): string =>
  createHmac('sha256', secret)
    .update(`security ${now.toISOString().slice(0, 10)} ${clientOf(request)}`)
    .digest('base64url')
    .slice(0, 16);

/** What is needed to name a client: of a host, or of who knows only these two. */
type Naming = { config: Pick<Config, 'secret'>; clock: Pick<Host['clock'], 'now'> };

/** Notes in the security log what a request did or was refused, with its client and its number. */
export const noteSecurity = (
  { config, clock }: Naming,
  request: FastifyRequest,
  entry: SecurityEntry,
): void =>
  writeSecurity(request.log, { ...entry, client: nameOf(config.secret, clock.now(), request) });

/** The pattern of a request's address, such as `POST /login/wachtwoord/:token`: nothing of its values. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? '(unknown)'}`;

/** Notes every answer that says that a limit was reached. */
export const noteLimits = (host: Host): void => {
  host.app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 429) return;
    noteSecurity(host, request, {
      event: 'limit.reached',
      outcome: 'refused',
      detail: routeOf(request),
    });
  });
};
