import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import { notFound } from '#kernel/errors';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldOperations, ToldTrouble } from '../contract';
import { readHealth } from './health';

const { kinds, machinery: texts } = operationsTexts;

/** Jobs that are told at once. */
const MOST = 50;

/** Characters of what went wrong: a stack or an answer of another server may come along. */
const PROBLEM = 500;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** How it goes with what the site stands on, and jobs that failed. */
export const addMachineryRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/machinery`;

  app.get(all, options, async (request): Promise<ToldOperations> => {
    await requireSpecial(host, request, 'operations');
    const [health, found] = await Promise.all([readHealth(host), host.jobs.listTroubles(MOST + 1)]);
    return {
      health,
      troubles: found.slice(0, MOST).map(
        ({ id, name, state, tries, createdAt, at, problem }): ToldTrouble => ({
          ...{ id, name, label: kinds[name] ?? name, state, tries },
          ...{ createdAt: createdAt.toISOString(), at: at.toISOString() },
          problem: problem.slice(0, PROBLEM),
        }),
      ),
      hasMore: found.length > MOST,
    };
  });

  app.post(`${all}/jobs/:id/again`, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'operations');
    const { id } = request.params as { id: string };
    if (!ID.test(id) || !(await host.jobs.tryAgain(id))) throw notFound(texts.againGone);
    await noteAction(host, request, {
      ...{ action: 'job.again', outcome: 'success', memberId, subject: id },
    });
    return {};
  });
};
