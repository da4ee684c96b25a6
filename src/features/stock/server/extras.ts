import { findDeliveryLine } from '#features/catalog/api.server';
import type { StockAvailability, StockPlace } from '#features/catalog/contract';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Where a piece is put aside, by store; those that hold nothing are left out. */
type ReserveHrefs = (
  host: Host,
  variantId: number,
  locationIds: readonly number[],
) => Promise<Map<number, string>>;

const hrefs = new Registry<ReserveHrefs>('reserve address');

export const registerReserveHrefs = (host: Host, find: ReserveHrefs): void =>
  hrefs.add(host, 'reserve', find);

/** Availability of one variant, with where it can be put aside. */
export const withReserve = async (
  host: Host,
  variantId: number,
  availability: StockAvailability,
): Promise<StockAvailability> => {
  const find = hrefs.find(host, 'reserve');
  const ids = availability.stores.flatMap(({ locationId }) => locationId ?? []);
  if (!find || ids.length === 0) return availability;
  const found = await find(host, variantId, ids);
  const withHref = (store: StockPlace): StockPlace => ({
    ...store,
    reserveHref: found.get(store.locationId ?? 0),
  });
  const { stores, mine } = availability;
  const own = mine && mine.pieces > 0 ? withHref(mine) : mine;
  return { ...availability, stores: stores.map(withHref), mine: own };
};

/** Availability with the day on which it comes: for a reply that nobody keeps longer than that is true. */
export const withDelivery = async (
  host: Host,
  availability: StockAvailability,
): Promise<StockAvailability> => {
  if (availability.web === 0) return availability;
  const line = await findDeliveryLine(host, host.clock.now());
  return line ? { ...availability, delivery: line.text } : availability;
};
