import type { FastifyReply } from 'fastify';
import { columnsOf } from '#features/entities/api.server';
import {
  answerTrial,
  type Form,
  readTrial,
  showLacking,
  showTrial,
} from '#features/forms/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import { staff as limits } from '#kernel/limits-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { addFileRoutes } from '#platform/http/multipart';
import { refuseCrossSite } from '#platform/sessions/csrf';
import { type Asked, askedBy, readTyped } from './typed';

const FORM = 'Form';

/** A form as its writer left it; or why it can't be shown. */
const findTyped = async (
  host: Host,
  asked: Asked,
): Promise<{ form: Form } | { problems: string[] }> => {
  const { values, problems } = await readTyped(host, asked);
  // What is wrong elsewhere is told at its field: the form is shown with what it had there.
  if (problems.steps !== undefined) return { problems: [problems.steps] };
  const row = columnsOf(asked.stored, values);
  return readTrial(host, {
    ...row,
    id: asked.id,
    siteId: getSite(host).id,
    revision: 0,
  } as Parameters<typeof readTrial>[1]);
};

/** Forms as visitors would have them, while they are made: to look at, and to fill in to no effect. */
export const addFormPreviewRoutes = (host: Host): void => {
  const { app } = host;
  const path = `${officePath.samples}/form/:id`;

  app.get(path, async (request, reply): Promise<FastifyReply> => {
    const asked = await askedBy(host, request, FORM);
    const found = await findTyped(host, asked);
    if ('problems' in found) return showLacking(host, request, reply, found.problems);
    const action = `${officePath.samples}/form/${asked.id}`;
    const { step } = request.query as { step?: unknown };
    return showTrial(host, request, reply, {
      ...{ ...found, action, step: typeof step === 'string' ? step : undefined },
    });
  });

  addFileRoutes(app, (room) =>
    room.post(
      path,
      {
        onRequest: [limitCalls(limits.callsPerMinute), refuseCrossSite],
        config: { fileBody: formLimits.post, json: true },
      },
      async (request, reply): Promise<FastifyReply> => {
        const found = await findTyped(host, await askedBy(host, request, FORM));
        if ('problems' in found) throw notFound();
        return answerTrial(host, request, reply, found.form);
      },
    ),
  );
};
