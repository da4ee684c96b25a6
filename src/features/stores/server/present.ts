import {
  collections,
  services,
  type StoreCard,
  type StoreDetail,
  storeHref,
  streetLine,
} from '../contract';
import type { Location } from './read';

type Named = { id: number; access: string; label: string };

const known = (list: readonly Named[], chosen: readonly string[]): Named[] =>
  list.filter(({ access }) => chosen.includes(access));

/** Option ids of those that are known; one that isn't can't be filtered by. */
export const idsOf = (list: readonly Named[], chosen: readonly string[]): number[] =>
  known(list, chosen).map(({ id }) => id);

export const labelsOf = (list: readonly Named[], chosen: readonly string[]): string[] =>
  known(list, chosen).map(({ label }) => label);

export const presentCard = (row: Location): StoreCard => ({
  id: row.id,
  href: storeHref(row.access),
  title: row.title,
  street: streetLine(row),
  zipcode: row.zipcode,
  place: row.place,
  phone: row.phone,
  collections: labelsOf(collections, row.collections),
  picture: row.picture ?? undefined,
});

export const presentDetail = (row: Location): StoreDetail => ({
  ...presentCard(row),
  intro: row.intro,
  email: row.email,
  province: row.province,
  country: row.country,
  hours: row.hours,
  services: labelsOf(services, row.services),
  since: row.since ?? undefined,
  coordinates:
    row.latitude === null || row.longitude === null
      ? undefined
      : { latitude: row.latitude, longitude: row.longitude },
});
