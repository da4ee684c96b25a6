import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import { isSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import { isStandardEmail } from '#kernel/values/email';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { checkEmailPath } from '../contract';
import { findAccountByEmail, normalizeEmail } from './accounts';

/**
 * Counts that a client, by its network address, asks whether an e-mail address has an account;
 * answers whether it may still be told.
 */
export const mayCheckEmail = async (
  host: Host,
  client: string,
  email: string,
): Promise<boolean> => {
  const seconds = limits.period;
  const byAddress = createRateLimiter(host, {
    name: 'check',
    points: limits.checksPerAddress,
    seconds,
  });
  const byClient = createRateLimiter(host, {
    name: 'checks',
    points: limits.checksPerClient,
    seconds,
  });
  return (await byClient.take(client)) && (await byAddress.take(normalizeEmail(email)));
};

/**
 * Tells whether an e-mail address has an account (S7.3/9): a text, or nothing. It would tell anyone
 * who is a customer here, so it is slow to ask for many.
 */
export const addCheckEmailRoute = (host: Host): void => {
  const count = async (request: FastifyRequest, email: string): Promise<void> => {
    const isAllowed = await mayCheckEmail(host, clientOf(request), email);
    if (!isAllowed) throw new AppError(429, 'too_many_attempts', texts.tooManyChecks);
  };

  const answer = async (request: FastifyRequest, email: string): Promise<string> => {
    const session = await host.sessions.find(request);
    if (session?.accountId) return texts.loggedIn;
    if (!isStandardEmail(email)) return '';
    await count(request, email);
    return (await findAccountByEmail(host, email)) ? texts.known : '';
  };

  const options = { config: { json: true } };
  host.app.post(checkEmailPath(':site'), options, async (request, reply: FastifyReply) => {
    if (!isSite(host, (request.params as { site: string }).site)) throw notFound();
    requireOwnPage(host, request);
    const email = normalizeEmail((one(readParams(request.body), 'email') ?? '').slice(0, 300));
    const text = await answer(request, email);
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
  });
};
