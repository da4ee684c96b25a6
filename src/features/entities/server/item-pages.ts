import { and, eq } from 'drizzle-orm';
import { addDetailPages, type DetailPage, type RenderContext } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { readRows } from './rows';
import { columnOf, type StoredEntity, type StoredRow } from './stored';

const changeOf = ({ updatedAt }: StoredRow): Date | undefined =>
  updatedAt instanceof Date ? updatedAt : undefined;

/**
 * Adds the pages of an entity's rows that are online, at the address that their key says, and their part of
 * the sitemap. `present` says what is on a page.
 */
export const addItemPages = <Row extends StoredRow>(
  host: Host,
  stored: StoredEntity,
  present: (
    row: Row,
    context: RenderContext,
  ) => Omit<DetailPage, 'id' | 'href'> | Promise<Omit<DetailPage, 'id' | 'href'>>,
): void => {
  const { entity, table } = stored;
  const { key } = entity;
  if (key === undefined) throw new Error(`${entity.name} has no key, of which addresses are made`);
  const column = columnOf(stored, key);
  const isOnline = eq(table.state, 'Online');
  addDetailPages(host, {
    entity,
    list: async () =>
      (await readRows(host.db, stored, getSite(host).id, isOnline)).map((row) => ({
        access: String(row[key]),
        changedAt: changeOf(row),
      })),
    find: async (context, access) => {
      const which = and(isOnline, eq(column, access));
      const [row] = await readRows(host.db, stored, getSite(host).id, which);
      return (
        row && { id: row.id, href: entity.href(access), ...(await present(row as Row, context)) }
      );
    },
  });
};
