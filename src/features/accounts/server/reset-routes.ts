import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { secretAddress } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { noteSecurity } from '#platform/security-log/security-log';
import { requireOwnPage } from '#platform/sessions/csrf';
import { accountPath } from '../contract';
import {
  ForgotPage,
  type ForgotPageProps,
  ResetPage,
  type ResetPageProps,
} from '../site/password-pages.view';
import { type Account, findReset, finishReset } from './accounts';
import { limited } from './attempts';
import { forgotPassword } from './forgot-job';
import { readEmail } from './person-fields';
import { validatePassword } from './validate-password';
import { listWaysIn } from './ways-in';

const page = (title: string) => ({ title, noindex: true, tags: [] });

/** Asking for a new password, and choosing it by a mailed link; both have counts of their own. */
export const addResetRoutes = (host: Host): void => {
  const { app } = host;
  const mailed = createRateLimiter(host, {
    name: 'forgot',
    points: limits.resetMails,
    seconds: limits.period,
  });
  const resets = limited(host, 'resets', limits.resetsPerClient);
  const links = limited(host, 'reset links', limits.linksPerClient);

  const ownPage = (request: FastifyRequest) => requireOwnPage(host, request);

  const showForgot = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Omit<ForgotPageProps, 'token'>,
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => ({
      ...page(texts.forgotTitle),
      main: renderToStaticMarkup(createElement(ForgotPage, { ...shown, token })),
      status: shown.often ? 429 : shown.error ? 422 : 200,
    }));

  app.get(accountPath.forgot, (request, reply) => showForgot(request, reply, { sent: false }));

  app.post(accountPath.forgot, async (request, reply) => {
    ownPage(request);
    const { email, error } = readEmail(readParams(request.body));
    if (error) return showForgot(request, reply, { sent: false, email, error });
    const often = await resets.count(clientOf(request));
    if (often) return showForgot(request, reply, { sent: false, email, often });
    const isAllowed = await mailed.take(email);
    noteSecurity(host, request, {
      event: 'password.reset.ask',
      outcome: isAllowed ? 'success' : 'refused',
    });
    if (isAllowed) {
      await host.jobs.enqueue(forgotPassword, { email, cause: causedBy(host, request) });
    }
    return showForgot(request, reply, { sent: true });
  });

  const showReset = (
    request: FastifyRequest,
    reply: FastifyReply,
    more: { holds: boolean; errors?: ResetPageProps['errors']; often?: string; drops?: boolean },
  ) => {
    reply.headers(secretAddress);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const action = accountPath.reset((request.params as { token: string }).token);
      const props = { token, action, errors: {}, ...more };
      const main = renderToStaticMarkup(createElement(ResetPage, props));
      const status = more.often ? 429 : more.holds && !more.errors ? 200 : 422;
      return { ...page(texts.resetTitle), main, status };
    });
  };

  /** Whether other ways in go with it: see `proveEmail`. */
  const dropsWays = async (person: Account): Promise<boolean> =>
    !person.emailProvenAt &&
    (await listWaysIn(host, person.id)).some(({ kind }) => kind !== 'password');

  app.get('/login/wachtwoord/:token', async (request, reply) => {
    const person = await findReset(host, (request.params as { token: string }).token);
    const drops = person && (await dropsWays(person));
    return showReset(request, reply, { holds: person !== undefined, drops });
  });

  app.post('/login/wachtwoord/:token', async (request, reply) => {
    ownPage(request);
    const { token } = request.params as { token: string };
    const params = readParams(request.body);
    const often = await links.count(clientOf(request));
    if (often) return showReset(request, reply, { holds: true, often });
    const person = await findReset(host, token);
    const note = (outcome: 'success' | 'failure') =>
      noteSecurity(host, request, { event: 'password.reset', outcome, account: person?.id });
    if (!person) {
      note('failure');
      return showReset(request, reply, { holds: false });
    }
    const password = one(params, 'password') ?? '';
    const errors = {
      password: await validatePassword(host, password, person),
      check: password === one(params, 'password_check') ? undefined : texts.notSame,
    };
    if (errors.password || errors.check) {
      const drops = await dropsWays(person);
      return showReset(request, reply, { holds: true, errors, drops });
    }
    const cause = causedBy(host, request, { owed: true });
    const done = await finishReset(host, token, { password, cause });
    note(done ? 'success' : 'failure');
    if (!done) return showReset(request, reply, { holds: false });
    return reply.redirect(`${accountPath.login}?reset=1`, 303);
  });
};
