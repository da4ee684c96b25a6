import type { OrderHistory } from '#features/fulfilment/api.server';
import { goesInParcel, paidBackUnsent } from '#features/returns/api.server';
import type { ToldLine } from '../../contract';

type Item = { variantId: number; quantity: number };

/** Deals pieces out to the lines of their article, the first line first: an article from two places has two. */
const dealer = (items: readonly Item[]) => {
  const left = new Map<number, number>();
  for (const { variantId, quantity } of items) {
    left.set(variantId, (left.get(variantId) ?? 0) + quantity);
  }
  return (variantId: number, most: number): number => {
    const dealt = Math.min(most, left.get(variantId) ?? 0);
    left.set(variantId, (left.get(variantId) ?? 0) - dealt);
    return dealt;
  };
};

/** What was ordered, with what became of each line's pieces as far as parcels go. */
export const tellLines = (
  history: Pick<OrderHistory, 'lines' | 'parcels' | 'returns' | 'events'>,
): ToldLine[] => {
  const returned = history.returns.flatMap(({ lines }) => lines);
  const takeOut = dealer(returned.filter(({ state }) => state === 'cancelled'));
  const comeBack = dealer(returned.filter(({ state }) => state === 'approved'));
  const send = dealer(history.parcels.flatMap(({ lines }) => lines));
  const payBack = dealer(paidBackUnsent(history));
  return history.lines.map((line) => {
    const { variantId, title, choice, quantity, unitCents, discountCents } = line;
    const isSent = goesInParcel(line);
    const takenOut = takeOut(variantId, quantity);
    const sent = isSent ? send(variantId, quantity - takenOut) : 0;
    const cameBack = comeBack(variantId, quantity - takenOut);
    const paidBack = isSent ? payBack(variantId, quantity - takenOut - sent) : 0;
    return {
      ...{ variantId, title, choice, quantity, unitCents, discountCents },
      ...{ sent, takenOut, paidBack, cameBack, isSent },
    };
  });
};
