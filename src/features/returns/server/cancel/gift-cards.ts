import type { Order } from '#features/orders/api.server';
import { emptyCards } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { LineKind } from '#kernel/values/line-kind';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ItemQuantity } from '../../contract';

type Sold = { kind: LineKind; quantity: number; unitCents: number };

/** Items with the lines that they were sold on. */
export const withPrices = <Line extends Sold & { variantId: number }>(
  lines: readonly Line[],
  items: readonly ItemQuantity[],
): Line[] =>
  items.flatMap(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId);
    return line ? [{ ...line, quantity }] : [];
  });

/**
 * Takes the gift cards back that an order (locked) sold, whose money goes back: they pay nothing any
 * more. Those that were not made yet won't be, once the order is cancelled. Throws a 409 when one of
 * them was used, for then its money has gone.
 */
export const takeCardsBack = async (
  host: Host,
  tx: Tx,
  { id: orderId }: Pick<Order, 'id'>,
  sold: readonly Sold[],
  { areMade = false }: { areMade?: boolean } = {},
): Promise<void> => {
  const cards = sold
    .filter(({ kind }) => kind === 'giftcard')
    .flatMap(({ quantity, unitCents }) => Array<number>(quantity).fill(unitCents));
  if (cards.length === 0) return;
  const isDone = await emptyCards(tx, { orderId, cards, areMade, at: host.clock.now() });
  if (!isDone) throw new AppError(409, 'card_used', returnTexts.staff.cardUsed);
};
