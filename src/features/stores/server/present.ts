import { choiceLabels } from '#kernel/values/choices';
import {
  collections,
  type StoreCard,
  type StoreDetail,
  services,
  storeHref,
  streetLine,
} from '../contract';
import type { Location } from './read';

export const presentCard = (row: Location): StoreCard => ({
  id: row.id,
  href: storeHref(row.access),
  title: row.title,
  street: streetLine(row),
  zipcode: row.zipcode,
  place: row.place,
  phone: row.phone,
  collections: collections.filter(({ access }) => row.collections.includes(access)),
  picture: row.picture ?? undefined,
});

export const presentDetail = (row: Location): StoreDetail => ({
  ...presentCard(row),
  intro: row.intro,
  email: row.email,
  province: row.province,
  country: row.country,
  hours: row.hours,
  specialHours: row.specialHours,
  services: choiceLabels(services, row.services),
  since: row.since ?? undefined,
  coordinates:
    row.latitude === null || row.longitude === null
      ? undefined
      : { latitude: row.latitude, longitude: row.longitude },
});
