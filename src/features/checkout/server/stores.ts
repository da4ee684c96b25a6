import { type StoredLine, withStorePlaces } from '#features/cart/api.server';
import { listMethods, listReadiness } from '#features/delivery/api.server';
import { type Location, listStoresWith } from '#features/stores/api.server';
import { streetLine } from '#features/stores/contract';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import type { CheckoutValues, PickupStore } from '../contract';

/** The service of a store where orders can be fetched. */
const SERVICE = 'afhalen';

const isSent = ({ kind }: StoredLine): boolean => kind !== 'giftcard';

type Scheduled = Pick<Location, 'id' | 'hours' | 'specialHours'>;

const scheduleOf = ({ id, hours, specialHours }: Scheduled) => ({
  ...{ id, week: hours, special: specialHours },
});

/** Stores where these lines can be fetched, by place, with when. None when it isn't offered. */
export const listPickupStores = async (
  host: Host,
  lines: readonly StoredLine[],
): Promise<PickupStore[]> => {
  const goods = lines.filter(isSent);
  const isOffered = (await listMethods(host)).some(({ kind }) => kind === 'pickup');
  if (!isOffered || goods.length === 0) return [];
  const stores = await listStoresWith(host, SERVICE);
  const ready = await listReadiness(host, { lines: goods, stores: stores.map(scheduleOf) });
  return stores.flatMap((store) => {
    const { id, title, place, zipcode } = store;
    const known = ready.get(id);
    return known ? [{ id, title, place, zipcode, street: streetLine(store), ready: known }] : [];
  });
};

/** Whether the way that was chosen is to fetch it in a store. */
export const wantsPickup = async (host: Host, values: CheckoutValues): Promise<boolean> => {
  const way = (await listMethods(host)).find(({ id }) => id === values.delivery_method);
  return way?.kind === 'pickup';
};

/** The lines with what lies in the store where they are fetched, when that is what is chosen. */
export const withChosenStore = async (
  host: Host,
  lines: StoredLine[],
  values: CheckoutValues,
): Promise<StoredLine[]> => {
  const id = readWholeNumber(values.pickup_location);
  return id && (await wantsPickup(host, values)) ? withStorePlaces(host.db, lines, id) : lines;
};
