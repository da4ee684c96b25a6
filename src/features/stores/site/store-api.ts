import { createApiClient } from '#browser/api/client';
import { api } from '#kernel/limits-api';
import type { ApiFilter } from '#kernel/values/api-filter';
import { path } from '#kernel/wire';
import { unlisted } from '../contract';
import type { StoreRecord } from './store-hits';

/** What the API tells of a store, as far as the search needs it (S3.7). */
type ApiStore = {
  id: number;
  title: string;
  data: {
    access: string;
    kind?: string;
    address_street: string;
    address_housenumber: string;
    address_housenumber_suffix: string;
    address_zipcode: string;
    address_place: string;
    coord_latitude: number | null;
    coord_longitude: number | null;
    hours: StoreRecord['hours'];
    special_hours?: StoreRecord['specialHours'];
  };
  /** Km to the postcode that was asked for. */
  extra?: { distance?: number | null };
};

/** Neither the head office nor the distribution centre, and only what is online (S9.4/2). */
export const storeFilters: readonly ApiFilter[] = [
  ...unlisted.map(
    (id): ApiFilter => ({ filter_type: 'FieldFilter', column: 'id', operator: '<>', value: id }),
  ),
  { filter_type: 'FieldFilter', column: 'state', operator: '=', value: 'Online' },
];

/** A store of the API as the search knows it. */
const readApiStore = ({ id, title, data, extra }: ApiStore): StoreRecord => ({
  id,
  title,
  access: data.access,
  street: data.address_street,
  housenumber: data.address_housenumber,
  housenumberSuffix: data.address_housenumber_suffix,
  zipcode: data.address_zipcode,
  place: data.address_place,
  latitude: data.coord_latitude,
  longitude: data.coord_longitude,
  hours: data.hours,
  specialHours: data.special_hours ?? [],
  km: extra?.distance ?? undefined,
});

const client = () =>
  createApiClient({
    fetch: (url, init) => fetch(url, init),
    storage: localStorage,
    go: (address) => location.assign(address),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: () => Date.now(),
  });

/** The stores that the API tells for a text (S7.4/3). Rejects when it can't be asked. */
export const fetchStores = async (text: string): Promise<StoreRecord[]> => {
  const query = { zipcode: text, limit: api.maxLimit, seq: 'title' };
  const reply = await client().get(`${path.api}/location`, storeFilters, query);
  return (reply as { data: ApiStore[] }).data
    .filter(({ data }) => data.kind === undefined || data.kind === 'store')
    .map(readApiStore);
};
