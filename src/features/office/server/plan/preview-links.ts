import type { FastifyRequest } from 'fastify';
import { serveDraft, serveLinkEnded } from '#features/pages/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import { mayWriteField } from '#features/staff/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { planTexts } from '#kernel/messages/nl-plan';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { staffTexts } from '#kernel/messages/nl-staff';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { previewDays, type ToldPreviewLink } from '../../contract';
import { requireEntity, requireStaff } from '../guard';
import { shownIn } from '../pairs/shown-in';
import { officeRoute } from '../route';
import { findRow, idOf, isValues } from '../row-routes';
import { endLink, findLinked, listLinks, makeLink } from './link-store';
import { asThere, lookIn, writeLook } from './preview-as';
import { PAGE } from './store';

const SHOWN_AT = '/webcore/content/voorbeeld';

/** Links by which people without an account see a page's draft, until they end. */
export const addPreviewLinks = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const links = `${officePath.calls}/pages/:id/links`;

  const pageOf = async (request: FastifyRequest, action: 'read' | 'change') => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, PAGE, action);
    if (action === 'change' && !mayWriteField(member.rights, PAGE, 'draft')) {
      throw new AppError(403, 'may_not', staffTexts.mayNot);
    }
    return { member, row: await findRow(host, { member, stored }, idOf(request)) };
  };

  app.get(links, options, async (request): Promise<ToldPreviewLink[]> => {
    const { row } = await pageOf(request, 'read');
    const all = await listLinks(host, row.id);
    const names = await memberNames(
      host,
      all.map(({ memberId }) => memberId),
    );
    return all.map(({ id, memberId, createdAt, endsAt, look }) => ({
      ...{ id, by: names.get(memberId) ?? '', look },
      ...{ createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() },
    }));
  });

  app.post(links, options, async (request, reply) => {
    const { member, row } = await pageOf(request, 'change');
    const days = previewDays.find((one) => isValues(request.body) && one === request.body.days);
    if (days === undefined) throw badRequest(texts.wrongDays, { days: texts.wrongDays });
    const as = await asThere(host, lookIn(isValues(request.body) ? request.body.look : undefined));
    const of = { pageId: row.id, memberId: member.id, look: writeLook(as) };
    const { id, secret } = await makeLink(host, { ...of, days });
    await noteAction(host, request, {
      ...{ action: 'preview.make', outcome: 'success', memberId: member.id },
      subject: `${row.values.title} (${texts.dayCount(days)})`,
    });
    reply.code(201);
    return { id, href: `${host.config.siteUrl}${SHOWN_AT}/${secret}` };
  });

  app.delete(`${links}/:link`, options, async (request) => {
    const { member, row } = await pageOf(request, 'change');
    const link = readWholeNumber((request.params as { link: string }).link) ?? 0;
    if (!(await endLink(host, row.id, link))) throw notFound(planTexts.gone);
    await noteAction(host, request, {
      ...{ action: 'preview.end', outcome: 'success', memberId: member.id },
      subject: String(row.values.title),
    });
    return {};
  });

  app.get(`${SHOWN_AT}/:secret`, async (request, reply) => {
    const linked = await findLinked(host, (request.params as { secret: string }).secret);
    // What the link is must not go along to whatever the page leads to.
    reply.header('referrer-policy', 'no-referrer');
    if (!linked) return serveLinkEnded(host, request, reply);
    const { pageId, endsAt: until, look } = linked;
    const as = lookIn(look);
    const { lacks, id, live } = await shownIn(host, pageId, as);
    // A link opens the draft of its own page: of the one in the other language what everybody may see.
    if (id !== pageId && live) return reply.redirect(live);
    const told = id === pageId ? lacks : as.language;
    return serveDraft(host, request, reply, {
      id: pageId,
      as,
      forOutsiders: { until, lacks: told },
    });
  });
};
