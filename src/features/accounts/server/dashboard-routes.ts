import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, type Params, readParams } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { accounts as limits } from '#kernel/limits';
import { account as texts } from '#kernel/messages/nl-account';
import { isStandardEmail } from '#kernel/values/email';
import type { Host } from '#platform/host';
import { lineOf } from '#platform/http/params';
import { causedBy } from '#platform/mail/cause';
import { noteSecurity, type SecurityEvent } from '#platform/security-log/security-log';
import { accountPath, type DashboardErrors } from '../contract';
import { type Account, normalizeEmail } from './accounts';
import { limited } from './attempts';
import { beginEmailChange, changePassword } from './credentials';
import { forPerson, showDashboard } from './dashboard';
import { passwordError } from './judge-password';
import { passwordHolds } from './passwords';
import { addRemoveRoutes } from './remove-routes';
import { accounts } from './tables';

const text = (params: Params, name: string, most: number): string =>
  lineOf(params, name).slice(0, most);

/** What is in the way, by field; those without text are left out. */
const only = (errors: Record<string, string | undefined>): DashboardErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error ? [[name, error]] : [])),
  );

const isNone = (errors: DashboardErrors): boolean => Object.keys(errors).length === 0;

/** What an account holder sees and changes of himself. */
export const addDashboardRoutes = (host: Host): void => {
  const { app } = host;
  // Counted apart from logging in: only who is inside can use it up.
  const inside = limited(host, 'inside', limits.triesInside);
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
      const names = {
        firstName: text(params, 'firstname', 100),
        lastName: text(params, 'lastname', 100),
        phone: text(params, 'phone', 30),
      };
      await host.db.update(accounts).set(names).where(eq(accounts.id, person.id));
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

  const wrongPassword = async (person: Account, password: string): Promise<string | undefined> =>
    (await passwordHolds(person.passwordHash, password)) ? undefined : texts.wrongPassword;

  app.post(
    accountPath.changePassword,
    forPerson(host, async (person, request, reply) => {
      const often = await inside.count(String(person.id));
      if (often) return tooOften(request, reply, person, often);
      const params = readParams(request.body);
      const password = one(params, 'password') ?? '';
      const errors = only({
        current: await wrongPassword(person, one(params, 'current') ?? ''),
        password: await passwordError(password, [
          ...[person.email, person.firstName, person.lastName, getSite(host).name],
        ]),
        password_check: password === one(params, 'password_check') ? undefined : texts.notSame,
      });
      note(request, person)('password.change', isNone(errors) ? 'success' : 'failure');
      if (!isNone(errors)) {
        return showDashboard(host, request, reply, { person, view: profile, errors });
      }
      await inside.forget(String(person.id));
      // A new session first: whoever knew this one has nothing either.
      const { id } = await host.sessions.renew(request, reply, person.id);
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
      const email = normalizeEmail(text(params, 'email', 200));
      if (often) return tooOften(request, reply, person, often, { email });
      const errors = only({
        email: isStandardEmail(email) && email !== person.email ? undefined : texts.invalidEmail,
        email_password: await wrongPassword(person, one(params, 'email_password') ?? ''),
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

  addRemoveRoutes(host, inside);
};
