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
import type { limited } from './attempts';
import { removeAccount } from './credentials';
import { forPerson } from './dashboard';
import { passwordHolds } from './passwords';

/**
 * Removing an account: a confirm link asks whether its holder is sure (S2.5/5), then a page asks the
 * password. `inside` counts what he tries.
 */
export const addRemoveRoutes = (host: Host, inside: ReturnType<typeof limited>): void => {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    { firstName: name, email }: Account,
    errors: DashboardErrors = {},
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => ({
      status: errors[''] ? 429 : Object.keys(errors).length > 0 ? 422 : 200,
      title: texts.removeAccount,
      noindex: true,
      main: renderToStaticMarkup(createElement(RemovePage, { token, name, email, errors })),
      tags: [],
    }));

  host.app.get(
    accountPath.remove,
    forPerson(host, (person, request, reply) => show(request, reply, person)),
  );

  const wrongOf = async (person: Account, password: string): Promise<string | undefined> => {
    if (person.role !== 'customer') return texts.staffStays;
    return (await passwordHolds(person.passwordHash, password)) ? undefined : texts.wrongPassword;
  };

  host.app.post(
    accountPath.remove,
    forPerson(host, async (person, request, reply) => {
      const password = one(readParams(request.body), 'remove_password');
      // The confirm link's yes: a page of its own, which a reload asks for again.
      if (password === undefined) return reply.redirect(accountPath.remove, 303);
      const often = await inside.count(String(person.id));
      if (often) return show(request, reply, person, { '': often });
      const wrong = await wrongOf(person, password);
      noteSecurity(host, request, {
        ...{ event: 'account.remove', outcome: wrong ? 'failure' : 'success', account: person.id },
      });
      if (wrong) return show(request, reply, person, { remove_password: wrong });
      await host.sessions.renew(request, reply, null);
      await removeAccount(host, person.id);
      return reply.redirect(`${accountPath.login}?removed=1`, 303);
    }),
  );
};
