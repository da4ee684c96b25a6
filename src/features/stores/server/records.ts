import { noteVain } from '#features/searched/api.server';
import type { Host } from '#platform/host';
import { type StoreRecord, type StoreResults, searchStores } from '../site/store-hits';
import { getDirectory } from './directory';
import { findOrigin } from './origin';
import type { Location } from './read';

const recordOf = (row: Location): StoreRecord => ({
  id: row.id,
  title: row.title,
  access: row.access,
  street: row.street,
  housenumber: row.housenumber,
  housenumberSuffix: row.housenumberSuffix,
  zipcode: row.zipcode,
  place: row.place,
  latitude: row.latitude,
  longitude: row.longitude,
  hours: row.hours,
  specialHours: row.specialHours,
});

/** What the store search answers without script: the same as in the browser. */
export const findStores = async (
  host: Host,
  { text, baseUrl, now }: { text: string; baseUrl: string; now: Date },
): Promise<StoreResults> => {
  const [{ stores }, origin] = await Promise.all([getDirectory(host), findOrigin(host, text)]);
  const found = searchStores(stores.map(recordOf), {
    text,
    origin: origin?.at,
    rough: origin?.rough,
    now,
    baseUrl,
  });
  if (found.kind === 'nowhere' || found.kind === 'unclear') noteVain(host, 'store', text);
  return found;
};
