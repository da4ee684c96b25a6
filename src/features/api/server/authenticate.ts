import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';
import type { Host } from '#platform/host';
import { noteSecurity, routeOf } from '#platform/security-log/security-log';
import type { Scope } from '../contract';
import { readToken } from './tokens';
import { findApiUser } from './users';

/** The token of an Authorization header; undefined when it carries none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();

/** A 401, with the header that says what to do about it (RFC 6750, 3). */
export const refuseToken = (host: Host, request: FastifyRequest, reply: FastifyReply): AppError => {
  const detail = routeOf(request);
  noteSecurity(host, request, { event: 'api.token', outcome: 'refused', detail });
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return new AppError(401, 'token', apiTexts.badToken);
};

/** Whether the caller says that he sends a token of ours (S6/6), or doesn't say. */
const speaksJwt = ({ headers }: FastifyRequest): boolean =>
  [headers.authenticationmethod ?? 'JWT'].flat().every((one) => one.toUpperCase() === 'JWT');

/** Who calls: what he may see, and the API user whose token he sent. */
export type Caller = { scope: Scope; userId?: number };

/**
 * Who calls. Without a token: anyone, who may read what everybody sees. Throws a 401 for a token
 * that doesn't hold, so that the caller gets himself another.
 */
export const authenticate = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> => {
  const token = bearerOf(request);
  if (token === undefined) return { scope: 'anonymous' };
  const claims = speaksJwt(request) ? await readToken(host, 'access', token) : undefined;
  if (!claims) throw refuseToken(host, request, reply);
  const userId = Number(claims.sub);
  // Whoever sees more than everybody: what it reads and changes may be personal.
  if (claims.scope !== 'anonymous') {
    // A key that was withdrawn ends at once, and not when the token does that it got.
    const user = await findApiUser(host.db, userId);
    if (user?.scope !== claims.scope) throw refuseToken(host, request, reply);
    const detail = routeOf(request);
    noteSecurity(host, request, { event: 'api.call', outcome: 'success', apiUser: userId, detail });
  }
  return { scope: claims.scope, userId };
};

const ranks: Record<Scope, number> = { anonymous: 0, staff: 1, admin: 2 };

/** Whether one scope may do what another may. */
export const reaches = (scope: Scope, least: Scope): boolean => ranks[scope] >= ranks[least];

/**
 * Who calls, for what not everybody may. Throws a 401 for who sends no token or one that everybody gets, and a
 * 403 for who may less than this; `words` say who may.
 */
export const requireScope = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { least, words, lacking = words }: { least: Scope; words: string; lacking?: string },
): Promise<Caller> => {
  const caller = await authenticate(host, request, reply);
  if (reaches(caller.scope, least)) return caller;
  if (caller.scope !== 'anonymous') throw new AppError(403, 'scope', lacking);
  reply.header('www-authenticate', 'Bearer');
  throw new AppError(401, 'token', words);
};
