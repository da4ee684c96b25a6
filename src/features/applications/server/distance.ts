import { findCoordinates } from '#features/addresses/api.server';
import type { Location } from '#features/stores/api.server';
import { listNearer, type NearVacancy, placeOf } from '#features/vacancies/api.server';
import { applications as limits } from '#kernel/limits-applications';
import { distanceKm } from '#kernel/values/distance';
import { isPostcode } from '#kernel/values/postcode';
import type { Host } from '#platform/host';
import { limitOf } from './settings';
import type { Application } from './wanted';

/** Km from a postcode to a place of work; undefined when either isn't known, or looking it up fails. */
export const kmTo = async (
  host: Host,
  zipcode: string,
  location: Location | undefined,
): Promise<number | undefined> => {
  if (!location || !isPostcode(zipcode.trim())) return undefined;
  try {
    const home = await findCoordinates(host, zipcode);
    const work = home && (await placeOf(host, location));
    return work && distanceKm(home, work);
  } catch (error) {
    host.log.warn({ err: error }, 'a distance could not be looked up');
    return undefined;
  }
};

/** S9.5/1, S8.5/1: what isn't known isn't far. */
export const isFar = (host: Host, km: number | null | undefined): boolean =>
  typeof km === 'number' && km > limitOf(host, 'applicationDistance');

type About = Pick<Application, 'vacancy' | 'wanted'> & { zipcode: string; withinKm: number };

/** The same vacancy, or ones like it, in places nearer to home. */
export const findNearer = async (
  host: Host,
  { zipcode, withinKm, vacancy, wanted }: About,
): Promise<NearVacancy[]> => {
  const from = isPostcode(zipcode.trim()) ? await findCoordinates(host, zipcode) : undefined;
  if (!from) return [];
  const like = {
    id: vacancy?.id,
    title: vacancy?.title ?? wanted.vacancy,
    category: vacancy?.category ?? (wanted.category || undefined),
  };
  return listNearer(host, { from, withinKm, like, most: limits.nearer });
};
