import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { accounts as limits } from '#kernel/limits';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { createTries } from '#platform/tries/tries';

export type Attempts = {
  /** Counts a try; throws a 429 when there were too many. */
  count: (request: FastifyRequest, email: string) => Promise<void>;
  /** The right password came: its address begins anew. */
  forget: (email: string) => Promise<void>;
};

/** Tries to log in, to register and to prove who one is: per address and per client. */
export const createAttempts = (host: Host): Attempts => {
  const seconds = limits.period;
  const byAddress = createTries(host, { name: 'login', points: limits.triesPerAddress, seconds });
  const byClient = createTries(host, { name: 'logins', points: limits.triesPerClient, seconds });
  return {
    async count(request, email) {
      const isAllowed = (await byClient.take(clientOf(request))) && (await byAddress.take(email));
      if (!isAllowed) throw new AppError(429, 'too_many_attempts', texts.tooMany);
    },
    forget: (email) => byAddress.forget(email),
  };
};
