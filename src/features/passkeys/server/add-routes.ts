import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, checkHolder, findAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { one, type Params, readParams } from '#features/pages/api.server';
import { AppError } from '#kernel/errors';
import { account as accountTexts } from '#kernel/messages/nl-account';
import { passkeys as texts } from '#kernel/messages/nl-passkeys';
import { addPasswordField } from '#kernel/wire-login';
import type { Host } from '#platform/host';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity } from '#platform/security-log/security-log';
import { deviceOf } from '#platform/sessions/device';
import { PASSKEY, passkeyPath } from '../contract';
import { beginAdding, finishAdding } from './add';
import { requirePasskeyPage } from './login-routes';
import { readAdded } from './read-response';

type Handle = (
  holder: { person: Account; sessionId: string; params: Params },
  request: FastifyRequest,
) => Promise<unknown>;

const refusals = {
  wrong: [422, texts.add.failed],
  known: [409, texts.add.known],
  full: [409, texts.add.full],
} as const;

const refuse = (why: keyof typeof refusals): AppError => {
  const [status, message] = refusals[why];
  return new AppError(status, `passkey_${why}`, message);
};

/** Calls of the profile's script: a challenge for who shows that he is the holder, and the new passkey. */
export const addAddRoutes = (host: Host): void => {
  const forHolder = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    requirePasskeyPage(host, request);
    const session = await host.sessions.find(request);
    const person = session?.accountId ? await findAccount(host, session.accountId) : undefined;
    if (!session || !person) throw new AppError(401, 'login', accountTexts.loginTitle);
    reply.header('cache-control', 'no-store');
    const params = readParams(request.body);
    return handle({ person, sessionId: session.id, params }, request);
  };
  const options = { config: { json: true } };

  const ask: Handle = async ({ person, sessionId, params }, request) => {
    const password = one(params, addPasswordField) ?? '';
    const problem = await checkHolder(host, request, person, password);
    if (problem) {
      const { isOften, message } = problem;
      noteSecurity(host, request, {
        ...{ event: 'way.add', outcome: 'failure', account: person.id, detail: PASSKEY },
      });
      throw isOften
        ? new AppError(429, 'too_many_attempts', message)
        : new AppError(422, 'proof', message, { [addPasswordField]: message });
    }
    const asked = await beginAdding(host, person, sessionId);
    if (asked === 'full') throw refuse(asked);
    return asked;
  };
  host.app.post(passkeyPath.askAdd, options, forHolder(ask));

  const add: Handle = async ({ person, sessionId, params }, request) => {
    const answer = readAdded(params);
    const name = deviceOf(request);
    const cause = causedBy(host, request, { owed: true });
    const done = answer
      ? await finishAdding(host, person, { answer, sessionId, name, cause })
      : 'wrong';
    const outcome = done === 'added' ? 'success' : 'failure';
    noteSecurity(host, request, { event: 'way.add', outcome, account: person.id, detail: PASSKEY });
    if (done !== 'added') throw refuse(done);
    return { href: `${accountPath.profile}?wayAdded=1` };
  };
  host.app.post(passkeyPath.add, options, forHolder(add));
};
