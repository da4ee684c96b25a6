import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/define/clock';
import { AppError } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { field, header } from '#kernel/wire';
import { noteSecurity, routeOf, writeSecurity } from '#platform/security-log/security-log';
import { isSigned, sign } from './sign';

const DAY = 86_400_000;
/** Days for which a page's token is good: a tab may stay open over a weekend. */
const GOOD_FOR = 7;

let signed = { secret: '', day: -1, token: '' };

/** The token that a page may carry for everybody, because it names nobody. */
export const pageToken = (secret: string, now: Date): string => {
  const day = Math.floor(now.getTime() / DAY);
  // Each page carries it, and it is the same all day.
  if (signed.day !== day || signed.secret !== secret) {
    signed = { secret, day, token: `p.${day}.${sign(secret, `page ${day}`)}` };
  }
  return signed.token;
};

const base64 = 'base64url';

/** Each byte of one by that of the other at its place. */
const xor = (one: Buffer, other: Buffer): Buffer =>
  Buffer.from(one.map((byte, place) => byte ^ (other[place] ?? 0)));

const sessionProof = (secret: string, sessionId: string): Buffer =>
  Buffer.from(sign(secret, `session ${sessionId}`), base64);

/**
 * The token of one session, under a mask that is another each time: no two pages have a stretch of it in
 * common, so how well a page can be compressed tells nothing of it (BREACH).
 */
export const sessionToken = (secret: string, sessionId: string): string => {
  const proof = sessionProof(secret, sessionId);
  const mask = randomBytes(proof.length);
  return `s.${Buffer.concat([mask, xor(proof, mask)]).toString(base64)}`;
};

const isOfSession = (secret: string, text: string, sessionId: string): boolean => {
  const proof = sessionProof(secret, sessionId);
  const given = Buffer.from(text, base64);
  if (given.length !== 2 * proof.length) return false;
  const [mask, masked] = [given.subarray(0, proof.length), given.subarray(proof.length)];
  return timingSafeEqual(xor(masked, mask), proof);
};

/** Whether a posted token is the page's of these days, or the session's own. */
const tokenHolds = (
  secret: string,
  token: unknown,
  now: Date,
  sessionId: string | undefined,
): boolean => {
  if (typeof token !== 'string') return false;
  if (token.startsWith('s.')) {
    return sessionId !== undefined && isOfSession(secret, token.slice(2), sessionId);
  }
  const [, dayText = '', signature = ''] = /^p\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const age = Math.floor(now.getTime() / DAY) - Number(dayText);
  if (!signature || age < 0 || age > GOOD_FOR) return false;
  return isSigned(secret, `page ${dayText}`, signature);
};

/**
 * Whether a browser says that a request comes from another site (Fetch metadata, then Origin, then of a
 * write Referer, which older browsers send with a form). A client that sends none is no browser and
 * carries nobody's cookies by itself.
 */
export const isCrossSite = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const from = request.method === 'GET' ? undefined : request.headers.referer;
  const { origin = from } = request.headers;
  if (origin === undefined || site === 'same-origin') return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
};

type Naming = { config: { secret: string }; clock: Pick<Clock, 'now'> };

/** Notes a refusal; who doesn't know the secret leaves out which client it was. */
const noteRefused = (
  request: FastifyRequest,
  event: 'request.origin' | 'request.token',
  naming?: Naming,
): void => {
  const entry = { event, outcome: 'refused', detail: routeOf(request) } as const;
  if (naming) noteSecurity(naming, request, entry);
  else writeSecurity(request.log, entry);
};

type Checking = {
  config: { secret: string };
  clock: Clock;
  sessions: { idOf: (request: FastifyRequest) => string | undefined };
};

/** A page's token where it can be read before a body: in a header, as our script sends it, or the query. */
const earlyToken = ({ headers, query }: FastifyRequest): unknown =>
  headers[header.token] ?? (query as Record<string, unknown> | undefined)?.[field.token];

/**
 * A hook that refuses a write whose token stands before its body and doesn't hold, so that the body is
 * not read. Whether a write needs a token is for its route to say.
 */
export const refuseStaleToken =
  ({ config, clock, sessions }: Checking) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const token = earlyToken(request);
    if (token === undefined) return;
    if (tokenHolds(config.secret, token, clock.now(), sessions.idOf(request))) return;
    noteRefused(request, 'request.token', { config, clock });
    throw new AppError(403, 'token', errorTexts.token);
  };

/** A hook for a route that only our own pages send to: throws before anything of the body is read. */
export const refuseCrossSite = async (request: FastifyRequest): Promise<void> => {
  if (!isCrossSite(request)) return;
  noteRefused(request, 'request.origin');
  throw new AppError(403, 'cross_site', errorTexts.crossSite);
};

/** Throws unless a write comes from our own pages. */
export const requireOwnPage = (host: Checking, request: FastifyRequest): void => {
  const body = (request.body ?? {}) as Record<string, unknown>;
  if (isCrossSite(request)) {
    noteRefused(request, 'request.origin', host);
    throw new AppError(403, 'cross_site', errorTexts.crossSite);
  }
  const { config, clock, sessions } = host;
  if (!tokenHolds(config.secret, body[field.token], clock.now(), sessions.idOf(request))) {
    noteRefused(request, 'request.token', host);
    throw new AppError(403, 'token', errorTexts.token);
  }
};
