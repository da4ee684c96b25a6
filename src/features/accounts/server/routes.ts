import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type BuiltPage,
  one,
  type Params,
  readParams,
  serveOwnPage,
} from '#features/pages/api.server';
import { getSite, isSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { accounts as limits } from '#kernel/limits';
import { account as texts } from '#kernel/messages/nl-account';
import { isStandardEmail } from '#kernel/values/email';
import { isLocalAddress } from '#kernel/values/local-address';
import { cookie, field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { createTries } from '#platform/tries/tries';
import { accountPath, returnField } from '../contract';
import { LoginPage, type LoginPageProps } from '../site/login-page.view';
import { ForgotPage, ResetPage } from '../site/password-pages.view';
import { createAccount, findByPassword, finishReset, normalizeEmail, resetHolds } from './accounts';
import { addAddressRoutes } from './address-routes';
import { createAttempts } from './attempts';
import { addCheckEmailRoute } from './check-email';
import { findPerson } from './dashboard';
import { addDashboardRoutes } from './dashboard-routes';
import { addConfirmEmailRoutes } from './email-routes';
import { forgotPassword } from './forgot-job';
import { findOrdersPart } from './parts';
import { passwordError } from './passwords';

/** Keeps a typed address over the redirect after a failed login; read once. */
const TYPED = cookie.loginEmail;

const page = (title: string, main: string, status = 200): BuiltPage => ({
  status,
  title,
  noindex: true,
  main,
  tags: [],
});

const text = (params: Params, name: string, most = 200): string =>
  (one(params, name) ?? '').trim().slice(0, most);

/** Where a login leads to, when that is one of our own pages. */
const returnOf = (params: Params): string | undefined => {
  const address = text(params, returnField);
  return isLocalAddress(address) ? address : undefined;
};

const failedAddress = (returnTo: string | undefined): string => {
  const query = new URLSearchParams({ failed_login: '1' });
  if (returnTo) query.set(returnField, returnTo);
  return `${accountPath.login}?${query}`;
};

/** Logging in and out, registering, a new password, the dashboard. */
export const addAccountRoutes = (host: Host): void => {
  const { app } = host;
  const attempts = createAttempts(host);
  const mailed = createTries(host, {
    name: 'forgot',
    points: limits.resetMails,
    seconds: limits.period,
  });
  addCheckEmailRoute(host);
  addAddressRoutes(host);
  addDashboardRoutes(host, attempts);
  addConfirmEmailRoutes(host);

  const ownPage = (request: FastifyRequest) =>
    requireOwnPage(request, {
      secret: host.config.secret,
      now: host.clock.now(),
      sessionId: host.sessions.idOf(request),
    });

  const showLogin = (
    request: FastifyRequest,
    reply: FastifyReply,
    more: Partial<
      Pick<LoginPageProps, 'errors' | 'email' | 'failed' | 'reset' | 'removed' | 'returnTo'>
    >,
    status = 200,
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const props: LoginPageProps = {
        site: getSite(host).slug,
        token,
        email: '',
        failed: false,
        reset: false,
        removed: false,
        errors: {},
        below: findOrdersPart(host)?.lookup(token),
        ...more,
      };
      return page(texts.loginTitle, renderToStaticMarkup(createElement(LoginPage, props)), status);
    });

  app.get(accountPath.login, async (request, reply) => {
    if (await findPerson(host, request)) return reply.redirect(accountPath.profile, 303);
    const params = readParams(request.query);
    const email = request.cookies[TYPED] ?? '';
    reply.clearCookie(TYPED, { path: accountPath.login });
    return showLogin(request, reply, {
      email,
      failed: params.failed_login !== undefined,
      reset: params.reset !== undefined,
      removed: params.removed !== undefined,
      returnTo: returnOf(params),
    });
  });

  app.post('/:site/login', async (request, reply) => {
    const { site } = request.params as { site: string };
    if (!isSite(host, site)) throw notFound();
    ownPage(request);
    const params = readParams(request.body);
    const email = normalizeEmail(text(params, field.username));
    await attempts.count(request, email);
    const account = await findByPassword(host, email, one(params, field.password) ?? '');
    if (!account) {
      reply.setCookie(TYPED, email, {
        path: accountPath.login,
        maxAge: 300,
        httpOnly: true,
        sameSite: 'lax',
        secure: host.config.siteUrl.startsWith('https:'),
      });
      return reply.redirect(failedAddress(returnOf(params)), 303);
    }
    await attempts.forget(email);
    await host.sessions.renew(request, reply, account.id);
    return reply.redirect(returnOf(params) ?? accountPath.profile, 303);
  });

  app.post(accountPath.logout, async (request, reply) => {
    ownPage(request);
    await host.sessions.renew(request, reply, null);
    return reply.redirect(accountPath.login, 303);
  });

  app.post(accountPath.register, async (request, reply) => {
    ownPage(request);
    const params = readParams(request.body);
    const email = normalizeEmail(text(params, 'email'));
    const password = one(params, 'password') ?? '';
    await attempts.count(request, email);
    const errors = {
      email: isStandardEmail(email) ? undefined : texts.invalidEmail,
      password: passwordError(password),
    };
    if (errors.email || errors.password) return showLogin(request, reply, { errors, email }, 422);
    const account = await createAccount(host, {
      email,
      password,
      firstName: text(params, 'firstname', 100),
      lastName: text(params, 'lastname', 100),
    });
    if (!account) {
      return showLogin(request, reply, { errors: { email: texts.exists }, email }, 422);
    }
    await host.sessions.renew(request, reply, account.id);
    return reply.redirect(accountPath.profile, 303);
  });

  const showForgot = (request: FastifyRequest, reply: FastifyReply, sent: boolean) =>
    serveOwnPage(host, request, reply, async ({ token }) =>
      page(texts.forgotTitle, renderToStaticMarkup(createElement(ForgotPage, { token, sent }))),
    );

  app.get(accountPath.forgot, (request, reply) => showForgot(request, reply, false));

  app.post(accountPath.forgot, async (request, reply) => {
    ownPage(request);
    const email = normalizeEmail(text(readParams(request.body), 'email'));
    await attempts.count(request, email);
    if (isStandardEmail(email) && (await mailed.take(email))) {
      await host.jobs.enqueue(forgotPassword, { email });
    }
    return showForgot(request, reply, true);
  });

  const showReset = (
    request: FastifyRequest,
    reply: FastifyReply,
    more: { holds: boolean; errors?: { password?: string; check?: string } },
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const action = accountPath.reset((request.params as { token: string }).token);
      const props = { token, action, holds: more.holds, errors: more.errors ?? {} };
      const main = renderToStaticMarkup(createElement(ResetPage, props));
      return page(texts.resetTitle, main, more.holds && !more.errors ? 200 : 422);
    });

  app.get('/login/wachtwoord/:token', async (request, reply) =>
    showReset(request, reply, {
      holds: await resetHolds(host, (request.params as { token: string }).token),
    }),
  );

  app.post('/login/wachtwoord/:token', async (request, reply) => {
    ownPage(request);
    const { token } = request.params as { token: string };
    const params = readParams(request.body);
    const password = one(params, 'password') ?? '';
    const errors = {
      password: passwordError(password),
      check: password === one(params, 'password_check') ? undefined : texts.notSame,
    };
    if (errors.password || errors.check) return showReset(request, reply, { holds: true, errors });
    const done = await finishReset(host, token, password);
    if (!done) return showReset(request, reply, { holds: false });
    return reply.redirect(`${accountPath.login}?reset=1`, 303);
  });
};
