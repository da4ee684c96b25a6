import { getTableColumns, sql } from 'drizzle-orm';
import type { ApiPart } from '#features/overviews/api.server';
import { unlisted } from '../contract';
import type { Location } from './read';
import { recallStores } from './recall';
import { locations } from './tables';

const columns = {
  access: locations.access,
  kind: locations.kind,
  address_street: locations.street,
  address_housenumber: locations.housenumber,
  address_housenumber_suffix: locations.housenumberSuffix,
  address_zipcode: locations.zipcode,
  address_place: locations.place,
  address_province: locations.province,
  address_country: locations.country,
  coord_latitude: locations.latitude,
  coord_longitude: locations.longitude,
  phone: locations.phone,
  email: locations.email,
  intro: locations.intro,
  hours: locations.hours,
  special_hours: locations.specialHours,
  services: locations.services,
  collections: locations.collections,
  since: locations.since,
};

const keys = Object.entries(getTableColumns(locations));

/** By their names on the wire, the fields of a row. */
const fields = Object.entries({
  id: locations.id,
  state: locations.state,
  title: locations.title,
  ...columns,
}).map(([name, column]): [string, keyof Location] => {
  const [key] = keys.find(([, one]) => one === column) ?? [];
  if (key === undefined) throw new Error(`locations have no '${name}'`);
  return [name, key as keyof Location];
});

/** What the API tells of places: offices and warehouses too, as its callers leave those out. */
export const storeApi: ApiPart = {
  table: locations,
  site: locations.siteId,
  id: locations.id,
  state: locations.state,
  title: locations.title,
  slug: locations.access,
  page: sql`locations.kind = 'store' and locations.id <> all(${sql.param([...unlisted])}::int[])`,
  picture: sql`locations.picture ->> 'key'`,
  columns,
  near: { latitude: locations.latitude, longitude: locations.longitude },
  recall: recallStores(fields),
};
