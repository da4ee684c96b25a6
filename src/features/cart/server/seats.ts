import { sql } from 'drizzle-orm';
import { cart as limits } from '#kernel/limits';
import type { Db } from '#platform/db/types';

type Booking = {
  sessionId: string;
  /** The variant of the event's seats. */
  variantId: number;
  seats: number;
  expiresAt: Date;
};

/** What came of it: nothing, unless `isDone`. */
export type Booked = {
  isDone: boolean;
  /** Seats that are left, for everybody. */
  left: number;
};

/**
 * Puts seats at an event in a session's cart, in place of those that were in it: the same form twice is
 * the same number of seats. More than are left, or than one booking may have, is nothing. Undefined:
 * they are not for sale.
 */
export const bookSeats = async (db: Db, booking: Booking): Promise<Booked | undefined> => {
  const { sessionId, variantId, seats, expiresAt } = booking;
  const { rows } = await db.execute<Booked>(sql`
    with chosen as (
      select v.id, coalesce(v.price_cents, p.price_cents) as price, e.seats_per_booking as most,
        coalesce((
          select sum(s.pieces) from stock s
          join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
          where s.variant_id = v.id
        ), 0)::int as pieces
      from variants v join products p on p.id = v.product_id and p.kind = 'seat'
      join calendar_events e on e.seat_variant_id = v.id
      where v.id = ${variantId} and v.state = 'Online'
    ), before as (
      select l.variant_id from cart_lines l
      join carts c on c.id = l.cart_id where c.session_id = ${sessionId}
    ), allowed as (
      select * from chosen where ${seats}::int between 1 and least(pieces, most) and (
        (select count(*) from before) < ${limits.maxLines}
        or id in (select variant_id from before))
    ), own as (
      insert into carts (session_id, expires_at)
      select ${sessionId}, ${expiresAt.toISOString()}::timestamptz from allowed
      on conflict (session_id) do update set expires_at = excluded.expires_at
      returning id
    ), line as (
      insert into cart_lines (cart_id, variant_id, quantity, seen_price_cents)
      select own.id, allowed.id, ${seats}::int, price from own, allowed
      on conflict (cart_id, variant_id) do update set
        quantity = excluded.quantity, seen_price_cents = excluded.seen_price_cents
      returning 1
    )
    select chosen.pieces as left, exists (select from line) as "isDone" from chosen`);
  return rows[0];
};
