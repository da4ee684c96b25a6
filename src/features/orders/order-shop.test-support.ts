import { sql } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Feature } from '#platform/host';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { features } from '../../main/features';
import {
  findOrderByToken,
  markPaid,
  placeOrder,
  priceOrder,
  registerPayments,
  snapshotOf,
} from './api.server';
import type { Order } from './server/order';

/** What the stand-in provider knows: an answer per order, or a fault. */
type Settled = Map<number, (host: TestShop['host'], order: Order) => Promise<'wait' | undefined>>;

/** A provider in place of the real one. */
const providerThatKnows = (settled: Settled): Feature => ({
  name: 'payments',
  needs: ['orders'],
  setup: (host) =>
    registerPayments(host, {
      listMethods: async () => [{ id: 'ideal', title: 'iDEAL | Wero', needsProvider: true }],
      presentOnOrder: async () => ({ text: 'Nog niet betaald.', retryHref: '/betaal' }),
      startHref: (token) => `/betaal/${token}`,
      settle: async (own, order) => settled.get(order.id)?.(own, order),
    }),
});

const address = {
  firstName: 'An',
  lastName: 'de Wit',
  street: 'Oudegracht',
  housenumber: '12',
  housenumberSuffix: '',
  zipcode: '3511 AW',
  place: 'Utrecht',
  country: 'NL',
  phone: '',
};

type Product = Awaited<ReturnType<TestShop['build']['product']>>;

/** A shop whose orders are placed without a browser, with a provider in place of the real one. */
export const createOrderShop = async () => {
  const settled: Settled = new Map();
  const others = features.filter(({ name }) => name !== 'payments');
  const shop = await createTestShop({ features: [...others, providerThatKnows(settled)] });
  let count = 0;

  /**
   * Places an order as the checkout does once its form was found right. `meanwhile`: what happens
   * after it was shown, and before it is sent.
   */
  const place = async (
    product: Product,
    more: Partial<Parameters<typeof placeOrder>[1]> = {},
    quantity = 2,
    meanwhile: (sessionId: string) => Promise<unknown> = async () => {},
  ) => {
    count += 1;
    await shop.buyer(product, quantity);
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select session_id as id from carts order by carts.id desc limit 1`,
    );
    const request = { sessionId: rows[0]?.id ?? '', deliveryId: 'home', country: 'NL', ...more };
    const { lines, totals } = await priceOrder(shop.host, shop.db, request);
    await meanwhile(request.sessionId);
    return placeOrder(shop.host, {
      ...request,
      accountId: null,
      key: `key-${count}-0123456789`,
      quote: snapshotOf(lines, { [request.deliveryId]: totals }),
      email: `klant${count}@klant.nl`,
      billing: address,
      delivery: address,
      payment: 'ideal',
      remark: '',
      ...more,
    });
  };

  const placed = async (...args: Parameters<typeof place>): Promise<Order> => {
    const result = await place(...args);
    if (result.kind !== 'placed') throw new Error(result.kind);
    const order = await findOrderByToken(shop.host, result.token);
    if (!order) throw new Error('there is no order');
    return order;
  };

  const again = async (order: Order): Promise<Order> =>
    (await findOrderByToken(shop.host, order.token)) ?? order;

  const stockOf = async (product: Product) => {
    const { rows } = await shop.db.execute<{ n: number }>(sql`
      select sum(s.pieces)::int as n from stock s join variants v on v.id = s.variant_id
      where v.product_id = ${product.id}`);
    return rows[0]?.n;
  };

  const log = async (order: Order) => {
    const { rows } = await shop.db.execute<{ kind: string }>(
      sql`select kind from order_events where order_id = ${order.id} order by id`,
    );
    return rows.map(({ kind }) => kind);
  };

  const jobsOf = async (order: Order) => {
    const { rows } = await shop.db.execute<{ name: string }>(sql`
      select name from pgboss.job where data->>'token' = ${order.token} or data->>'orderId' = ${String(order.id)} order by name`);
    return rows.map(({ name }) => name);
  };

  const pay = (order: Order) => transact(shop.db, (tx) => markPaid(shop.host, tx, order.id));

  return { shop, settled, place, placed, again, stockOf, log, jobsOf, pay };
};

export type OrderShop = Awaited<ReturnType<typeof createOrderShop>>;
