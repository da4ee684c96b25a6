import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  changeItem,
  listStoredEntities,
  readFields,
  type StoredEntity,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { pages, redirects } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { wireName } from '#kernel/define/entity';
import { AppError } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { type MapLink, pathOfLink } from '#kernel/values/links-in-text';
import type { Host } from '#platform/host';
import type { ToldFollowing, ToldLinkPlace } from '../../contract';
import { mayWriteOf, ownRows, requireOwnStore } from '../guard';
import { type Call, checked } from '../row-routes';
import { tellRow, titleOf } from '../tell';
import { holdsLinks, linksIn, mapLinks } from './map-links';

/** Old addresses that are looked for at once, and rows that are read for it: each row is searched for each of them. */
const MOST_OLD = 50;
const MOST_ROWS = 500;

/** Addresses that lead to one, by where each leads: those that were left when it moved here, the last first. */
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
    .orderBy(sql`${redirects.toPath} = ${to} desc`, desc(redirects.id))
    .limit(MOST_OLD);
  return new Map(rows.map((row) => [row.from, row.to]));
};

/**
 * Addresses that will lead elsewhere once a page leaves its own: that one, those of pages below it, and those that lead to
 * them by now. Where to isn't known yet.
 */
const leavingAddresses = async (host: Host, from: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await host.db
    .select({ path: pages.path })
    .from(pages)
    .where(
      and(
        eq(pages.siteId, getSite(host).id),
        or(eq(pages.path, from), sql`starts_with(${pages.path}, ${`${from}/`})`),
      ),
    )
    .orderBy(pages.path)
    .limit(MOST_OLD);
  const leaving = [...rows.map(({ path }) => path), ...(await oldAddresses(host, from)).keys()];
  return new Map(leaving.map((path) => [path, `/-${path}`]));
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

/** Of those: what a member may write. */
const followed = (member: StaffMember, stored: StoredEntity) =>
  linkFields(stored).filter(mayWriteOf(member, stored));

/** Entities in whose rows a member may lead links elsewhere. */
const followable = (host: Host, member: StaffMember): StoredEntity[] =>
  listStoredEntities(host).filter(
    (stored) =>
      may(member.rights, stored.entity.name, 'read') &&
      may(member.rights, stored.entity.name, 'change') &&
      followed(member, stored).length > 0,
  );

const escapeRegExp = (text: string): string => text.replaceAll(/[!-/:-@[-^`{-~]/g, String.raw`\$&`);

/** In a text: one of some addresses, that is neither a part of another nor the end of one of another site. */
const patternOf = (paths: Iterable<string>): string => {
  const forms = new Set([...paths].flatMap((path) => [path, encodeURI(path)]));
  const inPath = '[:alnum:]/_.~%-';
  return `(^|[^${inPath}])(${[...forms].map(escapeRegExp).join('|')})($|[^${inPath}])`;
};

/** Rows in which an old address may stand: looked through one by one after that. */
const candidates = async (
  host: Host,
  member: StaffMember,
  stored: StoredEntity,
  { pattern, limit }: { pattern: string; limit: number },
) => {
  const columns = getTableColumns(stored.table) as Record<string, PgColumn>;
  const fields = followed(member, stored).map(({ name }) => name);
  const isIn = fields.flatMap((name): SQL[] => {
    const column = columns[name];
    return column ? [sql`${column}::text ~ ${pattern}`] : [];
  });
  if (isIn.length === 0) return [];
  const title = stored.entity.fields.find((field) => wireName(field) === titleOf(stored));
  return readFields(host.db, stored, getSite(host).id, {
    which: and(ownRows(member, stored), or(...isIn)) as SQL,
    fields: [...fields, ...(title ? [title.name] : [])],
    limit,
  });
};

/** How many links of a row, of those that a member may write, lead to one of the old addresses. */
const countIn = (
  { member, stored }: Pick<Call, 'member' | 'stored'>,
  values: Values,
  map: MapLink,
): number =>
  followed(member, stored)
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
  const pattern = patternOf(old.keys());
  let limit = MOST_ROWS;
  for (const stored of followable(host, member)) {
    if (limit === 0) break;
    const rows = await candidates(host, member, stored, { pattern, limit });
    limit -= rows.length;
    for (const row of rows) {
      const values = valuesOf(stored, row);
      const count = countIn({ member, stored }, values, map);
      if (count > 0) places.push({ stored, id: row.id, revision: row.revision, values, count });
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
  };
};

/** Links that lead to where something was before it came to an address, as far as a member may lead them there. */
export const tellFollowing = (
  host: Host,
  member: StaffMember,
  to: string,
): Promise<ToldFollowing> => tellLinks(host, member, () => oldAddresses(host, to));

const NONE: ToldFollowing = { old: [], count: 0, places: [] };

/** Links that will lead by a detour once a page leaves an address, of the same; to who may read pages. */
export const tellLeaving = async (
  host: Host,
  member: StaffMember,
  from: string,
): Promise<ToldFollowing> =>
  may(member.rights, 'Page', 'read')
    ? tellLinks(host, member, () => leavingAddresses(host, from))
    : NONE;

const tellLinks = async (
  host: Host,
  member: StaffMember,
  find: () => Promise<ReadonlyMap<string, string>>,
): Promise<ToldFollowing> => {
  if (followable(host, member).length === 0) return NONE;
  const old = await find();
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
    followed(call.member, call.stored).flatMap((field) => {
      const wire = wireName(field);
      const value = stands[wire];
      const isOld = linksIn(field, value).some((href) => map(href) !== href);
      return isOld ? [[wire, mapLinks(field, value, map)]] : [];
    }),
  );

/** Leads those links to the address itself; what is refused stays. Throws a 403 for who may change none. */
export const followLinks = async (
  host: Host,
  { member, by }: Pick<Call, 'member' | 'by'>,
  to: string,
): Promise<{ changed: number; left: number }> => {
  if (followable(host, member).length === 0) throw new AppError(403, 'may_not', texts.mayNot);
  const old = await oldAddresses(host, to);
  const map = following(old);
  let [changed, left] = [0, 0];
  for (const { stored, id, values, count } of await findPlaces(host, member, old)) {
    const call = { member, stored, by };
    try {
      let after = values;
      // What stands there by now counts, not what was read.
      await changeItem(host, { stored, by }, { id, revision: '*' }, (stands) => {
        requireOwnStore(member, stored, { id, values: stands });
        const sent = changedIn(call, stands, map);
        after = { ...stands, ...sent };
        return checked(call, sent, stands);
      });
      const still = countIn(call, after, map);
      changed += Math.max(0, count - still);
      left += still;
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      left += count;
    }
  }
  return { changed, left };
};
