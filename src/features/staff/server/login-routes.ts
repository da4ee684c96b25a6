import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { askProof, createAttempts, readProof } from '#features/accounts/api.server';
import { one, type Params, readParams } from '#features/pages/api.server';
import { isOffered, relyingParty } from '#features/passkeys/api.server';
import { getSite } from '#features/settings/api.server';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { staffAccountTexts as account } from '#kernel/messages/nl-staff-account';
import { field } from '#kernel/wire';
import { failedParam } from '#kernel/wire-login';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { noteSecurity } from '#platform/security-log/security-log';
import { pageToken, requireOwnPage } from '#platform/sessions/csrf';
import { staffChosenParam, staffCodeField, staffPath, staffReturnField } from '../contract';
import { StaffCode, type StaffCodeProps } from '../site/code.view';
import { StaffLogin, type StaffLoginProps } from '../site/login.view';
import { noteAction } from './actions';
import { createCodeCheck } from './codes';
import { sendOfficePage } from './document';
import { hasNoMembers } from './first-member';
import { normalizeAddress, tryMemberPassword } from './members';
import { readMember } from './own-account';
import { needsPasskey } from './passkeys';
import { officeReturn } from './return-to';
import { beginStaffSession, endStaffSession, findAnySession, findStaffSession } from './sessions';

const returnOf = (params: Params): string => officeReturn(one(params, staffReturnField));

/** Where the code is asked, with the way back. */
const codeAddress = (returnTo: string): string =>
  `${staffPath.code}?${new URLSearchParams({ [staffReturnField]: returnTo })}`;

type Shown = Pick<StaffLoginProps, 'email' | 'returnTo' | 'failed' | 'question' | 'isChosen'>;

/** Logging in to the office, and out of it. */
export const addStaffLoginRoutes = (host: Host): void => {
  const { app } = host;
  const attempts = createAttempts(host, { whose: 'staff ' });

  const show = async (reply: FastifyReply, shown: Shown, status = 200) => {
    const token = pageToken(host.config.secret, host.clock.now());
    const withDoor = isOffered(host);
    const props = {
      ...{ site: getSite(host).name, token, ...shown, isEmpty: await hasNoMembers(host) },
      ...(withDoor && { passkeyOrigin: relyingParty(host).origin }),
    };
    return sendOfficePage(host, reply, {
      title: texts.loginTitle,
      content: createElement(StaffLogin, props),
      ...{ status, withDoor },
    });
  };

  app.get(staffPath.login, async (request, reply) => {
    const params = readParams(request.query);
    const returnTo = returnOf(params);
    if (await findStaffSession(host, request)) return reply.redirect(returnTo, 303);
    return show(reply, { email: '', returnTo, isChosen: params[staffChosenParam] !== undefined });
  });

  app.post(staffPath.login, async (request, reply) => {
    requireOwnPage(host, request);
    const params = readParams(request.body);
    const email = normalizeAddress(one(params, field.username) ?? '').slice(0, 300);
    const returnTo = returnOf(params);
    const fail = (failed: Shown['failed'], asks: boolean, status = 422) => {
      const proof = asks && askProof(host, { [failedParam.proof]: ['next'] });
      return show(
        reply,
        { email, returnTo, failed, ...(proof && { question: proof.question }) },
        status,
      );
    };
    const who = { client: clientOf(request), email };
    const begun = await attempts.begin(who, readProof(params));
    if (begun === 'needed' || begun === 'wrong') {
      noteSecurity(host, request, { event: 'login.staff', outcome: 'asked' });
      return fail('proof', true);
    }
    if (begun === 'often') return fail('often', true, 429);
    const { member, holds } = await tryMemberPassword(
      host,
      email,
      one(params, field.password) ?? '',
    );
    noteSecurity(host, request, { event: 'login.staff', outcome: holds ? 'success' : 'failure' });
    const noted = { action: 'login', memberId: member?.id ?? null, subject: email } as const;
    if (!member || !holds) {
      await noteAction(host, request, { ...noted, outcome: 'failure' });
      return fail('password', await attempts.needsProof(who));
    }
    await attempts.succeed(who, begun);
    if (await needsPasskey(host, member)) {
      await noteAction(host, request, { ...noted, action: 'password', outcome: 'success' });
      return fail('passkey', false);
    }
    if (member.totpSecret !== null) {
      await noteAction(host, request, { ...noted, action: 'password', outcome: 'success' });
      await beginStaffSession(host, request, reply, { memberId: member.id, isHalf: true });
      return reply.redirect(codeAddress(returnTo), 303);
    }
    await noteAction(host, request, { ...noted, outcome: 'success' });
    await beginStaffSession(host, request, reply, { memberId: member.id });
    return reply.redirect(returnTo, 303);
  });

  const takeCode = createCodeCheck(host);

  const showCode = (reply: FastifyReply, shown: Omit<StaffCodeProps, 'site' | 'token'>) => {
    const token = pageToken(host.config.secret, host.clock.now());
    const props = { site: getSite(host).name, token, ...shown };
    const content = createElement(StaffCode, props);
    const status = { wrong: 422, often: 429, none: 200 }[shown.failed ?? 'none'];
    return sendOfficePage(host, reply, { title: account.codeTitle, content, status });
  };

  app.get(staffPath.code, async (request, reply) => {
    const session = await findAnySession(host, request);
    if (!session?.isHalf) return reply.redirect(staffPath.login, 303);
    return showCode(reply, { returnTo: returnOf(readParams(request.query)) });
  });

  app.post(staffPath.code, async (request, reply) => {
    requireOwnPage(host, request);
    const params = readParams(request.body);
    const returnTo = returnOf(params);
    const session = await findAnySession(host, request);
    if (!session?.isHalf) return reply.redirect(staffPath.login, 303);
    const member = await readMember(host, session.member.id);
    const spent = await takeCode(member, one(params, staffCodeField) ?? '');
    const holds = spent === 'app' || spent === 'recovery';
    noteSecurity(host, request, {
      ...{ event: 'login.staff', outcome: holds ? 'success' : 'failure' },
    });
    const { id, email } = member;
    const noted = { action: 'login', memberId: id, subject: email, after: { code: spent } };
    await noteAction(host, request, { ...noted, outcome: holds ? 'success' : 'failure' });
    if (!holds) return showCode(reply, { returnTo, failed: spent });
    await beginStaffSession(host, request, reply, { memberId: id });
    return reply.redirect(returnTo, 303);
  });

  app.post(staffPath.logout, async (request: FastifyRequest, reply) => {
    requireOwnPage(host, request);
    const session = await findAnySession(host, request);
    if (session) {
      const memberId = session.member.id;
      await noteAction(host, request, { action: 'logout', memberId, outcome: 'success' });
    }
    await endStaffSession(host, request, reply);
    return reply.redirect(staffPath.login, 303);
  });
};
