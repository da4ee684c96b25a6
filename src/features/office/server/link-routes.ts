import {
  listRows,
  listStoredEntities,
  type StoredEntity,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { staff as limits } from '#kernel/limits-staff';
import { isLanguage, languageTag } from '#kernel/messages/language';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { FoundPage } from '../contract';
import { ownRows, requireStaff } from './guard';
import { listPairable, pairFinder } from './pairs/find-pair';
import { PAGE } from './plan/store';
import { officeRoute } from './route';
import { fieldsOfList, tellRow, titleOf } from './tell';

type Asking = { member: StaffMember; search: string; limit?: number };

/** The pages of rows of one entity. */
const findPages = async (
  host: Host,
  stored: StoredEntity,
  { member, search, limit = limits.pagesOfEach }: Asking,
): Promise<(FoundPage & { id: number })[]> => {
  const only = ownRows(member, stored);
  const { rows } = await listRows(host.db, stored, getSite(host).id, {
    ...{ search, filters: {}, sort: titleOf(stored), start: 0, limit },
    fields: fieldsOfList(stored, []),
    ...(only && { only }),
  });
  return rows.flatMap((row) => {
    const values = valuesOf(stored, row);
    const told = tellRow(member, stored, { id: row.id, revision: row.revision, values });
    return told.href ? [{ id: row.id, href: told.href, title: told.title }] : [];
  });
};

/** So many times more pages are looked through where one language alone is asked for. */
const IN_ONE = 5;

/**
 * The same of pages that a language speaks: those first, and behind them what nobody wrote in it. Of a pair the
 * other one is left out.
 */
const findPagesIn = async (
  host: Host,
  stored: StoredEntity,
  { language, ...asking }: Asking & { language: string },
): Promise<FoundPage[]> => {
  const limit = limits.pagesOfEach;
  const rows = await findPages(host, stored, { ...asking, limit: limit * IN_ONE });
  const all = await listPairable(host);
  const pairOf = pairFinder(all);
  const byId = new Map(all.map((page) => [page.id, page]));
  const told = rows.flatMap(({ id, ...row }) => {
    const page = byId.get(id);
    if (!page || languageTag(page.language) === languageTag(language)) return [row];
    const other = pairOf(page);
    return other?.isLive ? [] : [{ ...row, language: page.language }];
  });
  return told
    .sort((one, two) => Number('language' in one) - Number('language' in two))
    .slice(0, limit);
};

const rankOf = ({ entity }: StoredEntity): number => (entity.name === PAGE ? 0 : 1);

/** The site's own pages by their names, for fields that lead somewhere. */
export const addLinkRoutes = (host: Host): void => {
  host.app.get(
    `${officePath.calls}/links`,
    officeRoute(),
    async (request): Promise<FoundPage[]> => {
      const { member } = await requireStaff(host, request);
      const params = queryParams(request.url);
      const of = one(params, 'of');
      const search = (one(params, 'q') ?? '').slice(0, limits.search).trim();
      if (search === '') return [];
      const language = one(params, 'language') ?? '';
      const isIn = isLanguage(language);
      const withPages = listStoredEntities(host).filter(
        ({ entity }) =>
          entity.key && (!of || entity.name === of) && may(member.rights, entity.name, 'read'),
      );
      // What has a language is what one looks for in a language.
      if (isIn) withPages.sort((some, other) => rankOf(some) - rankOf(other));
      const found = await Promise.all(
        withPages.map(async (stored): Promise<FoundPage[]> => {
          const asking = { member, search };
          return stored.entity.name === PAGE && isIn
            ? findPagesIn(host, stored, { ...asking, language })
            : (await findPages(host, stored, asking)).map(({ id: _, ...page }) => page);
        }),
      );
      return found.flat().slice(0, limits.pages);
    },
  );
};
