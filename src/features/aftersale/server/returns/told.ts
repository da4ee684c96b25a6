import type { Order } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import type { LabelTold } from '../mail/letters';
import type { WholeReturn } from '../read';
import { centsFor, labelTerms } from './terms';

/** What is told of a return's label: of the one that was asked for, else of the one that is offered. */
export const labelTold = (
  host: Host,
  order: Order,
  { label, reason }: Pick<WholeReturn, 'label' | 'reason'>,
): LabelTold | undefined => {
  if (label) return { carrier: label.carrierTitle, cents: label.cents };
  const terms = labelTerms(host, order);
  return terms && { carrier: terms.carrier.title, cents: centsFor(terms, reason) };
};
