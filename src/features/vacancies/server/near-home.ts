import { findCoordinates } from '#features/addresses/api.server';
import { one, type Params } from '#features/pages/api.server';
import { getDirectory } from '#features/stores/api.server';
import { applications as limits } from '#kernel/limits-applications';
import type { Coordinates } from '#kernel/values/distance';
import { isPostalCode, tidyPostalCode } from '#kernel/values/postal-code';
import { isPlaceText, matchStores } from '#kernel/values/store-match';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { nearField } from '../site/near-field';
import { listByDistance, placeOf, withVacancies } from './nearby';

const ZIPCODE = /^[1-9]\d{3}\s?([a-z]{2})?$/i;

/** Places that one address can name. */
const MOST = 60;

/** `text`: a postcode, as it is written, or the name of a place, as it was typed. */
export type NearQuestion = { text: string; km: number };

const tidy = (typed: string): string => {
  const text = typed.trim().slice(0, limits.longestPlace);
  const code = text.toUpperCase();
  if (isPostalCode('NL', code)) return tidyPostalCode('NL', code);
  return ZIPCODE.test(text) ? code : text;
};

export const readNear = (params: Params): NearQuestion => {
  const km = readWholeNumber(one(params, nearField.km) ?? '');
  const known = (limits.distances as readonly number[]).includes(km ?? 0);
  return {
    text: tidy(one(params, nearField.place) ?? ''),
    km: known ? (km as number) : limits.usualDistance,
  };
};

export type NearAnswer =
  | { kind: 'wrong' | 'unknown' | 'unknownPlace'; ids: []; away: ReadonlyMap<number, number> }
  /** `name`: of where was looked, as places are called. `away`: in km, of all places, the nearest first. `none`: nobody within that distance looks for anybody; then it is the nearest that does. */
  | { kind: 'found' | 'none'; name: string; ids: number[]; away: ReadonlyMap<number, number> };

type From = { name: string; at: Coordinates };

/** Where a place is that a visitor named, as a search for stores understands him (S9.4/3). */
const findNamedPlace = async (host: Host, text: string): Promise<From | undefined> => {
  const { kind, stores } = matchStores((await getDirectory(host)).all, text);
  if (kind === 'all') return undefined;
  for (const location of stores) {
    const at = await placeOf(host, location);
    if (at) return { name: location.place, at };
  }
  return undefined;
};

const findPostcode = async (host: Host, text: string): Promise<From | undefined> => {
  const at = await findCoordinates(host, text);
  return at && { name: text, at };
};

const notFound = (kind: 'wrong' | 'unknown' | 'unknownPlace'): NearAnswer => ({
  kind,
  ids: [],
  away: new Map(),
});

/** The places within some km of a postcode or a place that look for somebody. */
export const findNearHome = async (host: Host, { text, km }: NearQuestion): Promise<NearAnswer> => {
  const isCode = ZIPCODE.test(text);
  if (!isCode && !isPlaceText(text)) return notFound('wrong');
  const from = await (isCode ? findPostcode : findNamedPlace)(host, text);
  if (!from) return notFound(isCode ? 'unknown' : 'unknownPlace');
  const places = await listByDistance(host, from.at);
  const open = await withVacancies(
    host,
    places.map(({ location }) => location.id),
  );
  const hiring = places.filter(({ location }) => open.has(location.id));
  const within = hiring.filter((place) => place.km <= km);
  const shown = within.length > 0 ? within.slice(0, MOST) : hiring.slice(0, 1);
  return {
    kind: within.length > 0 ? 'found' : 'none',
    name: from.name,
    ids: shown.map(({ location }) => location.id),
    away: new Map(places.map(({ location, km: away }) => [location.id, away])),
  };
};
