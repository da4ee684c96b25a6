import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { noteSecurity } from '#platform/security-log/security-log';
import { accountPath, type DashboardErrors } from '../contract';
import { RemovePage } from '../site/remove-page.view';
import type { Account } from './accounts';
import { removeAccount } from './credentials';
import { forPerson } from './dashboard';
import { checkHolder, holderErrors } from './enter';
import { loginAgain } from './parts';
import { proofOf } from './prove';

/**
 * Removing an account: a confirm link asks whether its holder is sure (S2.5/5), then a page asks the
 * password.
 */
export const addRemoveRoutes = (host: Host): void => {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    person: Account,
    errors: DashboardErrors = {},
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const { firstName: name, email } = person;
      const proof = await proofOf(host, request, person);
      const props = { token, name, email, errors, proof };
      return {
        status: errors[''] ? 429 : Object.keys(errors).length > 0 ? 422 : 200,
        title: texts.removeAccount,
        noindex: true,
        main: renderToStaticMarkup(
          createElement(RemovePage, {
            ...props,
            again: loginAgain(host, token, accountPath.remove),
          }),
        ),
        tags: [],
      };
    });

  host.app.get(
    accountPath.remove,
    forPerson(host, (person, request, reply) => show(request, reply, person)),
  );

  host.app.post(
    accountPath.remove,
    forPerson(host, async (person, request, reply) => {
      const password = one(readParams(request.body), 'remove_password');
      // The confirm link's yes: a page of its own, which a reload asks for again.
      if (password === undefined) return reply.redirect(accountPath.remove, 303);
      const isStaff = person.role !== 'customer';
      const problem = isStaff
        ? { isOften: false, message: texts.staffStays }
        : await checkHolder(host, request, person, password);
      const outcome = problem ? 'failure' : 'success';
      noteSecurity(host, request, { event: 'account.remove', outcome, account: person.id });
      if (problem) return show(request, reply, person, holderErrors(problem, 'remove_password'));
      await host.sessions.renew(request, reply, null);
      await removeAccount(host, person.id);
      return reply.redirect(`${accountPath.login}?removed=1`, 303);
    }),
  );
};
