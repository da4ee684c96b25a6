import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import {
  countSubmissions,
  eraseSubmission,
  exportSubmissions,
  findSubmissionRow,
  handleSubmissions,
  listSubmissions,
  openSealed,
  type SubmissionRow,
} from '#features/forms/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { sendUpload } from '#features/uploads/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as staffLimits } from '#kernel/limits-staff';
import { submissions as limits } from '#kernel/limits-submissions';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { dayOf } from '#kernel/values/dutch-dates';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import {
  submissionStands,
  type ToldHandled,
  type ToldOpened,
  type ToldSubmission,
  type ToldSubmissionForms,
  type ToldSubmissions,
} from '../contract';
import { mayGive, tellLine, tellSubmission } from './tell';

const isHandledBy = { open: false, handled: true, all: undefined } as const;

const askedIn = (request: FastifyRequest) => {
  const params = queryParams(request.url);
  const stand = submissionStands.find((known) => known === one(params, 'stand')) ?? 'open';
  return {
    formId: readWholeNumber(one(params, 'form')),
    isHandled: isHandledBy[stand],
    search: (one(params, 'q') ?? '').slice(0, staffLimits.search),
    start: readWholeNumber(one(params, 'start')) ?? 0,
  };
};

const idIn = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id);
  if (id === undefined) throw notFound(texts.notThere);
  return id;
};

const readIds = (said: unknown): number[] => {
  const ids = Array.isArray(said) ? said : [];
  const isRight = ids.every((id) => Number.isInteger(id) && readWholeNumber(String(id)) === id);
  if (ids.length === 0 || ids.length > limits.handled || !isRight) throw badRequest(texts.noIds);
  return [...new Set<number>(ids)];
};

/** What forms were sent, for who looks after it: read, ticked off, taken along and erased. */
export const addSubmissionRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/submissions`;
  const by = `${all}/:id`;

  const requireReader = (request: FastifyRequest) => requireSpecial(host, request, 'submissions');

  /** Who may give away what is kept of people, and just gave his password. */
  const requireGiver = async (request: FastifyRequest): Promise<StaffMember> => {
    await requireReader(request);
    return requireSpecial(host, request, 'personal-data', { proven: true });
  };

  const rowOf = async (request: FastifyRequest): Promise<SubmissionRow> => {
    const row = await findSubmissionRow(host, idIn(request));
    if (!row) throw notFound(texts.notThere);
    return row;
  };

  const note = (
    request: FastifyRequest,
    { id: memberId }: StaffMember,
    row: { id: number },
    action: string,
  ) =>
    noteAction(host, request, {
      ...{ action, outcome: 'success', memberId, subject: texts.numbered(row.id) },
    });

  const formOf = async (request: FastifyRequest) => {
    const id = readWholeNumber(one(queryParams(request.url), 'form'));
    const form = (await countSubmissions(host)).find((known) => known.id === id);
    if (!form) throw notFound(texts.noForm);
    return form;
  };

  app.get(all, options, async (request): Promise<ToldSubmissions> => {
    await requireReader(request);
    const { start, ...asked } = askedIn(request);
    // One more than is told says whether there are more.
    const rows = await listSubmissions(host, asked, { start, limit: limits.page + 1 });
    return {
      lines: rows.slice(0, limits.page).map(tellLine),
      hasMore: rows.length > limits.page,
    };
  });

  app.get(`${all}/forms`, options, async (request): Promise<ToldSubmissionForms> => {
    const member = await requireReader(request);
    const forms = await countSubmissions(host);
    return {
      forms: forms.map(({ id, title, open, total }) => ({ id, title, open, total })),
      mayGive: mayGive(member),
    };
  });

  app.post(`${all}/handle`, options, async (request): Promise<ToldHandled> => {
    const member = await requireReader(request);
    const { ids: said, isHandled } = (request.body ?? {}) as Record<string, unknown>;
    const ids = readIds(said);
    if (typeof isHandled !== 'boolean') throw badRequest(texts.noIds);
    return transact(host.db, async (tx) => {
      const changed = await handleSubmissions(host, tx, { ids, isHandled, memberId: member.id });
      const [first] = changed;
      if (first !== undefined) {
        const action = isHandled ? 'submission.handle' : 'submission.reopen';
        const subject = changed.length > 1 ? texts.several(changed.length) : texts.numbered(first);
        const after = changed.length > 1 ? { [texts.title]: changed.join(', ') } : undefined;
        await noteAction(
          host,
          request,
          { action, outcome: 'success', memberId: member.id, subject, ...(after && { after }) },
          tx,
        );
      }
      return { changed };
    });
  });

  // Asked before the file is: a download can't ask for the password.
  app.post(`${all}/export/ready`, options, async (request): Promise<{ id: number }> => {
    await requireGiver(request);
    const { id } = await formOf(request);
    return { id };
  });

  app.get(`${all}/export`, options, async (request, reply) => {
    const member = await requireGiver(request);
    const { name, title } = await formOf(request);
    // First noted, then given.
    await noteAction(host, request, {
      ...{ action: 'submission.export', outcome: 'success', memberId: member.id, subject: title },
    });
    const filename = texts.exportFile(name.replace(/[^\w-]/g, '-'), dayOf(host.clock.now()));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(exportSubmissions(host.db, name, { sheet: true })));
  });

  app.get(by, options, async (request): Promise<ToldSubmission> => {
    const member = await requireReader(request);
    const row = await rowOf(request);
    // First noted, then told.
    await note(request, member, row, 'submission.open');
    return tellSubmission(host, row, member);
  });

  app.get(`${by}/files/:file`, options, async (request, reply) => {
    const member = await requireReader(request);
    const row = await rowOf(request);
    const { file } = request.params as { file: string };
    if (!row.files.includes(file)) throw notFound();
    await note(request, member, row, 'submission.file');
    return sendUpload(host, reply, file);
  });

  app.post(`${by}/unseal`, options, async (request): Promise<ToldOpened> => {
    const member = await requireGiver(request);
    const row = await rowOf(request);
    await note(request, member, row, 'submission.unseal');
    try {
      return { lines: openSealed(host, row) };
    } catch (err) {
      host.log.error({ err, submission: row.id }, 'a sealed value could not be opened');
      throw new AppError(409, 'sealed', texts.cannotOpen);
    }
  });

  app.post(`${by}/erase`, options, async (request): Promise<{ id: number }> => {
    const member = await requireGiver(request);
    const { id } = await rowOf(request);
    await transact(host.db, async (tx) => {
      if (!(await eraseSubmission(host, tx, id))) throw notFound(texts.notThere);
      const erased = { action: 'submission.erase', outcome: 'success' } as const;
      await noteAction(
        host,
        request,
        { ...erased, memberId: member.id, subject: texts.numbered(id) },
        tx,
      );
    });
    return { id };
  });
};
