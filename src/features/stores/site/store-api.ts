import { createApiClient } from '#browser/api/client';
import { api } from '#kernel/limits-api';
import { stores as limits } from '#kernel/limits-stores';
import type { ShortFilter } from '#kernel/values/api-filter';
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
export const storeFilters: readonly ShortFilter[] = [
  ...unlisted.map((id): ShortFilter => ({ filter_type: 'FieldFilter', c: 'id', v: id, o: '<>' })),
  { filter_type: 'FieldFilter', c: 'state', v: 'Online', o: '=' },
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

const isStore = ({ data }: ApiStore): boolean => data.kind === undefined || data.kind === 'store';

export type FetchedStores = {
  stores: StoreRecord[];
  /** How many there are, those that weren't told too. */
  total: number;
};

/**
 * The stores that the API tells for a text (S7.4/3): those that it asks for come first, so the first
 * page holds what is shown. Without a text: all of them. Rejects when the API can't be asked.
 */
export const fetchStores = async (text: string): Promise<FetchedStores> => {
  const asks = client();
  const limit = text === '' ? api.maxLimit : limits.shownMost;
  const found: ApiStore[] = [];
  let total = 0;
  do {
    const query = { zipcode: text, limit, start: found.length, seq: 'title' };
    const reply = await asks.get(`${path.api}/location`, storeFilters, query);
    const { data, _meta } = reply as { data: ApiStore[]; _meta?: { total: number } };
    found.push(...data);
    total = data.length === 0 ? found.length : (_meta?.total ?? found.length);
  } while (text === '' && found.length < total);
  const stores = found.filter(isStore);
  return { stores: stores.map(readApiStore), total: total - found.length + stores.length };
};
