import type { StockAvailability } from '#features/catalog/contract';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** When what lies in the web warehouse would arrive, in words that are true at an instant. */
type DeliveryLine = (host: Host, at: Date) => Promise<string>;
/** Where a piece is put aside in a store. */
type ReserveHref = (variantId: number, locationId: number) => string;

const lines = new Registry<DeliveryLine>('delivery line');
const hrefs = new Registry<ReserveHref>('reserve address');

/** Whoever delivers says when it comes: stock itself knows no carriers. */
export const registerDeliveryLine = (host: Host, line: DeliveryLine): void =>
  lines.add(host, 'delivery', line);

export const registerReserveHref = (host: Host, href: ReserveHref): void =>
  hrefs.add(host, 'reserve', href);

/** Availability of one variant, with where it can be put aside. */
export const withReserve = (
  host: Host,
  variantId: number,
  availability: StockAvailability,
): StockAvailability => {
  const hrefOf = hrefs.find(host, 'reserve');
  if (!hrefOf) return availability;
  const stores = availability.stores.map((store) =>
    store.locationId === undefined
      ? store
      : { ...store, reserveHref: hrefOf(variantId, store.locationId) },
  );
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
