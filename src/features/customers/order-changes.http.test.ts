import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let shop: FulfilmentShop;
let helper: CallOffice;
let other: CallOffice;
let chief: CallOffice;
let packer: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string, name: string) =>
    (await createStaff(shop, { email: `${name}@wijzig.example`, role, name })).call;
  helper = await make('klantenservice', 'Karin');
  other = await make('klantenservice', 'Kees');
  chief = await make('beheerder', 'Bea');
  packer = await make('magazijn', 'Piet');
});
afterAll(() => shop.close());

type Paid = Awaited<ReturnType<FulfilmentShop['paid']>>;
type Story = { kind: string; mail?: { id: number }; by?: string; lines?: string[] }[];

const read = async ({ number }: Paid, call = helper) =>
  (await call('GET', `orders/${number}`)).json;
const act = (call: CallOffice, { number }: Paid, path: string, body: object) =>
  call('POST', `orders/${number}/${path}`, { body });
const variantOf = ({ product }: Paid) => product.variants[0]?.id as number;
const entryOf = ({ story }: { story: Story }, kind: string) =>
  story.find((entry) => entry.kind === kind);

test('a note is kept once, with who and when, and only staff reads it', async () => {
  const order = await shop.paid();
  const note = { text: ' Belt vrijdag terug ', key: 'notitie-1' };
  const both = await Promise.all([1, 2].map(() => act(helper, order, 'notes', note)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const told = await read(order, other);
  const notes = told.story.filter(({ kind }: { kind: string }) => kind === 'note');
  expect(notes).toMatchObject([{ group: 'note', by: 'Karin', lines: ['Belt vrijdag terug'] }]);
  for (const key of [undefined, 7, 'kort', 'met spatie erin']) {
    const { status, json } = await act(helper, order, 'notes', { text: 'Belt', key });
    expect([key, status, Object.keys(json.fields)]).toEqual([key, 400, ['key']]);
  }
  for (const text of [' ', '\0', '\0 \0', undefined, 7]) {
    const { status, json } = await act(helper, order, 'notes', { text, key: 'notitie-2' });
    expect([status, Object.keys(json.fields)]).toEqual([400, ['text']]);
  }
  // What no text of the database can hold is left out, and nothing else.
  const odd = { text: 'Belt\0 maandag', key: 'notitie-3' };
  const [first] = (await act(helper, order, 'notes', odd)).json.story;
  expect(first).toMatchObject({ kind: 'note', lines: ['Belt maandag'] });
  expect((await shop.page(order)).body).not.toContain('Belt vrijdag');
  const { text } = await chief('POST', 'customers/export', { body: { email: order.email } });
  expect(text).toContain('Belt vrijdag terug');
});

test('pieces are taken out once: money, stock and mail as was told before', async () => {
  const order = await shop.paid({}, { quantity: 3 });
  const pieces = [{ variantId: variantOf(order), quantity: 1 }];
  expect(await shop.stockOf(order)).toBe(7);
  const sum = (await act(helper, order, 'sum', { pieces })).json;
  expect(sum).toMatchObject({ goodsCents: 5000, deliveryCents: 0, moneyCents: 5000, cardCents: 0 });
  expect(sum.vat).toEqual([{ rate: 21, vatCents: 868 }]);
  const asked = { pieces, why: 'Wil er twee', cents: 5000, key: 'eruit-01' };
  expect((await act(helper, order, 'pieces', { ...asked, cents: 4000 })).json.code).toBe(
    'other_sum',
  );
  const both = await Promise.all([helper, other].map((call) => act(call, order, 'pieces', asked)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await shop.workAll();
  expect(await shop.stockOf(order)).toBe(8);
  const told = await read(order);
  expect(told).toMatchObject({
    ...{ state: 'placed', paymentState: 'partly-refunded' },
    sending: { pieces: [{ quantity: 2 }] },
    invoices: [{ kind: 'invoice' }, { kind: 'credit' }],
  });
  expect(entryOf(told, 'pieces-cancelled')).toMatchObject({ reason: 'Wil er twee' });
  expect(entryOf(told, 'pieces-mailed')?.mail).toBeDefined();
  // The last of it: the order is cancelled, and its delivery goes back with it.
  const rest = [{ variantId: variantOf(order), quantity: 2 }];
  const whole = (await act(helper, order, 'sum', { pieces: rest })).json;
  const last = { pieces: rest, why: 'Toch niets', cents: whole.moneyCents, key: 'eruit-02' };
  expect((await act(helper, order, 'pieces', last)).json.state).toBe('cancelled');
  // Who still had the page open hears that it was cancelled, not that it was packed.
  const late = await act(other, order, 'pieces', { ...last, why: 'Nog eens', key: 'eruit-03' });
  expect([late.status, late.json.code]).toEqual([409, 'cancelled']);
  expect(late.json.message).toContain('geannuleerd');
  await shop.workAll();
  expect((await read(order)).left).toEqual({ moneyCents: 0, cardCents: 0 });
  expect(await shop.stockOf(order)).toBe(10);
});

test('nothing is taken out of what is packed, or not paid, nor more than there is', async () => {
  const order = await shop.paid();
  const asked = (quantity: number) => ({
    ...{ pieces: [{ variantId: variantOf(order), quantity }], why: 'Proef', cents: 5000 },
    key: `proef-00${quantity}`,
  });
  expect((await act(helper, order, 'pieces', asked(2))).status).toBe(422);
  expect((await act(packer, order, 'pieces', asked(1))).status).toBe(403);
  await act(helper, order, 'steps/pack', {});
  expect((await act(helper, order, 'pieces', asked(1))).json.code).toBe('too_late');
  expect((await read(order)).change).toEqual({ address: false, pieces: [] });
  const unpaid = await shop.place({ payment_method: 'transfer' });
  const wants = { ...asked(1), pieces: [{ variantId: variantOf(unpaid as Paid), quantity: 1 }] };
  expect((await act(helper, unpaid as Paid, 'pieces', wants)).json.code).toBe('unpaid');
});

test('an address is changed before packing, by name, with a mail; what is wrong stands at its field', async () => {
  const order = await shop.paid();
  const { delivery } = await read(order);
  const address = {
    ...{ firstname: 'An', lastname: 'Nieuwe', zipcode: '3511ax', housenumber: '12' },
    ...{ housenumber_suffix: '', street: 'Oudegracht', place: 'Utrecht' },
  };
  const wrong = await act(helper, order, 'address', { ...address, zipcode: 'xx', street: '' });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ['zipcode', 'street']]);
  expect((await read(order)).delivery).toEqual(delivery);
  // Staff isn't held to the few changes a day of a buyer.
  for (let nth = 0; nth < 12; nth += 1) {
    const saved = await act(helper, order, 'address', { ...address, housenumber: String(nth + 1) });
    expect(saved.status).toBe(200);
  }
  await shop.workAll();
  const told = await read(order);
  expect(told.delivery).toMatchObject({
    zipcode: '3511 AX',
    housenumber: '12',
    lastName: 'Nieuwe',
  });
  expect(entryOf(told, 'address-changed')).toMatchObject({ group: 'change', by: 'Karin' });
  const [mail] = await shop.mailbox.list(order.email);
  expect(mail).toBeDefined();
  await act(helper, order, 'steps/pack', {});
  expect((await act(helper, order, 'address', address)).status).toBe(409);
});

test('money goes back for pieces, once of two who saw the same sum, with them on the credit note', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  await act(helper, order, 'steps/ship', { parcels: 0 });
  const { left } = await read(order);
  const give = (call: CallOffice, key: string) =>
    act(call, order, 'refund', {
      ...{ cents: 5000, reason: 'Beschadigd', key, left: left.moneyCents + left.cardCents },
      pieces: [{ variantId: variantOf(order), quantity: 1 }],
    });
  const both = await Promise.all([give(helper, 'terug-0001'), give(other, 'terug-0002')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const told = await read(order);
  expect(told.refunds).toMatchObject([{ cents: 5000, reason: 'Beschadigd' }]);
  expect(entryOf(told, 'refund-by-staff')?.lines?.[0]).toMatch(/^1 × /);
  const [credit] = await shop.rows<{ lines: { title: string; vatRate: number }[] }>(sql`
    select content -> 'lines' as lines from invoices
    where series = 'credit' and order_id = ${order.id}`);
  expect(credit?.lines).toMatchObject([{ title: expect.stringMatching(/^Artikel/), vatRate: 21 }]);
});

test('mails are read as they went, without what opens the order, and sent again as things are now', async () => {
  const order = await shop.paid();
  await act(helper, order, 'steps/ship', { parcels: 0 });
  await shop.workAll();
  const told = await read(order);
  const shipped = entryOf(told, 'parcel-mailed');
  const one = await helper('GET', `orders/${order.number}/mails/${shipped?.mail?.id}`);
  expect(one.json).toMatchObject({ to: order.email, subject: expect.stringContaining('onderweg') });
  expect(one.text).not.toContain(order.token);
  const elsewhere = await shop.paid();
  const foreign = `orders/${elsewhere.number}/mails/${shipped?.mail?.id}`;
  expect((await helper('GET', foreign)).status).toBe(404);
  const before = (await shop.mailbox.list(order.email)).length;
  const again = { letter: (shipped as { again?: object }).again, key: 'opnieuw-1' };
  await Promise.all([1, 2].map(() => act(helper, order, 'mails', again)));
  await shop.workAll();
  expect((await shop.mailbox.list(order.email)).length).toBe(before + 1);
  for (const letter of [{ what: 'ready' }, { what: 'shipped', parcelId: 9 }, { what: 'iets' }]) {
    const { status } = await act(helper, order, 'mails', { letter, key: 'opnieuw-2' });
    expect([400, 409]).toContain(status);
  }
  const [invoice] = told.invoices;
  const letters = [{ what: 'confirmation' }, { what: 'invoice', number: invoice.number }];
  for (const [at, letter] of letters.entries()) {
    expect((await act(helper, order, 'mails', { letter, key: `opnieuw-3${at}` })).status).toBe(200);
  }
  await shop.workAll();
  const subjects = (await shop.mailbox.list(order.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Je factuur ${invoice.number}`);
  expect(entryOf(await read(order), 'mail-again')).toMatchObject({ by: 'Karin' });
});

test('an invoice is made when it is asked for, once, and comes as a file of this order alone', async () => {
  const order = await shop.paid();
  expect((await read(order)).mayInvoice).toBe(true);
  await Promise.all([helper, other].map((call) => act(call, order, 'invoices', {})));
  const { invoices, mayInvoice } = await read(order);
  expect([invoices.length, mayInvoice]).toEqual([1, false]);
  const file = await helper('GET', `orders/${order.number}/invoices/${invoices[0].number}`);
  expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([
    ...[200, 'application/pdf', '%PDF-'],
  ]);
  expect(file.headers['cache-control']).toContain('no-store');
  const elsewhere = await shop.paid();
  const foreign = `orders/${elsewhere.number}/invoices/${invoices[0].number}`;
  expect((await helper('GET', foreign)).status).toBe(404);
});
