import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import {
  browserOf,
  ensureBrowser,
  isHeldByCustomer,
  isOffered,
  readLogin,
} from '#features/passkeys/api.server';
import { AppError, notFound } from '#kernel/errors';
import { accounts as accountLimits } from '#kernel/limits-accounts';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { staffTexts as staff } from '#kernel/messages/nl-staff';
import { staffPasskeyTexts as texts } from '#kernel/messages/nl-staff-passkeys';
import { passkeyField, passkeyUnknown } from '#kernel/wire-login';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { limitCalls } from '#platform/http/limit-calls';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { noteSecurity } from '#platform/security-log/security-log';
import { requireOwnPage } from '#platform/sessions/csrf';
import { staffPath } from '../contract';
import { noteAction } from './actions';
import { readMember } from './own-account';
import { beginPasskeyLogin, tryPasskey } from './passkeys';
import { officeReturn } from './return-to';
import { beginStaffSession } from './sessions';

const options = { config: { json: true } };

/** Calls of the door's script: a challenge, and the login that answers it. Both answer JSON. */
export const addStaffPasskeyRoutes = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'staff passkeys',
    points: limits.attemptsPerClient,
    seconds: accountLimits.period,
  });

  const requirePage = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!isOffered(host)) throw notFound();
    requireOwnPage(host, request);
    reply.header('cache-control', 'no-store');
  };

  host.app.post(
    staffPath.askPasskey,
    { ...options, onRequest: limitCalls(limits.challengesPerMinute) },
    async (request, reply) => {
      requirePage(request, reply);
      return beginPasskeyLogin(host, ensureBrowser(host, request, reply, staffPath.passkey));
    },
  );

  host.app.post(staffPath.passkey, options, async (request, reply) => {
    requirePage(request, reply);
    const client = clientOf(request);
    if (!(await limiter.take(client))) {
      throw new AppError(429, 'too_many_attempts', staff.often);
    }
    const params = readParams(request.body);
    const answer = readLogin(params);
    const browser = browserOf(request);
    const tried = answer && browser ? await tryPasskey(host, answer, browser) : undefined;
    const member = tried && (await readMember(host, tried.memberId));
    const isIn = tried?.holds === true && member?.isBlocked === false;
    noteSecurity(host, request, {
      ...{ event: 'login.staff', outcome: isIn ? 'success' : 'failure', detail: 'passkey' },
    });
    await noteAction(host, request, {
      ...{ action: 'login', outcome: isIn ? 'success' : 'failure', after: { code: 'passkey' } },
      ...{ memberId: member?.id ?? null, subject: member?.email ?? null },
    });
    if (!isIn) {
      // A browser forgets what is known nowhere; a customer's stays good at the shop's door.
      const isNobodys = answer && !tried && !(await isHeldByCustomer(host, answer.id));
      throw new AppError(422, isNobodys ? passkeyUnknown : 'passkey', texts.failed);
    }
    await limiter.giveBack(client);
    await beginStaffSession(host, request, reply, { memberId: member.id, withPasskey: true });
    return { href: officeReturn(one(params, passkeyField.returnTo)) };
  });
};
