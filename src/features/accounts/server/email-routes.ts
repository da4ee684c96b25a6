import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { secretAddress } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity } from '#platform/security-log/security-log';
import { requireOwnPage } from '#platform/sessions/csrf';
import { accountPath } from '../contract';
import { ConfirmEmailPage, type ConfirmEmailState } from '../site/confirm-email.view';
import { findEmailChange, finishEmailChange } from './credentials';
import { findPerson } from './dashboard';

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/**
 * The page behind the link to a new address: a button, because mail programs open links too. It works for
 * who is logged in to the account: else whoever has one could have another's mailbox proven to be his.
 */
export const addConfirmEmailRoutes = (host: Host): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, state: ConfirmEmailState) => {
    reply.headers(secretAddress);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const action = accountPath.confirmEmail(tokenOf(request));
      const main = renderToStaticMarkup(
        createElement(ConfirmEmailPage, { ...state, token, action }),
      );
      const status = state.is === 'over' ? 410 : 200;
      return { status, title: texts.newEmailTitle, noindex: true, main, tags: [] };
    });
  };

  /** What the link is good for, to who came with it. */
  const stateFor = async (
    request: FastifyRequest,
  ): Promise<ConfirmEmailState & { accountId?: number }> => {
    const change = await findEmailChange(host, tokenOf(request));
    if (!change) return { is: 'over' };
    const { accountId, email } = change;
    const person = await findPerson(host, request);
    return person?.id === accountId ? { is: 'asked', email, accountId } : { is: 'elsewhere' };
  };

  host.app.get(accountPath.confirmEmail(':token'), async (request, reply) =>
    show(request, reply, await stateFor(request)),
  );

  host.app.post(accountPath.confirmEmail(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    const state = await stateFor(request);
    const { accountId: account } = state;
    const cause = causedBy(host, request, { owed: true });
    const done = account !== undefined && (await finishEmailChange(host, tokenOf(request), cause));
    const outcome = done ? 'success' : 'failure';
    noteSecurity(host, request, { event: 'email.change', outcome, account });
    if (done) return show(request, reply, { is: 'done' });
    return show(request, reply, state.is === 'elsewhere' ? state : { is: 'over' });
  });
};
