import type { FastifyRequest } from 'fastify';
import { AppError, badRequest } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { type DraftOf, forgetDraft, keepDraft, readDraft } from './drafts';
import { requireEntity, requireStaff } from './guard';
import { officeRoute } from './route';
import { findRow } from './row-routes';

/** What is typed in a form, kept as it is typed; nothing of it is checked before it is saved. */
export const addDraftRoutes = (host: Host): void => {
  const { app } = host;
  const options = { ...officeRoute(), bodyLimit: limits.draft };
  const address = `${officePath.calls}/drafts/:entity/:id`;

  const draftOf = async (request: FastifyRequest): Promise<DraftOf> => {
    const { member } = await requireStaff(host, request);
    const { entity, id } = request.params as { entity: string; id: string };
    const rowId = readWholeNumber(id) ?? -1;
    const stored = requireEntity(host, member, entity, rowId === 0 ? 'create' : 'change');
    if (rowId < 0) throw badRequest(entityTexts.notFound);
    if (rowId > 0) await findRow(host, { member, stored }, rowId);
    return { memberId: member.id, entity: stored.entity.name, rowId };
  };

  app.get(address, options, async (request) => ({
    draft: (await readDraft(host, await draftOf(request))) ?? null,
  }));

  app.put(address, options, async (request) => {
    const of = await draftOf(request);
    const { values, revision } = (request.body ?? {}) as Record<string, unknown>;
    const isWhole = typeof values === 'object' && values !== null && !Array.isArray(values);
    if (!isWhole || !Number.isSafeInteger(revision)) {
      throw new AppError(400, 'bad_request', texts.draftBody);
    }
    const draft = { values: values as Record<string, unknown>, revision: Number(revision) };
    return { savedAt: await keepDraft(host, of, draft) };
  });

  app.delete(address, options, async (request) => {
    await forgetDraft(host, await draftOf(request));
    return {};
  });
};
