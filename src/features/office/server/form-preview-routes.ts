import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  columnsOf,
  readSent,
  type StoredEntity,
  usualValue,
  type Values,
} from '#features/entities/api.server';
import {
  answerTrial,
  type Form,
  readTrial,
  showLacking,
  showTrial,
} from '#features/forms/api.server';
import { getSite } from '#features/settings/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { notFound } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import { staff as limits } from '#kernel/limits-staff';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { addFileRoutes } from '#platform/http/multipart';
import { refuseCrossSite } from '#platform/sessions/csrf';
import { readDraft } from './drafts';
import { requireEntity } from './guard';
import { findRow } from './row-routes';

const FORM = 'Form';

type Asked = { member: StaffMember; stored: StoredEntity; id: number };

/** Whose form it is, and which; 0: one that isn't there yet. Throws a 404 for whoever may not read forms. */
const askedBy = async (host: Host, request: FastifyRequest): Promise<Asked> => {
  const session = await findStaffSession(host, request);
  const isAllowed = session && !session.lacksFactor && may(session.member.rights, FORM, 'read');
  const id = readWholeNumber((request.params as { id: string }).id);
  if (!isAllowed || id === undefined || id < 0) throw notFound();
  const { member } = session;
  return { member, stored: requireEntity(host, member, FORM, 'read'), id };
};

const standing = async (host: Host, { member, stored, id }: Asked): Promise<Values> => {
  if (id > 0) return (await findRow(host, { member, stored }, id)).values;
  const now = host.clock.now();
  return Object.fromEntries(
    stored.entity.fields.map((field) => [wireName(field), usualValue(field, now)]),
  );
};

/** A form as its writer left it: what stands there with what he typed and didn't save. */
const findTyped = async (
  host: Host,
  asked: Asked,
): Promise<{ form: Form } | { problems: string[] }> => {
  const { member, stored, id } = asked;
  const stands = await standing(host, asked);
  const draft = await readDraft(host, { memberId: member.id, entity: FORM, rowId: id });
  const { values, problems } = readSent(stored.entity.fields, draft?.values ?? {}, {
    mayWrite: () => true,
    stands,
  });
  if (problems.steps !== undefined) return { problems: [problems.steps] };
  // What is wrong elsewhere is told at its field: the form is shown with what it had there.
  const whole = Object.entries(values).filter(([wire]) => problems[wire] === undefined);
  const row = columnsOf(stored, { ...stands, ...Object.fromEntries(whole) });
  return readTrial(host, { ...row, id, siteId: getSite(host).id, revision: 0 } as Parameters<
    typeof readTrial
  >[1]);
};

/** Forms as visitors would have them, while they are made: to look at, and to fill in to no effect. */
export const addFormPreviewRoutes = (host: Host): void => {
  const { app } = host;
  const path = `${officePath.samples}/form/:id`;

  app.get(path, async (request, reply): Promise<FastifyReply> => {
    const asked = await askedBy(host, request);
    const found = await findTyped(host, asked);
    if ('problems' in found) return showLacking(host, request, reply, found.problems);
    const action = `${officePath.samples}/form/${asked.id}`;
    return showTrial(host, request, reply, { ...found, action });
  });

  addFileRoutes(app, (room) =>
    room.post(
      path,
      {
        onRequest: [limitCalls(limits.callsPerMinute), refuseCrossSite],
        config: { fileBody: formLimits.post, json: true },
      },
      async (request, reply): Promise<FastifyReply> => {
        const found = await findTyped(host, await askedBy(host, request));
        if ('problems' in found) throw notFound();
        return answerTrial(host, request, reply, found.form);
      },
    ),
  );
};
