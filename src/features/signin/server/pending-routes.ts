import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkPassword, enterAccount, proveEmail } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { senderOf } from '#features/settings/api.server';
import { accounts } from '#kernel/limits-accounts';
import { signIn as limits } from '#kernel/limits-signin';
import { account } from '#kernel/messages/nl-account';
import { signInTexts } from '#kernel/messages/nl-signin';
import { isStandardEmail } from '#kernel/values/email';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { lineOf } from '#platform/http/params';
import { secretAddress } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { noteSecurity } from '#platform/security-log/security-log';
import { signInField, signInPath } from '../contract';
import { ConfirmPage } from '../site/confirm.view';
import { PendingPage, type PendingPageProps } from '../site/pending.view';
import { makeAccount } from './enter';
import { ownPage } from './guard';
import { type Linked, linkIdentity, rememberUse } from './links';
import { writeLinkMail } from './mail/link';
import {
  beginMail,
  findMailed,
  findPending,
  findPendingAccount,
  type Pending,
  sayEmail,
  takePending,
} from './pending';
import { findProvider } from './provider';
import { tellingOf } from './told';

const texts = signInTexts.pending;

/** Takes back what was done for a link that could not be made: ways in that went, sessions that ended. */
class NotLinked extends Error {
  readonly why: Exclude<Linked, 'linked'>;
  readonly provider: string;
  readonly accountId: number;

  constructor(why: Exclude<Linked, 'linked'>, provider: string, accountId: number) {
    super(`the account was not linked (${why})`);
    this.why = why;
    this.provider = provider;
    this.accountId = accountId;
  }
}

type More = Pick<PendingPageProps, 'errors' | 'mailed' | 'typed'> & { status?: number };

/**
 * Where a verified identity waits: for the password of the account that has its address, for a mailed
 * link, or for an address. All of it belongs to the session in which it began.
 */
export const addPendingRoutes = (host: Host): void => {
  const mailed = createRateLimiter(host, {
    ...{ name: 'link mails', points: limits.mailsPerAddress, seconds: accounts.period },
  });
  const nameOf = (provider: string) => findProvider(host, provider)?.name ?? provider;

  const show = async (request: FastifyRequest, reply: FastifyReply, more: More = {}) => {
    const pending = await findPending(host, host.sessions.idOf(request));
    const isKnown = (await findPendingAccount(host, pending)) !== undefined;
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const { status = pending ? 200 : 410, ...shown } = more;
      const found = pending && { name: nameOf(pending.provider), email: pending.email, isKnown };
      const main = createElement(PendingPage, { token, pending: found, ...shown });
      return {
        status,
        title: texts.title,
        noindex: true,
        main: renderToStaticMarkup(main),
        tags: [],
      };
    });
  };

  host.app.get(signInPath.pending, (request, reply) => show(request, reply));

  /** Links what waits with an account, or changes nothing at all, and logs its holder in. */
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    link: (tx: Tx) => Promise<{ pending: Pending; accountId: number } | undefined>,
  ) => {
    const cause = causedBy(host, request, { owed: true });
    const done = await transact(host.db, async (tx) => {
      const found = await link(tx);
      if (!found) return undefined;
      const { pending, accountId } = found;
      const { provider, identity } = pending;
      const linked = await linkIdentity(host, tx, { accountId, provider, identity, cause });
      if (linked !== 'linked') throw new NotLinked(linked, provider, accountId);
      return found;
    }).catch((error: unknown) => {
      if (error instanceof NotLinked) return error;
      throw error;
    });
    if (!done) return show(request, reply);
    const outcome = done instanceof NotLinked ? 'failure' : 'success';
    noteSecurity(host, request, { event: 'way.add', outcome, account: done.accountId });
    if (done instanceof NotLinked) {
      const problem = done.why === 'gone' ? 'register-400' : done.why;
      return reply.redirect(tellingOf(accountPath.login, problem, done.provider), 303);
    }
    const { accountId, pending } = done;
    const { provider, identity } = pending;
    await enterAccount(host, request, reply, { accountId, by: provider });
    await rememberUse(host, provider, identity.subject);
    return reply.redirect(`${accountPath.profile}?wayAdded=1`, 303);
  };

  /** What waits for this session, and the account that it may be linked with. */
  const waiting = async (request: FastifyRequest) => {
    const sessionId = host.sessions.idOf(request) ?? '';
    const pending = await findPending(host, sessionId);
    return { sessionId, pending, person: await findPendingAccount(host, pending) };
  };

  host.app.post(signInPath.pending, async (request, reply) => {
    ownPage(host, request);
    const { sessionId, pending } = await waiting(request);
    if (!pending?.email) return show(request, reply);
    const password = one(readParams(request.body), signInField.password) ?? '';
    const person = await checkPassword(host, request, { email: pending.email, password });
    if (person === 'often' || person === 'wrong') {
      const isOften = person === 'often';
      const message = isOften ? texts.often : account.wrongPassword;
      const errors = { [isOften ? '' : signInField.password]: message };
      return show(request, reply, { errors, status: isOften ? 429 : 422 });
    }
    return finish(request, reply, async (tx) => {
      const taken = await takePending(host, tx, sessionId);
      const isSame = taken && taken.email === person.email;
      return isSame ? { pending: taken, accountId: person.id } : undefined;
    });
  });

  host.app.post(signInPath.pendingMail, async (request, reply) => {
    ownPage(host, request);
    const { sessionId, pending, person } = await waiting(request);
    if (!pending || !person) return show(request, reply);
    if (!(await mailed.take(person.email))) {
      return show(request, reply, { errors: { '': texts.tooManyMails }, status: 429 });
    }
    const href = signInPath.confirm(await beginMail(host, sessionId));
    const mail = await writeLinkMail({
      ...{ sender: senderOf(host), href, name: nameOf(pending.provider) },
    });
    const cause = causedBy(host, request);
    await host.jobs.enqueue(sendMail, { to: person.email, ...mail, cause });
    return show(request, reply, { mailed: true });
  });

  host.app.post(signInPath.pendingEmail, async (request, reply) => {
    ownPage(host, request);
    const { sessionId, pending, person } = await waiting(request);
    // With the address of an account here its holder has to show that it is his.
    if (!pending || person) return show(request, reply);
    const typed = lineOf(readParams(request.body), signInField.email).slice(0, 200);
    const email = typed.trim().toLowerCase();
    if (!isStandardEmail(email)) {
      const errors = { [signInField.email]: account.invalidEmail };
      return show(request, reply, { errors, typed, status: 422 });
    }
    const client = clientOf(request);
    const { provider, identity } = pending;
    const accountId = await makeAccount(host, { provider, identity, sessionId, client }, email);
    if (accountId === undefined) {
      await sayEmail(host, sessionId, email);
      return reply.redirect(signInPath.pending, 303);
    }
    noteSecurity(host, request, {
      ...{ event: 'account.create', outcome: 'success', account: accountId, detail: provider },
    });
    await transact(host.db, (tx) => takePending(host, tx, sessionId));
    await enterAccount(host, request, reply, { accountId, by: provider });
    return reply.redirect(accountPath.profile, 303);
  });

  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;

  const showConfirm = async (request: FastifyRequest, reply: FastifyReply) => {
    const pending = await findMailed(host, host.sessions.idOf(request), tokenOf(request));
    const person = await findPendingAccount(host, pending);
    reply.headers(secretAddress);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const name = pending && person && nameOf(pending.provider);
      const drops = person !== undefined && !person.emailProvenAt;
      const action = signInPath.confirm(tokenOf(request));
      const main = createElement(ConfirmPage, { token, action, name, drops });
      return {
        status: name ? 200 : 410,
        title: name ? texts.confirmTitle(name) : texts.title,
        noindex: true,
        main: renderToStaticMarkup(main),
        tags: [],
      };
    });
  };

  host.app.get(signInPath.confirm(':token'), showConfirm);

  host.app.post(signInPath.confirm(':token'), async (request, reply) => {
    ownPage(host, request);
    const sessionId = host.sessions.idOf(request);
    const pending = await findMailed(host, sessionId, tokenOf(request));
    const person = await findPendingAccount(host, pending);
    if (!person || sessionId === undefined) return showConfirm(request, reply);
    return finish(request, reply, async (tx) => {
      const taken = await takePending(host, tx, sessionId, tokenOf(request));
      if (!taken || taken.email !== person.email) return undefined;
      // Whoever opened the link reads the account's mail.
      await proveEmail(host, tx, person.id);
      return { pending: taken, accountId: person.id };
    });
  });
};
