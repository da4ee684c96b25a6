import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';
import { createCallCounter } from './call-counter';

/**
 * A preHandler that lets a client through so many times a minute, in this process. Throws a 429 beyond
 * that, with when to come back. `whoOf`: who is counted in his address's place; undefined: nobody who is known.
 */
export const limitCalls = (
  perMinute: number,
  whoOf: (request: FastifyRequest) => Promise<string | undefined> = async () => undefined,
) => {
  const calls = createCallCounter({ points: perMinute, seconds: 60 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (calls.take((await whoOf(request)) ?? request)) return;
    reply.header('retry-after', '60');
    throw new AppError(429, 'too_many_requests', apiTexts.tooMany);
  };
};
