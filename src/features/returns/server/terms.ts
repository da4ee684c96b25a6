import { type Carrier, findCarrier } from '#features/delivery/api.server';
import type { Order } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Host } from '#platform/host';

/** A carrier that makes labels to send back with, and what one costs a buyer. */
export type LabelTerms = {
  carrier: Carrier & Required<Pick<Carrier, 'createReturn'>>;
  cents: number;
};

const canReturn = (carrier: Carrier | undefined): carrier is LabelTerms['carrier'] =>
  carrier?.createReturn !== undefined;

/**
 * The label that buyers get: of the site's `returnCarrier`, for `returnLabelCents` (left out: for
 * nothing). Undefined when the carrier has no key, or the order went where it doesn't come.
 */
export const labelTerms = (
  host: Host,
  { delivery, billing }: Pick<Order, 'delivery' | 'billing'>,
): LabelTerms | undefined => {
  const { returnCarrier: name, returnLabelCents: own } = getSite(host).settings;
  const carrier = typeof name === 'string' ? findCarrier(host, name) : undefined;
  if (!canReturn(carrier) || (delivery ?? billing).country !== 'NL') return undefined;
  const isPrice = typeof own === 'number' && Number.isInteger(own) && own >= 0;
  return { carrier, cents: isPrice ? own : 0 };
};

const faulty: readonly string[] = returnTexts.withdraw.faulty;

/**
 * Whether the shop pays for sending back, since a return's buyer says that it is to blame (art. 7:21 BW).
 * Staff sees the goods; he is believed until then.
 */
export const isOurFault = (reason: string): boolean =>
  faulty.some((why) => reason === why || reason.startsWith(`${why}: `));

/** What a label costs the buyer of this return. */
export const centsFor = ({ cents }: Pick<LabelTerms, 'cents'>, reason: string): number =>
  isOurFault(reason) ? 0 : cents;
