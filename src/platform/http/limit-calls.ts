import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';

/**
 * A preHandler that lets a client (an address) through so many times a minute, in this process.
 * Throws a 429 beyond that, with when to come back.
 */
export const limitCalls = (perMinute: number) => {
  const calls = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await calls.consume(ip).catch(() => {
      reply.header('retry-after', '60');
      throw new AppError(429, 'too_many_requests', apiTexts.tooMany);
    });
  };
};
