import { sql } from 'drizzle-orm';
import { moveOrder, type Order } from '#features/orders/api.server';
import { createOrderShop } from '#features/orders/order-shop.test-support';
import { transact } from '#platform/db/transact';
import { reviewPath } from './contract';
import { reviewToken } from './server/bought';
import { productReviews } from './server/tables';

export const typed = {
  rating: '4',
  title: 'Warm en zacht',
  text: 'Draagt fijn, ook op blote armen.',
  name: 'An',
};

/** A shop in which things were bought and have come. */
export const createReviewShop = async () => {
  const { shop, ...orders } = await createOrderShop();

  const move = (order: Order, state: 'packed' | 'sent' | 'done') =>
    transact(shop.db, (tx) => moveOrder(shop.host, tx, order.id, state));

  /** Brings a paid order to its buyer. */
  const deliver = async (order: Order): Promise<void> => {
    await orders.pay(order);
    for (const state of ['packed', 'sent', 'done'] as const) await move(order, state);
  };

  const delivered = async (...args: Parameters<typeof orders.placed>): Promise<Order> => {
    const order = await orders.placed(...args);
    await deliver(order);
    return orders.again(order);
  };

  const hrefOf = (order: Order, { id }: { id: number }): string =>
    reviewPath(reviewToken(shop.host, { order, productId: id }));

  const send = async (href: string, fields: Record<string, string> = {}) => {
    const visitor = shop.visitor();
    return visitor.post(href, { ...typed, ...fields, etalage_token: await visitor.token() });
  };

  const rows = () => shop.db.select().from(productReviews).orderBy(productReviews.id);

  const ratingOf = async ({ id }: { id: number }) => {
    const { rows: found } = await shop.db.execute(
      sql`select rating_count as count, rating_sum as sum from products where id = ${id}`,
    );
    return found[0];
  };

  return { ...orders, shop, move, deliver, delivered, hrefOf, send, rows, ratingOf };
};

export type ReviewShop = Awaited<ReturnType<typeof createReviewShop>>;
