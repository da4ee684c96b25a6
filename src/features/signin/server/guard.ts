import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { accounts } from '#kernel/limits-accounts';
import { signIn as limits } from '#kernel/limits-signin';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';

/** Throws unless a post comes from a page of ours. */
export const ownPage = (host: Host, request: FastifyRequest): void => requireOwnPage(host, request);

/** Counts what a client asks of providers through us. Throws a 429 beyond what it may. */
export const createGuards = (host: Host) => {
  const counting = (name: string, points: number) => {
    const limiter = createRateLimiter(host, { name, points, seconds: accounts.period });
    return async (request: FastifyRequest): Promise<void> => {
      if (await limiter.take(clientOf(request))) return;
      throw new AppError(429, 'too_many_attempts', texts.tooMany);
    };
  };
  return {
    begun: counting('sign-in begun', limits.begunPerClient),
    sent: counting('sign-in sent', limits.sentPerClient),
  };
};
