import type { FastifyRequest } from 'fastify';
import { isOffered, readAdded } from '#features/passkeys/api.server';
import {
  beginAddingPasskey,
  finishAddingPasskey,
  noteAction,
  removePasskey,
  renamePasskey,
  requireProven,
  type StaffSession,
} from '#features/staff/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { passkeys as passkeyTexts } from '#kernel/messages/nl-passkeys';
import { staffPasskeyTexts as texts } from '#kernel/messages/nl-staff-passkeys';
import { passkeyField } from '#kernel/wire-login';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { deviceOf } from '#platform/sessions/device';
import { requireStaff } from './guard';
import { officeRoute } from './route';
import { idOf, isValues } from './row-routes';

const refusals = {
  wrong: [422, passkeyTexts.add.failed],
  known: [409, passkeyTexts.add.known],
  full: [409, passkeyTexts.add.full],
} as const;

const refuse = (why: keyof typeof refusals): AppError => {
  const [status, message] = refusals[why];
  return new AppError(status, `passkey_${why}`, message);
};

/** A member's own passkeys: added, named and removed; adding and removing ask the password again. */
export const addPasskeyRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/account/passkeys`;

  // What sets up a second factor is open to who must have one first.
  const who = async (request: FastifyRequest): Promise<StaffSession> => {
    const session = await requireStaff(host, request, { evenWithout: true });
    if (!isOffered(host)) throw notFound();
    return session;
  };
  const proven = async (request: FastifyRequest): Promise<StaffSession> => {
    const session = await who(request);
    requireProven(host, session);
    return session;
  };
  const note = (request: FastifyRequest, { member }: StaffSession, action: string, name?: string) =>
    noteAction(host, request, {
      ...{ action, outcome: 'success', memberId: member.id, subject: member.email },
      ...(name !== undefined && { after: { Naam: name } }),
    });

  app.post(`${all}/challenge`, options, async (request) => {
    const asked = await beginAddingPasskey(host, await proven(request));
    if (asked === 'full') throw refuse(asked);
    return asked;
  });

  app.post(all, options, async (request) => {
    const session = await proven(request);
    const sent = isValues(request.body) ? request.body.answer : undefined;
    const answer = readAdded({ [passkeyField.response]: [JSON.stringify(sent ?? null)] });
    const name = deviceOf(request);
    const done = answer ? await finishAddingPasskey(host, session, { answer, name }) : 'wrong';
    if (done !== 'added') throw refuse(done);
    await note(request, session, 'passkey.add', name);
    return {};
  });

  app.patch(`${all}/:id`, options, async (request) => {
    const session = await who(request);
    const said = isValues(request.body) ? request.body.name : undefined;
    const name = typeof said === 'string' ? said.trim().replace(/\s+/g, ' ') : '';
    if (name === '' || name.length > limits.maxName) {
      throw badRequest(texts.nameWrong, { name: texts.nameWrong });
    }
    if (!(await renamePasskey(host, session.member.id, { id: idOf(request), name }))) {
      throw notFound(texts.gone);
    }
    await note(request, session, 'passkey.rename', name);
    return {};
  });

  app.delete(`${all}/:id`, options, async (request) => {
    const session = await proven(request);
    const name = await removePasskey(host, session.member.id, idOf(request));
    if (name === undefined) throw notFound(texts.gone);
    await note(request, session, 'passkey.remove', name);
    return {};
  });
};
