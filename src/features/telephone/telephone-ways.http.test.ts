import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarEvents } from '#features/content/api.server';
import { deliveryMethods, servicePoints } from '#features/delivery/api.server';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { DraftValues, ToldDraft } from './contract';

let shop: FulfilmentShop;
let helper: CallOffice;
const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const rhythm = { cutOff: '22:00', packs: [...days], delivers: [...days], days: 1 };
beforeAll(async () => {
  const way = (access: 'home' | 'point', cents: number, sort: number) => ({
    ...{ access, kind: access, title: access, sort },
    ...{ carrier: 'own', rhythm },
    zones: [{ country: 'NL', bands: [{ upToGrams: 10_000, cents }] }],
  });
  shop = await createFulfilmentShop({
    prepare: async (db) => {
      await db.insert(deliveryMethods).values([way('home', 495, 1), way('point', 395, 2)]);
      await db.insert(servicePoints).values({
        ...{ id: 'p-1', title: 'Boekhandel De Brug', street: 'Twijnstraat', housenumber: '9' },
        ...{ zipcode: '3511 ZK', place: 'Utrecht', latitude: 52.0842, longitude: 5.1218 },
        hours: 'ma t/m za 9:00–18:00',
      });
    },
  });
  helper = (await createStaff(shop, { email: 'karin@punt.example', role: 'klantenservice' })).call;
});
afterAll(() => shop.close());

const send = async (path: string, body: object = {}) => {
  const { status, json } = await helper('POST', `telephone/${path}`, { body });
  return { status, json };
};

const typed: DraftValues = {
  ...{ email: 'punt@telefoon.example', firstname: 'Bel', lastname: 'de Wit' },
  ...{ address_zipcode: '3511aw', address_housenumber: '12', address_street: 'Oudegracht' },
  ...{ address_place: 'Utrecht', address_country: 'NL', account_sameas: '1' },
  ...{ delivery_method: 'point', payment_method: 'transfer', conditions_agree: '1' },
};

test('points near a postcode are told as the checkout has them, to who may see orders', async () => {
  const near = (await helper('GET', 'telephone/points?zipcode=3511zk')).json;
  expect(near).toEqual({
    points: [
      {
        ...{ id: 'p-1', title: 'Boekhandel De Brug', place: 'Utrecht' },
        ...{ address: 'Twijnstraat 9, 3511 ZK Utrecht', hours: 'ma t/m za 9:00–18:00' },
      },
    ],
  });
  for (const zipcode of ['', 'x', '%00', '3511', 'A'.repeat(5000)]) {
    const told = await helper('GET', `telephone/points?zipcode=${zipcode}`);
    expect([told.status, told.json]).toEqual([200, { points: [] }]);
  }
  const nobody = await shop.inject({ url: '/admin/api/telephone/points?zipcode=3511zk' });
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'no_session']);
  const { call } = await createStaff(shop, { email: 'winkel@punt.example', role: 'winkel' });
  expect((await call('GET', 'telephone/points?zipcode=3511zk')).status).toBe(403);
});

test('an order on the telephone goes to the point as its carrier knows it, for the checkout’s price', async () => {
  const { variants } = await shop.build.product({ priceCents: 2000, pieces: 5 });
  await send('lines', { variantId: variants[0]?.id, quantity: 1 });
  const fill = async (more: DraftValues): Promise<ToldDraft> =>
    (await send('values', { values: { ...typed, ...more } })).json;
  const place = ({ key, quote, sums }: ToldDraft) =>
    send('place', { key, quote, totalCents: sums.totalCents });
  const draft = await fill({});
  expect(draft.ways.map(({ id, priceCents }) => [id, priceCents])).toEqual([
    ['home', 495],
    ['point', 395],
  ]);
  expect(draft.sums.totalCents).toBe(2395);
  for (const pickup_point of ['', 'verzonnen']) {
    const refused = await place(await fill({ pickup_point }));
    expect([refused.status, refused.json.fields]).toEqual([
      422,
      { pickup_point: 'Kies een afhaalpunt.' },
    ]);
  }
  const chosen = await fill({ pickup_point: 'p-1', pickup_point_title: 'Kluis van de dief' });
  expect(chosen.values).toMatchObject({ pickup_point: 'p-1' });
  const placed = await place(chosen);
  expect(placed.status).toBe(200);
  const [order] = await shop.rows<Record<string, unknown>>(sql`
    select delivery_method, service_point, delivery_cents, total_cents, delivery from orders
    where number = ${placed.json.number}`);
  expect(order).toEqual({
    ...{ delivery_method: 'point', delivery_cents: 395, total_cents: 2395, delivery: null },
    service_point: {
      ...{ id: 'p-1', carrier: 'own', title: 'Boekhandel De Brug' },
      lines: ['Twijnstraat 9', '3511 ZK Utrecht'],
    },
  });
  const told = (await helper('GET', `orders/${placed.json.number}`)).json;
  expect(told.fetchedAt.title).toBe('Boekhandel De Brug');
});

const event = async (seats: number, more: Partial<typeof calendarEvents.$inferInsert> = {}) => {
  const startsAt = new Date(shop.clock.now().getTime() + 9 * 86_400_000);
  const [row] = await shop.db
    .insert(calendarEvents)
    .values({
      ...{ access: `avond-${seats}-${more.title}`, title: 'Breiavond Zeist', state: 'Online' },
      ...{ category: 'workshop', body: [], priceCents: 2450, seats, startsAt },
      ...{ endsAt: new Date(startsAt.getTime() + 3_600_000), ...more },
    } as typeof calendarEvents.$inferInsert)
    .returning();
  return { variantId: row?.seatVariantId ?? 0 };
};

test('seats at an event are sold as in the checkout: found, limited, paid at once by a link that ends soon', async () => {
  const { variantId } = await event(3, { seatsPerBooking: 2 });
  await event(4, { title: 'Breiavond Zeist gratis', priceCents: 0 });
  await event(5, { title: 'Breiavond Zeist voorbij', startsAt: new Date(0), endsAt: new Date(1) });
  const { articles } = (await helper('GET', 'telephone/articles?q=breiavond%20zei')).json;
  expect(articles).toMatchObject([
    {
      title: 'Breiavond Zeist',
      variants: [{ variantId, pieces: 3, unitCents: 2450, isSeat: true }],
    },
  ]);
  await send('clear');
  const added = await send('lines', { variantId, quantity: 2 });
  expect(added.json).toMatchObject({
    ...{ isSent: false, seats: 'all' },
    lines: [{ quantity: 2, available: 2, choice: articles[0].variants[0].choice }],
  });
  // More than one booking may have is none: nothing changes.
  const more = await send('lines', { variantId, quantity: 3 });
  expect(more.json.lines).toMatchObject([{ quantity: 2 }]);
  const values = { ...typed, email: 'brei@telefoon.example', payment_method: 'transfer' };
  const draft = (await send('values', { values })).json;
  expect(draft.payments.map(({ id }: { id: string }) => id)).toEqual(['link']);
  const body = ({ key, quote, sums }: ToldDraft) => ({ key, quote, totalCents: sums.totalCents });
  expect((await send('place', body(draft))).json.fields).toHaveProperty('payment_method');
  const linked = (await send('values', { values: { ...values, payment_method: 'link' } })).json;
  // Two presses at once are one order, and take the seats once.
  const both = await Promise.all([send('place', body(linked)), send('place', body(linked))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ json }) => json.number)).size).toBe(1);
  const [order] = await shop.rows<{ minutes: number; left: number }>(sql`
    select round(extract(epoch from expires_at - placed_at) / 60)::int as minutes,
      (select sum(pieces)::int from stock where variant_id = ${variantId}) as left
    from orders where number = ${both[0]?.json.number}`);
  expect(order?.left).toBe(1);
  expect(order?.minutes).toBeLessThanOrEqual(60);
  await shop.workAll();
  const [mail] = await shop.mailbox.list('brei@telefoon.example');
  expect(mail?.text).toContain('/webcore/payment/link/');
  expect(mail?.text).not.toContain('Overeenkomst herroepen');
});
