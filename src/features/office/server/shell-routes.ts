import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { listStoredEntities } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { findStaffSession, type StaffSession, sendOfficePage } from '#features/staff/api.server';
import { may, staffPath, staffReturnField } from '#features/staff/contract';
import { notFound } from '#kernel/errors';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { escapeJson } from '#platform/render/escape-json';
import { pageToken, refuseCrossSite } from '#platform/sessions/csrf';
import type { OfficeStart } from '../contract';
import { Root } from '../site/root.view';
import { tellBeginning } from './begin/state';
import { requireStaff } from './guard';
import { officeRoute } from './route';
import { tellEntity } from './tell';

/** What a member's office begins with. */
const startOf = async (host: Host, { member, lacksFactor }: StaffSession): Promise<OfficeStart> => {
  const { name, slug } = getSite(host);
  const begin = lacksFactor ? undefined : await tellBeginning(host, member);
  const now = host.clock.now();
  return {
    site: { name, slug },
    member: {
      ...{ id: member.id, name: member.name, email: member.email },
      ...{ role: member.role.label, special: lacksFactor ? [] : member.rights.special },
    },
    mustSetUp: lacksFactor,
    entities: listStoredEntities(host)
      .filter(() => !lacksFactor)
      .filter(({ entity }) => may(member.rights, entity.name, 'read'))
      .map((stored) => tellEntity(member, stored, now)),
    ...(begin && { begin }),
    token: pageToken(host.config.secret, now),
  };
};

/** The office's page: one for all its addresses; its script shows what an address asks for. */
export const addShellRoutes = (host: Host): void => {
  const { app } = host;

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await findStaffSession(host, request);
    if (!session) {
      const query = new URLSearchParams({ [staffReturnField]: request.url });
      const isStart = request.url === staffPath.office;
      return reply.redirect(isStart ? staffPath.login : `${staffPath.login}?${query}`, 303);
    }
    const start = escapeJson(await startOf(host, session));
    return sendOfficePage(host, reply, {
      title: texts.office,
      content: createElement(Root),
      withScript: true,
      end: `<script type="application/json" id="office-start">${start}</script>`,
    });
  };

  app.get(staffPath.office, show);
  app.get(`${staffPath.office}/*`, show);
  app.get(`${officePath.calls}/start`, officeRoute(), async (request) => {
    return startOf(host, await requireStaff(host, request, { evenWithout: true }));
  });
  // What isn't a call of ours is none of the office's pages either.
  app.get(`${officePath.calls}/*`, { onRequest: refuseCrossSite, config: { json: true } }, () => {
    throw notFound(texts.unknownCall);
  });
};
