import { and, inArray, ne } from 'drizzle-orm';
import { findCoordinates } from '#features/addresses/api.server';
import { getDirectory, type Location } from '#features/stores/api.server';
import { type Coordinates, distanceKm } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import { alikeOf, type VacancyCard } from '../contract';
import { presentCard } from './present';
import { listForCards, openToday } from './read';
import { vacancies } from './tables';

/** Places looked at: those nearest to home. */
const PLACES = 200;

/** Where a place of work is: its own coordinates, or else its postcode's. */
export const placeOf = async (
  host: Host,
  { latitude, longitude, zipcode }: Location,
): Promise<Coordinates | undefined> =>
  latitude !== null && longitude !== null
    ? { latitude, longitude }
    : findCoordinates(host, zipcode);

export type Distant = { location: Location; km: number };

/** All places of work by their distance from somewhere, the nearest first. */
export const listByDistance = async (host: Host, from: Coordinates): Promise<Distant[]> => {
  const { all } = await getDirectory(host);
  const places = await Promise.all(
    all.map(async (location) => ({ location, at: await placeOf(host, location) })),
  );
  return places
    .flatMap(({ location, at }) => (at ? [{ location, km: distanceKm(from, at) }] : []))
    .sort((a, b) => a.km - b.km);
};

/** Of places, the numbers of those that look for somebody today. */
export const withVacancies = async (
  host: Host,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await host.db
    .selectDistinct({ id: vacancies.locationId })
    .from(vacancies)
    .where(and(openToday(host), inArray(vacancies.locationId, [...ids])));
  return new Set(rows.map(({ id }) => id));
};

export type NearVacancy = { card: VacancyCard; km: number };

export type NearbyOptions = {
  /** Somebody's home, or where he looked for work. */
  from: Coordinates;
  /** Only what is nearer than this; left out: however far. */
  withinKm?: number;
  /** What they were after: the same title comes first, then the same kind of work. */
  like: { id?: number; title: string; category?: string };
  most: number;
};

/** The same vacancy, or others like it, near somewhere; of those alike the nearest first. */
export const listAlike = async (
  host: Host,
  { from, withinKm = Number.POSITIVE_INFINITY, like, most }: NearbyOptions,
): Promise<{ id: number; km: number }[]> => {
  const near = (await listByDistance(host, from))
    .filter(({ km }) => km < withinKm)
    .slice(0, PLACES);
  if (near.length === 0) return [];
  const alike = like.category === undefined ? [] : alikeOf(like.category);
  const km = new Map(near.map((one) => [one.location.id, one.km]));
  const { id, title, category, locationId } = vacancies;
  const rows = await host.db
    .select({ id, title, category, locationId })
    .from(vacancies)
    .where(
      and(
        openToday(host),
        inArray(locationId, [...km.keys()]),
        alike.length === 0 ? undefined : inArray(category, alike),
        like.id === undefined ? undefined : ne(id, like.id),
      ),
    );
  const rank = (row: (typeof rows)[number]) =>
    row.title === like.title ? -1 : Math.min(alike.indexOf(row.category), 1);
  return rows
    .map((row) => ({ id: row.id, rank: rank(row), km: km.get(row.locationId) ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.km - b.km || a.id - b.id)
    .slice(0, most)
    .map((one) => ({ id: one.id, km: one.km }));
};

/** As `listAlike`, with what cards show of them. */
export const listNearer = async (host: Host, options: NearbyOptions): Promise<NearVacancy[]> => {
  const alike = await listAlike(host, options);
  const ids = alike.map(({ id }) => id);
  const rows = await listForCards(host, ids);
  const byId = new Map(rows.map((row) => [row.vacancy.id, presentCard(host, row)]));
  return alike.flatMap(({ id, km }) => {
    const card = byId.get(id);
    return card ? [{ card, km }] : [];
  });
};
