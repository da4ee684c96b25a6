import type { FastifyReply, FastifyRequest } from 'fastify';
import { columnsOf } from '#features/entities/api.server';
import { listMeeting, showPopupTrial, type TriedPopup } from '#features/popups/api.server';
import type { MeetingPopup } from '#features/popups/contract';
import { getSite } from '#features/settings/api.server';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { requireStaff } from './guard';
import { officeRoute } from './route';
import { type Asked, askedBy, readTyped } from './typed';

const POPUP = 'Popup';

/** A popup as its writer left it. */
const findTried = async (host: Host, asked: Asked): Promise<TriedPopup> => {
  const { values } = await readTyped(host, asked);
  const row = { ...columnsOf(asked.stored, values), id: asked.id, siteId: getSite(host).id };
  return { row: row as TriedPopup['row'], targets: values.targets as TriedPopup['targets'] };
};

/** Popups while they are made: as visitors would see them, and what else could open in the same place. */
export const addPopupRoutes = (host: Host): void => {
  const { app } = host;

  app.get(
    `${officePath.samples}/popup/:id`,
    async (request: FastifyRequest, reply): Promise<FastifyReply> => {
      const tried = await findTried(host, await askedBy(host, request, POPUP));
      const isSent = queryParams(request.url).sent !== undefined;
      return showPopupTrial(host, request, reply, { tried, isSent });
    },
  );

  app.get(
    `${officePath.calls}/popups/:id/meets`,
    officeRoute(),
    async (request): Promise<MeetingPopup[]> => {
      await requireStaff(host, request);
      return listMeeting(host, await findTried(host, await askedBy(host, request, POPUP)));
    },
  );
};
