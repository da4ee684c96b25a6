import {
  listRows,
  listStoredEntities,
  type StoredEntity,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { staff as limits } from '#kernel/limits-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { FoundPage } from '../contract';
import { ownRows, requireStaff } from './guard';
import { officeRoute } from './route';
import { fieldsOfList, tellRow, titleOf } from './tell';

type Asking = { member: StaffMember; search: string };

/** The pages of rows of one entity. */
const findPages = async (
  host: Host,
  stored: StoredEntity,
  { member, search }: Asking,
): Promise<FoundPage[]> => {
  const only = ownRows(member, stored);
  const { rows } = await listRows(host.db, stored, getSite(host).id, {
    ...{ search, filters: {}, sort: titleOf(stored), start: 0, limit: limits.pagesOfEach },
    fields: fieldsOfList(stored, []),
    ...(only && { only }),
  });
  return rows.flatMap((row) => {
    const values = valuesOf(stored, row);
    const told = tellRow(member, stored, { id: row.id, revision: row.revision, values });
    return told.href ? [{ href: told.href, title: told.title }] : [];
  });
};

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
      const withPages = listStoredEntities(host).filter(
        ({ entity }) =>
          entity.key && (!of || entity.name === of) && may(member.rights, entity.name, 'read'),
      );
      const found = await Promise.all(
        withPages.map((stored) => findPages(host, stored, { member, search })),
      );
      return found.flat().slice(0, limits.pages);
    },
  );
};
