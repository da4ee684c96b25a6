import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentAccountOrders } from '#features/orders/server/account-orders';
import { weekdays } from '#kernel/values/opening-hours';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
});
afterAll(() => shop.close());

const ACCOUNT = 12;
const DAY = 86_400_000;

const rowOf = async (order: { number: string }) => {
  const rows = await presentAccountOrders(shop.host, ACCOUNT);
  const row = rows.find(({ number }) => number === order.number);
  return row && { ...row, links: row.links.map(({ label, about }) => label + about) };
};

test('an account’s order tells where it is as its page does, and what there is to do with it', async () => {
  const order = await shop.paid({}, { quantity: 1 });
  await shop.db.execute(
    sql`update orders set account_id = ${ACCOUNT} where number = ${order.number}`,
  );
  expect(await rowOf(order)).toMatchObject({ state: 'Betaald', links: [] });
  const trackingUrl = 'https://volg.example/1';
  await shop.call('POST', `order/${order.number}/ship`, {
    body: { tracking_code: '1', tracking_url: trackingUrl },
  });
  const links = [
    `Volg je pakket, bestelling ${order.number}`,
    `Retourneren, bestelling ${order.number}`,
  ];
  expect(await rowOf(order)).toMatchObject({ state: 'Onderweg', links });
  const [sent] = await presentAccountOrders(shop.host, ACCOUNT);
  expect(sent?.links[0]?.href).toBe(trackingUrl);
  await shop.renewTokens();
  await shop.call('POST', `order/${order.number}/delivered`);
  const done = await rowOf(order);
  expect(done).toMatchObject({ state: 'Bezorgd', isOver: true, links: links.slice(1) });
  expect(done?.day).toMatch(/ 2026$/);
  shop.clock.advance(20 * DAY);
  expect((await rowOf(order))?.links).toEqual([]);
});

test('what lies ready in a store tells until when, today’s hours there and the way to it; its owner is led back to his orders', async () => {
  const order = await shop.paid({}, { quantity: 1 });
  const storeId = await shop.build.store('Utrecht');
  const week = Object.fromEntries(weekdays.map((day) => [day, [['09:30', '18:00']]]));
  await shop.db.execute(
    sql`update locations set hours = ${JSON.stringify(week)}::jsonb where id = ${storeId}`,
  );
  const pickup = { id: storeId, title: 'Proef Utrecht', lines: ['Steenweg 4', '3511 JP Utrecht'] };
  shop.clock.set('2026-03-23T11:00:00+01:00');
  await shop.db.execute(sql`
    update orders set state = 'ready', delivery_method = 'pickup', account_id = ${ACCOUNT},
      pickup_location_id = ${storeId}, pickup = ${JSON.stringify(pickup)}::jsonb
    where number = ${order.number}`);
  await shop.db.execute(sql`
    insert into order_events (order_id, kind, data, at)
    values (${order.id}, 'ready', '{}', ${shop.clock.now().toISOString()}::timestamptz)`);
  const told = {
    until: 'Ophalen tot en met donderdag 2 april',
    opening: 'Vandaag 09:30–18:00. Nu open tot 18:00',
  };
  expect((await rowOf(order))?.fetching).toMatchObject(told);
  const page = (await shop.page(order)).body;
  for (const text of [told.until, told.opening, 'Bewaar het adres']) expect(page).toContain(text);
  expect(page).toContain('google.com/maps/dir');
  expect(page).not.toContain('Terug naar je bestellingen');
  // The way so far by days; when it came to lie there by the minute.
  expect(page).toContain('23 maart 2026 om 11:00');
  // Paid at the till it expires, and that counts.
  const over = '2026-04-01T11:00:00+02:00';
  await shop.db.execute(
    sql`update orders set expires_at = ${over}::timestamptz where number = ${order.number}`,
  );
  expect((await rowOf(order))?.fetching?.until).toBe('Ophalen voor woensdag 1 april om 11:00');
});

test('an order that isn’t paid says so in the list, until when, and leads to where it is paid, without script', async () => {
  const own = async (fields: Record<string, string> = {}) => {
    const order = await shop.place(fields);
    await shop.db.execute(
      sql`update orders set account_id = ${ACCOUNT} where number = ${order.number}`,
    );
    const rows = await presentAccountOrders(shop.host, ACCOUNT);
    return { order, row: rows.find(({ number }) => number === order.number) };
  };
  const { order, row } = await own();
  expect(row).toMatchObject({ state: 'Nog niet betaald', isUnpaid: true });
  expect(row?.day).toMatch(/^betaal voor \d/);
  expect(row?.links).toMatchObject([{ label: 'Betalen', about: `, bestelling ${order.number}` }]);
  const goes = await order.visitor.get(row?.links[0]?.href ?? '');
  expect([goes.statusCode, goes.headers.refresh]).toEqual([
    200,
    expect.stringContaining('url=http'),
  ]);
  expect((await shop.page(order)).body).toContain('Besteld, nog niet betaald');
  // What has to be transferred stands on the order's page, at that place.
  const transfer = await own({ payment_method: 'transfer' });
  const [how] = transfer.row?.links ?? [];
  expect([transfer.row?.state, how?.label]).toEqual(['Nog niet betaald', 'Bekijk hoe je betaalt']);
  expect((await shop.page(transfer.order)).body).toContain(`id="${how?.href.split('#')[1]}"`);
  // While a bank is at work on it nothing is to be done; what was given up isn't paid any more.
  const set = (values: string) =>
    shop.db.execute(sql.raw(`update orders set ${values} where number = '${order.number}'`));
  await set(`payment_state = 'pending'`);
  expect(await rowOf(order)).toMatchObject({
    state: expect.stringContaining('bank is nog'),
    links: [],
  });
  await set(`payment_state = 'expired', state = 'cancelled'`);
  const over = await rowOf(order);
  expect([over?.state, over?.isUnpaid, over?.links]).toEqual(['Vervallen', undefined, []]);
});
