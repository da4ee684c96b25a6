import {
  isRemembered,
  listStoredEntities,
  listWrittenImports,
  type StoredEntity,
} from '#features/entities/api.server';
import type { ToldImports } from '#features/entities/contract';
import { memberNames } from '#features/staff/api.server';
import { may } from '#features/staff/contract';
import { staff as limits } from '#kernel/limits-staff';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { mayWriteWhole } from './bulk-routes';
import { requireStaff } from './guard';
import { officeRoute } from './route';

const nameOf = ({ entity }: StoredEntity): string => entity.name;

/** Files that were read and changes of many rows at once, of what a member may change. */
export const addImportRoutes = (host: Host): void => {
  host.app.get(
    `${officePath.calls}/imports`,
    officeRoute(),
    async (request): Promise<ToldImports> => {
      const { member } = await requireStaff(host, request);
      const changed = listStoredEntities(host).filter((stored) =>
        may(member.rights, nameOf(stored), 'change'),
      );
      const [whole, part] = [true, false].map((isWhole) =>
        changed.filter((stored) => mayWriteWhole(member, stored) === isWhole).map(nameOf),
      );
      const start = Math.min(
        readWholeNumber(one(queryParams(request.url), 'start')) ?? 0,
        limits.counted,
      );
      const found = await listWrittenImports(host, {
        ...{ all: whole ?? [], own: part ?? [], staffId: member.id, start },
        limit: limits.imports + 1,
      });
      const names = await memberNames(
        host,
        found.flatMap(({ staffId }) => staffId ?? []),
      );
      const told = new Map(changed.map((stored) => [nameOf(stored), stored.entity]));
      return {
        imports: found.slice(0, limits.imports).map((row) => ({
          ...{ id: row.id, file: row.file, done: row.done },
          label: told.get(row.entity)?.label.many ?? row.entity,
          access: told.get(row.entity)?.access ?? '',
          at: row.startedAt.toISOString(),
          isEnded: row.endedAt !== null,
          undoneAt: row.undoneAt?.toISOString() ?? null,
          by: row.staffId === null ? null : (names.get(row.staffId) ?? null),
          mayUndo: isRemembered(host, row),
        })),
        hasMore: found.length > limits.imports,
      };
    },
  );
};
