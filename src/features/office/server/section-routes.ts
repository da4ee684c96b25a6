import type { FastifyRequest } from 'fastify';
import { createItem, readRows } from '#features/entities/api.server';
import { findSectionUsers, serveBlocks } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may, type RowAction } from '#features/staff/contract';
import { notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { OwnSection, PageTree, ToldSectionUse, TreeBlock, Values } from '../contract';
import { requireFinished } from './finished';
import { requireEntity, requireStaff } from './guard';
import { officeRoute } from './route';
import { type Call, checked, findRow, idOf, isValues } from './row-routes';

const SECTION = 'Section';

const contentOf = ({ content }: Values): readonly TreeBlock[] =>
  (content as PageTree | null)?.content ?? [];

const told = ({ id, values }: { id: number; values: Values }): OwnSection => ({
  ...{ id, title: String(values.title), folder: String(values.folder) },
  kind: values.kind as OwnSection['kind'],
  isPublished: contentOf(values).length > 0,
});

/** Sections of the chain's own: which there are for pages, making one of blocks, and where one is shown. */
export const addSectionRoutes = (host: Host): void => {
  const { app } = host;
  const options = { ...officeRoute(), bodyLimit: limits.draft };
  const list = `${officePath.calls}/own-sections`;
  const item = `${list}/:id`;

  const callOf = async (request: FastifyRequest, action: RowAction): Promise<Call> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, SECTION, action);
    return { member, stored, by: { way: 'office', staffId: member.id, client: clientOf(request) } };
  };

  app.get(list, options, async (request): Promise<OwnSection[]> => {
    const { stored } = await callOf(request, 'read');
    const rows = await readRows(host.db, stored, getSite(host).id);
    return rows
      .map((row) => told({ id: row.id, values: { ...row, content: row.published } }))
      .sort((a, b) => a.title.localeCompare(b.title, 'nl'));
  });

  /** What a page gets that begins with a section, or is no longer to follow it. */
  app.get(`${item}/blocks`, options, async (request): Promise<{ blocks: readonly TreeBlock[] }> => {
    const { values } = await findRow(host, await callOf(request, 'read'), idOf(request));
    return { blocks: contentOf(values) };
  });

  app.post(list, options, async (request, reply) => {
    const call = await callOf(request, 'create');
    const { title, folder, kind, blocks } = isValues(request.body) ? request.body : ({} as Values);
    const values = checked(call, {
      ...{ title: title ?? '', content: { content: blocks ?? [] } },
      ...(folder !== undefined && { folder }),
      ...(kind !== undefined && { kind }),
    });
    // What isn't finished isn't published, here either.
    requireFinished(host, values.content);
    const { stored, by } = call;
    const made = await createItem(host, { stored, by }, values);
    reply.code(201);
    return told(made);
  });

  app.get(`${item}/used`, options, async (request): Promise<ToldSectionUse> => {
    const call = await callOf(request, 'read');
    const { id } = await findRow(host, call, idOf(request));
    const users = await findSectionUsers(host, host.db, id);
    const isRead = may(call.member.rights, 'Page', 'read');
    const placesOf = (access: string, found: typeof users.sections) =>
      found.map((one) => ({
        ...{ title: one.title, isLive: one.isLive, to: `/${access}/${one.id}/bouwen` },
      }));
    return {
      count: users.pages.length,
      live: users.pages.filter(({ isLive }) => isLive).length,
      places: [
        ...placesOf('page', isRead ? users.pages : []),
        ...placesOf('section', users.sections),
      ],
    };
  });

  app.get(`${officePath.previewSection}/:id/picture`, async (request, reply) => {
    const session = await findStaffSession(host, request);
    if (!session || session.lacksFactor || !may(session.member.rights, SECTION, 'read'))
      throw notFound();
    const { member } = session;
    const stored = requireEntity(host, member, SECTION, 'read');
    const { values } = await findRow(host, { member, stored }, idOf(request));
    const content = contentOf(values);
    return serveBlocks(host, request, reply, { title: String(values.title), content });
  });
};
