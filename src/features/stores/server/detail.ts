import { termsOf } from '#features/entities/api.server';
import { findPage } from '#features/pages/api.server';
import { formatDistance, findNearest as nearestOf } from '#kernel/values/distance';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { storeHref } from '../contract';
import type { NearbyStore, StoreDepartment } from '../site/store-page.view';
import { getDirectory } from './directory';
import type { Location } from './read';

const NEARBY = 4;

/** The stores nearest to a store; none when it is on no map. */
export const findNearest = (
  { id, latitude, longitude }: Location,
  all: readonly Location[],
): { item: Location; km: number }[] => {
  if (latitude === null || longitude === null) return [];
  const others = all.flatMap((other) =>
    other.id === id || other.latitude === null || other.longitude === null
      ? []
      : [{ ...other, latitude: other.latitude, longitude: other.longitude }],
  );
  return nearestOf({ latitude, longitude }, others, NEARBY);
};

/** The stores nearest to a store, as its page lists them. */
export const findNearby = async (host: Host, store: Location): Promise<NearbyStore[]> =>
  findNearest(store, (await getDirectory(host)).stores).map(({ item, km }) => ({
    id: item.id,
    title: item.title,
    href: storeHref(item.access),
    distance: formatDistance(km),
  }));

/** What the store sells, each with the way to its department, limited to what this store has. */
export const findDepartments = async (host: Host, store: Location): Promise<StoreDepartment[]> => {
  const sold = termsOf(host, 'store-departments').filter(({ access }) =>
    store.collections.includes(access),
  );
  return Promise.all(
    sold.map(async ({ access, label }) => {
      const page = await findPage(host, `/${access}`);
      const query = new URLSearchParams({ [field.filter('store')]: String(store.id) });
      return { label, href: page && `${page.path}?${query}` };
    }),
  );
};
