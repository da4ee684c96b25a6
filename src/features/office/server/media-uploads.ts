import type { FastifyRequest } from 'fastify';
import { addSentPicture, mediaEntity, readPicture } from '#features/library/api.server';
import type { LibraryPicture } from '#features/library/contract';
import type { StaffMember } from '#features/staff/contract';
import { addStaffUploads } from '#features/uploads/api.server';
import { notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { officePath, officeUploads } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { requireEntity, requireStaff } from './guard';
import { textsIn } from './media-texts';
import { officeRoute } from './route';
import { isValues } from './row-routes';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Who calls, if he may add pictures. Throws a 401 or 403. */
const requireMaker = async (host: Host, request: FastifyRequest): Promise<StaffMember> => {
  const { member } = await requireStaff(host, request);
  requireEntity(host, member, mediaEntity.name, 'create');
  return member;
};

/** Pictures that are sent by pieces, so that a lost connection loses nothing; and what becomes of them. */
export const addMediaUploads = (host: Host): void => {
  const memberOf = (request: FastifyRequest) => requireMaker(host, request);
  // Colleagues share an address: each is counted by himself.
  const nameOf = (request: FastifyRequest) =>
    memberOf(request).then(
      ({ id }) => `staff ${id}`,
      () => undefined,
    );
  const options = { ...officeRoute(), preHandler: limitCalls(limits.callsPerMinute, nameOf) };

  addStaffUploads(host, {
    path: officeUploads,
    onRequest: options.onRequest,
    memberOf,
  });

  host.app.post(
    `${officePath.calls}/media/sent/:upload`,
    options,
    async (request): Promise<LibraryPicture> => {
      const member = await memberOf(request);
      const { upload } = request.params as { upload: string };
      const told = isValues(request.body) ? request.body : {};
      const words = {
        ...{ alt: textOf(told.alt), title: textOf(told.title), folder: textOf(told.folder) },
        ...{ decorative: told.decorative === true, tags: textsIn(told.tags) },
      };
      const by = { way: 'office', staffId: member.id } as const;
      const { id } = await addSentPicture(host, upload, words, by);
      const picture = await readPicture(host, id);
      if (!picture) throw notFound(entityTexts.notFound);
      return picture;
    },
  );
};
