import { listServicePoints, shortTime, weekText } from '#features/delivery/api.server';
import type { ServicePoint } from '#features/delivery/contract';
import { findOrigin, getDirectory, type Location, type Origin } from '#features/stores/api.server';
import { storeHref, streetLine } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { distanceKm, formatDistance, formatRoughly } from '#kernel/values/distance';
import { openState, weekFromMonday } from '#kernel/values/opening-hours';
import type { Host } from '#platform/host';
import type { HandInPlace } from '../contract';

/** Places that a buyer chooses from. */
const MOST = 6;

const kmTo = ({ latitude, longitude }: Location, { at }: Origin): number =>
  latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : distanceKm(at, { latitude, longitude });

const presentStore = (host: Host, store: Location): HandInPlace => {
  const { title, hours, specialHours, place, access } = store;
  const state = openState({ week: hours, special: specialHours }, host.clock.now());
  const week = weekText(
    weekFromMonday.map((day) =>
      (hours[day] ?? []).map((period) => period.map(shortTime).join('–')).join(' en '),
    ),
  );
  return {
    ...{ id: access, title, href: storeHref(access) },
    lines: [`${streetLine(store)}, ${place}`, contentTexts.stores.openText(state), week],
  };
};

/** Our own stores near a postcode, the nearest first; undefined for what is no postcode. */
const storesNear = async (host: Host, zipcode: string): Promise<HandInPlace[] | undefined> => {
  const origin = await findOrigin(host, zipcode);
  if (!origin) return undefined;
  const { stores } = await getDirectory(host);
  return stores
    .map((store) => ({ store, km: kmTo(store, origin) }))
    .filter(({ km }) => km < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST)
    .map(({ store, km }) => ({
      ...presentStore(host, store),
      distance: origin.rough ? formatRoughly(km) : formatDistance(km),
    }));
};

const presentPoint = (point: ServicePoint): HandInPlace => ({
  id: point.id,
  title: point.title,
  lines: [`${point.street} ${point.housenumber}, ${point.place}`, point.hours],
  distance: point.distanceKm === undefined ? undefined : formatDistance(point.distanceKm),
});

/**
 * Where a return can be handed in near a postcode: at a carrier's points, or in our own stores. undefined
 * for what is no postcode; 'unavailable' when the carrier doesn't answer.
 */
export const placesNear = async (
  host: Host,
  zipcode: string,
  carrier?: string,
): Promise<HandInPlace[] | 'unavailable' | undefined> => {
  if (!carrier) return storesNear(host, zipcode);
  if (!(await findOrigin(host, zipcode))) return undefined;
  const points = await listServicePoints(host, { carrier, zipcode, country: 'NL' });
  return points === 'unavailable' ? points : points.slice(0, MOST).map(presentPoint);
};
