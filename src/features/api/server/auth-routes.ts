import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badRequest } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';
import { path } from '#kernel/wire';
import { apiPath } from '#kernel/wire-forms';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { noteSecurity } from '#platform/security-log/security-log';
import { bearerOf, refuseToken } from './authenticate';
import { grantTokens, refreshTokens } from './grant';
import { readToken } from './tokens';
import { type Credentials, findByCredentials, pageCredentials } from './users';

const LONGEST = 200;

/** A client's own calls in a minute: a house full of people may share one address. */
const PER_MINUTE = 60;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST && !value.includes('\0')
    ? value
    : undefined;

/** Reads `client_id` and `client_secret`, or the older `username` and `password`. Throws a 400. */
const readCredentials = (body: unknown): Credentials => {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const clientId = text(given.client_id) ?? text(given.username);
  const secret = text(given.client_secret) ?? text(given.password);
  if (clientId !== undefined && secret !== undefined) return { clientId, secret };
  throw badRequest(apiTexts.noCredentials, {
    ...(clientId === undefined && { client_id: apiTexts.noCredentials }),
    ...(secret === undefined && { client_secret: apiTexts.noCredentials }),
  });
};

const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'no-store');
};

/** Getting and renewing tokens (S7.9/1, S7.9/2), and the pages' own credentials. */
export const addAuthRoutes = (host: Host): void => {
  const { app } = host;
  const options = { preHandler: [noStore, limitCalls(PER_MINUTE)], config: { json: true } };

  app.post(`${path.api}/auth/jwt/access_token`, options, async (request, reply) => {
    const user = await findByCredentials(host.db, readCredentials(request.body));
    // Every visitor's page gets its tokens this way: those tell nothing.
    if (user?.scope !== 'anonymous') {
      const outcome = user ? 'success' : 'failure';
      noteSecurity(host, request, { event: 'api.login', outcome, apiUser: user?.id });
    }
    if (!user) throw new AppError(401, 'credentials', apiTexts.badCredentials);
    return reply.send(await grantTokens(host, user));
  });

  app.post(`${path.api}/auth/jwt/refresh_token`, options, async (request, reply) => {
    const claims = await readToken(host, 'refresh', bearerOf(request) ?? '');
    const granted = claims && (await refreshTokens(host, claims));
    if (!granted) throw refuseToken(host, request, reply);
    return reply.send(granted);
  });

  app.get(apiPath.apiUser, options, (_request, reply) => {
    const { clientId, secret } = pageCredentials(host.config);
    return reply.send({ data: { client_id: clientId, client_secret: secret } });
  });
};
