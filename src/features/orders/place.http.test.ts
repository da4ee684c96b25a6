import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const row = async <T>(query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows[0] as T;

const countOrders = async (email: string) =>
  (await row<{ n: number }>(sql`select count(*)::int as n from orders where email = ${email}`)).n;

const stockOf = async (product: { id: number }) =>
  (
    await row<{ n: number }>(sql`
      select sum(s.pieces)::int as n from stock s join variants v on v.id = s.variant_id
      where v.product_id = ${product.id}`)
  ).n;

const orderedOf = async (product: { id: number }) =>
  (
    await row<{ n: number }>(sql`
      select coalesce(sum(quantity), 0)::int as n from order_lines where product_id = ${product.id}`)
  ).n;

const mailOf = (name: string) => ({ email: `${name}@klant.nl`, email_check: `${name}@klant.nl` });
const setPrice = (product: { id: number }, cents: number) =>
  shop.db.execute(sql`update products set price_cents = ${cents} where id = ${product.id}`);

test('S7.3/3 an order takes its pieces, empties the cart and leads to its page', async () => {
  const product = await shop.build.product({ priceCents: 1995, pieces: 10 });
  const visitor = await shop.buyer(product, 2);
  const reply = await sendOrder(visitor, await fillOrder(visitor, mailOf('one')));
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toMatch(/^\/webcore\/order\/view\/[\w-]{32}$/);
  expect(await stockOf(product)).toBe(8);
  expect((await visitor.get('/webcore/session')).json().cartCount).toBe(0);
  const stored = await row(sql`select * from orders where email = 'one@klant.nl'`);
  expect(stored).toMatchObject({
    number: expect.stringMatching(/^2026-\d{6}$/),
    state: 'placed',
    payment_state: 'open',
    goods_cents: 3990,
    delivery_cents: 495,
    total_cents: 4485,
    vat: [{ rate: 21, cents: 778 }],
    billing: expect.objectContaining({ zipcode: '3511 AW', firstName: 'An' }),
  });
});

test('what was typed is forgotten once it is ordered', async () => {
  const product = await shop.build.product();
  const visitor = await shop.buyer(product);
  await sendOrder(visitor, await fillOrder(visitor, mailOf('forgotten')));
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/add', { item_id: product.id, etalage_token });
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).not.toContain('forgotten@klant.nl');
});

test('fifty posts of one form are one order', async () => {
  const product = await shop.build.product({ pieces: 100 });
  const visitor = await shop.buyer(product, 2);
  const form = await fillOrder(visitor, mailOf('fifty'));
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendOrder(visitor, form)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await countOrders('fifty@klant.nl')).toBe(1);
  expect(await stockOf(product)).toBe(98);
  const jobs = await row<{ n: number }>(sql`
    select count(*)::int as n from pgboss.job j join orders o on o.token = j.data->>'token'
    where j.name = 'order.confirm' and o.email = 'fifty@klant.nl'`);
  expect(jobs.n).toBe(1);
});

test("another visitor's key does not open his order", async () => {
  const product = await shop.build.product();
  const [one, two] = [await shop.buyer(product), await shop.buyer(product)];
  const form = await fillOrder(one, mailOf('mine'));
  const placed = await sendOrder(one, form);
  const stolen = await fillOrder(two, { ...mailOf('theirs'), order_key: String(form.order_key) });
  const reply = await sendOrder(two, stolen);
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).not.toBe(placed.headers.location);
  expect(await countOrders('theirs@klant.nl')).toBe(1);
});

test('the last piece goes to one of two, and the other hears it and keeps his form', async () => {
  const product = await shop.build.product({ pieces: 1 });
  const buyers = await Promise.all([shop.buyer(product), shop.buyer(product)]);
  const forms = await Promise.all(buyers.map((visitor) => fillOrder(visitor, mailOf('last'))));
  const replies = await Promise.all(
    buyers.map((visitor, index) => sendOrder(visitor, forms[index] ?? {})),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422]);
  expect(await countOrders('last@klant.nl')).toBe(1);
  expect(await stockOf(product)).toBe(0);
  const refused = replies.find(({ statusCode }) => statusCode === 422);
  expect(refused?.body).toContain('Niet alles is er nog.');
  expect(refused?.body).toContain('Uitverkocht.');
  expect(refused?.body).toContain('value="Oudegracht"');
});

test('many buyers of a few products: what was ordered is what went', async () => {
  const products = [
    await shop.build.product({ pieces: 7 }),
    await shop.build.product({ pieces: 9 }),
  ] as const;
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const [first, second] = index % 2 ? products : [products[1], products[0]];
      const visitor = await shop.buyer(first);
      const etalage_token = await visitor.token();
      await visitor.post('/webcore/checkout/add', { item_id: second.id, etalage_token });
      return { visitor, form: await fillOrder(visitor, mailOf(`crowd${index}`)) };
    }),
  );
  const replies = await Promise.all(buyers.map(({ visitor, form }) => sendOrder(visitor, form)));
  expect(replies.filter(({ statusCode }) => statusCode === 303)).toHaveLength(7);
  for (const [index, had] of [7, 9].entries()) {
    const product = products[index as 0 | 1];
    expect((await stockOf(product)) + (await orderedOf(product))).toBe(had);
  }
});

test('a price that changed is told first; the next click orders at that price', async () => {
  const product = await shop.build.product({ priceCents: 1000 });
  const visitor = await shop.buyer(product);
  const form = await fillOrder(visitor, mailOf('price'));
  await setPrice(product, 1200);
  const told = await sendOrder(visitor, form);
  expect(told.statusCode).toBe(422);
  expect(told.body).toContain('Er is iets veranderd');
  expect(told.body).toContain('nu €\u00a012,00');
  expect(await countOrders('price@klant.nl')).toBe(0);
  const reply = await sendOrder(visitor, await fillOrder(visitor, mailOf('price')));
  expect(reply.statusCode).toBe(303);
  const stored = await row(sql`select goods_cents from orders where email = 'price@klant.nl'`);
  expect(stored).toEqual({ goods_cents: 1200 });
});

test('another tab that changed the cart is told first', async () => {
  const product = await shop.build.product();
  const visitor = await shop.buyer(product);
  const form = await fillOrder(visitor, mailOf('tab'));
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/add', { item_id: product.id, etalage_token });
  expect((await sendOrder(visitor, form)).statusCode).toBe(422);
  expect(await countOrders('tab@klant.nl')).toBe(0);
});

test.each(['0/0:', '1/1:1x1@1', '', '9999999/9999999:x'])(
  'sending %j as the quote does not set a price',
  async (quote) => {
    const product = await shop.build.product({ priceCents: 5000 });
    const visitor = await shop.buyer(product);
    const form = await fillOrder(visitor, { ...mailOf('cheap'), quote });
    expect((await sendOrder(visitor, form)).statusCode).toBe(422);
    const lower = String((await fillOrder(visitor)).quote).replaceAll('@5000', '@1');
    expect((await sendOrder(visitor, { ...form, quote: lower })).statusCode).toBe(422);
    expect(await countOrders('cheap@klant.nl')).toBe(0);
  },
);

test('an order that fails half-way leaves everything as it was', async () => {
  const product = await shop.build.product({ pieces: 3 });
  const visitor = await shop.buyer(product);
  const form = await fillOrder(visitor, mailOf('half'));
  await shop.db.execute(sql`alter table order_events rename to order_events_away`);
  const { log } = shop.host.app;
  log.level = 'silent';
  const reply = await sendOrder(visitor, form);
  log.level = 'error';
  await shop.db.execute(sql`alter table order_events_away rename to order_events`);
  expect(reply.statusCode).toBe(500);
  expect(await countOrders('half@klant.nl')).toBe(0);
  expect(await stockOf(product)).toBe(3);
  expect((await visitor.get('/webcore/checkout/view')).body).toContain('half@klant.nl');
  expect((await sendOrder(visitor, form)).statusCode).toBe(303);
});

test('a key from an address stands in no form', async () => {
  const [visitor, other] = [
    await shop.buyer(await shop.build.product()),
    await shop.buyer(await shop.build.product()),
  ];
  const { order_key } = await fillOrder(other);
  for (const planted of [order_key, 'planted-key-0123456789']) {
    const { body } = await visitor.get(`/webcore/checkout/view?order_key=${planted}`);
    expect(hiddenField(body, 'order_key')).toMatch(/^[\w-]{46}$/);
    expect(hiddenField(body, 'order_key')).not.toBe(planted);
    const form = { ...(await fillOrder(visitor)), order_key: planted ?? '', payment_method: 'x' };
    const shown = await sendOrder(visitor, form);
    expect(shown.statusCode).toBe(422);
    expect(hiddenField(shown.body, 'order_key')).not.toBe(planted);
  }
});

test('an order without key is placed; one with a strange key too', async () => {
  for (const order_key of ['', "'; drop table orders", 'x'.repeat(500)]) {
    const visitor = await shop.buyer(await shop.build.product());
    const form = { ...(await fillOrder(visitor, mailOf('key'))), order_key };
    expect((await sendOrder(visitor, form)).statusCode).toBe(303);
  }
});

test('what was ordered is told to the filters and the pages that show it', async () => {
  const product = await shop.build.product();
  const told = new Promise<unknown>((resolve) => {
    const stop = shop.host.events.subscribe<{ entity: string; ids: number[] }>(
      'entity.changed',
      (change) => {
        if (!change.ids.includes(product.id)) return;
        stop();
        resolve(change.entity);
      },
    );
  });
  const visitor = await shop.buyer(product);
  await sendOrder(visitor, await fillOrder(visitor, mailOf('told')));
  expect(await told).toBe('Product');
});
