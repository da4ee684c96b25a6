import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity, type SecurityEvent } from '#platform/security-log/security-log';
import { accountPath, type DashboardErrors } from '../contract';
import type { Account } from './accounts';
import { beginEmailChange, changePassword } from './credentials';
import { forPerson, showDashboard } from './dashboard';
import { addDataRoutes } from './data-routes';
import { attemptsInside } from './enter';
import { isPasswordOf } from './passwords';
import { readEmail, readPerson } from './person-fields';
import { proofError } from './prove';
import { addRemoveRoutes } from './remove-routes';
import { accounts } from './tables';
import { validatePassword } from './validate-password';
import { addWayRoutes } from './way-routes';

/** What is in the way, by field; those without text are left out. */
const only = (errors: Record<string, string | undefined>): DashboardErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error ? [[name, error]] : [])),
  );

const isNone = (errors: DashboardErrors): boolean => Object.keys(errors).length === 0;

/** What an account holder sees and changes of himself. */
export const addDashboardRoutes = (host: Host): void => {
  const { app } = host;
  const inside = attemptsInside(host);
  const profile = 'profile' as const;

  for (const view of [profile, 'orders'] as const) {
    app.get(
      accountPath[view],
      forPerson(host, (person, request, reply) =>
        showDashboard(host, request, reply, { person, view }),
      ),
    );
  }

  app.post(
    accountPath.profile,
    forPerson(host, async (person, request, reply) => {
      const params = readParams(request.body);
      const { person: typed, errors: found } = readPerson(params);
      const errors = only(found);
      if (!isNone(errors)) {
        return showDashboard(host, request, reply, { person, view: profile, errors, typed });
      }
      await host.db.update(accounts).set(typed).where(eq(accounts.id, person.id));
      return reply.redirect(`${accountPath.profile}?saved=1`, 303);
    }),
  );

  const note =
    (request: FastifyRequest, { id: account }: Account) =>
    (event: SecurityEvent, outcome: 'success' | 'failure') =>
      noteSecurity(host, request, { event, outcome, account });

  /** The form comes back with what was typed in it, but for passwords. */
  const tooOften = (
    request: FastifyRequest,
    reply: FastifyReply,
    person: Account,
    often: string,
    typed: { email?: string } = {},
  ) => showDashboard(host, request, reply, { person, view: profile, errors: { '': often }, typed });

  app.post(
    accountPath.changePassword,
    forPerson(host, async (person, request, reply) => {
      const often = await inside.count(String(person.id));
      if (often) return tooOften(request, reply, person, often);
      const params = readParams(request.body);
      const password = one(params, 'password') ?? '';
      const errors = only({
        current: (await isPasswordOf(person, one(params, 'current') ?? ''))
          ? undefined
          : texts.wrongPassword,
        password: await validatePassword(host, password, person),
        password_check: password === one(params, 'password_check') ? undefined : texts.notSame,
      });
      note(request, person)('password.change', isNone(errors) ? 'success' : 'failure');
      if (!isNone(errors)) {
        return showDashboard(host, request, reply, { person, view: profile, errors });
      }
      await inside.forget(String(person.id));
      // A new session first: whoever knew this one has nothing either.
      const session = await host.sessions.find(request);
      const { id } = await host.sessions.renew(request, reply, person.id, session?.begunBy);
      // Its holder always hears of it: whoever does it knows the password, and may try it so often.
      const cause = causedBy(host, request, { owed: true });
      await changePassword(host, person, { password, keep: id, cause });
      return reply.redirect(`${accountPath.profile}?password=1`, 303);
    }),
  );

  app.post(
    accountPath.changeEmail,
    forPerson(host, async (person, request, reply) => {
      const often = await inside.count(String(person.id));
      const params = readParams(request.body);
      const { email, error: invalid } = readEmail(params);
      if (often) return tooOften(request, reply, person, often, { email });
      const errors = only({
        email: invalid ?? (email === person.email ? texts.invalidEmail : undefined),
        email_password: await proofError(
          host,
          request,
          person,
          one(params, 'email_password') ?? '',
        ),
      });
      note(request, person)('email.change.ask', isNone(errors) ? 'success' : 'failure');
      if (!isNone(errors)) {
        const shown = { person, view: profile, errors, typed: { email } };
        return showDashboard(host, request, reply, shown);
      }
      await beginEmailChange(host, person, { email, cause: causedBy(host, request) });
      return reply.redirect(`${accountPath.profile}?email=1`, 303);
    }),
  );

  addDataRoutes(host);
  addRemoveRoutes(host);
  addWayRoutes(host);
};
