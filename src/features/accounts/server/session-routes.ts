import type { FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { noteSecurity } from '#platform/security-log/security-log';
import { accountPath, sessionField } from '../contract';
import { forPerson } from './dashboard';

/** Ending an account's sessions: one, this one among them, or all. */
export const addSessionRoutes = (host: Host): void => {
  const note = (request: FastifyRequest, account: number, detail: 'one' | 'all') =>
    noteSecurity(host, request, { event: 'session.end', outcome: 'success', account, detail });

  host.app.post(
    accountPath.endSession,
    forPerson(host, async (person, request, reply) => {
      note(request, person.id, 'one');
      const handle = one(readParams(request.body), sessionField) ?? '';
      const own = await host.sessions.find(request);
      const open = await host.sessions.listOpen(person.id);
      if (open.some((session) => session.handle === handle && session.id === own?.id)) {
        await host.sessions.renew(request, reply, null);
        return reply.redirect(accountPath.login, 303);
      }
      // One that is over already is what was wanted.
      await host.sessions.end(person.id, handle);
      return reply.redirect(`${accountPath.profile}?session=1`, 303);
    }),
  );

  host.app.post(
    accountPath.endSessions,
    forPerson(host, async (person, request, reply) => {
      note(request, person.id, 'all');
      await host.sessions.renew(request, reply, null);
      await host.sessions.endAll(person.id);
      return reply.redirect(`${accountPath.login}?overal=1`, 303);
    }),
  );
};
