import { readOrderMail } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import type { Written } from '#platform/mail/write';
import { aboutParcel } from './about-parcel';
import { writeReady, writeShipped } from './letters';

/** The mail that a parcel left, as it is said now; undefined: the order has no such parcel. */
export const composeShipped = async (
  host: Host,
  orderId: number,
  parcelId: number,
): Promise<Written | undefined> => {
  const about = await aboutParcel(host, orderId, parcelId);
  return about && writeShipped(await readOrderMail(host, orderId), about);
};

/** The mail that an order can be fetched. */
export const composeReady = async (host: Host, orderId: number): Promise<Written> =>
  writeReady(await readOrderMail(host, orderId));
