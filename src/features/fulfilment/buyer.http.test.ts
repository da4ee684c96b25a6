import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrderLines } from '#features/orders/api.server';
import { orders as limits } from '#kernel/limits-orders';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
});
afterAll(() => shop.close());

const moved = {
  firstname: 'An',
  lastname: 'de Wit',
  zipcode: '3512jc',
  housenumber: '7',
  housenumber_suffix: '',
  street: 'Voorstraat',
  place: 'Utrecht',
};

test('the address is changed until it is packed, at the same price, and the log says so', async () => {
  const order = await shop.paid();
  const wrong = await shop.post(order, 'address', { ...moved, zipcode: 'x', street: 'Kerkstraat' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('value="Kerkstraat"');
  expect(wrong.body).toContain('Vul een postcode in zoals 1234 AB.');
  expect((await shop.post(order, 'address', moved)).statusCode).toBe(303);
  expect((await shop.page(order)).body).toContain('3512 JC Utrecht');
  expect(await shop.eventsOf(order)).toContain('address-changed');
  await shop.call('POST', `order/${order.number}/pack`);
  const late = await shop.post(order, 'address', { ...moved, street: 'Te Laat' });
  expect(late.statusCode).toBe(409);
  expect((await shop.page(order)).body).not.toContain('Te Laat');
});

const mailsAbout = async (order: { email: string }, subject: string) => {
  await shop.workAll();
  return (await shop.mailbox.list(order.email)).filter((mail) => mail.subject.includes(subject));
};

test('each change of where a paid order goes is mailed to its buyer, and so many are taken in a day', async () => {
  const order = await shop.paid();
  for (let nth = 1; nth <= limits.changesInADay; nth += 1) {
    const street = `Straat.nl/${nth}`;
    expect((await shop.post(order, 'address', { ...moved, street })).statusCode).toBe(303);
  }
  const often = await shop.post(order, 'address', { ...moved, street: 'Nog een' });
  expect(often.statusCode).toBe(429);
  expect(often.body).toContain(`al ${limits.changesInADay} keer gewijzigd`);
  expect((await shop.page(order)).body).not.toContain('Nog een');
  // He hears of every one, however much else was mailed about it.
  const mails = await mailsAbout(order, 'is gewijzigd');
  expect(mails).toHaveLength(limits.changesInADay);
  expect(mails[0]?.text).toContain('3512 JC Utrecht');
  expect(mails[0]?.text).toContain('Was jij dat niet? Bel of mail ons dan meteen.');
  expect(mails[0]?.text).not.toContain('Straat.nl');
});

test('number and e-mail address open no order: nothing of it can be changed with them', async () => {
  const order = await shop.paid();
  const stranger = shop.visitor();
  const asked = { order_number: order.number, order_email: order.email };
  for (const url of ['/webcore/order/lookup', '/herroepen']) {
    const reply = await stranger.post(url, asked);
    const page = await stranger.get(String(reply.headers.location));
    const told = JSON.stringify([reply.headers, reply.body, page.headers, page.body]);
    expect(told).not.toContain(order.token);
  }
});

test('an order that is cancelled, paid or not, is told to its buyer once', async () => {
  for (const payment_method of ['transfer', 'ideal']) {
    const order = await (payment_method === 'ideal' ? shop.paid() : shop.place({ payment_method }));
    expect((await shop.post(order, 'cancel')).statusCode).toBe(303);
    await shop.post(order, 'cancel');
    const mails = await mailsAbout(order, 'is geannuleerd');
    expect(mails).toHaveLength(1);
    const [line] = await listOrderLines(shop.db, order.id);
    expect(mails[0]?.text).toContain(`${line?.quantity} × ${line?.title}`);
  }
});

test('an address where delivery costs more is refused, with how much more', async () => {
  const order = await shop.paid();
  await shop.rows(sql`update delivery_methods set zones = (
    select jsonb_agg(z) from (
      select jsonb_set(z, '{zipcodes}', '[["1000","3512"]]') as z
        from jsonb_array_elements(zones) z where z->>'country' = 'NL'
      union all
      select jsonb_set(jsonb_set(z, '{bands}', '[{"upToGrams":30000,"cents":1495}]'),
        '{freeFromCents}', '99999900') from jsonb_array_elements(zones) z
        where z->>'country' = 'NL') all_zones) where kind = 'home'`);
  const { forgetMethods } = await import('#features/delivery/server/methods');
  forgetMethods(shop.host);
  const dear = await shop.post(order, 'address', { ...moved, zipcode: '9999 XX' });
  expect(dear.statusCode).toBe(422);
  expect(dear.body).toContain('kost bezorgen €\u00a014,95 meer');
  expect((await shop.page(order)).body).not.toContain('9999 XX');
});

test('goods count in full for free delivery whatever was taken off, as at the checkout', async () => {
  const order = await shop.paid();
  await shop.rows(sql`update orders set discount_cents = 1000 where id = ${order.id}`);
  const bands = [{ upToGrams: 30_000, cents: 1000 }];
  const zones = [
    { country: 'NL', zipcodes: [['1000', '3511']], freeFromCents: 0, bands },
    { country: 'NL', freeFromCents: 5000, bands },
  ];
  const set = async (all: object[]) => {
    await shop.rows(sql`update delivery_methods set zones = ${JSON.stringify(all)}::jsonb
      where kind = 'home'`);
    const { forgetMethods } = await import('#features/delivery/server/methods');
    forgetMethods(shop.host);
  };
  const [{ zones: usual }] = (await shop.rows<{ zones: object[] }>(
    sql`select zones from delivery_methods where kind = 'home'`,
  )) as [{ zones: object[] }];
  await set(zones);
  const reply = await shop.post(order, 'address', { ...moved, zipcode: '9999 XX' });
  await set(usual);
  expect(reply.statusCode).toBe(303);
});

test('cancelled by its buyer until it is packed: paid back in the way it was paid, once', async () => {
  const order = await shop.paid();
  const replies = await Promise.all([1, 2, 3].map(() => shop.post(order, 'cancel')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  await shop.workAll();
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
  });
  expect(await shop.stockOf(order)).toBe(10);
  const { body } = await shop.page(order);
  expect(body).toContain('Je bestelling is vervallen');
  expect(body).not.toContain('Annuleer mijn bestelling');
  const packed = await shop.paid();
  await shop.call('POST', `order/${packed.number}/pack`);
  expect((await shop.post(packed, 'cancel')).statusCode).toBe(409);
  expect(await shop.orderOf(packed)).toMatchObject({ state: 'packed' });
});

test('an order that was not paid is cancelled without a refund', async () => {
  const order = await shop.place({ payment_method: 'transfer' });
  expect((await shop.post(order, 'cancel')).statusCode).toBe(303);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled' });
  expect(await shop.rows(sql`select id from refunds where order_id = ${order.id}`)).toEqual([]);
});

test('forms of an order are heard from its own page alone', async () => {
  const order = await shop.paid();
  for (const what of ['cancel', 'address', 'point', 'withdraw']) {
    const reply = await order.visitor.post(`/webcore/order/${what}/${order.token}`, {});
    expect(reply.statusCode).toBe(403);
  }
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
});
