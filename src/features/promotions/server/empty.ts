import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { giftCardEntries, giftCards } from './tables';

type Emptying = {
  orderId: number;
  /** What each card that goes back was sold for, in cents. */
  cards: readonly number[];
  /** Whether they must have been made; else what wasn't is passed by. */
  areMade: boolean;
  at: Date;
};

/**
 * Takes all money off gift cards that were bought with an order and go back. Answers false, having
 * done nothing, when there aren't that many of which nothing was spent.
 */
export const emptyCards = async (
  tx: Tx,
  { orderId, cards, areMade, at }: Emptying,
): Promise<boolean> => {
  const made = await tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
    .orderBy(asc(giftCards.id))
    .for('update');
  if (made.length === 0 && !areMade) return true;
  const whole = made.filter((card) => card.balanceCents === card.initialCents);
  const taken: typeof made = [];
  for (const cents of cards) {
    const nth = whole.findIndex((card) => card.initialCents === cents);
    if (nth < 0) return false;
    taken.push(...whole.splice(nth, 1));
  }
  await tx.insert(giftCardEntries).values(
    taken.map(({ id: cardId, initialCents }) => ({
      ...{ cardId, orderId, at, cents: -initialCents },
      kind: 'withdraw' as const,
      once: `withdraw/${cardId}`,
    })),
  );
  return true;
};
