import { and, eq, inArray } from 'drizzle-orm';
import { markMoney } from '#features/orders/api.server';
import { refundedToCards } from '#features/promotions/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { payments, refunds } from './tables';

type Refund = typeof refunds.$inferSelect;

/** A second payment that goes back is no money of the order. */
export const isOfOrder = ({ reason }: Pick<Refund, 'reason'>): boolean => reason !== 'double';

/** Updates an order, which is locked, by what became of its money, perhaps with who did it: see `markMoney`. */
export const markBack = async (
  host: Host,
  tx: Tx,
  { id: orderId }: { id: number },
  by?: string,
): Promise<void> => {
  const isDone = and(eq(refunds.orderId, orderId), inArray(refunds.state, ['sent', 'done']));
  const rows = (await tx.select().from(refunds).where(isDone)).filter(isOfOrder);
  const isUse = and(eq(payments.orderId, orderId), eq(payments.use, 'order'));
  const [used] = await tx.select().from(payments).where(isUse);
  await markMoney(host, tx, orderId, {
    moneyCents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
    cardCents: await refundedToCards(tx, orderId),
    chargedBackCents: used?.chargedBackCents ?? 0,
    ...(by && { by }),
  });
};
