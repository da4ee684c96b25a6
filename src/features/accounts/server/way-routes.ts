import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { waysIn as texts } from '#kernel/messages/nl-ways-in';
import type { Host } from '#platform/host';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity } from '#platform/security-log/security-log';
import { accountPath, type DashboardErrors } from '../contract';
import { REMOVE_WAY_PASSWORD, RemoveWayPage } from '../site/remove-way.view';
import { forPerson, showDashboard } from './dashboard';
import { attemptsInside, checkHolder, holderErrors } from './enter';
import { forgotPassword } from './forgot-job';
import { loginAgain } from './parts';
import { proofOf } from './prove';
import type { Account } from './tables';
import { listWaysIn, namesOf, removeWayIn } from './ways-in';

const wayOf = (request: FastifyRequest) => request.params as { kind: string; id: string };

/**
 * Removing a way in, on a page that asks for the password; and asking for a link to choose a password
 * where there is none.
 */
export const addWayRoutes = (host: Host): void => {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    person: Account,
    errors: DashboardErrors = {},
  ) => {
    const { kind, id } = wayOf(request);
    const ways = await listWaysIn(host, person.id);
    const way = ways.find((each) => each.kind === kind && each.id === id);
    if (!way) throw notFound(texts.gone);
    const action = accountPath.removeWay(kind, id);
    const proof = await proofOf(host, request, person);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const props = {
        ...{ token, action, proof, errors, holder: person.firstName, email: person.email },
        ...{ ...namesOf(way), isLast: ways.length < 2 },
        again: loginAgain(host, token, action),
      };
      return {
        status: errors[''] ? 429 : Object.keys(errors).length > 0 ? 422 : 200,
        title: texts.removeTitle(namesOf(way).name),
        noindex: true,
        main: renderToStaticMarkup(createElement(RemoveWayPage, props)),
        tags: [],
      };
    });
  };

  host.app.get(
    accountPath.removeWay(':kind', ':id'),
    forPerson(host, (person, request, reply) => show(request, reply, person)),
  );

  host.app.post(
    accountPath.removeWay(':kind', ':id'),
    forPerson(host, async (person, request, reply) => {
      const password = one(readParams(request.body), REMOVE_WAY_PASSWORD) ?? '';
      const problem = await checkHolder(host, request, person, password);
      const note = (outcome: 'success' | 'failure') =>
        noteSecurity(host, request, { event: 'way.remove', outcome, account: person.id });
      if (problem) {
        note('failure');
        return show(request, reply, person, holderErrors(problem, REMOVE_WAY_PASSWORD));
      }
      const cause = causedBy(host, request, { owed: true });
      const keep = (await host.sessions.find(request))?.id ?? '';
      const done = await removeWayIn(host, person.id, { ...wayOf(request), keep, cause });
      note(done === 'removed' ? 'success' : 'failure');
      if (done === 'gone') throw notFound(texts.gone);
      if (done === 'last') return show(request, reply, person, { way: texts.last });
      return reply.redirect(`${accountPath.profile}?wayRemoved=1`, 303);
    }),
  );

  host.app.post(
    accountPath.choosePassword,
    forPerson(host, async (person, request, reply) => {
      const often = await attemptsInside(host).count(String(person.id));
      if (often) {
        const errors = { '': often };
        return showDashboard(host, request, reply, { person, view: 'profile', errors });
      }
      const cause = causedBy(host, request);
      noteSecurity(host, request, { event: 'password.reset.ask', outcome: 'success' });
      await host.jobs.enqueue(forgotPassword, { email: person.email, cause });
      return reply.redirect(`${accountPath.profile}?passwordAsked=1`, 303);
    }),
  );
};
