import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { expireOrders } from '#features/orders/api.server';
import { staffActions } from '#features/staff/server/tables';
import { officeHeader } from '#kernel/wire-staff';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import type { DraftValues, ToldDraft } from './contract';

let shop: FulfilmentShop;
let helper: CallOffice;
let other: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (name: string) =>
    (
      await createStaff(shop, {
        ...{ email: `${name}@telefoon.example`, role: 'klantenservice', name },
      })
    ).call;
  helper = await make('Karin');
  other = await make('Kees');
});
afterAll(() => shop.close());

let buyers = 0;
const typed = (more: DraftValues = {}): DraftValues => {
  buyers += 1;
  return {
    ...{ email: `beller${buyers}@telefoon.example`, firstname: 'Bel', lastname: 'de Wit' },
    ...{ address_zipcode: '3511aw', address_housenumber: '12', address_street: 'Oudegracht' },
    ...{ address_place: 'Utrecht', address_country: 'NL', account_sameas: '1' },
    ...{ payment_method: 'link', conditions_agree: '1', ...more },
  };
};

const product = async (priceCents = 5000, pieces = 10) => {
  const made = await shop.build.product({ priceCents, pieces });
  return { ...made, variantId: made.variants[0]?.id ?? 0 };
};

const send = async (call: CallOffice, path: string, body: object = {}) => {
  const { status, json } = await call('POST', `telephone/${path}`, { body });
  return { status, json };
};

/** Fills in a draft, of one article unless there are more; answers how it is told. */
const fill = async (
  call: CallOffice,
  variantId: number,
  { quantity = 1, values = typed() }: { quantity?: number; values?: DraftValues } = {},
): Promise<ToldDraft> => {
  await send(call, 'clear');
  await send(call, 'lines', { variantId, quantity });
  return (await send(call, 'values', { values })).json;
};

const place = (call: CallOffice, { key, quote, sums }: ToldDraft) =>
  send(call, 'place', { key, quote, totalCents: sums.totalCents });

/** The address of the page where an order is paid, from the mail that its buyer got. */
const linkOf = async (email: string): Promise<string> => {
  await shop.workAll();
  const mails = await shop.mailbox.list(email);
  const [, href] = /(\/webcore\/payment\/link\/[\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  return href ?? '';
};

const standing = async (number: string) =>
  (
    await shop.rows<{ id: number; token: string; pieces: number; channel: string; client: string }>(
      sql`select id, token, channel, client from orders where number = ${number}`,
    )
  )[0] ?? { id: 0, token: '', channel: '', client: '' };

const stockOf = async (variantId: number) =>
  (
    await shop.rows<{ pieces: number }>(
      sql`select sum(pieces)::int as pieces from stock where variant_id = ${variantId}`,
    )
  )[0]?.pieces;

test('every call answers 401 to nobody and 403 to who lacks the right, also of a store', async () => {
  const paths = ['values', 'lines', 'clear', 'again', 'place'];
  for (const path of paths) {
    const url = `/admin/api/telephone/${path}`;
    const nobody = await shop.inject({ method: 'POST', url, headers: { [officeHeader]: '1' } });
    expect([path, nobody.statusCode, nobody.json().code]).toEqual([path, 401, 'no_session']);
  }
  expect((await shop.inject({ url: '/admin/api/telephone' })).statusCode).toBe(401);
  for (const role of ['winkel', 'magazijn', 'alleen-lezen']) {
    const { call } = await createStaff(shop, { email: `${role}@telefoon.example`, role });
    for (const path of paths) expect((await send(call, path)).status).toBe(403);
    for (const path of ['telephone', 'telephone/articles?q=artikel']) {
      expect((await call('GET', path)).status).toBe(403);
    }
  }
});

test('articles are found by name, number and EAN, with what there is and what they cost now', async () => {
  const { id, variantId } = await product(1995, 7);
  await shop.rows(
    sql`update products set title = 'Waterketel Schiphol' where id = ${id} returning 1`,
  );
  await shop.rows(sql`update variants set sku = 'KETEL-88', gtin = '8712345678906'
    where id = ${variantId} returning 1`);
  const find = async (words: string) =>
    (await helper('GET', `telephone/articles?q=${encodeURIComponent(words)}`)).json.articles;
  for (const words of ['ketel schip', 'ketel-8', '87123456']) {
    expect(await find(words), words).toMatchObject([
      { title: 'Waterketel Schiphol', variants: [{ variantId, pieces: 7, unitCents: 1995 }] },
    ]);
  }
  // Of those that begin so, only the one with the whole number is it, and stands first.
  const [longer, whole] = [await product(), await product()];
  for (const [{ id: one, variantId: its }, title, sku] of [
    [longer, 'Aap', 'MUTS-1-00010'],
    [whole, 'Zee', 'MUTS-1-0001'],
  ] as const) {
    await shop.rows(sql`update products set title = ${title} where id = ${one} returning 1`);
    await shop.rows(sql`update variants set sku = ${sku} where id = ${its} returning 1`);
  }
  const found = await find('muts-1-0001');
  expect(found).toMatchObject([
    { title: 'Zee', variants: [{ variantId: whole.variantId, isMatch: true }] },
    { title: 'Aap', variants: [{ variantId: longer.variantId }] },
  ]);
  expect(found[1].variants[0].isMatch).toBeUndefined();
  for (const words of ['', '%', 'a\0', "ketel'; drop", '_______'])
    expect(await find(words)).toEqual([]);
  await shop.rows(sql`update products set state = 'Offline' where id = ${id} returning 1`);
  expect(await find('ketel')).toEqual([]);
  expect((await send(helper, 'lines', { variantId, quantity: 1 })).status).toBe(409);
});

test('what is begun is one member’s, is kept, and holds no more than there is', async () => {
  const { variantId } = await product(5000, 3);
  const draft = await fill(helper, variantId, { quantity: 2 });
  expect(draft).toMatchObject({
    lines: [{ variantId, quantity: 2, available: 3, unitCents: 5000 }],
    sums: { goodsCents: 10_000 },
    payments: [{ id: 'link' }, { id: 'transfer' }],
  });
  expect((await helper('GET', 'telephone')).json).toEqual(draft);
  expect((await other('GET', 'telephone')).json.lines).toEqual([]);
  const most = await send(helper, 'lines', { variantId, quantity: 9 });
  expect(most.json.lines[0].quantity).toBe(3);
  for (const body of [
    { variantId, quantity: -1 },
    { variantId: 1e12, quantity: 1 },
    { variantId },
  ]) {
    expect((await send(helper, 'lines', body)).status).toBe(400);
  }
  const long = await send(helper, 'values', {
    values: { remark: 'x'.repeat(5000), role: 'admin' },
  });
  expect(long.json.values.remark).toHaveLength(1000);
  expect(long.json.values.role).toBeUndefined();
  expect((await send(helper, 'lines', { variantId, quantity: 0 })).json.lines).toEqual([]);
});

test('an order is placed once of two presses, says who made it, and holds its pieces until it is paid by the link', async () => {
  const { variantId } = await product();
  const values = typed();
  const draft = await fill(helper, variantId, { quantity: 2, values });
  const both = await Promise.all([place(helper, draft), place(helper, draft)]);
  const again = await place(helper, draft);
  const numbers = new Set([...both, again].map(({ json }) => json.number));
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(numbers.size).toBe(1);
  const [number] = [...numbers] as [string];
  expect(await stockOf(variantId)).toBe(8);
  const told = (await helper('GET', `orders/${number}`)).json;
  expect(told).toMatchObject({ state: 'placed', paymentState: 'open', channel: 'telephone' });
  const [first] = told.story.slice(-1);
  expect(first).toMatchObject({ kind: 'placed', by: 'Karin', lines: ['Telefonisch besteld'] });
  expect(await standing(number)).toMatchObject({ channel: 'telephone', client: null });
  const noted = (await shop.db.select().from(staffActions)).filter(
    ({ action, subject }) => action === 'order.telephone' && subject === number,
  );
  expect(noted).toHaveLength(1);
  expect((await helper('GET', 'telephone')).json).toMatchObject({ lines: [], values: {} });

  const href = await linkOf(values.email ?? '');
  const visitor = createVisitor(shop);
  const page = await visitor.get(href);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  expect(page.body).toContain(number);
  const chosen = await visitor.post(href, {
    etalage_token: hiddenField(page.body, 'etalage_token'),
    payment_method: 'ideal',
  });
  const { id, token } = await standing(number);
  expect(String(chosen.headers.location)).toBe(`/webcore/payment/start/${token}`);
  const order = { id, token, visitor, start: String(chosen.headers.location) };
  const payment = await shop.begin(order as never);
  shop.mollie.settle(payment, 'paid');
  await shop.comeBack(order as never);
  expect(await shop.orderOf({ id })).toMatchObject({ payment_state: 'paid' });
  const over = await createVisitor(shop).get(href);
  expect([over.statusCode, over.body.includes(number), over.body.includes('de Wit')]).toEqual([
    ...[200, false, false],
  ]);
  expect(over.body.includes('Deze bestelling is betaald')).toBe(true);
});

test('a confirmation that is asked for before it is paid goes with the link by which it is paid', async () => {
  const { variantId } = await product();
  const values = typed();
  const { json } = await place(helper, await fill(helper, variantId, { values }));
  await shop.workAll();
  const body = { letter: { what: 'confirmation' }, key: randomUUID() };
  expect((await helper('POST', `orders/${json.number}/mails`, { body })).status).toBe(200);
  const first = (await shop.mailbox.list(values.email ?? '')).length;
  expect(await linkOf(values.email ?? '')).not.toBe('');
  const mails = await shop.mailbox.list(values.email ?? '');
  expect(mails.length).toBe(first + 1);
  expect(mails.at(-1)?.subject).toBe(`Betaal je bestelling ${json.number}`);
});

test('a link is known by its hash alone, ends with its time, and tells a stranger nothing', async () => {
  const { variantId } = await product();
  const values = typed();
  const { json } = await place(helper, await fill(helper, variantId, { values }));
  const again = (key: string) =>
    helper('POST', `orders/${json.number}/mails`, {
      body: { letter: { what: 'payment-link' }, key },
    });
  // Another one goes once a minute; the same key is the same mail.
  const keys = [randomUUID(), randomUUID()] as const;
  const asked = [await again(keys[0]), await again(keys[0]), await again(keys[1])];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 429]);
  const href = await linkOf(values.email ?? '');
  const token = href.split('/').at(-1) ?? '';
  const stored = await shop.rows<{ all: string }>(
    sql`select row_to_json(l)::text as all from payment_links l
      union all select row_to_json(e)::text from order_events e`,
  );
  expect(stored.some(({ all }) => all.includes(token))).toBe(false);
  for (const wrong of ['x', token.slice(0, -1), `${token}A`, 'a'.repeat(5000)]) {
    const reply = await createVisitor(shop).get(`/webcore/payment/link/${wrong}`);
    expect([wrong.length, reply.statusCode < 500, reply.body.includes(json.number)]).toEqual([
      ...[wrong.length, true, false],
    ]);
  }
  await shop.rows(sql`update orders set expires_at = '2020-01-01'
    where number = ${json.number} returning 1`);
  await expireOrders(shop.host);
  const over = await createVisitor(shop).get(href);
  expect(over.body.includes('Deze betaallink is verlopen')).toBe(true);
  expect(over.body.includes(json.number)).toBe(false);
  expect(await stockOf(variantId)).toBe(10);
});

test('a price that rose and pieces that went are told with what they were, and nothing is placed', async () => {
  const { id, variantId } = await product(5000, 4);
  const draft = await fill(helper, variantId, { quantity: 3 });
  await shop.rows(sql`update products set price_cents = 6000 where id = ${id} returning 1`);
  await shop.rows(sql`update variants set price_cents = null where id = ${variantId} returning 1`);
  const dearer = await place(helper, draft);
  expect(dearer).toMatchObject({ status: 409 });
  const now: ToldDraft = (await helper('GET', 'telephone')).json;
  expect(now.lines).toMatchObject([{ unitCents: 6000, wasCents: 5000 }]);
  await shop.rows(sql`update stock set pieces = 2 where variant_id = ${variantId} returning 1`);
  expect(await place(helper, now)).toMatchObject({ status: 409, json: { code: 'unavailable' } });
  const short: ToldDraft = (await helper('GET', 'telephone')).json;
  expect(short.lines).toMatchObject([{ quantity: 3, available: 2 }]);
  await send(helper, 'lines', { variantId, quantity: 2 });
  const placed = await place(helper, (await helper('GET', 'telephone')).json);
  expect(placed.status).toBe(200);
});

test('what is wrong stands at its field; nobody pays by a link on the site, and codes count as there', async () => {
  const { variantId } = await product();
  const wrong = await place(
    helper,
    await fill(helper, variantId, {
      values: { email: 'geen', payment_method: 'ideal', address_zipcode: 'x' },
    }),
  );
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.json.fields)).toEqual(
    expect.arrayContaining(['email', 'firstname', 'address_zipcode', 'payment_method']),
  );
  expect(wrong.json.fields.email_check).toBeUndefined();
  expect(wrong.json.fields).toMatchObject({
    firstname: 'Vul de voornaam in.',
    payment_method: 'Kies hoe er betaald wordt.',
  });
  const code = await fill(helper, variantId, { values: typed({ discount_code: 'BESTAATNIET' }) });
  expect(Object.keys(code.problems)).toEqual(['discount_code']);
  expect((await place(helper, code)).status).toBe(422);
  const visitor = await shop.buyer(await product());
  const form = { payment_method: 'link', email: 'site@telefoon.example' };
  const { fillOrder, sendOrder } = await import('../../../tests/harness/ordering');
  const reply = await sendOrder(visitor, await fillOrder(visitor, form));
  expect(reply.statusCode).toBe(422);
});

test('who has an account gets the order in it; another order begins with its lines', async () => {
  const { variantId } = await product();
  const values = typed({ payment_method: 'transfer' });
  const account = await createAccount(shop.host, {
    ...{ email: values.email ?? '', password: 'zeven grijze ganzen op het ijs' },
    ...{ firstName: 'Bel', lastName: 'de Wit', phone: '' },
  });
  // Anybody may register with another's address: until it is proven the account is nobody's.
  const stranger = await fill(other, variantId, { values });
  expect(stranger.account).toBeUndefined();
  const guest = await place(other, stranger);
  const accountOf = async (number: string) =>
    (
      await shop.rows<{ account: number | null }>(
        sql`select account_id as account from orders where number = ${number}`,
      )
    )[0]?.account;
  expect(await accountOf(guest.json.number)).toBeNull();
  await shop.rows(
    sql`update accounts set email_proven_at = now() where id = ${account?.id} returning 1`,
  );
  const draft = await fill(helper, variantId, { quantity: 2, values });
  expect(draft.account).toMatchObject({ firstname: 'Bel', addresses: [] });
  const { json } = await place(helper, draft);
  const [stored] = await shop.rows<{ account: number; method: string }>(
    sql`select account_id as account, payment_method as method from orders where number = ${json.number}`,
  );
  expect(stored).toEqual({ account: account?.id, method: 'transfer' });
  await send(other, 'clear');
  const begun = await send(other, 'again', { number: json.number });
  expect(begun.json).toMatchObject({
    lines: [{ variantId, quantity: 2 }],
    values: { email: values.email, address_street: 'Oudegracht' },
  });
  expect((await send(other, 'again', { number: json.number })).json.code).toBe('draft_open');
  await shop.rows(sql`update variants set state = 'Offline' where id = ${variantId} returning 1`);
  const gone = await send(other, 'again', { number: json.number, isInstead: true });
  expect([gone.json.lines, gone.json.missing]).toEqual([[], [expect.any(String)]]);
  expect((await send(other, 'again', { number: '2020-999999' })).status).toBe(404);
});

test('an order has a key of its own, whatever became of those before; cleared or read otherwise it isn’t placed', async () => {
  const { variantId } = await product();
  const first = await fill(helper, variantId);
  const one = await place(helper, first);
  const two = await place(helper, await fill(helper, variantId, { quantity: 2 }));
  expect(new Set([one.json.number, two.json.number]).size).toBe(2);
  // Its buyer was erased: the order is this member's no more.
  await shop.rows(sql`update orders set session_id = null, state = 'cancelled'
    where number = ${one.json.number} returning 1`);
  const third = await fill(helper, variantId, { quantity: 3 });
  const three = await place(helper, third);
  expect(three.status).toBe(200);
  expect([one.json.number, two.json.number]).not.toContain(three.json.number);
  expect((await place(helper, third)).json.number).toBe(three.json.number);
  const other3 = { ...third, sums: { ...third.sums, totalCents: third.sums.totalCents + 1 } };
  expect(await place(helper, other3)).toMatchObject({ status: 409, json: { code: 'changed' } });
  const begun = await fill(helper, variantId);
  const cleared = await fill(helper, variantId);
  expect(cleared.key).not.toBe(begun.key);
  expect((await helper('GET', 'telephone')).json.key).toBe(cleared.key);
  expect(await place(helper, begun)).toMatchObject({ status: 409, json: { code: 'changed' } });
  const less = { ...cleared, sums: { ...cleared.sums, totalCents: cleared.sums.totalCents + 100 } };
  const refused = await place(helper, less);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    expect.stringContaining('Het totaal was'),
  ]);
  expect((await place(helper, cleared)).status).toBe(200);
});
