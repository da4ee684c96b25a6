import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarEvents } from '#features/content/api.server';
import { expireOrders, getOrder } from '#features/orders/api.server';
import { announceChange } from '#features/overviews/api.server';
import { announceReturn } from '#features/returns/server/announce';
import { bookings } from '#kernel/limits-bookings';
import { addPage } from '../../../tests/harness/build-catalog';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { createStaff } from '../../../tests/harness/office';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { features } from '../../main/features';
import { listGuests } from './server/api-routes';
import { closeEvents, closeEventsJob, purgeBookings } from './server/jobs';
import { mailSeats } from './server/seats-mail';
import { eventBookings } from './server/tables';

let shop: MollieShop;
beforeEach(async () => {
  shop = await createMollieShop();
});
afterEach(() => shop.close());

type EventFields = Partial<typeof calendarEvents.$inferInsert>;

let count = 0;
const event = async (more: EventFields = {}) => {
  count += 1;
  const access = `kaarten-drukken-${count}`;
  const [row] = await shop.db
    .insert(calendarEvents)
    .values({
      ...{ access, title: 'Kaarten drukken', category: 'workshop', body: [] },
      startsAt: new Date('2026-03-14T10:00:00Z'),
      endsAt: new Date('2026-03-14T12:30:00Z'),
      ...{ priceCents: 2450, seats: 8 },
      ...more,
    })
    .returning();
  if (!row) throw new Error('no event was stored');
  return { ...row, href: `/agenda/${access}` };
};

type Event = Awaited<ReturnType<typeof event>>;

const left = async ({ seatVariantId }: Event) => {
  const { rows } = await shop.db.execute<{ pieces: number }>(
    sql`select sum(pieces)::int as pieces from stock where variant_id = ${seatVariantId}`,
  );
  return rows[0]?.pieces;
};

const mainOf = async (href: string, visitor: Visitor = shop.visitor()) =>
  textOf(get(parseHtml((await visitor.get(href)).body), 'main'));

/** Puts seats in a visitor's cart by the form on the event's page. */
const take = async ({ id, href }: Event, seats: number | string, visitor = shop.visitor()) => {
  const { body } = await visitor.get(href);
  const reply = await visitor.post('/webcore/booking/pay', {
    ...{ etalage_token: hiddenField(body, 'etalage_token'), event_id: id, seats },
  });
  return { visitor, reply };
};

let orders = 0;
/** Orders what lies in a visitor's cart. */
const order = async (visitor: Visitor, fields: Record<string, string> = {}) => {
  orders += 1;
  const email = `klant${orders}@klant.nl`;
  const typed = { email, email_check: email, payment_method: 'ideal', ...fields };
  const reply = await sendOrder(visitor, await fillOrder(visitor, typed));
  const token =
    String(reply.headers.location ?? '')
      .split('/')
      .at(-1) ?? '';
  const [row] = await shop.rows<{ id: number }>(sql`select id from orders where token = ${token}`);
  return {
    id: row?.id ?? 0,
    token,
    email,
    visitor,
    reply,
    start: `/webcore/payment/start/${token}`,
  };
};

type Order = Awaited<ReturnType<typeof order>>;

const pay = async (placed: Order) => {
  const reply = await placed.visitor.get(placed.start);
  const id = String(reply.headers.refresh).split('/').at(-1) ?? '';
  shop.mollie.settle(id, 'paid');
  return placed.visitor.get(`/webcore/payment/return/${placed.token}`);
};

const orderedMail = async ({ id, email }: Order) => {
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const signal = new AbortController().signal;
  await mailSeats.run({ orderId: id }, { ...context, id: 'test', attempt: 1, signal });
  const rows = await shop.rows<{ subject: string; text: string }>(
    sql`select subject, text from mails where "to" = ${email} and key like 'order % seats'`,
  );
  return rows;
};

const book = async (
  { id }: Event,
  fields: Record<string, string | number> = {},
  visitor = shop.visitor(),
) => {
  const { body } = await visitor.get(`/webcore/booking/new?event_id=${id}&seats=2`);
  const reply = await visitor.post('/webcore/booking/place', {
    etalage_token: hiddenField(body, 'etalage_token'),
    booking_key: hiddenField(body, 'booking_key'),
    ...{ event_id: id, seats: 2, firstname: 'An', email: 'an@klant.nl' },
    ...fields,
  });
  return { visitor, reply, href: String(reply.headers.location ?? '') };
};

test('what an event is about is read before it is booked', async () => {
  const main = await mainOf((await event({ body: [{ p: 'Je maakt er vier.' }] })).href);
  expect(main.indexOf('Je maakt er vier.')).toBeGreaterThan(0);
  expect(main.indexOf('Boek je plaats')).toBeGreaterThan(main.indexOf('Je maakt er vier.'));
});

const optionsOf = (body: string): string[] =>
  findAll(get(parseHtml(body), 'main'), 'option').map((one) =>
    textOf(one).replaceAll('\u00a0', ' '),
  );

test('an event with seats has a form on its page that tells what is left, and what is true of it', async () => {
  const one = await event({ seats: 3 });
  const { body } = await shop.visitor().get(one.href);
  const main = textOf(get(parseHtml(body), 'main'));
  expect(main).toContain('Nog 3 plaatsen');
  expect(main).toContain('geen bedenktijd');
  expect(optionsOf(body)).toEqual(['1 · € 24,50', '2 · € 49,00', '3 · € 73,50']);
  const free = await event({ seats: 2, priceCents: 0 });
  expect(optionsOf((await shop.visitor().get(free.href)).body)).toEqual(['1', '2']);
  expect(body).toContain('"availability":"https://schema.org/InStock"');
  const none = await event({ seats: null });
  expect((await shop.visitor().get(none.href)).body).not.toContain('Aantal plaatsen');
});

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
  const one = `customers/erasure?email=${encodeURIComponent(placed.email)}`;
  const plan = (await call('GET', one)).json;
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

test('a free seat is booked with a name and an address, told by mail, and given up by its link', async () => {
  const one = await event({ priceCents: 0, seats: 5 });
  expect(await mainOf(one.href)).toContain('Reserveer gratis');
  const { visitor, reply, href } = await book(one);
  expect(reply.statusCode).toBe(303);
  expect(href).toMatch(/^\/webcore\/booking\/view\/[\w-]{32}$/);
  expect(await left(one)).toBe(3);
  const page = await mainOf(href, visitor);
  expect(page).toContain('Je plaatsen zijn geboekt');
  expect(page).toContain('zaterdag 14 maart');
  const [mail] = await shop.rows<{
    data: Record<string, string> & { attachment: { text: string } };
  }>(sql`select data from pgboss.job where name = 'mail.send'`);
  expect(mail?.data.to).toBe('an@klant.nl');
  expect(mail?.data.text).toContain(href);
  expect(mail?.data.attachment.text).toContain('DTSTART:20260314T100000Z');
  const { body } = await visitor.get(href);
  const ask = get(parseHtml(body), 'a[data-confirm]').attributes.href ?? '';
  const question = await visitor.get(ask.replaceAll('&amp;', '&'));
  expect(question.body).toContain('Weet u het zeker?');
  expect(get(parseHtml(question.body), 'main a').attributes.href).toBe(href);
  expect(await left(one)).toBe(3);
  const etalage_token = hiddenField(question.body, 'etalage_token');
  const cancel = href.replace('view', 'cancel');
  expect(question.body).toContain(`action="${cancel}"`);
  expect((await visitor.post(cancel, { etalage_token })).headers.location).toBe(href);
  await visitor.post(cancel, { etalage_token });
  expect(await left(one)).toBe(5);
  expect(await mainOf(href, visitor)).toContain('Afgezegd');
  const told = await shop.rows<{ data: { to: string; text: string } }>(sql`
    select data from pgboss.job where name = 'mail.send' and data ->> 'subject' like '%afgezegd%'`);
  expect(told.map(({ data }) => data.to)).toEqual(['an@klant.nl']);
  expect(told[0]?.data.text).toContain('Je 2 plaatsen zijn weer vrij');
});

test('a double press books once; one address has no more seats than one booking may', async () => {
  const one = await event({ priceCents: 0, seats: 2 });
  const visitor = shop.visitor();
  const { body } = await visitor.get(`/webcore/booking/new?event_id=${one.id}`);
  const booking_key = hiddenField(body, 'booking_key');
  const pressed = await Promise.all([
    book(one, { booking_key }, visitor),
    book(one, { booking_key }, visitor),
  ]);
  expect(new Set(pressed.map(({ href }) => href)).size).toBe(1);
  expect(await left(one)).toBe(0);
  // The same form is the same booking as often as it is sent, and counts once.
  const href = pressed[0]?.href;
  for (let n = 0; n < bookings.perClientInADay; n += 1) {
    expect((await book(one, { booking_key }, visitor)).href).toBe(href);
  }
  const many = await event({ priceCents: 0, seats: 20, seatsPerBooking: 3 });
  await book(many);
  const { reply } = await book(many, { email: 'AN@klant.nl' });
  expect(reply.statusCode).toBe(409);
  // It doesn't tell a stranger how many seats an address has.
  expect(textOf(get(parseHtml(reply.body), '[id=booking-seats-error]'))).toBe(
    'Met één e-mailadres boek je hoogstens 3 plaatsen bij deze activiteit. Wat je al boekte, staat in je mail.',
  );
  expect((await book(many, { email: 'an+nog@klant.nl' })).reply.statusCode).toBe(409);
  expect(await left(many)).toBe(18);
});

test('who booked, or gave it up, finds the event’s page with the seats that are left', async () => {
  const one = await event({ priceCents: 0, seats: 3 });
  expect(await mainOf(one.href)).toContain('Nog 3 plaatsen');
  const { visitor, href } = await book(one, { seats: 1 });
  expect(await mainOf(one.href)).toContain('Nog 2 plaatsen');
  const etalage_token = await visitor.token();
  await visitor.post(href.replace('/view/', '/cancel/'), { etalage_token });
  expect(await mainOf(one.href)).toContain('Nog 3 plaatsen');
});

test('one client books so many free seats a day, and so often, by all names', async () => {
  const [one, other] = [
    await event({ priceCents: 0, seats: 60 }),
    await event({ priceCents: 0, seats: 60 }),
  ];
  const at = (remoteAddress: string) => createVisitor(shop, remoteAddress);
  const by = (name: string) => ({ firstname: name, email: `${name}@klant.nl` });
  // All at once: as many as there is room for, and nothing counts of those that are refused.
  const tried = await Promise.all(
    ['an', 'bo', 'cas', 'do', 'ed', 'fee'].map((name) =>
      book(one, { ...by(name), seats: 5 }, at('203.0.113.5')),
    ),
  );
  expect(tried.map(({ reply }) => reply.statusCode).sort()).toEqual([303, 303, 303, 303, 429, 429]);
  expect(await left(one)).toBe(40);
  const last = await book(other, { ...by('gijs'), seats: 4 }, at('203.0.113.5'));
  expect(last.reply.statusCode).toBe(303);
  const more = { ...by('hans'), seats: 1 };
  const { reply } = await book(other, more, at('203.0.113.5'));
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '86400']);
  expect(textOf(get(parseHtml(reply.body), 'main'))).toContain(
    'Via jouw internetverbinding is vandaag al veel geboekt.',
  );
  expect((await book(other, more, at('203.0.113.6'))).reply.statusCode).toBe(303);
  expect(await left(other)).toBe(55);
  // One seat a time: the bookings count.
  for (let n = 0; n <= bookings.perClientInADay; n += 1) {
    const next = await book(one, { ...by(`k${n}`), seats: 1 }, at('203.0.113.7'));
    expect(next.reply.statusCode).toBe(n < bookings.perClientInADay ? 303 : 429);
  }
  expect(await left(one)).toBe(28);
  const large = await event({ priceCents: 0, seats: 60, seatsPerBooking: 30 });
  const group = await book(large, { ...by('school'), seats: 30 }, at('203.0.113.8'));
  expect(group.reply.statusCode).toBe(303);
});

test('of two who book the last free seat at once one gets it, and the other keeps what he typed', async () => {
  const one = await event({ priceCents: 0, seats: 1 });
  const tried = await Promise.all(
    ['an', 'bo', 'cas', 'do'].map((name) =>
      book(one, { seats: 1, firstname: name, email: `${name}@klant.nl` }),
    ),
  );
  expect(tried.filter(({ reply }) => reply.statusCode === 303)).toHaveLength(1);
  expect(await left(one)).toBe(0);
  const refused = tried.find(({ reply }) => reply.statusCode === 409)?.reply.body ?? '';
  expect(refused).toContain('Deze activiteit is net volgeboekt.');
  expect(hiddenField(refused, 'email')).toMatch(/@klant\.nl$/);
});

test('what is wrong is said beside its field; nothing is booked without a token of ours', async () => {
  const one = await event({ priceCents: 0 });
  const { reply } = await book(one, { email: 'an@', firstname: ' ', seats: 9 });
  expect(reply.statusCode).toBe(422);
  const html = parseHtml(reply.body);
  expect(textOf(get(html, '[id=booking-name-error]'))).toBe('Vul je voornaam in.');
  expect(textOf(get(html, '[id=booking-seats-error]'))).toContain('hoogstens 6');
  expect(get(html, 'input[name=email]').attributes.value).toBe('an@');
  expect((await book(one, { etalage_token: 'x' })).reply.statusCode).toBe(403);
  expect(await left(one)).toBe(8);
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

test('an event is told as a file for one’s own calendar', async () => {
  const one = await event({ title: 'Kaarten, en meer; drukken' });
  const reply = await shop.visitor().get(`/webcore/booking/calendar/${one.id}`);
  expect(reply.headers['content-type']).toContain('text/calendar');
  expect(reply.body).toContain('SUMMARY:Kaarten\\, en meer\\; drukken\r\n');
  const page = parseHtml((await shop.visitor().get(one.href)).body);
  const link = findAll(page, 'main a[download]').map(({ attributes }) => attributes.href);
  expect(link).toEqual([`/webcore/booking/calendar/${one.id}`]);
  expect((await shop.visitor().get('/webcore/booking/calendar/999')).statusCode).toBe(404);
});

test('an event says who gives it, and the way to its store; what is past asks for no diary', async () => {
  const one = await event({ givenBy: 'Wim, drukker' });
  const main = async () => get(parseHtml((await shop.visitor().get(one.href)).body), 'main');
  expect(textOf(await main())).toContain('Door Wim, drukker');
  expect(textOf(await main())).toContain('Zet in je agenda');
  shop.clock.advance(60 * 86_400_000);
  await announceChange(shop.host, 'Calendar', [one.id]);
  await eventually(async () => expect(textOf(await main())).not.toContain('Zet in je agenda'));
});

test('who booked is forgotten a month after the event', async () => {
  const one = await event({ priceCents: 0 });
  await book(one);
  expect(await purgeBookings(shop.db, new Date('2026-04-13T12:00:00Z'))).toBe(0);
  expect(await purgeBookings(shop.db, new Date('2026-04-13T12:31:00Z'))).toBe(1);
  const [row] = await shop.db.select().from(eventBookings);
  expect(row).toMatchObject({ name: null, email: null, seats: 2 });
});

/** What the card in the calendar's list says of an event. */
const cardOf = async ({ href }: Event): Promise<string> => {
  const { body } = await shop.visitor().get('/agenda-proef');
  const cards = findAll(parseHtml(body), 'article');
  const card = cards.find((one) => findAll(one, 'a').some((a) => a.attributes.href === href));
  return card ? textOf(card) : '';
};

test('cards say when few seats are left or none, and kept ones are made anew when that changes', async () => {
  await addPage(shop.host, {
    path: '/agenda-proef',
    title: 'Agenda',
    content: [{ type: 'CalendarOverview', props: { id: 'calendar', version: 1 } }],
  });
  const many = await event({ seats: 30, priceCents: 0 });
  const few = await event({ seats: 7, priceCents: 0 });
  await announceChange(shop.host, 'Calendar', [many.id, few.id]);
  await eventually(async () => expect(await cardOf(few)).toContain('Kaarten drukken'));
  expect(await cardOf(few)).not.toContain('plaats');
  await book(few, { seats: 6 });
  await eventually(async () => expect(await cardOf(few)).toContain('Nog 1 plaats'));
  await book(few, { seats: 1, email: 'bo@klant.nl' });
  await eventually(async () => expect(await cardOf(few)).toContain('Volgeboekt'));
  expect(await cardOf(many)).not.toMatch(/plaatsen|Volgeboekt/);
  shop.clock.advance(12 * 86_400_000 + 60 * 60_000);
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const signal = new AbortController().signal;
  await closeEventsJob.run({}, { ...context, id: 'test', attempt: 1, signal });
  await eventually(async () => expect(await cardOf(few)).not.toContain('Volgeboekt'));
});
