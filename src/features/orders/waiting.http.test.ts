import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSite } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits-orders';
import { transact } from '#platform/db/transact';
import { fillOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { cancelUnpaid, expireOrders, markPaid } from './api.server';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { trustProxy: true } });
  // Of transfers alone fewer may be open than of all that wait.
  allow(limits.mostPerClient);
});
afterAll(() => shop.close());

const allow = (openTransfers: number) => {
  const site = getSite(shop.host);
  site.settings = { ...site.settings, openTransfers };
};

const WAITS = 'Zoveel kunnen we niet voor je vasthouden tot je later betaalt.';

const newProduct = async () => {
  const product = await shop.build.product({ priceCents: 2000, pieces: 500 });
  await shop.db.execute(
    sql`update variants set weight_grams = 10 where product_id = ${product.id}`,
  );
  return product;
};

/** Orders a product; `from`: the network address that it comes from. */
const order = async (
  email: string,
  { pieces = 1, payment = 'transfer', from = '127.0.0.1' } = {},
) => {
  const visitor = await shop.buyer(await newProduct(), pieces);
  const form = await fillOrder(visitor, { email, email_check: email, payment_method: payment });
  const reply = await visitor.post('/webcore/checkout/order', form, { 'x-forwarded-for': from });
  return { visitor, form, reply, status: reply.statusCode };
};

const times = async (count: number, run: (nth: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth += 1) statuses.push((await run(nth)).status);
  return statuses;
};

const idOf = async (email: string) => {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from orders where lower(email) = ${email} order by id limit 1`,
  );
  return rows[0]?.id ?? 0;
};

/** One client after the other, each with a network of its own. */
let networks = 0;
const newClient = () => `84.20.30.${++networks}`;

const mail = (() => {
  let nth = 0;
  return () => `klant${++nth}@klant.nl`;
})();

test('a client has so many orders that wait for a transfer, under all names, and pays the next at once or one first', async () => {
  const from = newClient();
  const names = Array.from({ length: limits.mostPerClient }, mail);
  const [first = '', second = ''] = names;
  expect(await times(names.length, (nth) => order(names[nth] ?? '', { from }))).toEqual(
    names.map(() => 303),
  );
  const more = await order('Veel@Klant.nl', { from });
  expect(more.status).toBe(422);
  expect(more.reply.body).toContain(WAITS);
  expect(more.reply.body).toContain('value="Veel@Klant.nl"');
  // Sent again as it is, but for how it is paid.
  const form = { ...more.form, payment_method: 'ideal' };
  const paidNow = await more.visitor.post('/webcore/checkout/order', form, {
    'x-forwarded-for': from,
  });
  expect(paidNow.statusCode).toBe(303);
  expect((await order(mail(), { from: newClient() })).status).toBe(303);
  const id = await idOf(first);
  await transact(shop.db, (tx) => markPaid(shop.host, tx, id));
  expect((await order(mail(), { from })).status).toBe(303);
  expect((await order(mail(), { from })).status).toBe(422);
  await cancelUnpaid(shop.host, shop.db, await idOf(second), 'staff');
  expect((await order(mail(), { from })).status).toBe(303);
});

test('a client has so many pieces that wait, however few its orders; a local network is no client', async () => {
  const six = (nth: number) => ({ from: `2a02:a440:1:2::${nth}` });
  const whole = Math.floor(limits.mostQuantity / 99);
  for (let nth = 1; nth <= whole; nth += 1) {
    expect((await order(mail(), { ...six(nth), pieces: 99 })).status).toBe(303);
  }
  const left = limits.mostQuantity - whole * 99;
  expect((await order(mail(), { ...six(8), pieces: left + 1 })).status).toBe(422);
  expect((await order(mail(), { ...six(9), pieces: left })).status).toBe(303);
  for (let nth = 0; nth <= whole; nth += 1) {
    expect((await order(mail(), { from: '10.0.0.1', pieces: 99 })).status).toBe(303);
  }
});

test('where all come by one address, each session has so many that it has yet to pay', async () => {
  const product = await shop.build.product({ pieces: 50 });
  const visitor = shop.visitor();
  const next = async () => {
    const etalage_token = await visitor.token();
    await visitor.post('/webcore/checkout/add', {
      item_id: product.id,
      quantity: 1,
      etalage_token,
    });
    const email = mail();
    const form = await fillOrder(visitor, { email, email_check: email, payment_method: 'ideal' });
    return (await visitor.post('/webcore/checkout/order', form)).statusCode;
  };
  const statuses = [];
  for (let nth = 0; nth < limits.mostOpen + 2; nth += 1) statuses.push(await next());
  expect(statuses).toEqual([...Array(limits.mostOpen).fill(303), 422, 422]);
});

test('twenty at once are not more than the limit', async () => {
  const from = newClient();
  const before = limits.mostPerClient - 8;
  await times(before, () => order(mail(), { from }));
  const ready = [];
  for (let nth = 0; nth < 20; nth += 1) {
    const email = mail();
    const visitor = await shop.buyer(await shop.build.product({ pieces: 5 }));
    ready.push({ visitor, form: await fillOrder(visitor, { email, email_check: email }) });
  }
  const replies = await Promise.all(
    ready.map(({ visitor, form }) =>
      visitor.post('/webcore/checkout/order', form, { 'x-forwarded-for': from }),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(8).fill(303), ...Array(12).fill(422)]);
});

const tokenOf = async (email: string) => {
  const { rows } = await shop.db.execute<{ token: string }>(
    sql`select token from orders where email = ${email} order by id desc limit 1`,
  );
  return rows[0]?.token ?? '';
};

/** Has an order paid in another way. */
const changeFrom =
  (from: string) => async (visitor: Visitor, token: string, payment_method: string) => {
    const retry = `/webcore/payment/retry/${token}`;
    const { body } = await visitor.get(retry);
    const form = { etalage_token: hiddenField(body, 'etalage_token'), payment_method };
    return visitor.post(retry, form, { 'x-forwarded-for': from });
  };

test('the limit is not passed by choosing another way to pay afterwards', async () => {
  const from = newClient();
  const change = changeFrom(from);
  const [one, two] = [mail(), mail()];
  const first = await order(one, { from, pieces: 99 });
  // It keeps its fortnight, so it still counts.
  expect((await change(first.visitor, await tokenOf(one), 'ideal')).statusCode).toBe(303);
  for (let left = limits.mostQuantity - 99; left > 0; left -= 99) {
    expect((await order(mail(), { from, pieces: Math.min(left, 99) })).status).toBe(303);
  }
  const second = await order(two, { from, pieces: 2, payment: 'ideal' });
  expect(second.status).toBe(303);
  const refused = await change(second.visitor, await tokenOf(two), 'transfer');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(WAITS);
});

const leftOf = async () => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select coalesce(sum(pieces), 0)::int as n from stock`,
  );
  return rows[0]?.n ?? 0;
};

test('a client that begins to pay and never does keeps so many orders and pieces, for so many minutes', async () => {
  const passTime = () => {
    shop.clock.advance(limits.paymentMinutes * 60_000);
    return expireOrders(shop.host);
  };
  await passTime();
  const from = newClient();
  const unfinished = 'Je hebt nog bestellingen die niet zijn betaald.';
  const ideal = (more = {}) => order(mail(), { from, payment: 'ideal', ...more });
  const statuses = await times(limits.mostOpen, () => ideal());
  expect(statuses).toEqual(Array(limits.mostOpen).fill(303));
  const more = await ideal();
  expect(more.status).toBe(422);
  expect(more.reply.body).toContain(unfinished);
  // Neither what is paid later nor what others pay is in its way.
  expect((await order(mail(), { from })).status).toBe(303);
  expect((await order(mail(), { from: newClient(), payment: 'ideal' })).status).toBe(303);
  const before = await leftOf();
  await passTime();
  expect(await leftOf()).toBe(before + limits.mostOpen + 1);
  expect((await ideal({ pieces: limits.mostOpenQuantity - 1 })).status).toBe(303);
  expect((await ideal({ pieces: 2 })).status).toBe(422);
  expect((await ideal()).status).toBe(303);
});

test('a single order at a provider may be large, and what is paid counts no longer', async () => {
  const from = newClient();
  const [large, small] = [mail(), mail()];
  const pieces = limits.mostOpenQuantity + 1;
  const [product, other] = [await newProduct(), await newProduct()];
  const visitor = await shop.buyer(product, 99);
  const etalage_token = await visitor.token();
  const more = { item_id: other.id, quantity: pieces - 99, etalage_token };
  expect((await visitor.post('/webcore/checkout/add', more)).statusCode).toBe(303);
  const form = await fillOrder(visitor, {
    ...{ email: large, email_check: large, payment_method: 'ideal' },
  });
  const reply = await visitor.post('/webcore/checkout/order', form, { 'x-forwarded-for': from });
  expect(reply.statusCode).toBe(303);
  expect((await order(small, { from, payment: 'ideal' })).status).toBe(422);
  const id = await idOf(large);
  await transact(shop.db, (tx) => markPaid(shop.host, tx, id));
  expect((await order(small, { from, payment: 'ideal' })).status).toBe(303);
});

test('a mailbox has so many transfers to make, however it is spelled and whoever orders; then it pays at once', async () => {
  allow(limits.openTransfers);
  const spellings = (nth: number) =>
    ['Maakt@klant.nl', 'maakt+1@klant.nl', 'maakt@klant.nl'][nth % 3] ?? '';
  const one = (nth: number, payment = 'transfer') =>
    order(spellings(nth), { from: newClient(), payment });
  expect(await times(limits.openTransfers, one)).toEqual(Array(limits.openTransfers).fill(303));
  const more = await one(0);
  expect(more.status).toBe(422);
  expect(more.reply.body).toContain('Er staan nog bestellingen open die je zou overmaken.');
  expect((await one(1, 'ideal')).status).toBe(303);
  const id = await idOf('maakt@klant.nl');
  await transact(shop.db, (tx) => markPaid(shop.host, tx, id));
  const both = await Promise.all([one(1), one(2)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  // By one client more people may order, but not without end.
  const from = newClient();
  const most = limits.openTransfers * limits.transfersPerClient;
  expect(await times(most + 1, () => order(mail(), { from }))).toEqual([
    ...Array(most).fill(303),
    422,
  ]);
  allow(limits.mostPerClient);
});

test('a transfer that is changed keeps its days and counts; one that is chosen afterwards is counted too', async () => {
  allow(1);
  const [own, other] = [mail(), mail()];
  const from = newClient();
  const change = changeFrom(from);
  const first = await order(own, { from });
  expect((await change(first.visitor, await tokenOf(own), 'ideal')).statusCode).toBe(303);
  expect((await order(own, { from: newClient() })).status).toBe(422);
  const second = await order(own, { from, payment: 'ideal' });
  expect(second.status).toBe(303);
  const refused = await change(second.visitor, await tokenOf(own), 'transfer');
  expect([refused.statusCode, refused.body.includes(WAITS)]).toEqual([422, true]);
  // Two orders of one mailbox that are changed at once: one may.
  const both = [await order(other, { from, payment: 'ideal' })];
  const token = await tokenOf(other);
  both.push(await order(other, { from, payment: 'ideal' }));
  const tokens = [token, await tokenOf(other)];
  const replies = await Promise.all(
    both.map(({ visitor }, nth) => change(visitor, tokens[nth] ?? '', 'transfer')),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422]);
  allow(limits.mostPerClient);
});
