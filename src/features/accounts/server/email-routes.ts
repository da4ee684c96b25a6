import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity } from '#platform/security-log/security-log';
import { requireOwnPage } from '#platform/sessions/csrf';
import { accountPath } from '../contract';
import { ConfirmEmailPage } from '../site/confirm-email.view';
import { findEmailChange, finishEmailChange } from './credentials';

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** The page behind the link to a new address: a button, because mail programs open links too. */
export const addConfirmEmailRoutes = (host: Host): void => {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    state: { email?: string; done?: boolean },
  ) => {
    reply.header('referrer-policy', 'no-referrer');
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const action = accountPath.confirmEmail(tokenOf(request));
      const main = renderToStaticMarkup(
        createElement(ConfirmEmailPage, { ...state, token, action }),
      );
      const status = state.email || state.done ? 200 : 410;
      return { status, title: texts.newEmailTitle, noindex: true, main, tags: [] };
    });
  };

  host.app.get(accountPath.confirmEmail(':token'), async (request, reply) =>
    show(request, reply, { email: await findEmailChange(host, tokenOf(request)) }),
  );

  host.app.post(accountPath.confirmEmail(':token'), async (request, reply) => {
    const sessionId = host.sessions.idOf(request);
    requireOwnPage(request, { secret: host.config.secret, now: host.clock.now(), sessionId });
    const cause = causedBy(host, request, { owed: true });
    const done = await finishEmailChange(host, tokenOf(request), cause);
    const outcome = done ? 'success' : 'failure';
    noteSecurity(host, request, { event: 'email.change', outcome });
    return show(request, reply, { done });
  });
};
