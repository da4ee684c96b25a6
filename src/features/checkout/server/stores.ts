import { listStoresWith } from '#features/stores/api.server';
import type { Host } from '#platform/host';
import type { PickupStore } from '../contract';

/** The service of a store where orders can be fetched. */
const SERVICE = 'afhalen';

/** Stores where an order can be fetched, by place. */
export const listPickupStores = async (host: Host): Promise<PickupStore[]> =>
  (await listStoresWith(host, SERVICE)).map(({ id, title, place, zipcode, ...at }) => ({
    id,
    title,
    place,
    zipcode,
    street: `${at.street} ${at.housenumber}${at.housenumberSuffix}`,
  }));
