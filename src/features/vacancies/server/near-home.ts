import { findCoordinates } from '#features/addresses/api.server';
import { one, type Params } from '#features/pages/api.server';
import { applications as limits } from '#kernel/limits';
import { isPostalCode, tidyPostalCode } from '#kernel/values/postal-code';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { listByDistance, withVacancies } from './nearby';

/** What an address asks of distance: names of parameters that a kept page is told apart by. */
export const nearField = {
  zipcode: field.placeInput,
  km: field.filter('distance'),
  page: 'pagina',
} as const;

const ZIPCODE = /^[1-9]\d{3}\s?([a-z]{2})?$/i;

/** Places that one address can name. */
const MOST = 60;

export type NearQuestion = { zipcode: string; km: number };

const readZipcode = (text: string): string => {
  const typed = text.trim().slice(0, 10).toUpperCase();
  return isPostalCode('NL', typed) ? tidyPostalCode('NL', typed) : typed;
};

export const readNear = (params: Params): NearQuestion => {
  const km = readWholeNumber(one(params, nearField.km) ?? '');
  const known = (limits.distances as readonly number[]).includes(km ?? 0);
  return {
    zipcode: readZipcode(one(params, nearField.zipcode) ?? ''),
    km: known ? (km as number) : limits.usualDistance,
  };
};

export type NearAnswer =
  | { kind: 'wrong' | 'unknown'; ids: []; away: ReadonlyMap<number, number> }
  /** `away`: in km, of all places, the nearest first. `none`: nobody within that distance looks for anybody; then it is the nearest that does. */
  | { kind: 'found' | 'none'; ids: number[]; away: ReadonlyMap<number, number> };

/** The places within some km of a postcode that look for somebody. */
export const findNearHome = async (
  host: Host,
  { zipcode, km }: NearQuestion,
): Promise<NearAnswer> => {
  if (!ZIPCODE.test(zipcode)) return { kind: 'wrong', ids: [], away: new Map() };
  const from = await findCoordinates(host, zipcode);
  if (!from) return { kind: 'unknown', ids: [], away: new Map() };
  const places = await listByDistance(host, from);
  const open = await withVacancies(
    host,
    places.map(({ location }) => location.id),
  );
  const hiring = places.filter(({ location }) => open.has(location.id));
  const within = hiring.filter((place) => place.km <= km);
  const shown = within.length > 0 ? within.slice(0, MOST) : hiring.slice(0, 1);
  return {
    kind: within.length > 0 ? 'found' : 'none',
    ids: shown.map(({ location }) => location.id),
    away: new Map(places.map(({ location, km: away }) => [location.id, away])),
  };
};
