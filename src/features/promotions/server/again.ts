import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';

/**
 * Takes again what an order gave back when it was cancelled: its codes count as used once more,
 * limits or not, and its gift cards pay once more. Answers false, having written part of it, when a
 * card has too little left: the transaction must then be given up.
 */
export const redeemAgain = async (tx: Tx, orderId: number, at: Date): Promise<boolean> => {
  await tx.execute(sql`
    update discount_code_uses set returned_at = null where order_id = ${orderId}`);
  const { rows } = await tx.execute<{ id: number; balance: number; cents: number }>(sql`
    select c.id, c.balance_cents as balance, e.cents from gift_cards c
    join (
      select card_id, -sum(cents)::int as cents from gift_card_entries
      where order_id = ${orderId} and kind = 'spend' group by card_id
    ) e on e.card_id = c.id
    order by c.id for update of c`);
  if (rows.some(({ balance, cents }) => balance < cents)) return false;
  for (const { id, cents } of rows) {
    await tx.execute(sql`
      insert into gift_card_entries (card_id, cents, kind, order_id, once, at) values
        (${id}, ${-cents}, 'spend', ${orderId}, ${`spend-again/${orderId}/${id}`}, ${at.toISOString()}::timestamptz)`);
  }
  return true;
};
