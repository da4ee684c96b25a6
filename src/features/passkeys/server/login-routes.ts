import type { FastifyReply, FastifyRequest } from 'fastify';
import { enterAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { one, readParams } from '#features/pages/api.server';
import { AppError, notFound } from '#kernel/errors';
import { accounts as accountLimits } from '#kernel/limits-accounts';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { account as accountTexts } from '#kernel/messages/nl-account';
import { passkeys as texts } from '#kernel/messages/nl-passkeys';
import { isLocalAddress } from '#kernel/values/local-address';
import { passkeyField, passkeyUnknown } from '#kernel/wire-login';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { limitCalls } from '#platform/http/limit-calls';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { noteSecurity } from '#platform/security-log/security-log';
import { requireOwnPage } from '#platform/sessions/csrf';
import { PASSKEY, passkeyPath } from '../contract';
import { browserOf, ensureBrowser } from './browser-of';
import { beginLogin, findLoggedIn } from './log-in';
import { readLogin } from './read-response';
import { isOffered } from './relying-party';

/** A post of one of our own pages, where passkeys are offered. */
export const requirePasskeyPage = (host: Host, request: FastifyRequest): void => {
  if (!isOffered(host)) throw notFound();
  requireOwnPage(host, request);
};

const options = { config: { json: true } };

/** Calls of a page's script: a challenge, and the login that answers it. Both answer JSON. */
export const addLoginRoutes = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'passkey login',
    points: limits.attemptsPerClient,
    seconds: accountLimits.period,
  });

  host.app.post(
    passkeyPath.askLogin,
    { ...options, onRequest: limitCalls(limits.challengesPerMinute) },
    async (request, reply) => {
      requirePasskeyPage(host, request);
      reply.header('cache-control', 'no-store');
      return beginLogin(host, ensureBrowser(host, request, reply));
    },
  );

  const logIn = async (request: FastifyRequest, reply: FastifyReply) => {
    requirePasskeyPage(host, request);
    const client = clientOf(request);
    if (!(await limiter.take(client))) {
      throw new AppError(429, 'too_many_attempts', accountTexts.tooMany);
    }
    const params = readParams(request.body);
    const answer = readLogin(params);
    const browser = browserOf(request);
    const { accountId, tried, isUnknown } =
      answer && browser ? await findLoggedIn(host, answer, browser) : {};
    const session = await host.sessions.find(request);
    // Who has to log in again goes on with what he began: another's account is not the one that he meant.
    const isOther = accountId !== undefined && (session?.accountId ?? accountId) !== accountId;
    const isIn =
      accountId !== undefined &&
      !isOther &&
      (await enterAccount(host, request, reply, { accountId, by: PASSKEY }));
    if (!isIn) {
      noteSecurity(host, request, {
        ...{ event: 'login', outcome: 'failure', account: tried, detail: PASSKEY },
      });
      if (isOther) throw new AppError(409, 'passkey_other', texts.login.other);
      throw new AppError(422, isUnknown ? passkeyUnknown : 'passkey', texts.login.failed);
    }
    await limiter.giveBack(client);
    const returnTo = one(params, passkeyField.returnTo) ?? '';
    reply.header('cache-control', 'no-store');
    return { href: isLocalAddress(returnTo) ? returnTo : accountPath.orders };
  };
  host.app.post(passkeyPath.login, options, logIn);
};
