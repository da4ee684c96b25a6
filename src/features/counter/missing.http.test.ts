import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellStore } from '#features/orders/server/tell-store';
import { createStaff } from '../../../tests/harness/office';
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

test('before anything is done is asked what comes of it, and who is mailed', async () => {
  const { wim, orderAt, mainOf } = shop;
  const order = await shop.placeAt({ isPaid: true, quantity: 2 });
  const ask = (aantal: number, nog = 2) =>
    wim.get(
      `${orderAt(order)}/niet-gevonden?artikel=${order.variantId}&aantal=${aantal}&nog=${nog}`,
    );
  expect(mainOf((await ask(1)).body)).toMatch(
    new RegExp(`uit de bestelling.*geld ervan terug en een mail op ${order.email}`),
  );
  expect(mainOf((await ask(2)).body)).toMatch(/niets van de bestelling over.*geen mail/);
  expect((await ask(1, 1)).statusCode).toBe(409);
  expect((await ask(0)).statusCode).toBe(422);
  expect((await shop.again(order)).state).toBe('placed');
  expect(await refundsOf(order)).toEqual([]);
});

test('of the last piece nothing is cancelled: customer care decides, or it turns up', async () => {
  const { wim, els, send, orderAt, mainOf } = shop;
  const order = await shop.placeAt({ isPaid: true });
  const asked = { artikel: order.variantId, aantal: 1, nog: 1 };
  const said = await report(wim, order, asked);
  expect(said.headers.location).toContain('gedaan=asked');
  expect((await report(els, order, asked)).headers.location).toContain('al=niet-gevonden');
  expect((await shop.again(order)).state).toBe('placed');
  expect(await refundsOf(order)).toEqual([]);
  const page = mainOf((await wim.get(orderAt(order))).body);
  expect(page).toContain('De klantenservice overlegt met de klant');
  expect(page).not.toContain('Alles bij elkaar?');
  expect((await send(wim, `${orderAt(order)}/klaar`)).statusCode).toBe(409);
  const start = mainOf((await wim.get(`/admin/balie/${shop.utrecht}`)).body);
  expect(start).toContain('Niet gevonden: bij de klantenservice');
  const found = await send(els, `${orderAt(order)}/toch-gevonden`);
  expect(found.headers.location).toContain('gedaan=toch-gevonden');
  expect((await send(wim, `${orderAt(order)}/toch-gevonden`)).headers.location).toContain(
    'al=toch-gevonden',
  );
  await send(wim, `${orderAt(order)}/klaar`);
  expect((await shop.again(order)).state).toBe('ready');
  const log = await wim.get(`/admin/balie/${shop.utrecht}/voorraad/artikel/${order.variantId}`);
  expect(mainOf(log.body)).toMatch(/Van 4 naar 5.*Van 5 naar 4/);
});

test('what customer care cancels then is not for sale again, nor put back, and its buyer reads why', async () => {
  await shop.db.execute(
    sql`update locations set email = 'utrecht@winkel.nl' where id = ${shop.utrecht}`,
  );
  const order = await shop.placeAt({ isPaid: true, quantity: 2 });
  const { host } = shop;
  const told = { host: () => host, mailer: host.mailer, id: '1', attempt: 1 };
  const tell = () =>
    tellStore.run({ orderId: order.id }, { ...told, signal: new AbortController().signal });
  await tell();
  await report(shop.wim, order, { artikel: order.variantId, aantal: 2, nog: 2 });
  const { call } = await createStaff(shop, { email: 'zorg@winkel.nl', role: 'klantenservice' });
  const tasks = (await call('GET', 'today')).json.tasks as { name: string; count: number }[];
  expect(tasks).toContainEqual(
    expect.objectContaining({ name: 'orders-sought', count: 1, href: '/bestellingen?todo=sought' }),
  );
  const listed = (await call('GET', 'orders?todo=sought')).json.orders as { number: string }[];
  expect(listed.map(({ number }) => number)).toEqual([order.number]);
  const { story } = (await call('GET', `orders/${order.number}`)).json;
  const [entry] = story.filter(({ kind }: { kind: string }) => kind === 'pieces-sought');
  expect([entry.lines.length, entry.reason]).toEqual([1, undefined]);
  await call('POST', `orders/${order.number}/steps/cancel`, { body: { why: 'Niet gevonden' } });
  expect((await shop.again(order)).state).toBe('cancelled');
  expect(await shop.piecesAt(order.variantId)).toBe(3);
  expect(await refundsOf(order)).toMatchObject([{ cents: 10_000 }]);
  expect((await call('GET', 'orders?todo=sought')).json.orders).toEqual([]);
  await shop.workAll();
  const [mail] = (await shop.mailbox.list(order.email)).filter(({ subject }) =>
    subject.includes('geannuleerd'),
  );
  expect(mail?.text).toMatch(/Het spijt ons: we hebben goed gezocht.*2 ×.*langs te komen/s);
  expect(mail?.text).not.toContain('We sturen niets');
  await tell();
  const off = await shop.mailbox.getLast('utrecht@winkel.nl');
  expect(off.subject).toBe(`Gaat niet door: bestelling ${order.number}`);
  expect(off.text).not.toContain('Leg dit terug');
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

test('all of an order that is paid at the till is missing: customer care is asked, and nothing is owed', async () => {
  const order = await shop.placeAt({ articles: 2 });
  for (const artikel of order.variantIds) {
    await report(shop.els, order, { artikel, aantal: 1, nog: 1 });
  }
  expect((await shop.again(order)).state).toBe('placed');
  const { call } = await createStaff(shop, { email: 'kassa@winkel.nl', role: 'klantenservice' });
  await call('POST', `orders/${order.number}/steps/cancel`, { body: { why: 'Niet gevonden' } });
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
