import type { FastifyRequest } from 'fastify';
import { changeItem } from '#features/entities/api.server';
import { readDraftHead } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { may, mayWriteField, type RowAction } from '#features/staff/contract';
import { badRequest, notFound } from '#kernel/errors';
import { entityTexts } from '#kernel/messages/nl-entities';
import type { Unseen } from '#kernel/quality/findable';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { ToldFindable } from '../../contract';
import { requireEntity, requireStaff } from '../guard';
import { findDeadLinks } from '../links/dead-links';
import { officeRoute } from '../route';
import { checked, findRow, idOf, isValues, revisionOf, unlessStale } from '../row-routes';

const PAGE = 'Page';

/** What a page tells search engines. */
const FIELDS = ['seo_title', 'seo_description', 'noindex'] as const;

type Shown = { state: string; onlineFrom: Date | null; onlineUntil: Date | null };

const unseenOf = (
  { state, onlineFrom, onlineUntil }: Shown,
  { isPublished, now }: { isPublished: boolean; now: Date },
): Unseen | undefined => {
  if (state !== 'Online') return 'offline';
  if (!isPublished) return 'unpublished';
  if (onlineFrom !== null && onlineFrom > now) return 'later';
  return onlineUntil !== null && onlineUntil <= now ? 'over' : undefined;
};

/** How a page is found: what search engines are told of it, as its draft stands. */
export const addFindableRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const findable = `${officePath.calls}/pages/:id/findable`;

  const callOf = async (request: FastifyRequest, action: RowAction) => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, PAGE, action);
    const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
    return { member, stored, by };
  };

  app.get(findable, options, async (request): Promise<ToldFindable> => {
    const call = await callOf(request, 'read');
    const { rights } = call.member;
    const { id, revision, values } = await findRow(host, call, idOf(request));
    const head = await readDraftHead(host, request, id);
    if (!head) throw notFound(entityTexts.notFound);
    const { page, picture, headings, sameTitle, sameDescription } = head;
    const unseen = unseenOf(page, {
      ...{ isPublished: values.content !== null, now: host.clock.now() },
    });
    const mayWrite = (field: string) =>
      may(rights, PAGE, 'change') && mayWriteField(rights, PAGE, field);
    return {
      ...{ revision, title: page.title, noindex: page.noindex },
      ...{ seoTitle: page.seoTitle ?? '', seoDescription: page.seoDescription ?? '' },
      ...{ address: host.config.siteUrl + page.path, siteName: getSite(host).name },
      ...{ picture: picture ?? null, headings, sameTitle, sameDescription },
      ...(unseen && { unseen }),
      deadLinks: await findDeadLinks(host, page.published),
      mayWrite: {
        seo_title: mayWrite('seo_title'),
        seo_description: mayWrite('seo_description'),
        noindex: mayWrite('noindex'),
      },
    };
  });

  /** What search engines are told holds at once: it is no part of the draft. */
  app.patch(findable, options, async (request, reply) => {
    const call = await callOf(request, 'change');
    const sent = isValues(request.body) ? request.body.data : undefined;
    if (!isValues(sent)) throw badRequest(entityTexts.body, { data: entityTexts.body });
    const data = Object.fromEntries(
      FIELDS.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
    );
    const row = { id: idOf(request), revision: revisionOf(request) };
    const { stored, by } = call;
    return unlessStale(call, reply, async () => {
      const { revision } = await changeItem(host, { stored, by }, row, (stands) =>
        checked(call, data, stands),
      );
      return { revision };
    });
  });
};
