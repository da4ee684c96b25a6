import { createHash } from 'node:crypto';
import type { Party } from '#features/delivery/api.server';
import type { ItemQuantity } from '#features/returns/contract';

type About = {
  orderNumber: string;
  carrier: string;
  /** How many parcels of its order left before. */
  parcelsLeft: number;
  items: readonly ItemQuantity[];
  to: Party;
  pointId: string | undefined;
  /** What its sender knows it by, where he knows more: a box of the warehouse. */
  key: string;
};

/**
 * The UUID under which a parcel is announced to its carrier: the same for whoever announces the same parcel again, for
 * a server may stop between the carrier's answer and our own note. Another box, address or content is another parcel.
 */
export const parcelIdOf = ({ items, ...about }: About): string => {
  const inOrder = [...items]
    .sort((one, other) => one.variantId - other.variantId)
    .map(({ variantId, quantity }) => [variantId, quantity]);
  const { orderNumber, carrier, parcelsLeft, to, pointId = '', key } = about;
  const whole = JSON.stringify([orderNumber, carrier, parcelsLeft, inOrder, to, pointId, key]);
  const hex = createHash('sha256').update(whole).digest('hex');
  // Version and variant of a UUID that is made of a name.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    ...[hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`],
    ...[`${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)],
  ].join('-');
};
