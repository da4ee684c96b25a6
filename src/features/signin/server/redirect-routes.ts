import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Account,
  checkHolder,
  enterAccount,
  findPerson,
  holderErrors,
  showDashboard,
} from '#features/accounts/api.server';
import { accountPath, returnField } from '#features/accounts/contract';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { isLocalAddress } from '#kernel/values/local-address';
import { addPasswordField } from '#kernel/wire-login';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { lineOf } from '#platform/http/params';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity } from '#platform/security-log/security-log';
import { withLanguage } from '#ui/language';
import {
  type Begun,
  type FlowAction,
  flowActions,
  type Problem,
  signInField,
  signInPath,
} from '../contract';
import { GoingPage } from '../site/going.view';
import { register } from './enter';
import { beginFlow, type Flow, takeFlow } from './flows';
import { createGuards, ownPage } from './guard';
import { accountHas, findLinked, linkIdentity, rememberUse } from './links';
import {
  Cancelled,
  CredentialError,
  findProvider,
  type Identity,
  type IdentityProvider,
  ProviderAway,
} from './provider';
import { tellingOf, textsIn } from './told';

/** The problem that is told when an action fails without more to say of it. */
const failureOf: Record<FlowAction, Problem> = {
  login: 'login-400',
  register: 'register-400',
  link: 'link-400',
  again: 'login-400',
};

const pageOf = (action: FlowAction): string =>
  action === 'link' || action === 'again' ? accountPath.profile : accountPath.login;

const providerOf = (host: Host, request: FastifyRequest): IdentityProvider => {
  const provider = findProvider(host, (request.params as { provider: string }).provider);
  if (!provider) throw notFound();
  return provider;
};

/**
 * Signing in by going to the provider and coming back (authorization code with PKCE): for browsers
 * without script, and for those that keep third parties out.
 */
export const addRedirectRoutes = (host: Host): void => {
  const guards = createGuards(host);
  const redirectUri = (provider: string) => host.config.siteUrl + signInPath.back(provider);

  const tell = (
    reply: FastifyReply,
    action: FlowAction,
    problem: Problem,
    { key }: IdentityProvider,
  ) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(tellingOf(pageOf(action), problem, key), 303);
  };

  /** What keeps somebody from adding a way in or showing himself again; undefined: nothing. */
  const holderProblem = async (
    request: FastifyRequest,
    action: FlowAction,
    person: Account | undefined,
  ) => {
    if (action !== 'link' || !person) return undefined;
    const password = one(readParams(request.body), addPasswordField) ?? '';
    return checkHolder(host, request, person, password);
  };

  host.app.post(signInPath.start(':provider'), async (request, reply) => {
    ownPage(host, request);
    const provider = providerOf(host, request);
    const params = readParams(request.body);
    const action = flowActions.find((each) => each === one(params, signInField.action)) ?? 'login';
    await guards.begun(request);
    const isInside = action === 'link' || action === 'again';
    const person = isInside ? await findPerson(host, request) : undefined;
    if (isInside && !person) return reply.redirect(accountPath.login, 303);
    const problem = await holderProblem(request, action, person);
    if (person && problem) {
      noteSecurity(host, request, { event: 'way.add', outcome: 'failure', account: person.id });
      const errors = holderErrors(problem, addPasswordField);
      return showDashboard(host, request, reply, { person, view: 'profile', errors });
    }
    const address = lineOf(params, returnField);
    const { id: sessionId } = await host.sessions.ensure(request, reply);
    const round = await beginFlow(host, {
      ...{ sessionId, provider: provider.key, action, accountId: person?.id },
      returnTo: isLocalAddress(address) ? address : undefined,
    });
    const uri = redirectUri(provider.key);
    const there = await provider.authorizationUrl({ ...round, redirectUri: uri }).catch(failed);
    if (!(there instanceof URL)) {
      noteAway(provider, there);
      return tell(reply, action, failureOf[action], provider);
    }
    return sendOn(request, reply, provider, there.href);
  });

  const failed = (error: unknown): Error => {
    const isOurs = error instanceof ProviderAway || error instanceof CredentialError;
    if (isOurs || error instanceof Cancelled) return error;
    throw error;
  };

  const noteAway = ({ key }: IdentityProvider, error: Error) =>
    host.log.info({ provider: key, reason: error.message }, 'signing in by a provider failed');

  /** By a page of ours: a form may only lead to ourselves, however many redirects come after it. */
  const sendOn = (
    request: FastifyRequest,
    reply: FastifyReply,
    { name }: IdentityProvider,
    href: string,
  ) => {
    reply.header('refresh', `0; url=${href}`);
    const { language } = getSite(host);
    return serveOwnPage(host, request, reply, async () => ({
      title: textsIn(host).going.title(name),
      noindex: true,
      main: renderToStaticMarkup(withLanguage(language, createElement(GoingPage, { name, href }))),
      tags: [],
    }));
  };

  host.app.post(
    signInPath.begin(':provider'),
    { config: { json: true } },
    async (request, reply) => {
      ownPage(host, request);
      const provider = providerOf(host, request);
      const { script } = provider;
      if (!script) throw notFound();
      await guards.begun(request);
      const { id: sessionId } = await host.sessions.ensure(request, reply);
      const { nonce } = await beginFlow(host, {
        ...{ sessionId, provider: provider.key, action: 'login' },
      });
      reply.header('cache-control', 'no-store');
      const { kind, src, clientId } = script;
      return { kind, src, clientId, nonce } satisfies Begun;
    },
  );

  type Back = {
    request: FastifyRequest;
    reply: FastifyReply;
    provider: IdentityProvider;
    flow: Flow;
    identity: Identity;
  };

  const logIn = async ({ request, reply, provider, flow, identity }: Back) => {
    const accountId = await findLinked(host, provider.key, identity.subject);
    const entering = accountId !== undefined && { accountId, by: provider.key };
    if (!entering || !(await enterAccount(host, request, reply, entering))) {
      return tell(reply, 'login', 'login-401', provider);
    }
    await rememberUse(host, provider.key, identity.subject);
    return reply.redirect(flow.returnTo ?? accountPath.login, 303);
  };

  const signUp = async ({ request, reply, provider, flow, identity }: Back) => {
    const { key } = provider;
    const { sessionId } = flow;
    const client = clientOf(request);
    const entered = await register(host, { provider: key, identity, sessionId, client });
    if (entered.kind === 'pending') return reply.redirect(signInPath.pending, 303);
    const { accountId, isNew } = entered;
    if (isNew) {
      noteSecurity(host, request, {
        ...{ event: 'account.create', outcome: 'success', account: accountId, detail: key },
      });
    } else await rememberUse(host, key, identity.subject);
    await enterAccount(host, request, reply, { accountId, by: key });
    return reply.redirect(accountPath.profile, 303);
  };

  /** Whether who came back is still logged in as who went. */
  const isStill = async (request: FastifyRequest, { accountId }: Flow): Promise<boolean> => {
    const person = await findPerson(host, request);
    return person !== undefined && person.id === accountId;
  };

  const link = async ({ request, reply, provider, flow, identity }: Back) => {
    const { accountId } = flow;
    if (accountId === null || !(await isStill(request, flow))) {
      return tell(reply, 'link', 'link-400', provider);
    }
    const cause = causedBy(host, request, { owed: true });
    const linked = await transact(host.db, (tx) =>
      linkIdentity(host, tx, {
        ...{ accountId, provider: provider.key, identity, cause, isUnused: true },
      }),
    );
    const outcome = linked === 'linked' ? 'success' : 'failure';
    noteSecurity(host, request, { event: 'way.add', outcome, account: accountId });
    if (linked === 'taken' || linked === 'full') return tell(reply, 'link', linked, provider);
    return reply.redirect(`${accountPath.profile}?wayAdded=1`, 303);
  };

  const again = async ({ request, reply, provider, flow, identity }: Back) => {
    const { accountId } = flow;
    const isHis =
      accountId !== null &&
      (await isStill(request, flow)) &&
      (await accountHas(host, accountId, provider.key, identity.subject));
    if (!isHis) return tell(reply, 'again', 'again', provider);
    await enterAccount(host, request, reply, { accountId, by: provider.key });
    await rememberUse(host, provider.key, identity.subject);
    return reply.redirect(flow.returnTo ?? accountPath.profile, 303);
  };

  const acts = { login: logIn, register: signUp, link, again };

  // A HEAD takes nothing.
  host.app.get(signInPath.back(':provider'), { exposeHeadRoute: false }, async (request, reply) => {
    const provider = providerOf(host, request);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const state = one(readParams(request.query), 'state') ?? '';
    const sessionId = host.sessions.idOf(request) ?? '';
    const flow = await takeFlow(host, state, { sessionId, provider: provider.key });
    if (!flow) return tell(reply, 'login', 'login-400', provider);
    const url = new URL(request.url, host.config.siteUrl);
    const round = { ...flow, state, redirectUri: redirectUri(provider.key) };
    const identity = await provider.finish(url, round).catch(failed);
    if (identity instanceof Error) {
      noteAway(provider, identity);
      if (identity instanceof Cancelled) return tell(reply, flow.action, 'cancelled', provider);
      noteSecurity(host, request, {
        ...{ event: 'login', outcome: 'failure', detail: provider.key },
      });
      return tell(reply, flow.action, failureOf[flow.action], provider);
    }
    return acts[flow.action]({ request, reply, provider, flow, identity });
  });
};
