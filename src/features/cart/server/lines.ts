import { sql } from 'drizzle-orm';
import { cart as limits } from '#kernel/limits';
import type { Db } from '#platform/db/types';
import type { RemovedLine } from '../contract';

/** A line of the visitor's own cart: another's is never found. */
type LineOf = { sessionId: string; lineId: number; expiresAt: Date };

/** A new number of pieces, or a number more (or less) of them. */
export type Change = { quantity: number } | { step: number };

const wanted = (change: Change) =>
  'step' in change ? sql`l.quantity + ${change.step}::int` : sql`${change.quantity}::int`;

/** How many pieces a line has now, of how many that were wanted, and that can be sent. */
/** `most`: of what one booking may have; null: no booking. */
export type Changed = { has: number; wanted: number; pieces: number; most: number | null };

/**
 * Changes a line's number of pieces, to at least 1 and at most what can be sent and what a line
 * holds, and of seats at most what one booking may have; the quoted price is then the one that the visitor was shown. Undefined: there was no such line.
 */
export const changeLine = async (
  db: Db,
  of: LineOf,
  change: Change,
): Promise<Changed | undefined> => {
  const { rows } = await db.execute<Changed>(sql`
    with own as (
      select l.id, c.id as cart_id, coalesce(v.price_cents, p.price_cents) as price,
        ${wanted(change)} as wanted,
        coalesce((
          select sum(s.pieces) from stock s
          join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
          where s.variant_id = v.id
        ), 0)::int as pieces,
        (select e.seats_per_booking from calendar_events e where e.seat_variant_id = v.id) as most
      from cart_lines l
      join carts c on c.id = l.cart_id and c.session_id = ${of.sessionId}
      join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id
      where l.id = ${of.lineId}
    ), kept as (
      update carts set expires_at = ${of.expiresAt.toISOString()}::timestamptz
      where id in (select cart_id from own)
    )
    update cart_lines l set
      quantity = greatest(1, least(own.wanted, own.pieces, own.most, ${limits.maxQuantityPerLine})),
      seen_price_cents = own.price
    from own where l.id = own.id
    returning l.quantity as has, own.wanted, own.pieces, own.most`);
  return rows[0];
};

/** Takes a line out. Answers what it held; undefined: there was no such line. */
export const removeLine = async (
  db: Db,
  of: LineOf,
): Promise<Pick<RemovedLine, 'variantId' | 'quantity'> | undefined> => {
  const result = await db.execute(sql`
    with own as (
      update carts set expires_at = ${of.expiresAt.toISOString()}::timestamptz
      where session_id = ${of.sessionId}
        and id = (select cart_id from cart_lines where id = ${of.lineId})
      returning id
    )
    delete from cart_lines where id = ${of.lineId} and cart_id = (select id from own)
    returning variant_id as "variantId", quantity`);
  return result.rows[0] as Pick<RemovedLine, 'variantId' | 'quantity'> | undefined;
};

/** Takes every line out of a session's cart; what was typed at the checkout stays. */
export const emptyCart = async (db: Db, sessionId: string): Promise<void> => {
  await db.execute(sql`
    delete from cart_lines
    where cart_id = (select id from carts where session_id = ${sessionId})`);
};
