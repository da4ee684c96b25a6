import { and, eq, inArray, ne } from 'drizzle-orm';
import { findCoordinates } from '#features/addresses/api.server';
import { getDirectory, type Location, locations } from '#features/stores/api.server';
import { type Coordinates, distanceKm } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import { alikeOf, type VacancyCard } from '../contract';
import { presentCard } from './present';
import { openToday } from './read';
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
  /** Somebody's home. */
  from: Coordinates;
  /** Only what is nearer than this. */
  withinKm: number;
  /** What they were after: the same title comes first, then the same kind of work. */
  like: { id?: number; title: string; category?: string };
  most: number;
};

/** The same vacancy, or others like it, in places nearer to somebody; of those alike the nearest first. */
export const listNearer = async (
  host: Host,
  { from, withinKm, like, most }: NearbyOptions,
): Promise<NearVacancy[]> => {
  const near = (await listByDistance(host, from))
    .filter(({ km }) => km < withinKm)
    .slice(0, PLACES);
  if (near.length === 0) return [];
  const alike = like.category === undefined ? [] : alikeOf(like.category);
  const km = new Map(near.map((one) => [one.location.id, one.km]));
  const rows = await host.db
    .select({ vacancy: vacancies, location: locations })
    .from(vacancies)
    .innerJoin(locations, eq(locations.id, vacancies.locationId))
    .where(
      and(
        openToday(host),
        inArray(vacancies.locationId, [...km.keys()]),
        alike.length === 0 ? undefined : inArray(vacancies.category, alike),
        like.id === undefined ? undefined : ne(vacancies.id, like.id),
      ),
    );
  const rank = ({ title, category }: (typeof rows)[number]['vacancy']) =>
    title === like.title ? -1 : Math.min(alike.indexOf(category), 1);
  return rows
    .map((row) => ({ row, km: km.get(row.location.id) ?? 0 }))
    .sort((a, b) => rank(a.row.vacancy) - rank(b.row.vacancy) || a.km - b.km)
    .slice(0, most)
    .map(({ row, km: distance }) => ({ card: presentCard(row), km: distance }));
};
