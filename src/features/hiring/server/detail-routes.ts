import type { FastifyRequest } from 'fastify';
import {
  type ApplicationRow,
  addNote,
  eraseByStaff,
  findApplicationById,
  listEvents,
  removeNote,
} from '#features/applications/api.server';
import { findSent } from '#features/forms/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { sendUpload } from '#features/uploads/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { applications as limits } from '#kernel/limits-applications';
import { applications as applicationTexts } from '#kernel/messages/nl-applications';
import { hiringTexts as texts } from '#kernel/messages/nl-hiring';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldApplication, ToldErased } from '../contract';
import { mayErase, tellApplication, tellStory } from './details';
import { numberIn, reachesAll, requireApplication } from './reach';

const readNote = (body: unknown): string => {
  const { text } = (body ?? {}) as Record<string, unknown>;
  const said = typeof text === 'string' ? text.replaceAll('\0', '').trim() : '';
  const { missing, tooLong } = applicationTexts.answer;
  if (said === '') throw badRequest(missing, { note: missing });
  const over = said.length - limits.note;
  if (over > 0) throw badRequest(tooLong(over), { note: tooLong(over) });
  return said;
};

/** One application: opened, its files, notes, and erased. Each opening stands in the audit log, by its number. */
export const addDetailRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const one = `${officePath.calls}/applications/:id`;

  const note = (
    request: FastifyRequest,
    { id: memberId }: StaffMember,
    { id }: Pick<ApplicationRow, 'id'>,
    action: string,
  ): Promise<void> =>
    noteAction(host, request, {
      ...{ action, outcome: 'success', memberId, subject: texts.numbered(id) },
    });

  const tellNow = async (row: ApplicationRow, member: StaffMember): Promise<ToldApplication> => {
    const now = await findApplicationById(host.db, row.id);
    if (!now) throw notFound(applicationTexts.api.unknown);
    return tellApplication(host, now, member);
  };

  /** Of what was erased only those are told who see all: that there was one tells nothing of anybody. */
  const refuseErased = async (request: FastifyRequest): Promise<void> => {
    const member = await requireSpecial(host, request, 'applications');
    if (!reachesAll(member)) return;
    const id = numberIn(request, 'id');
    if (await findApplicationById(host.db, id)) return;
    const erased = (await listEvents(host.db, id)).findLast(({ event }) => event === 'erased');
    if (erased) throw new AppError(404, 'erased', texts.erase.gone);
  };

  app.get(one, options, async (request): Promise<ToldApplication> => {
    await refuseErased(request);
    const { member, row } = await requireApplication(host, request);
    // First noted, then told.
    await note(request, member, row, 'application.open');
    return tellApplication(host, row, member);
  });

  app.get(`${one}/files/:file`, options, async (request, reply) => {
    const { member, row } = await requireApplication(host, request);
    const { file } = request.params as { file: string };
    const sent = await findSent(host.db, row.submissionId);
    if (!sent?.files.includes(file)) throw notFound();
    await note(request, member, row, 'application.file');
    return sendUpload(host, reply, file);
  });

  app.post(`${one}/notes`, options, async (request): Promise<ToldApplication> => {
    const { member, row } = await requireApplication(host, request);
    await addNote(host, { id: row.id, memberId: member.id, text: readNote(request.body) });
    await note(request, member, row, 'application.note');
    return tellNow(row, member);
  });

  app.delete(`${one}/notes/:note`, options, async (request): Promise<ToldApplication> => {
    const { member, row } = await requireApplication(host, request);
    const noteId = numberIn(request, 'note');
    await removeNote(host, { id: row.id, noteId, memberId: member.id });
    await note(request, member, row, 'application.unnote');
    return tellNow(row, member);
  });

  app.post(`${one}/erase`, options, async (request): Promise<ToldErased> => {
    const { member, row } = await requireApplication(host, request);
    if (!mayErase(member)) throw new AppError(403, 'may_not', staffTexts.mayNot);
    await requireSpecial(host, request, 'personal-data', { proven: true });
    await eraseByStaff(host, row);
    await note(request, member, row, 'application.erase');
    return { id: row.id, events: await tellStory(host, row.id) };
  });
};
