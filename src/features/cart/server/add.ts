import { type SQL, sql } from 'drizzle-orm';
import { cart as limits } from '#kernel/limits';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';

export type Addition = {
  sessionId: string;
  /** Which variant: by its own id, or by product, colour and size. */
  variant: { id: number } | { productId: number; colorId: number | null; sizeId: number | null };
  quantity: number;
  expiresAt: Date;
  /** Puts a line back: does nothing where there is one. */
  onlyNew?: boolean;
};

export type Added = {
  variantId: number;
  /** How many can be sent. */
  available: number;
  /** How many on its line before and now; both 0 when nothing could be added. */
  had: number;
  has: number;
  /** Whether there was no room for another line: only that keeps what can be sent from being added. */
  full: boolean;
  /** How many items in the whole cart now. */
  count: number;
};

type Row = {
  id: number;
  pieces: number;
  had: number;
  has: number | null;
  others: number;
};

const given = sql.placeholder;

/** Planning this costs more than doing it, so it is planned once. */
const statement = (name: string, isVariant: SQL) =>
  preparedSql<Row>(
    name,
    sql`
    with chosen as (
      select v.id, coalesce(v.price_cents, p.price_cents) as price,
        coalesce((
          select sum(s.pieces) from stock s
          join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
          where s.variant_id = v.id
        ), 0)::int as pieces
      from variants v join products p on p.id = v.product_id and p.state = 'Online'
      where ${isVariant} and v.state = 'Online'
      limit 1
    ), before as (
      select l.variant_id, l.quantity from cart_lines l
      join carts c on c.id = l.cart_id where c.session_id = ${given('session')}
    ), allowed as (
      select * from chosen where pieces > 0 and (
        (select count(*) from before) < ${limits.maxLines}
        or id in (select variant_id from before))
    ), own as (
      insert into carts (session_id, expires_at)
      select ${given('session')}, ${given('expires')}::timestamptz from allowed
      on conflict (session_id) do update set expires_at = excluded.expires_at
      returning id
    ), line as (
      insert into cart_lines (cart_id, variant_id, quantity, seen_price_cents)
      select own.id, allowed.id, least(${given('quantity')}::int, pieces, ${limits.maxQuantityPerLine}), price
      from own, allowed
      on conflict (cart_id, variant_id) do update set
        quantity = least(cart_lines.quantity + ${given('more')}::int,
          (select pieces from allowed), ${limits.maxQuantityPerLine}),
        seen_price_cents = excluded.seen_price_cents
      returning quantity
    )
    select chosen.id, chosen.pieces, (select quantity from line) as has,
      coalesce((select quantity from before where variant_id = chosen.id), 0) as had,
      coalesce((select sum(quantity) from before where variant_id <> chosen.id), 0)::int as others
    from chosen`,
  );

const addById = statement('add_variant', sql`v.id = ${given('id')}`);
const addByChoice = statement(
  'add_choice',
  sql`v.product_id = ${given('product')}
        and v.color_id is not distinct from ${given('color')}::int
        and v.size_id is not distinct from ${given('size')}::int`,
);

/**
 * Puts so many of a variant in a session's cart: never more on a line than can be sent or than a line holds. All
 * in one statement, because this is what a busy shop does most. Undefined: there is no such variant
 * for sale.
 */
export const addQuantity = async (db: Db, add: Addition): Promise<Added | undefined> => {
  const { variant } = add;
  const values = {
    session: add.sessionId,
    expires: add.expiresAt.toISOString(),
    quantity: add.quantity,
    more: add.onlyNew ? 0 : add.quantity,
  };
  const [row] =
    'id' in variant
      ? await addById(db, { ...values, id: variant.id })
      : await addByChoice(db, {
          ...values,
          product: variant.productId,
          color: variant.colorId,
          size: variant.sizeId,
        });
  if (!row) return undefined;
  const has = row.has ?? row.had;
  return {
    variantId: row.id,
    available: row.pieces,
    had: row.had,
    has,
    full: row.has === null && row.pieces > 0,
    count: row.others + has,
  };
};
