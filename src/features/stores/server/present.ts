import { termsOf } from '#features/entities/api.server';
import { choiceLabels } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import { type StoreCard, type StoreDetail, storeHref, streetLine } from '../contract';
import type { Location } from './read';

export const presentCard = (host: Host, row: Location): StoreCard => ({
  id: row.id,
  href: storeHref(row.access),
  title: row.title,
  street: streetLine(row),
  zipcode: row.zipcode,
  place: row.place,
  phone: row.phone,
  collections: termsOf(host, 'store-departments').filter(({ access }) =>
    row.collections.includes(access),
  ),
  picture: row.picture ?? undefined,
});

export const presentDetail = (host: Host, row: Location): StoreDetail => ({
  ...presentCard(host, row),
  intro: row.intro,
  email: row.email,
  province: row.province,
  country: row.country,
  hours: row.hours,
  specialHours: row.specialHours,
  services: choiceLabels(termsOf(host, 'store-services'), row.services),
  since: row.since ?? undefined,
  coordinates:
    row.latitude === null || row.longitude === null
      ? undefined
      : { latitude: row.latitude, longitude: row.longitude },
});
