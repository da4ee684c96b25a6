import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { one, readParams } from '#features/pages/api.server';
import { isSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { account as texts } from '#kernel/messages/nl-account';
import { isEmail } from '#kernel/values/email';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { checkEmailPath } from '../contract';
import { findAccountByEmail, normalizeEmail } from './accounts';

/** Checks per address and per client in a quarter of an hour, in this process. */
const QUARTER = 15 * 60;
const PER_ADDRESS = 30;
const PER_CLIENT = 60;

/**
 * Tells whether an e-mail address has an account (S7.3/9): a text, or nothing. It would tell anyone
 * who is a customer here, so it is slow to ask for many.
 */
export const addCheckEmailRoute = (host: Host): void => {
  const byAddress = new RateLimiterMemory({ points: PER_ADDRESS, duration: QUARTER });
  const byClient = new RateLimiterMemory({ points: PER_CLIENT, duration: QUARTER });

  const count = async ({ ip }: FastifyRequest, email: string): Promise<void> => {
    try {
      await byClient.consume(ip);
      await byAddress.consume(email);
    } catch {
      throw new AppError(429, 'too_many_attempts', texts.tooManyChecks);
    }
  };

  const answer = async (request: FastifyRequest, email: string): Promise<string> => {
    const session = await host.sessions.find(request);
    if (session?.accountId) return texts.loggedIn;
    if (!isEmail(email)) return '';
    await count(request, email);
    return (await findAccountByEmail(host, email)) ? texts.known : '';
  };

  const options = { config: { json: true } };
  host.app.post(checkEmailPath(':site'), options, async (request, reply: FastifyReply) => {
    if (!isSite(host, (request.params as { site: string }).site)) throw notFound();
    requireOwnPage(request, {
      secret: host.config.secret,
      now: host.clock.now(),
      sessionId: host.sessions.idOf(request),
    });
    const email = normalizeEmail((one(readParams(request.body), 'email') ?? '').slice(0, 200));
    const text = await answer(request, email);
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
  });
};
