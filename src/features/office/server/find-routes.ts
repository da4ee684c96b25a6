import {
  byIds,
  listDeleted,
  listReferring,
  listRows,
  listStoredEntities,
  readRows,
  restoreItem,
  type StoredEntity,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { memberNames } from '#features/staff/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { FoundThing, ToldBinned, ToldUse } from '../contract';
import { findElsewhere } from './finders';
import { ownRows, requireEntity, requireOwnStore, requireStaff } from './guard';
import { officeRoute } from './route';
import { findRow } from './row-routes';
import { fieldsOfList, tellRow, titleOf } from './tell';

/** Things of one entity that are told at once. */
const FEW = 5;

const DAY = 86_400_000;

const readable = (host: Host, member: StaffMember): StoredEntity[] =>
  listStoredEntities(host).filter(({ entity }) => may(member.rights, entity.name, 'read'));

const noteOf = ({ entity }: StoredEntity, values: Record<string, unknown>): string | undefined => {
  const field = entity.fields.find((one) => wireName(one) === entity.key);
  return field && typeof values[wireName(field)] === 'string'
    ? String(values[wireName(field)])
    : undefined;
};

const findIn = async (
  host: Host,
  member: StaffMember,
  stored: StoredEntity,
  search: string,
): Promise<FoundThing[]> => {
  const only = ownRows(member, stored);
  const asked = {
    ...{ search, start: 0, limit: FEW, sort: titleOf(stored), fields: fieldsOfList(stored, []) },
    ...(only && { only }),
  };
  const { rows } = await listRows(host.db, stored, getSite(host).id, asked);
  return rows.map((row) => {
    const values = valuesOf(stored, row);
    const { title } = tellRow(member, stored, { id: row.id, revision: row.revision, values });
    const note = noteOf(stored, values);
    return {
      kind: stored.entity.label.one,
      title,
      ...(note !== undefined && note !== title && { note }),
      to: `/${stored.entity.access}/${row.id}`,
    };
  });
};

/** What begins with what was typed comes first. */
const byFit = (search: string) => {
  const rank = ({ title }: FoundThing) => (title.toLowerCase().startsWith(search) ? 0 : 1);
  return (some: FoundThing, other: FoundThing) => rank(some) - rank(other);
};

/** Finding anything, what something is used in, and what was thrown away. */
export const addFindRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();

  app.get(`${officePath.calls}/find`, options, async (request): Promise<FoundThing[]> => {
    const { member } = await requireStaff(host, request);
    const search = (one(queryParams(request.url), 'q') ?? '').trim().slice(0, limits.search);
    if (search.length < 2) return [];
    const found = await Promise.all([
      ...readable(host, member).map((stored) => findIn(host, member, stored, search)),
      findElsewhere(host, member, search),
    ]);
    return found.flat().sort(byFit(search.toLowerCase()));
  });

  const used = `${officePath.calls}/rows/:entity/:id/used`;
  app.get(used, options, async (request): Promise<ToldUse[]> => {
    const { member } = await requireStaff(host, request);
    const { entity, id: text } = request.params as { entity: string; id: string };
    const stored = requireEntity(host, member, entity, 'read');
    const id = readWholeNumber(text) ?? 0;
    await findRow(host, { member, stored }, id);
    const referring = await listReferring(host, stored, { id, limit: limits.rows });
    return referring.map(({ stored: other, rows, total }) => {
      const isShown = may(member.rights, other.entity.name, 'read');
      const shown = isShown ? rows : [];
      return {
        label: other.entity.label.many,
        count: total,
        rows: shown.map((row) => ({
          title: tellRow(member, other, { ...row, values: valuesOf(other, row) }).title,
          to: `/${other.entity.access}/${row.id}`,
        })),
      };
    });
  });

  const since = () => new Date(host.clock.now().getTime() - limits.binDays * DAY);

  const binOf = (member: StaffMember) =>
    listDeleted(host, {
      since: since(),
      entities: readable(host, member)
        .filter(({ entity }) => may(member.rights, entity.name, 'delete'))
        .map(({ entity }) => entity.name),
    });

  app.get(`${officePath.calls}/bin`, options, async (request): Promise<ToldBinned[]> => {
    const { member } = await requireStaff(host, request);
    const changes = await binOf(member);
    const names = await memberNames(
      host,
      changes.flatMap(({ staffId }) => staffId ?? []),
    );
    return changes.flatMap((change) => {
      const stored = readable(host, member).find(({ entity }) => entity.name === change.entity);
      if (!stored || !change.before || !isOwn(member, stored, change.rowId, change.before))
        return [];
      const { title } = tellRow(member, stored, {
        ...{ id: change.rowId, revision: change.revision, values: change.before },
      });
      return [
        {
          ...{ entity: stored.entity.access, kind: stored.entity.label.one, id: change.rowId },
          ...{ title, revision: change.revision, at: change.at.toISOString() },
          by: (change.staffId !== null && names.get(change.staffId)) || null,
        },
      ];
    });
  });

  app.post(`${officePath.calls}/bin/:entity/:id`, options, async (request) => {
    const { member } = await requireStaff(host, request);
    const { entity, id: text } = request.params as { entity: string; id: string };
    const stored = requireEntity(host, member, entity, 'delete');
    const id = readWholeNumber(text) ?? 0;
    const [there] = await readRows(host.db, stored, getSite(host).id, byIds(stored, [id]));
    const change = (await binOf(member)).find(
      ({ entity: name, rowId }) => name === stored.entity.name && rowId === id,
    );
    if (there || !change?.before) throw notFound(entityTexts.notFound);
    requireOwnStore(member, stored, { id, values: change.before });
    const job = { stored, by: { way: 'restore', staffId: member.id } } as const;
    const to = change.revision - 1;
    return tellRow(member, stored, await restoreItem(host, job, { id, to, revision: undefined }));
  });
};

/** Whether a row was of a member's own stores, where he may reach no further. */
const isOwn = (
  member: StaffMember,
  stored: StoredEntity,
  id: number,
  values: Record<string, unknown>,
): boolean => {
  try {
    requireOwnStore(member, stored, { id, values });
    return true;
  } catch {
    return false;
  }
};
