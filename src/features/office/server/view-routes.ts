import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import type { StaffMember } from '#features/staff/contract';
import { badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { plainLine } from '#kernel/values/plain-text';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldView } from '../contract';
import { requireEntity, requireStaff } from './guard';
import { officeRoute } from './route';
import { officeViews as views } from './tables';

/** Views of a list that a member has: his own and everybody's. */
const listViews = async (host: Host, member: StaffMember, entity: string): Promise<ToldView[]> => {
  const rows = await host.db
    .select()
    .from(views)
    .where(
      and(
        eq(views.siteId, getSite(host).id),
        eq(views.entity, entity),
        or(eq(views.memberId, member.id), isNull(views.memberId)),
      ),
    )
    .orderBy(asc(views.name), asc(views.id))
    .limit(limits.views);
  return rows.map(({ id, name, query, memberId }) => ({
    ...{ id, name, query },
    isShared: memberId === null,
  }));
};

/** Lists as somebody likes to see them, for himself or for everybody. */
export const addViewRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const address = `${officePath.calls}/views/:entity`;

  const of = async (request: FastifyRequest) => {
    const { member } = await requireStaff(host, request);
    const { entity } = request.params as { entity: string };
    const stored = requireEntity(host, member, entity, 'read');
    return { member, entity: stored.entity.name };
  };

  app.get(address, options, async (request) => {
    const { member, entity } = await of(request);
    return listViews(host, member, entity);
  });

  app.post(address, options, async (request, reply) => {
    const { member, entity } = await of(request);
    const { name, query, isShared } = (request.body ?? {}) as Record<string, unknown>;
    const title = typeof name === 'string' ? plainLine(name) : '';
    if (title === '') throw badRequest(texts.views.nameIt, { name: texts.views.nameIt });
    if (title.length > limits.viewName) {
      throw badRequest(texts.views.nameLong, { name: texts.views.nameLong });
    }
    if (typeof query !== 'string' || query.length > limits.viewQuery) {
      throw badRequest(texts.views.tooMuch);
    }
    if ((await listViews(host, member, entity)).length >= limits.views) {
      throw badRequest(texts.views.tooMany(limits.views));
    }
    await host.db.insert(views).values({
      ...{ siteId: getSite(host).id, entity, name: title, query },
      ...{ memberId: isShared === true ? null : member.id, createdAt: host.clock.now() },
    });
    reply.code(201);
    return listViews(host, member, entity);
  });

  app.delete(`${address}/:id`, options, async (request) => {
    const { member, entity } = await of(request);
    const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
    const mine = (await listViews(host, member, entity)).find((view) => view.id === id);
    if (!mine) throw notFound();
    await host.db.delete(views).where(eq(views.id, id));
    return listViews(host, member, entity);
  });
};
