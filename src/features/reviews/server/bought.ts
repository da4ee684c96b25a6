import { eq, sql } from 'drizzle-orm';
import { type Order, orders } from '#features/orders/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isSigned, sign } from '#platform/sessions/sign';

/** A product of an order. */
export type Bought = {
  productId: number;
  title: string;
  /** Of all its variants in the order: 'Marine, maat M / Zand, maat M'. */
  choice: string;
  variantIds: number[];
  /** Its page's address part. */
  access: string;
  /** Pieces that didn't go back, and aren't on their way back. */
  kept: number;
};

/** What of an order can be reviewed: things, as far as the shop still knows them. */
export const listBought = async (db: Db, orderId: number): Promise<Bought[]> => {
  const { rows } = await db.execute<Bought>(sql`
    select l.product_id as "productId", min(l.title) as title, p.access,
      string_agg(distinct nullif(l.choice, ''), ' / ') as choice,
      array_agg(distinct l.variant_id) as "variantIds",
      (sum(l.quantity) - coalesce((
        select sum(rl.quantity) from return_lines rl join returns r on r.id = rl.return_id
        where r.order_id = ${orderId} and rl.state <> 'refused'
          and rl.variant_id = any(array_agg(l.variant_id))), 0))::int as kept
    from order_lines l join products p on p.id = l.product_id
    where l.order_id = ${orderId} and l.kind = 'goods'
    group by l.product_id, p.access order by min(l.id)`);
  return rows.map((row) => ({ ...row, choice: row.choice ?? '' }));
};

/**
 * When an order was with its buyer, as SQL on `orders o`: as was noted, or some days after all of it
 * was sent. Null: it isn't yet, as far as is known.
 */
export const deliveredAt = sql`case o.state
  when 'done' then (select min(e.at) from order_events e where e.order_id = o.id and e.kind = 'done')
  when 'sent' then (select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'sent')
    + ${limits.arrivesAfterDays}::int * interval '1 day' end`;

/** Whether an order has come: before that there is nothing to tell. */
export const hasCome = async ({ db, clock }: Host, { id }: Order): Promise<boolean> => {
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`
    select from orders o where o.id = ${id} and ${deliveredAt} <= ${now}::timestamptz`);
  return rows.length > 0;
};

type Named = { order: Pick<Order, 'id' | 'token'>; productId: number };

const about = ({ order, productId }: Named) => `review ${order.id} ${productId} ${order.token}`;

/** The part of an address that lets the buyer of a product review it, and nobody else. */
export const reviewToken = (host: Pick<Host, 'config'>, { order, productId }: Named): string => {
  const named = `${order.id.toString(36)}-${productId.toString(36)}`;
  return `${named}-${sign(host.config.secret, about({ order, productId }))}`;
};

const LAST_ID = 2 ** 31 - 1;

const findOrder = async ({ db }: Host, id: number): Promise<Order | undefined> => {
  if (id > LAST_ID) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
};

/** The product of an order that an address names; undefined: it is none of ours. */
export const findBought = async (
  host: Host,
  token: string,
): Promise<{ order: Order; bought: Bought } | undefined> => {
  const [, order36 = '', product36 = '', signature = ''] =
    /^([0-9a-z]{1,7})-([0-9a-z]{1,7})-([\w-]{43})$/.exec(token) ?? [];
  if (!signature) return undefined;
  const order = await findOrder(host, Number.parseInt(order36, 36));
  const productId = Number.parseInt(product36, 36);
  if (!order || !isSigned(host.config.secret, about({ order, productId }), signature)) {
    return undefined;
  }
  const bought = (await listBought(host.db, order.id)).find((one) => one.productId === productId);
  return bought && { order, bought };
};
