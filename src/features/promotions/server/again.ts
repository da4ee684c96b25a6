import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { takeCodesAgain } from './codes';

/** A card, what is on it, and what went back to it when its order was last cancelled. */
type Again = { id: number; balance: number; cents: number; booked: number };

/**
 * Takes again what an order gave back when it was cancelled: its codes count as used once more, and
 * its gift cards pay once more. Answers false, having written part of it, when a
 * card has too little left: the transaction must then be given up.
 */
export const redeemAgain = async (tx: Tx, orderId: number, at: Date): Promise<boolean> => {
  await takeCodesAgain(tx, orderId);
  const { rows } = await tx.execute<Again>(sql`
    select c.id, c.balance_cents as balance, e.cents, e.booked from gift_cards c
    join (
      select distinct on (card_id) card_id, cents, count(*) over (partition by card_id)::int as booked
      from gift_card_entries where order_id = ${orderId} and kind in ('spend', 'return')
      order by card_id, id desc
    ) e on e.card_id = c.id and e.cents > 0
    order by c.id for update of c`);
  if (rows.some(({ balance, cents }) => balance < cents)) return false;
  for (const { id, cents, booked } of rows) {
    await tx.execute(sql`
      insert into gift_card_entries (card_id, cents, kind, order_id, once, at) values
        (${id}, ${-cents}, 'spend', ${orderId}, ${`spend-again/${orderId}/${id}/${booked}`},
        ${at.toISOString()}::timestamptz)`);
  }
  return true;
};
