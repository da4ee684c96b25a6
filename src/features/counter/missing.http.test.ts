import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

const refundsOf = ({ id }: { id: number }) =>
  shop.rows<{ cents: number; state: string }>(
    sql`select amount_cents as cents, state from refunds where order_id = ${id} order by id`,
  );

const report = (
  visitor: CounterShop['wim'],
  order: { number: string },
  fields: { artikel?: number; aantal: number; nog: number },
) => shop.send(visitor, `${shop.orderAt(order)}/niet-gevonden`, fields);

test('a piece that can’t be found goes off a paid order: money back once, a word to customer care, no stock', async () => {
  const { wim, els } = shop;
  const order = await shop.placeAt({ isPaid: true, articles: 2 });
  const [artikel] = order.variantIds;
  const asked = { artikel, aantal: 1, nog: 1 };
  const both = await Promise.all([wim, els].map((one) => report(one, order, asked)));
  expect(both.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=niet-gevonden',
    'gedaan=dropped',
  ]);
  expect(await refundsOf(order)).toMatchObject([{ cents: 5000 }]);
  const kinds = await shop.eventsOf(order);
  expect(kinds.filter((kind) => kind === 'pieces-missing')).toHaveLength(1);
  expect(await shop.piecesAt(artikel ?? 0)).toBe(4);
  await shop.workAll();
  const subjects = (await shop.mailbox.list(order.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Een deel van je bestelling ${order.number} komt niet`);
  // The rest is handed over as ever.
  await shop.send(wim, `${shop.orderAt(order)}/klaar`);
  await shop.send(wim, `${shop.orderAt(order)}/meegegeven`, { code: order.code });
  expect((await shop.again(order)).state).toBe('done');
  expect(await refundsOf(order)).toHaveLength(1);
});

test('with the last piece the order is cancelled, and what isn’t there is not for sale again', async () => {
  const order = await shop.placeAt({ isPaid: true, quantity: 2 });
  const first = await report(shop.wim, order, { artikel: order.variantId, aantal: 1, nog: 2 });
  expect(first.headers.location).toContain('gedaan=dropped');
  const last = await report(shop.wim, order, { artikel: order.variantId, aantal: 1, nog: 1 });
  expect(last.headers.location).toContain('gedaan=cancelled');
  expect((await shop.again(order)).state).toBe('cancelled');
  expect(await shop.piecesAt(order.variantId)).toBe(3);
  const refunds = await refundsOf(order);
  expect(refunds.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000);
  const log = await shop.wim.get(
    `/admin/balie/${shop.utrecht}/voorraad/artikel/${order.variantId}`,
  );
  expect(shop.mainOf(log.body)).toMatch(/Van 5 naar 4.*Niet gevonden: bestelling/);
});

test('what is paid at the till costs nothing when it is missing, and nothing is left to give back', async () => {
  const { wim, send, orderAt } = shop;
  const order = await shop.placeAt({ articles: 2 });
  const noted = await report(wim, order, { artikel: order.variantIds[1], aantal: 1, nog: 1 });
  expect(noted.headers.location).toContain('gedaan=noted');
  const start = shop.mainOf((await wim.get(`/admin/balie/${shop.utrecht}`)).body);
  expect(start).toMatch(new RegExp(`${order.number} ?1 artikel ?Nog te betalen: € 50,00`));
  await send(wim, `${orderAt(order)}/klaar`);
  const page = shop.mainOf((await wim.get(orderAt(order))).body);
  expect(page).toContain('€ 50,00 is betaald aan de kassa');
  await send(wim, `${orderAt(order)}/meegegeven`, { code: order.code, betaald: 1 });
  expect(await shop.again(order)).toMatchObject({
    ...{ state: 'done', paymentState: 'partly-refunded' },
  });
  expect(await refundsOf(order)).toMatchObject([{ cents: 5000, state: 'done' }]);
  const kinds = await shop.eventsOf(order);
  expect(kinds.filter((kind) => kind === 'pieces-missing')).toHaveLength(1);
});

test('all of an order that is paid at the till is missing: it is off, and nothing is owed', async () => {
  const order = await shop.placeAt({ articles: 2 });
  for (const artikel of order.variantIds) {
    await report(shop.els, order, { artikel, aantal: 1, nog: 1 });
  }
  expect((await shop.again(order)).state).toBe('cancelled');
  expect(await refundsOf(order)).toEqual([]);
  for (const variantId of order.variantIds) expect(await shop.piecesAt(variantId)).toBe(4);
});

test('no more is missing than is left', async () => {
  const order = await shop.placeAt({ isPaid: true, quantity: 2 });
  const { variantId: artikel } = order;
  for (const fields of [
    { artikel, aantal: 3, nog: 2 },
    { artikel, aantal: 1, nog: 1 },
    { artikel: 999_999, aantal: 1, nog: 1 },
  ]) {
    const reply = await report(shop.wim, order, fields);
    expect(reply.statusCode).toBe(409);
    expect(shop.mainOf(reply.body)).toContain('intussen gewijzigd');
  }
  expect((await report(shop.wim, order, { artikel, aantal: 0, nog: 2 })).statusCode).toBe(422);
  expect(await refundsOf(order)).toEqual([]);
});
