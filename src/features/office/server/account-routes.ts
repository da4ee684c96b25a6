import type { FastifyRequest } from 'fastify';
import { passwordError } from '#features/accounts/api.server';
import { isOffered, relyingParty } from '#features/passkeys/api.server';
import { getSite } from '#features/settings/api.server';
import {
  confirmSetup,
  createPasswordCheck,
  endSession,
  listPasskeys,
  listSessions,
  newSetup,
  noteAction,
  proveSession,
  readMember,
  removeCodes,
  renameMember,
  renewRecoveryCodes,
  requireProven,
  type StaffSession,
  setOwnPassword,
} from '#features/staff/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { codePath } from '#platform/qr/qr-code';
import type { ToldAccount, ToldSetup } from '../contract';
import { requireStaff } from './guard';
import { officeRoute } from './route';

const textIn = ({ body }: FastifyRequest, name: string): string => {
  const said = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof said === 'string' ? said.slice(0, 1000) : '';
};

const tellAccount = async (host: Host, session: StaffSession): Promise<ToldAccount> => {
  const member = await readMember(host, session.member.id);
  const sessions = await listSessions(host, member.id);
  const keys = await listPasskeys(host, member.id);
  return {
    ...{ name: member.name, email: member.email, role: session.member.role.label },
    factor: {
      isOn: member.totpSecret !== null,
      isRequired: session.requiresFactor,
      codesLeft: member.recoveryCodes.length,
    },
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      usedAt: lastUsedAt?.toISOString() ?? null,
    })),
    ...(isOffered(host) && { passkeyOrigin: relyingParty(host).origin }),
    sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
      ...{ id, device, isCurrent: id === session.id },
      ...{ createdAt: createdAt.toISOString(), seenAt: seenAt.toISOString() },
    })),
  };
};

/** What a member does with his own account: name, password, app for codes, sessions. */
export const addAccountRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const account = `${officePath.calls}/account`;
  const isPassword = createPasswordCheck(host);

  // What sets up a second factor is open to who must have one first.
  const who = (request: FastifyRequest) => requireStaff(host, request, { evenWithout: true });

  const note = (
    request: FastifyRequest,
    { member }: StaffSession,
    action: string,
    outcome: 'success' | 'failure' = 'success',
  ) => noteAction(host, request, { action, outcome, memberId: member.id, subject: member.email });

  /** Throws a 400 unless a password that was sent is the member's own. */
  const requirePassword = async (request: FastifyRequest, name: string): Promise<StaffSession> => {
    const session = await who(request);
    const member = await readMember(host, session.member.id);
    if (await isPassword(member, textIn(request, name))) return session;
    await note(request, session, 'password.check', 'failure');
    throw badRequest(texts.passwordWrong, { [name]: texts.passwordWrong });
  };

  app.get(account, options, async (request) => tellAccount(host, await who(request)));

  app.patch(account, options, async (request) => {
    const session = await who(request);
    const name = textIn(request, 'name').trim().slice(0, limits.name);
    if (name === '') throw badRequest(texts.nameMissing, { name: texts.nameMissing });
    await renameMember(host, session.member.id, name);
    await note(request, session, 'account.name');
    return tellAccount(host, session);
  });

  app.post(`${account}/password`, options, async (request) => {
    const session = await requirePassword(request, 'old');
    const password = textIn(request, 'password');
    const { name, email } = session.member;
    const wrong = await passwordError(password, [name, email, getSite(host).name]);
    if (wrong) throw badRequest(wrong, { password: wrong });
    await setOwnPassword(host, session, password);
    await proveSession(host, session);
    await note(request, session, 'account.password');
    return tellAccount(host, session);
  });

  app.post(`${account}/proof`, options, async (request) => {
    const session = await requirePassword(request, 'password');
    await proveSession(host, session);
    await note(request, session, 'password.check');
    return {};
  });

  app.post(`${account}/factor`, options, async (request): Promise<ToldSetup> => {
    const session = await who(request);
    requireProven(host, session);
    const setup = newSetup(host, session.member);
    return { ...setup, qr: codePath(setup.link) };
  });

  app.post(`${account}/factor/confirm`, options, async (request) => {
    const session = await who(request);
    requireProven(host, session);
    const { id } = session.member;
    const codes = await confirmSetup(host, id, {
      ...{ setup: textIn(request, 'setup'), code: textIn(request, 'code') },
    });
    if (!codes) throw badRequest(texts.codeWrong, { code: texts.codeWrong });
    await note(request, session, 'factor.add');
    return { codes };
  });

  app.post(`${account}/factor/codes`, options, async (request) => {
    const session = await who(request);
    requireProven(host, session);
    const { id, totpSecret } = await readMember(host, session.member.id);
    if (totpSecret === null) throw notFound(texts.factorOff);
    const codes = await renewRecoveryCodes(host, id);
    await note(request, session, 'factor.codes');
    return { codes };
  });

  app.delete(`${account}/factor`, options, async (request) => {
    const session = await requirePassword(request, 'password');
    await removeCodes(host, session.member.id);
    await note(request, session, 'factor.remove');
    return {};
  });

  app.delete(`${account}/sessions/:id`, options, async (request) => {
    const session = await who(request);
    const { id } = request.params as { id: string };
    if (!(await endSession(host, session.member.id, id))) throw notFound(texts.sessionGone);
    await note(request, session, 'session.end');
    return {};
  });
};
