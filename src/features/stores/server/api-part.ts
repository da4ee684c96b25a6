import { sql } from 'drizzle-orm';
import { apiPartOf, toldProperties } from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import { unlisted } from '../contract';
import { recallStores } from './recall';
import { storedStores } from './stored';
import { locations } from './tables';

/** What the API tells of places: offices and warehouses too, as its callers leave those out. */
export const storeApi: ApiPart = apiPartOf(storedStores, {
  title: locations.title,
  slug: locations.access,
  page: sql`locations.kind = 'store' and locations.id <> all(${sql.param([...unlisted])}::int[])`,
  picture: sql`locations.picture ->> 'key'`,
  near: { latitude: locations.latitude, longitude: locations.longitude },
  recall: recallStores(toldProperties(storedStores)),
});
