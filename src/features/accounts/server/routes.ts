import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement, Fragment, type ReactNode } from 'react';
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
import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import { isLocalAddress } from '#kernel/values/local-address';
import { cookie, field } from '#kernel/wire';
import { failedParam, type ProofAsked } from '#kernel/wire-login';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { lineOf } from '#platform/http/params';
import { noteSecurity, type SecurityEntry } from '#platform/security-log/security-log';
import { requireOwnPage } from '#platform/sessions/csrf';
import { accountPath, returnField } from '../contract';
import { LoginPage, type LoginPageProps } from '../site/login-page.view';
import { createAccount, normalizeEmail, tryPassword } from './accounts';
import { addAddressRoutes } from './address-routes';
import { createAttempts, limited } from './attempts';
import { addCheckEmailRoute, mayCheckEmail } from './check-email';
import { findPerson } from './dashboard';
import { addDashboardRoutes } from './dashboard-routes';
import { addConfirmEmailRoutes } from './email-routes';
import { rememberLogin } from './idle';
import { findOrdersPart, listSignInParts, signInTold } from './parts';
import { readEmail, readPerson } from './person-fields';
import { addChallengeRoute, askProof, readProof } from './proof';
import { addResetRoutes } from './reset-routes';
import { addSessionRoutes } from './session-routes';
import { tellRegistered } from './tell-registered';
import { validatePassword } from './validate-password';

/** Keeps a typed address over the redirect after a failed login; read once. */
const TYPED = cookie.loginEmail;

const page = (title: string, main: string, status = 200): BuiltPage => ({
  status,
  title,
  noindex: true,
  main,
  tags: [],
});

const text = (params: Params, name: string, most = 300): string =>
  lineOf(params, name).slice(0, most);

/** Where a login leads to, when that is one of our own pages. */
const returnOf = (params: Params): string | undefined => {
  const address = text(params, returnField);
  return isLocalAddress(address) ? address : undefined;
};

const failedAddress = (returnTo: string | undefined, proof: ProofAsked | undefined): string => {
  const query = new URLSearchParams({ [failedParam.failed]: '1' });
  if (proof) query.set(failedParam.proof, proof);
  if (returnTo) query.set(returnField, returnTo);
  return `${accountPath.login}?${query}`;
};

/** Why a login failed, as the address that it led to says. */
const failureOf = (params: Params): LoginPageProps['failed'] => {
  if (params[failedParam.failed] === undefined) return undefined;
  const proof = one(params, failedParam.proof);
  return proof === 'needed' || proof === 'wrong' ? 'proof' : 'password';
};

/** Other ways to log in and to make an account. */
const signInParts = (host: Host, token: string, returnTo?: string) => {
  const all = listSignInParts(host);
  const shown = (part: ReactNode, at: number) => createElement(Fragment, { key: String(at) }, part);
  return {
    otherLogins: all.map((part, at) => shown(part.login?.({ token, returnTo }), at)),
    otherRegisters: all.map((part, at) => shown(part.register?.({ token }), at)),
  };
};

/** Logging in and out, registering; with them all other pages of accounts. */
export const addAccountRoutes = (host: Host): void => {
  const { app } = host;
  const attempts = createAttempts(host);
  const registered = limited(host, 'register', limits.registersPerClient);
  addChallengeRoute(host);
  addCheckEmailRoute(host);
  addAddressRoutes(host);
  addDashboardRoutes(host);
  addConfirmEmailRoutes(host);
  addSessionRoutes(host);
  addResetRoutes(host);

  const ownPage = (request: FastifyRequest) => requireOwnPage(host, request);

  const showLogin = (
    request: FastifyRequest,
    reply: FastifyReply,
    more: Partial<
      Pick<
        LoginPageProps,
        | 'errors'
        | 'often'
        | 'typed'
        | 'email'
        | 'failed'
        | 'proof'
        | 'reset'
        | 'removed'
        | 'everywhere'
        | 'returnTo'
      >
    >,
    status = 200,
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const props: LoginPageProps = {
        site: getSite(host).slug,
        token,
        email: '',
        reset: false,
        removed: false,
        everywhere: false,
        errors: {},
        typed: {},
        below: findOrdersPart(host)?.lookup(token),
        ...signInParts(host, token, more.returnTo),
        told: signInTold(host, readParams(request.query)),
        ...more,
      };
      return page(texts.loginTitle, renderToStaticMarkup(createElement(LoginPage, props)), status);
    });

  app.get(accountPath.login, async (request, reply) => {
    if (await findPerson(host, request)) return reply.redirect(accountPath.orders, 303);
    const params = readParams(request.query);
    const email = request.cookies[TYPED] ?? '';
    reply.clearCookie(TYPED, { path: accountPath.login });
    return showLogin(request, reply, {
      email,
      failed: failureOf(params),
      proof: askProof(host, params),
      reset: params.reset !== undefined,
      removed: params.removed !== undefined,
      everywhere: params.overal !== undefined,
      returnTo: returnOf(params),
    });
  });

  app.post('/:site/login', async (request, reply) => {
    const { site } = request.params as { site: string };
    if (!isSite(host, site)) throw notFound();
    ownPage(request);
    const params = readParams(request.body);
    const email = normalizeEmail(text(params, field.username));
    const fail = (proof?: ProofAsked) => {
      reply.setCookie(TYPED, email, {
        path: accountPath.login,
        maxAge: 300,
        httpOnly: true,
        sameSite: 'lax',
        secure: host.config.siteUrl.startsWith('https:'),
      });
      return reply.redirect(failedAddress(returnOf(params), proof), 303);
    };
    const who = { client: clientOf(request), email };
    const note = (entry: SecurityEntry) => noteSecurity(host, request, entry);
    const begun = await attempts.begin(who, readProof(params));
    if (begun === 'needed' || begun === 'wrong') {
      note({ event: 'login', outcome: 'asked' });
      return fail(begun);
    }
    if (begun === 'often') {
      const proof = askProof(host, { [failedParam.proof]: ['next' satisfies ProofAsked] });
      const shown = { email, proof, failed: 'often' as const, returnTo: returnOf(params) };
      return showLogin(request, reply, shown, 429);
    }
    const { account, holds } = await tryPassword(host, email, one(params, field.password) ?? '');
    const event = account && account.role !== 'customer' ? 'login.staff' : 'login';
    note({ event, outcome: holds ? 'success' : 'failure', account: account?.id });
    if (!account || !holds) return fail((await attempts.needsProof(who)) ? 'next' : undefined);
    await attempts.succeed(who, begun);
    await rememberLogin(host, account.id, { byPassword: true });
    await host.sessions.renew(request, reply, account.id);
    return reply.redirect(returnOf(params) ?? accountPath.orders, 303);
  });

  app.post(accountPath.logout, async (request, reply) => {
    ownPage(request);
    const session = await host.sessions.find(request);
    const account = session?.accountId ?? undefined;
    noteSecurity(host, request, { event: 'session.end', outcome: 'success', account });
    await host.sessions.renew(request, reply, null);
    return reply.redirect(accountPath.login, 303);
  });

  app.post(accountPath.register, async (request, reply) => {
    ownPage(request);
    const params = readParams(request.body);
    const { email, error: invalid } = readEmail(params);
    const password = one(params, 'password') ?? '';
    const { person, errors: found } = readPerson(params);
    const names = { firstName: person.firstName, lastName: person.lastName };
    const typed = { ...names, email };
    const often = await registered.count(clientOf(request));
    if (often) return showLogin(request, reply, { often, typed }, 429);
    const errors = {
      firstname: found.firstname,
      lastname: found.lastname,
      email: invalid,
      password: await validatePassword(host, password, typed),
    };
    if (Object.values(errors).some((error) => error))
      return showLogin(request, reply, { errors, typed }, 422);
    // The answer tells who has an account, as the checkout's check does: both are counted together.
    if (!(await mayCheckEmail(host, clientOf(request), email))) {
      return showLogin(request, reply, { often: texts.tooMany, typed }, 429);
    }
    const account = await createAccount(host, { email, password, ...names });
    if (!account) {
      await tellRegistered(host, request, email);
      return showLogin(request, reply, { errors: { email: texts.exists }, typed }, 422);
    }
    noteSecurity(host, request, {
      event: 'account.create',
      outcome: 'success',
      account: account.id,
    });
    await host.sessions.renew(request, reply, account.id);
    return reply.redirect(accountPath.profile, 303);
  });
};
