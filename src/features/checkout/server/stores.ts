import { type StoredLine, withStorePlaces } from '#features/cart/api.server';
import { listMethods, listReadiness } from '#features/delivery/api.server';
import type { Readiness } from '#features/delivery/contract';
import {
  findOrigin,
  type Location,
  listStoresWith,
  type Origin,
  PICKUP_SERVICE,
} from '#features/stores/api.server';
import { streetLine } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { distanceKm, formatDistance, formatRoughly } from '#kernel/values/distance';
import { isGoods } from '#kernel/values/line-kind';
import { openState } from '#kernel/values/opening-hours';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import type { CheckoutValues, PickupStore } from '../contract';

type Scheduled = Pick<Location, 'id' | 'hours' | 'specialHours'>;

const scheduleOf = ({ id, hours, specialHours }: Scheduled) => ({
  ...{ id, week: hours, special: specialHours },
});

/** The postcode near which somebody fetches: what he gave for it, else where he lives. */
export const fetchesNear = (values: CheckoutValues): string =>
  values.stores_zipcode ??
  (values.address_country === 'NL' ? values.address_zipcode : undefined) ??
  '';

const kmTo = ({ latitude, longitude }: Location, origin?: Origin): number =>
  origin && latitude !== null && longitude !== null
    ? distanceKm(origin.at, { latitude, longitude })
    : Number.POSITIVE_INFINITY;

const told = (km: number, origin?: Origin): string | undefined => {
  if (!origin || km === Number.POSITIVE_INFINITY) return undefined;
  return origin.rough ? formatRoughly(km) : formatDistance(km);
};

type Found = { km: number; location: Location; ready: Readiness };

/** The visitor's own store before all others. */
const mineFirst = <Store extends { location: Location }>(
  stores: Store[],
  mine: number | undefined,
): Store[] => {
  const own = stores.find(({ location }) => location.id === mine);
  return own ? [own, ...stores.filter((one) => one !== own)] : stores;
};

/** How many stand there to choose from at once. */
const FEW = 4;

/** Those that somebody may well mean: near to him, his own and the one that he chose; all when there are few. */
const isMeant =
  (stores: readonly Found[], { mine, chosen }: Wanted) =>
  ({ km, location: { id } }: Found, at: number): boolean =>
    stores.length <= FEW + 1 ||
    (at < FEW && km !== Number.POSITIVE_INFINITY) ||
    id === mine ||
    String(id) === chosen;

type Wanted = { near?: string; mine?: number; chosen?: string };

/**
 * Stores where these lines can be fetched, with when: the nearest to a postcode first, else by place, and
 * before all the visitor's own. Those few that are shown at once say how their hours are now. None when it
 * isn't offered.
 */
export const listPickupStores = async (
  host: Host,
  lines: readonly StoredLine[],
  wanted: Wanted = {},
): Promise<PickupStore[]> => {
  const { near = '', mine } = wanted;
  const goods = lines.filter(isGoods);
  const isOffered = (await listMethods(host)).some(({ kind }) => kind === 'pickup');
  if (!isOffered || goods.length === 0) return [];
  const stores = await listStoresWith(host, PICKUP_SERVICE);
  const [readiness, origin] = await Promise.all([
    listReadiness(host, { lines: goods, stores: stores.map(scheduleOf) }),
    findOrigin(host, near),
  ]);
  const now = host.clock.now();
  const found = stores.flatMap((location): Found[] => {
    const ready = readiness.get(location.id);
    return ready ? [{ km: kmTo(location, origin), location, ready }] : [];
  });
  // Those of which nobody knows where they are stay in their order, behind the others.
  found.sort((a, b) => (a.km === b.km ? 0 : a.km - b.km));
  const [nearest] = found;
  const ordered = mineFirst(found, mine);
  const isShown = isMeant(ordered, wanted);
  return ordered.map((one, at) => {
    const { km, location, ready } = one;
    const { id, title, place, zipcode } = location;
    const shown = isShown(one, at);
    return {
      ...{ id, title, place, zipcode, street: streetLine(location), ready },
      distance: told(km, origin),
      isMine: id === mine || undefined,
      isNearest: one === nearest && Number.isFinite(km),
      isShown: shown,
      // Worked out for all of them it would be a sixth of a checkout.
      opening: shown
        ? contentTexts.stores.openText(openState(scheduleOf(location), now))
        : undefined,
    };
  });
};

/**
 * Whoever chose no store yet finds his own chosen, where orders can be fetched there: it is seen, and counts
 * only for who fetches his order.
 */
export const withOwnStore = async (
  host: Host,
  values: CheckoutValues,
  mine: number | undefined,
): Promise<CheckoutValues> => {
  if (mine === undefined || values.pickup_location) return values;
  const isOffered = (await listStoresWith(host, PICKUP_SERVICE)).some(({ id }) => id === mine);
  return isOffered ? { ...values, pickup_location: String(mine) } : values;
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
