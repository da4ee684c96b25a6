import type { FastifyReply, FastifyRequest } from 'fastify';
import { enterAccount, findPerson } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { languageOf, one, readParams } from '#features/pages/api.server';
import { isSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { signIn as limits } from '#kernel/limits-signin';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { noteSecurity } from '#platform/security-log/security-log';
import { type Problem, type SocialAction, signInPath, socialActions } from '../contract';
import { register } from './enter';
import { claimCredential, takeFlowByNonce } from './flows';
import { createGuards, ownPage } from './guard';
import { accountHas, findLinked, rememberUse } from './links';
import {
  CredentialError,
  type Identity,
  type IdentityProvider,
  listProviders,
  ProviderAway,
} from './provider';
import { tellingOf, textsIn } from './told';

const CALL = new RegExp(`^(${socialActions.join('|')})With([A-Za-z0-9]+)$`);

/** What a call's last part says is wanted, of whom. Throws a 404. */
const readCall = (host: Host, call: string) => {
  const [, action, word] = CALL.exec(call) ?? [];
  const provider = listProviders(host).find((one) => one.word === word);
  if (!action || !provider) throw notFound();
  return { action: action as SocialAction, provider };
};

/** An answer other than 200: its status, what went wrong, and where a page goes on. */
type Failed = { status: number; code: string; problem?: Problem; redirectUrl?: string };
type Answer = { redirectUrl: string } | Failed;

const refused = (action: SocialAction, reason: unknown): Failed => ({
  status: reason instanceof ProviderAway ? 503 : 400,
  code: reason instanceof ProviderAway ? 'provider_away' : 'credential',
  problem: `${action}-400`,
});

/**
 * Registering, logging in and out with another account (S7.8/1). Who somebody is comes from the
 * provider's credential alone: the profile that is sent along is not looked at.
 */
export const addSocialRoute = (host: Host): void => {
  const guards = createGuards(host);

  /** Throws CredentialError, ProviderAway. */
  const verify = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: IdentityProvider,
  ): Promise<{ identity: Identity; sessionId: string }> => {
    const credential = one(readParams(request.body), provider.credentialField) ?? '';
    if (credential === '' || credential.length > limits.credential) {
      throw new CredentialError('there is no credential');
    }
    const { identity, nonce, expiresAt } = await provider.verify(credential);
    const { id: sessionId } = await host.sessions.ensure(request, reply);
    const isOwn = provider.isNonced
      ? await takeFlowByNonce(host, nonce ?? '', { sessionId, provider: provider.key })
      : await claimCredential(host, credential, { sessionId, expiresAt });
    if (!isOwn)
      throw new CredentialError('the credential is not of this visit, or was used before');
    return { identity, sessionId };
  };

  const logIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: IdentityProvider,
  ): Promise<Answer> => {
    const { identity } = await verify(request, reply, provider);
    const { key } = provider;
    const accountId = await findLinked(host, key, identity.subject);
    const isIn =
      accountId !== undefined && (await enterAccount(host, request, reply, { accountId, by: key }));
    // S6/3
    if (!isIn) return { status: 401, code: 'not_registered', problem: 'login-401' };
    await rememberUse(host, key, identity.subject);
    return { redirectUrl: accountPath.login };
  };

  const signUp = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: IdentityProvider,
  ): Promise<Answer> => {
    const { identity, sessionId } = await verify(request, reply, provider);
    const { key } = provider;
    const client = clientOf(request);
    const entered = await register(host, { provider: key, identity, sessionId, client });
    if (entered.kind === 'pending') {
      return { status: 409, code: 'proof_needed', redirectUrl: signInPath.pending };
    }
    const { accountId, isNew } = entered;
    if (isNew) {
      noteSecurity(host, request, {
        ...{ event: 'account.create', outcome: 'success', account: accountId, detail: key },
      });
    } else await rememberUse(host, key, identity.subject);
    await enterAccount(host, request, reply, { accountId, by: key });
    return { redirectUrl: accountPath.profile };
  };

  /** One that came in by a provider leaves by it, also when that is no way in of his any more. */
  const isHis = async (
    request: FastifyRequest,
    accountId: number,
    provider: string,
    subject: string | undefined,
  ): Promise<boolean> => {
    const session = await host.sessions.find(request);
    if (subject === undefined && session?.begunBy === provider) return true;
    return accountHas(host, accountId, provider, subject);
  };

  /** Who is logged in is known by his session; a credential that is sent must be his all the same. */
  const logOut = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: IdentityProvider,
  ): Promise<Answer> => {
    const person = await findPerson(host, request);
    const given = one(readParams(request.body), provider.credentialField);
    const subject = given ? (await verify(request, reply, provider)).identity.subject : undefined;
    if (!person || !(await isHis(request, person.id, provider.key, subject))) {
      throw new CredentialError('nobody is logged in with this provider');
    }
    noteSecurity(host, request, {
      ...{ event: 'session.end', outcome: 'success', account: person.id, detail: provider.key },
    });
    await host.sessions.renew(request, reply, null);
    return { redirectUrl: accountPath.login };
  };

  const acts = { register: signUp, login: logIn, logout: logOut };

  const act = async (request: FastifyRequest, reply: FastifyReply) => {
    const { site, call } = request.params as { site: string; call: string };
    if (!isSite(host, site)) throw notFound();
    const { action, provider } = readCall(host, call);
    ownPage(host, request);
    await guards.sent(request);
    const answer = await acts[action](request, reply, provider).catch((error: unknown): Answer => {
      const isOurs = error instanceof CredentialError || error instanceof ProviderAway;
      if (!isOurs) throw error;
      host.log.info({ provider: provider.key, reason: error.message }, `${action} was refused`);
      if (action !== 'logout') {
        noteSecurity(host, request, {
          ...{ event: 'login', outcome: 'failure', detail: provider.key },
        });
      }
      return refused(action, error);
    });
    reply.header('cache-control', 'no-store');
    return { action, provider, answer };
  };

  const options = { config: { json: true } };
  host.app.post('/:site/webcore/sociallogin/:call', options, async (request, reply) => {
    const { action, provider, answer } = await act(request, reply);
    const isForm = request.headers.accept?.includes('text/html') === true;
    const page = action === 'logout' ? accountPath.profile : accountPath.login;
    const { redirectUrl: next = page } = answer;
    if (!('status' in answer)) {
      return isForm ? reply.redirect(next, 303) : { success: true, redirect_url: next };
    }
    const told = answer.problem && tellingOf(page, answer.problem, provider.key);
    if (isForm) return reply.redirect(told ?? next, 303);
    const { status, code, problem } = answer;
    const texts = textsIn(host, languageOf(host, request));
    const message = problem ? texts.problems[problem](provider.name) : texts.pending.title;
    if (status === 503) reply.header('retry-after', '30');
    return reply
      .code(status)
      .send({ success: false, code, message, fields: {}, redirect_url: told ?? next });
  });
};
