import type { NamedItem } from '#features/orders/api.server';
import {
  goesInParcel,
  itemsLeft,
  namedItemsOf,
  paidBackUnsent,
} from '#features/returns/api.server';
import type { Host } from '#platform/host';
import { type Parcel, readOrderHistory } from '../read';

export type AboutParcel = { parcel: Parcel; what: readonly NamedItem[]; isAll: boolean };

/** What a mail about a parcel says of it; undefined: the order has no such parcel. */
export const aboutParcel = async (
  host: Host,
  orderId: number,
  parcelId: number,
): Promise<AboutParcel | undefined> => {
  const history = await readOrderHistory(host.db, orderId);
  const { lines, parcels, returns: all } = history;
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) return undefined;
  const sent = parcels.filter(({ id }) => id <= parcelId).flatMap((one) => one.lines);
  const dropped = all.flatMap((one) => one.lines).filter((one) => one.state === 'cancelled');
  const gone = [...sent, ...dropped, ...paidBackUnsent(history)];
  const isAll = itemsLeft(lines.filter(goesInParcel), gone).length === 0;
  return { parcel, what: namedItemsOf(lines, parcel.lines), isAll };
};
