import type { Order } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import type { LabelNotice } from './mail/letters';
import type { WholeReturn } from './read';
import { centsFor, labelTerms } from './terms';

/** What a buyer reads about a return's label: the one that was asked for, else the one that is offered. */
export const labelNotice = (
  host: Host,
  order: Order,
  { label, reason }: Pick<WholeReturn, 'label' | 'reason'>,
): LabelNotice | undefined => {
  if (label) return { carrier: label.carrierTitle, cents: label.cents };
  const terms = labelTerms(host, order);
  return terms && { carrier: terms.carrier.title, cents: centsFor(terms, reason) };
};
