import { and } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { byIds, listRows, type StoredEntity } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import type { StaffMember } from '#features/staff/contract';
import { badRequest, notFound } from '#kernel/errors';
import { entityTexts } from '#kernel/messages/nl-entities';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldPresence } from '../contract';
import { ownRows, requireEntity, requireStaff } from './guard';
import { endPresence, listPresence, notePresence, type Window } from './presence';
import { officeRoute } from './route';
import { idOf, isValues } from './row-routes';
import { titleOf } from './tell';

const TAB = /^[\w-]{8,40}$/;

/** Throws a 404 unless there is such a row for a member; without reading all that it holds. */
const requireRow = async (
  host: Host,
  member: StaffMember,
  stored: StoredEntity,
  id: number,
): Promise<void> => {
  const only = and(byIds(stored, [id]), ownRows(member, stored));
  const asked = { search: '', filters: {}, sort: '', start: 0, limit: 1 };
  const { total } = await listRows(host.db, stored, getSite(host).id, {
    ...{ ...asked, fields: [titleOf(stored)] },
    ...(only && { only }),
  });
  if (total === 0) throw notFound(entityTexts.notFound);
};

/** Who else has a row open: a window says so of its own every so often, and hears of the others. */
export const addPresenceRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();

  const windowOf = async (request: FastifyRequest) => {
    const { member, id: session } = await requireStaff(host, request);
    const body = isValues(request.body) ? request.body : {};
    const { tab } = body;
    if (typeof tab !== 'string' || !TAB.test(tab)) {
      throw badRequest(entityTexts.body, { tab: entityTexts.body });
    }
    const window: Window = { memberId: member.id, session, tab };
    return { member, window, isEditing: body.editing === true };
  };

  app.post(
    `${officePath.calls}/presence/:entity/:id`,
    options,
    async (request): Promise<ToldPresence[]> => {
      const { member, window, isEditing } = await windowOf(request);
      const { entity } = request.params as { entity: string };
      const stored = requireEntity(host, member, entity, 'read');
      const rowId = idOf(request);
      await requireRow(host, member, stored, rowId);
      const at = { entity: stored.entity.name, rowId };
      await notePresence(host, window, { ...at, isEditing });
      return listPresence(host, window, at);
    },
  );

  // Also as a window closes.
  app.post(`${officePath.calls}/presence/end`, options, async (request) => {
    await endPresence(host, (await windowOf(request)).window);
    return {};
  });
};
