import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deliveryMethods,
  findCarrier,
  forgetMethods,
  servicePoints,
} from '#features/delivery/api.server';
import { fulfilment as limits } from '#kernel/limits-orders';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { purgeCodes } from './server/announce';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<FulfilmentShop['paid']>>;

const moved = {
  ...{ firstname: 'An', lastname: 'de Wit', zipcode: '3512 JC', housenumber: '7' },
  ...{ housenumber_suffix: '', street: 'Voorstraat', place: 'Utrecht' },
};

const ship = (order: Placed, body: object = {}) =>
  shop.call('POST', `order/${order.number}/ship`, { body });
const step = (order: Placed, name: string) => shop.call('POST', `order/${order.number}/${name}`);

test('in two parcels: under way with the last, changed or cancelled by nobody after the first', async () => {
  const order = await shop.paid({}, { quantity: 3 });
  const variant_id = order.product.variants[0]?.id;
  const first = await ship(order, { lines: [{ variant_id, quantity: 2 }] });
  expect(first.json().data).toMatchObject({ state: 'packed', invoices: [] });
  expect((await shop.page(order)).body).toContain('2 van de 3');
  expect((await shop.post(order, 'cancel')).statusCode).toBe(409);
  expect((await shop.post(order, 'address', moved)).statusCode).toBe(409);
  const refused = await step(order, 'cancel');
  expect(refused.json().message).toContain('Een deel van deze bestelling is al verstuurd.');
  const again = await ship(order, { lines: [{ variant_id, quantity: 2 }] });
  expect(again.statusCode).toBe(422);
  // The rest, asked for twice at once, is one parcel.
  const rest = await Promise.all([ship(order), ship(order)]);
  expect(rest.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { data } = (await shop.call('GET', `order/${order.number}`)).json();
  expect(data).toMatchObject({ state: 'sent', parcels: [{}, {}], invoices: [{}] });
  await shop.workAll();
  const sent = (await shop.mailbox.list(order.email)).filter(({ subject }) =>
    subject.includes('is onderweg'),
  );
  expect(sent).toHaveLength(2);
  // The 14 days begin when the last of it has come.
  shop.clock.advance(3 * 86_400_000);
  await shop.renewTokens();
  await step(order, 'delivered');
  expect((await shop.page(order)).body).toContain('tot en met 19 maart 2026');
});

const detailsOf = async (order: Placed) =>
  (await shop.call('GET', `order/${order.number}`)).json().data;

test('all of it withdrawn before it is packed: the order is cancelled and paid back at once', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  expect((await shop.visitor().get(`/webcore/order/invoice/${order.token}`)).statusCode).toBe(200);
  const reply = await shop.withdraw(order, 2);
  const done = await order.visitor.get(String(reply.headers.location));
  expect(done.body).toContain('Je hoeft niets terug te sturen');
  expect(done.body).not.toContain('op een briefje');
  expect(await shop.stockOf(order)).toBe(10);
  await shop.workAll();
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
  });
  const { returns, invoices } = await detailsOf(order);
  expect(returns).toMatchObject([{ state: 'refunded', refund_cents: 10_000 }]);
  expect(invoices).toMatchObject([{ kind: 'invoice' }, { kind: 'credit' }]);
  const receipt = (await shop.mailbox.list(order.email)).find(({ subject }) =>
    subject.includes('herroeping'),
  );
  expect(receipt?.text).toContain('Je hoeft niets terug te sturen');
  expect(receipt?.text).not.toContain('Opsturen naar');
  expect((await ship(order)).statusCode).toBe(409);
  const { body } = await shop.page(order);
  expect(body).toContain('Uit je bestelling gehaald');
});

test('withdrawn before it is paid, an order is cancelled and nothing is owed', async () => {
  const order = await shop.place();
  await shop.withdraw(order);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled' });
  expect(await shop.stockOf(order)).toBe(10);
  const { returns, refunds } = await detailsOf(order);
  expect([returns[0].refund_cents, refunds]).toEqual([0, []]);
});

test('a part withdrawn before it left is paid back at once, and the rest is sent', async () => {
  const order = await shop.paid({}, { quantity: 3 });
  await shop.withdraw(order);
  expect(await shop.stockOf(order)).toBe(8);
  await shop.workAll();
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'placed',
    payment_state: 'partly-refunded',
  });
  const sent = await ship(order);
  expect(sent.json().data).toMatchObject({
    state: 'sent',
    parcels: [{ lines: [{ quantity: 2 }] }],
    returns: [{ state: 'refunded', refund_cents: 5000, lines: [{ state: 'cancelled' }] }],
  });
  // What was sent comes back as ever, and not what never left.
  const assessed = await shop.giveBack(order, 2);
  expect(assessed.json().data).toMatchObject({ refund_cents: 10_000 });
  expect(await shop.stockOf(order)).toBe(10);
  await shop.workAll();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
});

test('partly sent: what left is to be sent back, the rest is cancelled and the order is under way', async () => {
  const order = await shop.paid({}, { quantity: 3 });
  const variant_id = order.product.variants[0]?.id;
  await ship(order, { lines: [{ variant_id, quantity: 1 }] });
  const reply = await shop.withdraw(order, 3);
  const done = await order.visitor.get(String(reply.headers.location));
  expect(done.body).toContain('Wat nog niet was verstuurd, sturen we niet meer.');
  expect(done.body).toContain('op een briefje');
  const { state, returns, invoices } = await detailsOf(order);
  expect([state, invoices.length]).toEqual(['sent', 2]);
  expect(returns).toMatchObject([
    {
      ...{ state: 'announced', refund_cents: 10_000 },
      lines: [
        { quantity: 2, state: 'cancelled' },
        { quantity: 1, state: 'announced' },
      ],
    },
  ]);
  const { number } = returns[0];
  await shop.call('POST', `return/${number}/receive`);
  const assessed = await shop.call('POST', `return/${number}/judge`, { body: {} });
  expect(assessed.json().data).toMatchObject({ refund_cents: 15_000 });
  await shop.workAll();
  expect(await shop.stockOf(order)).toBe(10);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
});

test('withdrawn and sent at once: what went comes back, what did not is cancelled, never both', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shop.paid();
    const [sent] = await Promise.all([ship(order), shop.withdraw(order)]);
    const { state, returns, parcels } = await detailsOf(order);
    const expected =
      sent.statusCode === 200 ? ['sent', 1, 'announced'] : ['cancelled', 0, 'cancelled'];
    expect([state, parcels.length, returns[0].lines[0].state]).toEqual(expected);
  }
});

test('what of a partly sent order can not come is paid back by closing it', async () => {
  const order = await shop.paid({}, { quantity: 3 });
  const variant_id = order.product.variants[0]?.id;
  expect((await step(order, 'close')).statusCode).toBe(409);
  await step(order, 'pack');
  expect((await step(order, 'close')).json().code).toBe('not_sent');
  await ship(order, { lines: [{ variant_id, quantity: 2 }] });
  const both = await Promise.all([step(order, 'close'), step(order, 'close')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  // It can't come, so it is not there to be sold either.
  expect(await shop.stockOf(order)).toBe(7);
  await shop.workAll();
  await shop.workAll();
  expect(await detailsOf(order)).toMatchObject({
    ...{ state: 'sent', payment_state: 'partly-refunded' },
    refunds: [{ cents: 5000 }],
    invoices: [{ kind: 'invoice' }, { kind: 'credit' }],
  });
  const mails = (await shop.mailbox.list(order.email)).filter(({ subject }) =>
    subject.includes('komt niet meer'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('€\u00a050,00');
  await step(order, 'delivered');
  const back = await shop.giveBack(order, 2);
  expect(back.json().data).toMatchObject({ refund_cents: 10_000 });
});

test('an address that changes while its parcel is announced is not sent to the old one', async () => {
  const order = await shop.paid();
  const carrier = findCarrier(shop.host, 'own');
  if (!carrier) throw new Error('there is no carrier');
  const original = carrier.createShipment;
  const streets: string[] = [];
  carrier.createShipment = async (host, shipment) => {
    streets.push(shipment.to.street);
    if (streets.length === 1) {
      expect((await shop.post(order, 'address', moved)).statusCode).toBe(303);
    }
    return original.call(carrier, host, shipment);
  };
  try {
    const reply = await ship(order);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'moved']);
    expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
    expect((await ship(order)).statusCode).toBe(200);
    expect(streets).toEqual(['Oudegracht', 'Voorstraat']);
  } finally {
    carrier.createShipment = original;
  }
  expect(await shop.rows(sql`select id from parcels where order_id = ${order.id}`)).toHaveLength(1);
});

test('packed and moved at once: whichever is first, the parcel goes where the order says', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await shop.paid();
    const [changed] = await Promise.all([shop.post(order, 'address', moved), step(order, 'pack')]);
    const [stored] = await shop.rows<{ street: string; state: string }>(
      sql`select delivery->>'street' as street, state from orders where id = ${order.id}`,
    );
    const street = changed?.statusCode === 303 ? 'Voorstraat' : 'Oudegracht';
    expect(stored).toEqual({ street, state: 'packed' });
    const events = await shop.eventsOf(order);
    const at = (kind: string) => events.indexOf(kind);
    if (street === 'Voorstraat') expect(at('address-changed')).toBeLessThan(at('packed'));
    else expect(at('address-changed')).toBe(-1);
  }
});

const addPoints = async () => {
  const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
  const rhythm = { cutOff: '22:00', packs: [...days], delivers: [...days], days: 1 };
  const zones = [{ country: 'NL', bands: [{ upToGrams: 10_000, cents: 0 }] }];
  const method = { carrier: 'own', rhythm, zones };
  await shop.db
    .insert(deliveryMethods)
    .values([
      { access: 'point', kind: 'point', title: 'Afhaalpunt', sort: 8, ...method },
      { access: 'pickup', kind: 'pickup', title: 'In de winkel', sort: 9, ...method },
    ])
    .onConflictDoNothing();
  const place = { zipcode: '3511 ZK', place: 'Utrecht', latitude: 52.08, longitude: 5.12 };
  const points = [
    { id: 'p-1', title: 'Boekhandel De Brug', street: 'Twijnstraat', housenumber: '9' },
    { id: 'p-2', title: 'Bloemist De Roos', street: 'Vismarkt', housenumber: '3' },
  ];
  await shop.db
    .insert(servicePoints)
    .values(points.map((point) => ({ ...point, ...place, hours: '' })));
  forgetMethods(shop.host);
};

test('the service point is changed until it is packed, to one of its carrier alone', async () => {
  await addPoints();
  const order = await shop.paid({ delivery_method: 'point', pickup_point: 'p-1' });
  expect((await shop.page(order)).body).toContain('Boekhandel De Brug');
  const list = await order.visitor.get(`/webcore/order/point/${order.token}?zipcode=3511zk`);
  expect(list.body).toContain('Bloemist De Roos');
  expect((await shop.post(order, 'point', { point: 'verzonnen' })).statusCode).toBe(422);
  expect((await shop.post(order, 'point', { point: 'p-2' })).statusCode).toBe(303);
  expect((await shop.page(order)).body).toContain('Bloemist De Roos');
  expect(await shop.eventsOf(order)).toContain('point-changed');
  await step(order, 'pack');
  expect((await shop.post(order, 'point', { point: 'p-1' })).statusCode).toBe(409);
  expect((await shop.page(order)).body).toContain('Bloemist De Roos');
});

test('fetched in a store: ready is mailed once, and at the till it is paid and done', async () => {
  const id = await shop.build.store('Zwolle');
  const pickup = { delivery_method: 'pickup', payment_method: 'store', pickup_location: `${id}` };
  const order = await shop.place(pickup);
  expect((await ship(order)).statusCode).toBe(409);
  expect((await step(order, 'collected')).statusCode).toBe(409);
  const both = await Promise.all([step(order, 'ready'), step(order, 'ready')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await shop.workAll();
  const mails = await shop.mailbox.list(order.email);
  const ready = mails.filter(({ text }) => text.includes('Winkel Zwolle') && /klaar/i.test(text));
  expect(ready).toHaveLength(1);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'ready', payment_state: 'open' });
  const done = await step(order, 'collected');
  expect(done.json().data).toMatchObject({ state: 'done', payment_state: 'paid', invoices: [{}] });
  expect((await shop.page(order)).body).toContain('tot en met 19 maart 2026');
});

test('codes of parcels that were announced and never stored go once their time is over', async () => {
  const now = shop.host.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await shop.db.execute(sql`insert into parcel_codes (announced_as, code, at) values
    ('oud', '3S1', ${before(limits.codesKept + 1000)}), ('nieuw', '3S2', ${before(1000)})`);
  expect(await purgeCodes(shop.db, now)).toBe(1);
  expect(await shop.rows(sql`select announced_as from parcel_codes`)).toEqual([
    { announced_as: 'nieuw' },
  ]);
  await shop.db.execute(sql`delete from parcel_codes`);
});
