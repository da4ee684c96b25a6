import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#kernel/errors';
import { account as texts } from '#kernel/messages/nl-account';

const QUARTER = 15 * 60;

/** Tries per address and per client in a quarter of an hour, in this process. */
export const createAttempts = () => {
  const byAddress = new RateLimiterMemory({ points: 10, duration: QUARTER });
  const byClient = new RateLimiterMemory({ points: 50, duration: QUARTER });

  /** Counts a try; throws a 429 when there were too many. */
  const count = async (request: FastifyRequest, email: string): Promise<void> => {
    try {
      await byClient.consume(request.ip);
      await byAddress.consume(email);
    } catch {
      throw new AppError(429, 'too_many_attempts', texts.tooMany);
    }
  };

  const forget = (email: string): Promise<boolean> => byAddress.delete(email);

  return { count, forget };
};
