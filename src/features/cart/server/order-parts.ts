import { type SQL, sql } from 'drizzle-orm';

/**
 * What a statement that places an order does with the cart that it is of: its parts `cart`, `emptied` and
 * `forgotten`. `wanted` names a part before them with variant_id and pieces: a line is taken out only while it is
 * as it was ordered. `isPlaced`: a condition without which nothing is done.
 */
export const emptyingParts = (of: { sessionId: SQL; wanted: SQL; isPlaced: SQL }): SQL => sql`
    cart as (
      select c.id from carts c where c.session_id = ${of.sessionId} and ${of.isPlaced}
    ), emptied as (
      delete from cart_lines l using ${of.wanted} w
      where l.cart_id = (select id from cart) and l.variant_id = w.variant_id
        and l.quantity = w.pieces
      returning 1
    ), forgotten as (
      update carts set typed = '{}' where id = (select id from cart) returning 1
    )`;

/** How many lines that cart had: what a statement deletes it still sees. */
export const linesBefore: SQL = sql`(
  select count(*) from cart_lines where cart_id = (select id from cart))`;
