import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  changeItem,
  listStoredEntities,
  readRows,
  type StoredEntity,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { redirects } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { type MapLink, pathOfLink } from '#kernel/values/links-in-text';
import type { Host } from '#platform/host';
import type { ToldFollowing, ToldLinkPlace } from '../../contract';
import { mayWriteOf, ownRows, requireOwnStore } from '../guard';
import { type Call, checked } from '../row-routes';
import { tellRow } from '../tell';
import { holdsLinks, linksIn, mapLinks } from './map-links';

/** Old addresses that are looked for at once. */
const MOST_OLD = 500;

/** Addresses that lead to one, by where each leads: those that were left when it moved here. */
const oldAddresses = async (host: Host, to: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await host.db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(
      and(
        ...[eq(redirects.siteId, getSite(host).id), eq(redirects.state, 'Online')],
        // For ever: what leads elsewhere for a while will lead back.
        inArray(redirects.status, [301, 308]),
        or(eq(redirects.toPath, to), sql`starts_with(${redirects.toPath}, ${`${to}/`})`),
      ),
    )
    .orderBy(redirects.id)
    .limit(MOST_OLD);
  return new Map(rows.map((row) => [row.from, row.to]));
};

/** Where a link leads from now on. */
const following =
  (old: ReadonlyMap<string, string>): MapLink =>
  (href) => {
    const link = pathOfLink(href);
    const to = link && old.get(link.path);
    if (!link || to === undefined) return href;
    return encodeURI(to) + (to.includes('?') ? link.rest.replace(/^\?[^#]*/, '') : link.rest);
  };

const linkFields = ({ entity, parts = {} }: StoredEntity) =>
  entity.fields.filter((field) => holdsLinks(field) && !Object.hasOwn(parts, field.name));

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Rows in which an old address may stand: looked through one by one after that. */
const candidates = async (
  host: Host,
  stored: StoredEntity,
  old: ReadonlyMap<string, string>,
  only: SQL | undefined,
) => {
  const columns = getTableColumns(stored.table) as Record<string, PgColumn>;
  const forms = [...old.keys()].flatMap((path) => [...new Set([path, encodeURI(path)])]);
  const patterns = sql`array[${sql.join(
    forms.map((form) => sql`${`%${escapeLike(form)}%`}`),
    sql`, `,
  )}]`;
  const isIn = linkFields(stored).flatMap(({ name }) => {
    const column = columns[name];
    return column ? [sql`${column}::text like any(${patterns})`] : [];
  });
  if (isIn.length === 0) return [];
  return readRows(host.db, stored, getSite(host).id, and(only, or(...isIn)) as SQL);
};

/** How many links of a row lead to one of the old addresses. */
const countIn = (stored: StoredEntity, values: Values, map: MapLink): number =>
  linkFields(stored)
    // What is being worked on counts with what visitors see, not twice.
    .filter(({ name }) => name !== 'draft' || values.content == null)
    .flatMap((field) => linksIn(field, values[wireName(field)]))
    .filter((href) => map(href) !== href).length;

type Place = { stored: StoredEntity; id: number; revision: number; values: Values; count: number };

const findPlaces = async (
  host: Host,
  member: StaffMember,
  old: ReadonlyMap<string, string>,
): Promise<Place[]> => {
  const places: Place[] = [];
  if (old.size === 0) return places;
  const map = following(old);
  for (const stored of listStoredEntities(host)) {
    if (!may(member.rights, stored.entity.name, 'read')) continue;
    const rows = await candidates(host, stored, old, ownRows(member, stored));
    for (const { id, revision, ...row } of rows) {
      const values = valuesOf(stored, { id, revision, ...row });
      const count = countIn(stored, values, map);
      if (count > 0) places.push({ stored, id, revision, values, count });
    }
  }
  return places;
};

const SITE = 'Site';

const tellPlace = (member: StaffMember, { stored, count, ...row }: Place): ToldLinkPlace => {
  const { entity } = stored;
  const isSite = entity.name === SITE;
  return {
    kind: isSite ? '' : entity.label.one,
    title: isSite ? entity.label.one : tellRow(member, stored, row).title,
    to: isSite ? '/navigatie' : `/${entity.access}/${row.id}`,
    count,
    mayChange:
      may(member.rights, entity.name, 'change') &&
      linkFields(stored).some((field) => mayWriteOf(member, stored)(field)),
  };
};

/** Links that lead to where something was before it came to an address, as far as a member may see them. */
export const tellFollowing = async (
  host: Host,
  member: StaffMember,
  to: string,
): Promise<ToldFollowing> => {
  const old = await oldAddresses(host, to);
  const places = await findPlaces(host, member, old);
  return {
    old: [...old.keys()].slice(0, limits.pages),
    count: places.reduce((sum, { count }) => sum + count, 0),
    places: places.map((place) => tellPlace(member, place)),
  };
};

/** What of a row a member may write, with its links led to where they end up. */
const changedIn = (call: Call, stands: Values, map: MapLink): Values =>
  Object.fromEntries(
    linkFields(call.stored)
      .filter((field) => mayWriteOf(call.member, call.stored)(field))
      .flatMap((field) => {
        const wire = wireName(field);
        const value = stands[wire];
        const isOld = linksIn(field, value).some((href) => map(href) !== href);
        return isOld ? [[wire, mapLinks(field, value, map)]] : [];
      }),
  );

/** Leads those links to the address itself; what a member may not write, or is refused, stays. */
export const followLinks = async (
  host: Host,
  { member, by }: Pick<Call, 'member' | 'by'>,
  to: string,
): Promise<{ changed: number; left: number }> => {
  const old = await oldAddresses(host, to);
  const map = following(old);
  let [changed, left] = [0, 0];
  for (const { stored, id, values, count } of await findPlaces(host, member, old)) {
    const call = { member, stored, by };
    try {
      if (!may(member.rights, stored.entity.name, 'change')) throw new AppError(403, 'may_not', '');
      requireOwnStore(member, stored, { id, values });
      let after = values;
      // What stands there by now counts, not what was read.
      await changeItem(host, { stored, by }, { id, revision: '*' }, (stands) => {
        const sent = changedIn(call, stands, map);
        after = { ...stands, ...sent };
        return checked(call, sent, stands);
      });
      const still = countIn(stored, after, map);
      changed += Math.max(0, count - still);
      left += still;
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      left += count;
    }
  }
  return { changed, left };
};
