import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrder } from '#features/orders/api.server';
import { refundOrder } from '#features/payments/api.server';
import { transact } from '#platform/db/transact';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { issueCredit, issueInvoice } from './server/issue';
import { lineOf } from './server/write';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
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
  expect(first.headers['referrer-policy']).toBe('same-origin');
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
  const order = await shop.paid({ giftservice: '1' }, { product: { vatRate: 9 } });
  const credit = (about: string, cents: number, isGoods = false) =>
    transact(shop.db, async (tx) => {
      const locked = await lockOrder(tx, order.id);
      await issueInvoice(shop.host, tx, locked);
      const lines = isGoods ? { lines: [lineOf('Jas', -cents, 9)] } : {};
      const paid = [{ title: 'iDEAL', cents }];
      await refundOrder(shop.host, tx, { orderId: order.id, cents, reason: 'x', key: about });
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

type Document = { series: string; cents: number; vat: { rate: number; cents: number }[] };

/** An order's invoice and credit notes, and what they leave of each rate. */
const booksOf = async ({ id }: { id: number }) => {
  const documents = await shop.rows<Document>(sql`
    select series, (content->>'totalCents')::int as cents, (
      select json_agg(json_build_object('rate', v->'rate',
        'cents', (v->>'baseCents')::int + (v->>'vatCents')::int))
      from jsonb_array_elements(content->'vat') v) as vat
    from invoices where order_id = ${id} order by id`);
  const left: Record<number, number> = {};
  for (const { rate, cents } of documents.flatMap(({ vat }) => vat)) {
    left[rate] = (left[rate] ?? 0) + cents;
  }
  return { cents: documents.map(({ cents }) => cents), left };
};

const refund = (order: { number: string }, cents: number, key: string) =>
  shop.call('POST', `order/${order.number}/refund`, { body: { cents, key } });

test('an article that goes back after a refund takes no more off its rate than is left of it', async () => {
  const order = await shop.paid({ giftservice: '1' }, { product: { vatRate: 9 } });
  await refund(order, 300, 'kind');
  expect((await shop.giveBack(order)).json().data).toMatchObject({ refund_cents: 5000 });
  expect(await booksOf(order)).toEqual({ cents: [5395, -300, -5000], left: { 9: 0, 21: 95 } });
});

test('what was withdrawn before it was paid is on a credit note, with an invoice of the whole', async () => {
  const order = await shop.place({ payment_method: 'transfer' }, 10, { quantity: 2 });
  await shop.withdraw(order);
  await shop.call('POST', `order/${order.number}/paid`);
  await shop.call('POST', `return/R-${order.number}-1/receive`);
  const assessed = await shop.call('POST', `return/R-${order.number}-1/judge`, { body: {} });
  expect(assessed.json().data).toMatchObject({ refund_cents: 5000 });
  await shop.call('POST', `order/${order.number}/ship`, { body: {} });
  expect(await booksOf(order)).toEqual({ cents: [10_000, -5000], left: { 21: 5000 } });
});

test('a refund that failed and is given anew is credited once, and twice when both went', async () => {
  const order = await shop.paid();
  await refund(order, 1000, 'first');
  await shop.workAll();
  const [payment] = await shop.rows<{ tr: string }>(
    sql`select provider_id as tr from payments where order_id = ${order.id}`,
  );
  const [made] = shop.mollie.get(payment?.tr ?? '').refunds;
  Object.assign(made ?? {}, { status: 'failed' });
  await shop.notify(`id=${payment?.tr}`);
  await shop.workAll();
  await refund(order, 1000, 'second');
  await refund(order, 500, 'third');
  expect((await booksOf(order)).cents).toEqual([5000, -1000, -500]);
  const [{ id } = { id: 0 }] = await shop.rows<{ id: number }>(
    sql`select id from refunds where order_id = ${order.id} and state = 'failed'`,
  );
  expect((await shop.call('POST', `refund/${id}/done`)).statusCode).toBe(200);
  expect((await booksOf(order)).cents).toEqual([5000, -1000, -500, -1000]);
});
