import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrder } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import { type AftersaleShop, createAftersaleShop } from './aftersale.test-support';
import { issueCredit, issueInvoice } from './server/invoices/issue';
import { lineOf } from './server/invoices/write';

let shop: AftersaleShop;
beforeAll(async () => {
  shop = await createAftersaleShop();
});
afterAll(() => shop.close());

const file = (token: string, number = '') =>
  shop.visitor().get(`/webcore/order/invoice/${token}${number && `/${number}`}`);

test('an invoice is there once it is paid, is the same file forever, and opens for nobody else', async () => {
  const unpaid = await shop.place();
  expect((await file(unpaid.token)).statusCode).toBe(404);
  const order = await shop.paid();
  const first = await file(order.token);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['referrer-policy']).toBe('no-referrer');
  await shop.rows(sql`update sites set identity = identity || '{"legalName":"Anders B.V."}'`);
  expect((await file(order.token)).rawPayload).toEqual(first.rawPayload);
  const [stored] = await shop.rows<{ number: string; content: { vat: object[] } }>(
    sql`select number, content from invoices where order_id = ${order.id}`,
  );
  expect(stored?.content.vat).toEqual([{ rate: 21, baseCents: 4132, vatCents: 868 }]);
  expect((await file(order.token, stored?.number)).statusCode).toBe(200);
  const other = await shop.paid();
  expect((await file(other.token, stored?.number)).statusCode).toBe(404);
});

test('numbers run without gaps however many ask at once and whatever is rolled back', async () => {
  const orders = [];
  for (let count = 0; count < 8; count += 1) orders.push(await shop.paid());
  const asked = orders.flatMap(({ token }) => [file(token), file(token)]);
  const failing = transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, (await shop.paid()).id);
    await issueInvoice(shop.host, tx, order);
    throw new Error('no');
  }).catch(() => undefined);
  await Promise.all([...asked, failing]);
  const rows = await shop.rows<{ sequence: number }>(
    sql`select sequence from invoices where series = 'invoice' order by sequence`,
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
});

test('what goes back is on a credit note with its btw, of an invoice that is made with the first', async () => {
  const order = await shop.paid();
  const give = (cents: number, key: string) =>
    shop.call('POST', `order/${order.number}/refund`, { body: { cents, key } });
  await give(605, 'early');
  await shop.call('POST', `order/${order.number}/ship`, { body: {} });
  await give(1210, 'late');
  await give(1210, 'late');
  const notes = await shop.rows<{ series: string; number: string; content: object }>(
    sql`select series, number, content from invoices where order_id = ${order.id} order by id`,
  );
  expect(notes.map(({ series }) => series)).toEqual(['invoice', 'credit', 'credit']);
  expect(notes[1]?.content).toMatchObject({
    totalCents: -605,
    vat: [{ rate: 21, baseCents: -500, vatCents: -105 }],
  });
  expect(notes[2]?.content).toMatchObject({
    totalCents: -1210,
    vat: [{ rate: 21, baseCents: -1000, vatCents: -210 }],
  });
  expect((await shop.page(order)).body).toContain(`Creditfactuur ${notes[2]?.number}`);
  expect((await file(order.token, notes[2]?.number)).statusCode).toBe(200);
});

test('a sum about no article takes back from each rate no more than what is left of it', async () => {
  const order = await shop.place({ giftservice: '1' }, 10, { product: { vatRate: 9 } });
  const credit = (about: string, cents: number, isGoods = false) =>
    transact(shop.db, async (tx) => {
      const locked = await lockOrder(tx, order.id);
      await issueInvoice(shop.host, tx, locked);
      const lines = isGoods ? { lines: [lineOf('Jas', -cents, 9)] } : {};
      const paid = [{ title: 'iDEAL', cents }];
      return issueCredit(shop.host, tx, locked, { about, title: 'Terug', paid, ...lines });
    });
  await credit('return', 4800, true);
  const note = await credit('rest', 595);
  expect(
    note?.content.vat.map(({ rate, baseCents, vatCents }) => [rate, baseCents + vatCents]),
  ).toEqual([
    [21, -395],
    [9, -200],
  ]);
  expect(note?.content.totalCents).toBe(-595);
});
