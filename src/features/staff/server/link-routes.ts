import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { passwordError } from '#features/accounts/api.server';
import { one, readParams } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { staff as limits } from '#kernel/limits-staff';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { isStandardEmail } from '#kernel/values/email';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { secretAddress } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { noteSecurity } from '#platform/security-log/security-log';
import { pageToken, requireOwnPage } from '#platform/sessions/csrf';
import { staffChosenParam, staffPasswordField, staffPath } from '../contract';
import {
  StaffForgot,
  type StaffForgotProps,
  StaffPassword,
  type StaffPasswordProps,
} from '../site/password.view';
import { noteAction } from './actions';
import { sendOfficePage } from './document';
import { forgotStaffPassword } from './forgot-job';
import { findLinked, finishLink } from './links';
import { normalizeAddress } from './members';

const QUARTER = 15 * 60;

/** Asking for a link to a new password, and choosing one by a mailed link. */
export const addPasswordLinkRoutes = (host: Host): void => {
  const { app } = host;
  const limiterOf = (name: string, points: number) =>
    createRateLimiter(host, { name: `staff ${name}`, points, seconds: QUARTER });
  const askers = limiterOf('askers', limits.asked.perClient);
  const asked = limiterOf('asked', limits.asked.perAddress);
  const links = limiterOf('links', limits.asked.links);

  const page = () => ({
    site: getSite(host).name,
    token: pageToken(host.config.secret, host.clock.now()),
  });

  const showForgot = (
    reply: FastifyReply,
    shown: Omit<StaffForgotProps, 'site' | 'token'> = {},
    status = 200,
  ) =>
    sendOfficePage(host, reply, {
      ...{ title: texts.forgotTitle, status },
      content: createElement(StaffForgot, { ...page(), ...shown }),
    });

  app.get(staffPath.forgot, (_, reply) => showForgot(reply));

  app.post(staffPath.forgot, async (request, reply) => {
    requireOwnPage(host, request);
    const said = one(readParams(request.body), field.username) ?? '';
    const email = normalizeAddress(said).slice(0, 300);
    if (!isStandardEmail(email))
      return showForgot(reply, { email, problem: texts.emailWrong }, 422);
    if (!(await askers.take(clientOf(request)))) {
      return showForgot(reply, { email, problem: texts.forgotOften }, 429);
    }
    // Nothing of what follows tells whether the address is known: a job looks that up.
    const isAllowed = await asked.take(email);
    const outcome = isAllowed ? 'success' : 'refused';
    noteSecurity(host, request, { event: 'password.reset.ask', outcome, detail: 'staff' });
    await noteAction(host, request, { action: 'link.ask', outcome, subject: email });
    if (isAllowed) {
      await host.jobs.enqueue(forgotStaffPassword, { email, cause: causedBy(host, request) });
    }
    return showForgot(reply, { sent: true });
  });

  const showLink = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Omit<StaffPasswordProps, 'site' | 'token' | 'action'>,
    status: number,
  ) => {
    reply.headers(secretAddress);
    const action = staffPath.link((request.params as { token: string }).token);
    return sendOfficePage(host, reply, {
      ...{ title: texts.linkTitle, status },
      content: createElement(StaffPassword, { ...page(), action, ...shown }),
    });
  };

  // Looking at it uses nothing up: programs that check mails do so too.
  app.get(staffPath.link(':token'), async (request, reply) => {
    if (!(await links.take(clientOf(request)))) {
      return showLink(request, reply, { problem: texts.forgotOften }, 429);
    }
    const member = await findLinked(host, (request.params as { token: string }).token);
    return showLink(request, reply, { email: member?.email }, member ? 200 : 422);
  });

  app.post(staffPath.link(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    if (!(await links.take(clientOf(request)))) {
      return showLink(request, reply, { problem: texts.forgotOften }, 429);
    }
    const { token } = request.params as { token: string };
    const member = await findLinked(host, token);
    const note = async (outcome: 'success' | 'failure') => {
      noteSecurity(host, request, { event: 'password.reset', outcome, detail: 'staff' });
      const who = { memberId: member?.id ?? null, subject: member?.email };
      await noteAction(host, request, { action: 'link.used', outcome, ...who });
    };
    if (!member) {
      await note('failure');
      return showLink(request, reply, {}, 422);
    }
    const params = readParams(request.body);
    const password = one(params, staffPasswordField.one) ?? '';
    const { name, slug } = getSite(host);
    const about = [name, slug, new URL(host.config.siteUrl).hostname, member.email, member.name];
    const isSame = password === one(params, staffPasswordField.again);
    const errors = {
      one: await passwordError(password, about),
      again: isSame ? undefined : texts.notSame,
    };
    if (errors.one || errors.again) {
      return showLink(request, reply, { email: member.email, errors }, 422);
    }
    const cause = causedBy(host, request, { owed: true });
    const done = await finishLink(host, token, { password, cause });
    await note(done ? 'success' : 'failure');
    if (!done) return showLink(request, reply, {}, 422);
    // He logs in with it: a link alone opens nothing, least of all without a code that he was asked for.
    return reply.redirect(`${staffPath.login}?${staffChosenParam}=1`, 303);
  });
};
