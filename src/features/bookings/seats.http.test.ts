import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarEvents } from '#features/content/api.server';
import { expireOrders, getOrder } from '#features/orders/api.server';
import { announceReturn } from '#features/returns/server/announce';
import { eventually } from '../../../tests/harness/eventually';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createVisitor } from '../../../tests/harness/visitor';
import { features } from '../../main/features';
import {
  closeShop,
  type EventFields,
  event,
  left,
  mainOf,
  openShop,
  order,
  orderedMail,
  pay,
  shop,
  take,
} from './events.test-support';
import { listGuests } from './server/api-routes';
import { closeEvents } from './server/jobs';

beforeEach(openShop);
afterEach(closeShop);

test('a seat is paid through the checkout: nothing of delivery, btw and the day on its line, and the seats by mail', async () => {
  const one = await event({ seats: 3, vatRate: 9 });
  const { visitor, reply } = await take(one, 2);
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/webcore/checkout/view');
  const { body } = await visitor.get('/webcore/checkout/view');
  const checkout = textOf(get(parseHtml(body), 'main'));
  expect(checkout).toContain('Kaarten drukken');
  expect(checkout).toContain('zaterdag 14 maart');
  expect(checkout).toContain('€ 49,00');
  expect(checkout).toContain('Je bestelling 2 plaatsen');
  expect(checkout).toContain('Waarvan 9% btw');
  expect(checkout).not.toContain('Artikelen');
  expect(checkout).toContain('geen bedenktijd');
  expect(checkout).not.toContain('14 dagen bedenktijd');
  expect(body).not.toContain('name="address_zipcode"');
  expect(body).not.toContain('value="transfer"');
  expect(await left(one)).toBe(3);
  const placed = await order(visitor);
  expect(placed.reply.statusCode).toBe(303);
  expect(await left(one)).toBe(1);
  expect(await orderedMail(placed)).toEqual([]);
  const before = await mainOf(`/webcore/order/view/${placed.token}`, visitor);
  expect(before).toContain('Wanneer en waar');
  expect(before).not.toContain('Zet in je agenda');
  await pay(placed);
  const [mail, ...others] = await orderedMail(placed);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Je plaatsen bij Kaarten drukken');
  expect(mail?.text).toContain('zaterdag 14 maart');
  expect(mail?.text).toContain(`/webcore/booking/calendar/${one.id}`);
  expect(await orderedMail(placed)).toHaveLength(1);
  const page = await mainOf(`/webcore/order/view/${placed.token}`, visitor);
  expect(page).toContain('We mailen je geboekte plaatsen');
  expect(page).toMatch(/Wanneer en waar.*zaterdag 14 maart.*Waar.*Plaatsen/);
  expect(page).toContain('Zet in je agenda');
  for (const word of ['Annuleer', 'Herroep', 'Bezorgadres', 'pakket']) {
    expect(page).not.toContain(word);
  }
});

test('an order of seats alone is confirmed once it is paid: nobody packs or sends it, and it holds up no erasure', async () => {
  const { call } = await createStaff(shop, { email: 'chef@kantoor.example', role: 'beheerder' });
  const { visitor } = await take(await event(), 1);
  const placed = await order(visitor);
  const tell = async () => {
    const found = await call('GET', `orders?email=${placed.email}`);
    const [{ number }] = found.json.orders;
    return (await call('GET', `orders/${number}`)).json;
  };
  expect((await tell()).waits).not.toContain('ingepakt');
  await pay(placed);
  expect(await orderedMail(placed)).toHaveLength(1);
  const told = await tell();
  expect(told).toMatchObject({ state: 'placed', isConfirmed: true });
  expect(told.steps).toEqual([{ step: 'cancel', givesBack: true }]);
  expect((await call('GET', 'orders/todo')).json.send).toBe(0);
  const [row] = (await call('GET', 'orders?todo=')).json.orders;
  expect(row).toMatchObject({ number: told.number, isConfirmed: true });
  const { email } = placed;
  const plan = (await call('POST', 'customers/erasure', { body: { email } })).json;
  expect(plan.running.filter(({ count }: { count: number }) => count > 0)).toEqual([]);
});

test('seats are kept for who pays at once, and for nobody who pays in days', async () => {
  const one = await event();
  const { visitor } = await take(one, 1);
  const placed = await order(visitor, { payment_method: 'transfer' });
  expect(placed.reply.statusCode).toBe(422);
  expect(await left(one)).toBe(8);
});

test('two who want the last seat at once: one gets it, also in two processes', async () => {
  const second = await createSecondApp(shop, features);
  try {
    const one = await event({ seats: 1 });
    const other = { inject: (asked: InjectOptions | string) => second.host.app.inject(asked) };
    const visitors = [shop, other, shop, other].map((app) => createVisitor(app));
    const buyers = await Promise.all(visitors.map((visitor) => take(one, 1, visitor)));
    const placed = await Promise.all(buyers.map(({ visitor }) => order(visitor)));
    expect(placed.filter(({ reply }) => reply.statusCode === 303)).toHaveLength(1);
    expect(await left(one)).toBe(0);
    expect(placed.find(({ reply }) => reply.statusCode !== 303)?.reply.body).toContain(
      'Uitverkocht',
    );
  } finally {
    await second.close();
  }
});

test('who asks for what isn’t there hears so beside the field, and nothing lies in his cart', async () => {
  const one = await event({ seats: 2 });
  for (const [seats, text] of [
    [3, 'Er zijn nog maar 2 plaatsen. Kies er minder.'],
    ['veel', 'Kies hoeveel plaatsen je wilt.'],
    [0, 'Kies hoeveel plaatsen je wilt.'],
    [7, 'Je boekt hoogstens 6 plaatsen per keer. Kies er minder.'],
  ] as const) {
    const { visitor, reply } = await take(one, seats);
    expect(reply.statusCode).toBe(422);
    expect(textOf(get(parseHtml(reply.body), '[id=booking-seats-error]'))).toBe(text);
    expect(await mainOf('/webcore/checkout/view', visitor)).toContain('Je winkelmand is leeg');
  }
});

test('the same form twice is the same number of seats, and the cart takes no more than one booking may have', async () => {
  const one = await event();
  const { visitor } = await take(one, 2);
  await take(one, 2, visitor);
  const line = () =>
    shop.rows<{ id: number; quantity: number }>(sql`select id, quantity from cart_lines`);
  const [first, ...others] = await line();
  expect(others).toEqual([]);
  expect(first?.quantity).toBe(2);
  const capped = await visitor.post('/webcore/checkout/line', {
    ...{ etalage_token: await visitor.token(), line_id: first?.id, quantity: 8 },
  });
  expect((await line())[0]?.quantity).toBe(6);
  // There are more seats: it is what one booking may have, and that is said.
  expect((await visitor.get(String(capped.headers.location))).body).toContain(
    'Je kunt er 6 tegelijk bestellen; die liggen nu in je winkelmand.',
  );
  const add = await shop.rows<{ id: number }>(sql`select id from products where kind = 'seat'`);
  const asGoods = await visitor.post('/webcore/checkout/add', {
    ...{ etalage_token: await visitor.token(), item_id: add[0]?.id, quantity: 1 },
  });
  expect(asGoods.statusCode).toBe(422);
});

test('seats of an order that is not paid in time come back, and the page says so', async () => {
  const one = await event({ seats: 2 });
  const { visitor } = await take(one, 2);
  const placed = await order(visitor);
  expect(await left(one)).toBe(0);
  await eventually(async () => {
    const full = await shop.visitor().get(one.href);
    expect(textOf(get(parseHtml(full.body), 'main'))).toContain('Volgeboekt');
    expect(full.body).toContain('"availability":"https://schema.org/SoldOut"');
  });
  shop.clock.advance(21 * 60_000);
  await expireOrders(shop.host);
  expect(await left(one)).toBe(2);
  const page = await mainOf(`/webcore/order/view/${placed.token}`, visitor);
  expect(page).not.toContain('Wanneer en waar');
  await eventually(async () => expect(await mainOf(one.href)).toContain('Nog 2 plaatsen'));
});

test('one client can’t keep an event full without paying', async () => {
  const one = await event({ seats: 30 });
  const results: number[] = [];
  const visitor = shop.visitor();
  for (let nth = 0; nth < 3; nth += 1) {
    await take(one, 6, visitor);
    results.push((await order(visitor)).reply.statusCode);
  }
  expect(results).toEqual([303, 303, 422]);
  expect(await left(one)).toBe(18);
});

test('what has begun or is past is not booked any more, not even from a cart', async () => {
  const one = await event();
  const { visitor } = await take(one, 1);
  shop.clock.advance(12 * 86_400_000 + 60 * 60_000);
  const main = await mainOf(one.href);
  expect(main).not.toContain('Nog 8 plaatsen');
  const etalage_token = await visitor.token();
  const late = await visitor.post('/webcore/booking/pay', {
    ...{ etalage_token, event_id: one.id, seats: 1 },
  });
  expect(late.statusCode).toBe(404);
  await closeEvents(shop.db, shop.clock.now());
  const placed = await order(visitor);
  expect(placed.reply.statusCode).toBe(422);
});

test('who writes an event writes its seats: more, fewer, but not fewer than are taken', async () => {
  const one = await event({ seats: 4 });
  await order((await take(one, 3)).visitor);
  const set = (fields: EventFields) =>
    shop.db.update(calendarEvents).set(fields).where(eq(calendarEvents.id, one.id));
  await set({ seats: 6, priceCents: 1000, title: 'Kaarten' });
  expect(await left(one)).toBe(3);
  const [product] = await shop.rows<{ title: string; price_cents: number; state: string }>(
    sql`select title, price_cents, state from products where kind = 'seat'`,
  );
  expect(product).toEqual({ title: 'Kaarten', price_cents: 1000, state: 'Offline' });
  await set({ seats: 3 });
  expect(await left(one)).toBe(0);
  await expect(set({ seats: 2 })).rejects.toThrow();
  await set({ seats: null });
  await set({ seats: 5 });
  expect(await left(one)).toBe(2);
});

test('goods beside seats are sent and withdrawn as ever; of the seats nothing is, and staff knows who comes', async () => {
  const one = await event({ seats: 5 });
  const goods = await shop.build.product({ title: 'Trui', priceCents: 1000 });
  const visitor = await shop.buyer(goods);
  await take(one, 2, visitor);
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).toContain('name="address_zipcode"');
  expect(textOf(get(parseHtml(body), 'main'))).toContain('Bezorgen');
  const placed = await order(visitor);
  expect(placed.reply.statusCode).toBe(303);
  expect(await listGuests(shop.db, one.id)).toEqual([]);
  await pay(placed);
  const [guest] = await listGuests(shop.db, one.id);
  expect(guest).toMatchObject({ name: 'An de Wit', seats: 2 });
  const withdraw = `/webcore/order/withdraw/${placed.token}`;
  const form = await visitor.get(withdraw);
  const main = textOf(get(parseHtml(form.body), 'main'));
  expect(main).toContain('Trui');
  expect(main).not.toContain('Kaarten drukken');
  const stored = await getOrder(shop.host, placed.id);
  const withdrawal = {
    ...{ name: 'An', email: 'an@klant.nl', reason: '', key: 'a-key-0123456789', cause: {} },
    lines: [{ variantId: one.seatVariantId ?? 0, quantity: 1 }],
  };
  await expect(announceReturn(shop.host, stored, withdrawal)).rejects.toMatchObject({
    status: 422,
  });
  const etalage_token = await visitor.token();
  const cancelled = await visitor.post(`/webcore/order/cancel/${placed.token}`, { etalage_token });
  expect(cancelled.statusCode).toBe(409);
  expect(await left(one)).toBe(3);
  const guests = await shop.inject({ url: `/api/v1.0/booking?event_id=${one.id}` });
  expect(guests.statusCode).toBe(401);
});

test('an order whose goods were all withdrawn before they left promises its seats and no parcel', async () => {
  const one = await event({ seats: 5 });
  const goods = await shop.build.product({ title: 'Trui', priceCents: 1000 });
  const visitor = await shop.buyer(goods);
  await take(one, 2, visitor);
  const placed = await order(visitor);
  await pay(placed);
  const page = () => mainOf(`/webcore/order/view/${placed.token}`, visitor);
  expect(await page()).toContain('een code waarmee je het pakket kunt volgen');
  await announceReturn(shop.host, await getOrder(shop.host, placed.id), {
    ...{ name: 'An', email: placed.email, reason: '', key: 'a-key-0123456789', cause: {} },
    lines: [{ variantId: goods.variants[0]?.id ?? 0, quantity: 1 }],
  });
  const told = await page();
  expect(told).toContain('We mailen je geboekte plaatsen');
  expect(told).not.toMatch(/pakket|We pakken je bestelling in|Bezorgadres/);
  await orderedMail(placed);
  const { body } = await visitor.get(`/webcore/order/view/${placed.token}`);
  expect(textOf(get(parseHtml(body), '[aria-current=step]'))).toContain('Gemaild');
});

test('the page to withdraw from an order of seats alone says that there is no such right', async () => {
  const one = await event({ priceCents: 2000, seats: 4 });
  const { visitor } = await take(one, 1);
  const placed = await order(visitor);
  await pay(placed);
  const { body } = await visitor.get(`/webcore/order/withdraw/${placed.token}`);
  expect(body).toContain('geen bedenktijd: herroepen kan niet');
  expect(body).not.toContain('Je mag je aankoop herroepen');
});
