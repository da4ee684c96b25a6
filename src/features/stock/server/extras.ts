import type { StockAvailability } from '#features/catalog/contract';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** When what lies in the web warehouse would arrive, in words that are true at an instant. */
type DeliveryLine = (host: Host, at: Date) => Promise<string>;
/** Where a piece is put aside, by store; those that hold nothing are left out. */
type ReserveHrefs = (
  host: Host,
  variantId: number,
  locationIds: readonly number[],
) => Promise<Map<number, string>>;

const lines = new Registry<DeliveryLine>('delivery line');
const hrefs = new Registry<ReserveHrefs>('reserve address');

/** Whoever delivers says when it comes: stock itself knows no carriers. */
export const registerDeliveryLine = (host: Host, line: DeliveryLine): void =>
  lines.add(host, 'delivery', line);

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
  const stores = availability.stores.map((store) => ({
    ...store,
    reserveHref: found.get(store.locationId ?? 0),
  }));
  return { ...availability, stores };
};

/** Availability with the day on which it comes: for a reply that nobody keeps. */
export const withDelivery = async (
  host: Host,
  availability: StockAvailability,
): Promise<StockAvailability> => {
  const line = availability.web > 0 ? lines.find(host, 'delivery') : undefined;
  return line ? { ...availability, delivery: await line(host, host.clock.now()) } : availability;
};
