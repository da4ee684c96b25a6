import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { getOrder, markPaid, type Order, orders, pickupCodeOf } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import { createFulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';

type Placing = { quantity?: number; articles?: number; isPaid?: boolean; at?: number };

/** A shop with two stores, each with somebody at its counter. */
export const createCounterShop = async () => {
  const shop = await createFulfilmentShop();
  const { db, host, build } = shop;
  const utrecht = await build.store('Utrecht', ['09:00', '18:00']);
  const zwolle = await build.store('Zwolle', ['09:00', '18:00']);
  const staffOf = async (name: string, storeIds: number[], role = 'winkel') =>
    (await createStaff(shop, { name, email: `${name.toLowerCase()}@winkel.nl`, role, storeIds }))
      .visitor;
  const wim = await staffOf('Wim', [utrecht]);
  const els = await staffOf('Els', [utrecht]);
  const zoe = await staffOf('Zoe', [zwolle]);

  let count = 0;

  /** An order that is fetched in a store, of articles that lie there. */
  const place = async ({
    quantity = 1,
    articles = 1,
    isPaid = false,
    at = utrecht,
  }: Placing = {}) => {
    count += 1;
    const email = `balie${count}@klant.nl`;
    const visitor = shop.visitor();
    const products = [];
    for (let n = 0; n < articles; n += 1) {
      const product = await build.product({ priceCents: 5000, pieces: 5 });
      await build.storeStock(at, product, 5);
      products.push(product);
      const fields = { item_id: product.id, quantity, etalage_token: await visitor.token() };
      expect((await visitor.post('/webcore/checkout/add', fields)).statusCode).toBe(303);
    }
    const form = await fillOrder(visitor, {
      ...{ email, email_check: email, delivery_method: 'pickup', pickup_location: String(at) },
      payment_method: isPaid ? 'transfer' : 'store',
    });
    expect((await sendOrder(visitor, form)).statusCode).toBe(303);
    const [row] = await shop.rows<{ id: number }>(
      sql`select id from orders where email = ${email}`,
    );
    const id = row?.id ?? 0;
    if (isPaid) await transact(db, (tx) => markPaid(host, tx, id, { by: 'proef' }));
    const order = await getOrder(host, id);
    const variantIds = products.map(({ variants }) => variants[0]?.id ?? 0);
    const code = pickupCodeOf(order.token);
    return { ...order, code, variantIds, variantId: variantIds[0] ?? 0, visitor };
  };

  /** Sends a form of the page at an address. */
  const send = async (
    visitor: Visitor,
    address: string,
    fields: Record<string, string | number | undefined> = {},
    page = '/admin/balie/hulp',
  ) => {
    const shown = await visitor.get(page);
    const etalage_token = hiddenField(shown.body, 'etalage_token');
    return visitor.post(address, { etalage_token, ...fields });
  };

  const orderAt = ({ number }: Pick<Order, 'number'>, store = utrecht) =>
    `/admin/balie/${store}/bestelling/${number}`;

  const again = ({ id }: Pick<Order, 'id'>) => getOrder(host, id);

  /** Copies of an order, without its lines, stand for a busy week. `more`: what each has of its own, by its number from 1. */
  const copyOrder = async (
    { id }: Pick<Order, 'id'>,
    count: number,
    more: (n: number) => Partial<typeof orders.$inferInsert> & { number: string; token: string },
  ) => {
    const { words: _words, ...row } = await getOrder(host, id);
    const copies = Array.from({ length: count }, (_, at) => more(at + 1));
    await db
      .insert(orders)
      .values(copies.map((own) => ({ ...row, idempotencyKey: own.token, ...own })));
  };

  const piecesAt = async (variantId: number, store = utrecht) =>
    (
      await shop.rows<{ pieces: number }>(sql`
        select s.pieces from stock s join warehouses w on w.id = s.warehouse_id
        where s.variant_id = ${variantId} and w.location_id = ${store}`)
    )[0]?.pieces;

  const mainOf = (body: string) => textOf(get(parseHtml(body), 'main'));
  const noteOf = (body: string) => textOf(get(parseHtml(body), 'main [tabindex="-1"]'));

  return {
    ...{ ...shop, utrecht, zwolle, wim, els, zoe, staffOf, send, orderAt, again, piecesAt },
    ...{ placeAt: place, copyOrder, mainOf, noteOf },
  };
};

export type CounterShop = Awaited<ReturnType<typeof createCounterShop>>;
