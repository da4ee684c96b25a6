import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { findCoordinates } from '#features/addresses/api.server';
import type { ApiPart, ApiRow } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { type Coordinates, earthRadiusKm } from '#kernel/values/distance';
import { path } from '#kernel/wire';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ApiItem, ApiList, Scope } from '../contract';
import { asIndexed } from './added';
import { type Exposed, listExposed } from './exposed';
import { indexedQuery } from './indexed';
import type { ListQuery } from './query';

/** What a caller may see: all of the site's rows, or those that everybody sees. */
const visible = (host: Host, part: ApiPart, scope: Scope): SQL | undefined => {
  const ofSite = and(eq(part.site, getSite(host).id), part.only);
  if (scope === 'admin') return ofSite;
  const told = part.adminsOnly && sql`not (${part.adminsOnly})`;
  if (scope === 'staff') return and(ofSite, told);
  return and(ofSite, told, eq(part.state, 'Online'), part.shown?.(host));
};

/** Km as the crow flies to a place, by the haversine formula; null for what is on no map. */
const distanceTo = ({ latitude, longitude }: NonNullable<ApiPart['near']>, to: Coordinates): SQL =>
  sql`${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin(radians(${to.latitude}::float8 - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(${to.latitude}::float8))
    * power(sin(radians(${to.longitude}::float8 - ${longitude}) / 2), 2))))`;

type Told = { distance?: SQL; isWhole?: boolean };

const select = (db: Db, { part, columns }: Exposed, { distance, isWhole }: Told = {}) => {
  const fields = {
    id: part.id,
    state: part.state,
    title: part.title,
    slug: part.slug,
    picture: part.picture ?? sql`null`,
    page: part.page ?? sql`true`,
    ...(part.revision && { revision: part.revision }),
    data: { ...columns, ...(isWhole && part.whole) },
    extra: { ...part.extra, ...(distance && { distance }) },
  };
  // Which columns there are differs by entity, so drizzle can't tell the rows' shape.
  return db.select(fields as unknown as SelectedFields).from(part.table);
};

/** A row as the API tells it. */
const presentItem = (host: Host, { entity, part }: Exposed, stored: ApiRow): ApiItem => {
  const row = part.told?.(host, stored) ?? stored;
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    image: row.picture === null ? null : `${path.media}/${row.picture}/800.jpg`,
    href: row.page ? entity.href(String(row.slug)) : null,
    target: '_self',
    data: row.data,
    extra: row.extra ?? {},
    _meta: {
      module_object: entity.name,
      module_access: entity.access,
      href: `${path.api}/${entity.access}/${row.id}`,
      ...(typeof row.revision === 'number' && { revision: row.revision }),
    },
  };
};

const prepareShown = (host: Host, exposed: Exposed) => {
  const { part, entity } = exposed;
  const isAsked = sql`${part.id} = any(${sql.placeholder('ids')}::int4[])`;
  const where = and(visible(host, part, 'anonymous'), isAsked);
  return select(host.db, exposed).where(where).prepare(`api_${entity.access}_rows`);
};

/** Rows that everybody sees, by their ids: put together and planned once an entity. */
const shownRows = new WeakMap<Host, Map<ApiPart, ReturnType<typeof prepareShown>>>();

const readShown = async (host: Host, exposed: Exposed, ids: number[]): Promise<ApiRow[]> => {
  if (ids.length === 0) return [];
  const known = shownRows.get(host) ?? new Map();
  const rows = known.get(exposed.part) ?? prepareShown(host, exposed);
  shownRows.set(host, known.set(exposed.part, rows));
  return (await rows.execute({ ids })) as ApiRow[];
};

/** A page of what everybody sees, as far as the index in memory can tell which rows are on it. */
const listIndexed = async (
  host: Host,
  exposed: Exposed,
  query: ListQuery,
): Promise<ApiList | undefined> => {
  const { index, part } = exposed;
  // What is seen by the clock isn't the same a second later.
  if (!index || !part.indexed || part.shown || query.near) return undefined;
  const { numbers, options } = part.indexed;
  const own = (kind: 'number' | 'options') =>
    Object.fromEntries(
      index.addedColumns.filter((one) => one.kind === kind).map(({ name }) => [name, name]),
    );
  const known = {
    ...part.indexed,
    numbers: { ...numbers, ...own('number') },
    options: { ...options, ...own('options') },
  };
  const asked = indexedQuery(known, { ...query.asked, filters: asIndexed(index, query.asked) });
  if (!asked) return undefined;
  const { limit, start } = query.asked;
  const { ids, total } = index.facets.query({ ...asked, start, limit });
  const rows = await readShown(host, exposed, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    data: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? presentItem(host, exposed, row) : [];
    }),
    _meta: { total, start, limit },
  };
};

/** A page of what everybody sees, as far as its feature knows it all by heart. */
const listRecalled = async (
  host: Host,
  exposed: Exposed,
  { asked }: ListQuery,
): Promise<ApiList | undefined> => {
  const found = await exposed.part.recall?.(host, asked);
  if (!found) return undefined;
  const { start, limit } = asked;
  const data = found.rows.map((row) => presentItem(host, exposed, row));
  return { data, _meta: { total: found.total, start, limit } };
};

/** One page of a list: from memory where everybody may see it and it is known there. */
export const listItems = async (
  host: Host,
  exposed: Exposed,
  query: ListQuery,
  scope: Scope,
): Promise<ApiList> => {
  const isForAll = scope === 'anonymous';
  const known =
    isForAll &&
    ((await listRecalled(host, exposed, query)) ?? (await listIndexed(host, exposed, query)));
  return known || listStored(host, exposed, query, scope);
};

/** The same, by the database. */
const listStored = async (
  host: Host,
  exposed: Exposed,
  query: ListQuery,
  scope: Scope,
): Promise<ApiList> => {
  const { part } = exposed;
  const { limit, start } = query.asked;
  const where = and(visible(host, part, scope), ...query.conditions);
  const at = query.near === undefined ? undefined : await findCoordinates(host, query.near);
  const distance = part.near && at && distanceTo(part.near, at);
  const order = distance ? [sql`${distance} asc nulls last`] : [query.order];
  const [rows, [counted]] = await Promise.all([
    select(host.db, exposed, { distance })
      .where(where)
      .orderBy(...order, asc(part.id))
      .limit(limit)
      .offset(start),
    host.db.select({ total: count() }).from(part.table).where(where),
  ]);
  return {
    data: (rows as ApiRow[]).map((row) => presentItem(host, exposed, row)),
    _meta: { total: counted?.total ?? 0, start, limit },
  };
};

/** One row, if the caller may see it. */
export const findItem = async (
  host: Host,
  exposed: Exposed,
  id: number,
  scope: Scope,
): Promise<ApiItem | undefined> => {
  const where = and(visible(host, exposed.part, scope), eq(exposed.part.id, id));
  const [row] = await select(host.db, exposed, { isWhole: scope !== 'anonymous' }).where(where);
  return row && presentItem(host, exposed, row as ApiRow);
};

/** What stands in the place of a row's own part of its page's address. */
const PART = '\u0001';

/** The part of an address that says which row's page lies there; undefined: no row's does. */
const slugIn = ({ entity }: Exposed, address: string): string | undefined => {
  const [before = '', after] = entity.href(PART).split(PART);
  if (after === undefined || !address.startsWith(before) || !address.endsWith(after))
    return undefined;
  return address.slice(before.length, address.length - after.length);
};

/** Whether everybody can read a row's page at an address, as that reads decoded. */
export const hasItemAt = async (host: Host, db: Db, address: string): Promise<boolean> => {
  for (const exposed of listExposed(host)) {
    const slug = slugIn(exposed, address);
    if (!slug) continue;
    const { part } = exposed;
    const isThis = and(sql`${part.slug}::text = ${slug}`, part.page);
    const [found] = await db
      .select({ id: part.id })
      .from(part.table)
      .where(and(visible(host, part, 'anonymous'), isThis))
      .limit(1);
    if (found) return true;
  }
  return false;
};
