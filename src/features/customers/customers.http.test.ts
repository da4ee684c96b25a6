import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { staffActions } from '#features/staff/server/tables';
import { officeHeader } from '#kernel/wire-staff';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff, MEMBER_PASSWORD } from '../../../tests/harness/office';

let shop: FulfilmentShop;
let chief: CallOffice;
let helper: CallOffice;
let reader: CallOffice;
let personnel: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string) =>
    (await createStaff(shop, { email: `${role}@kantoor.example`, role })).call;
  chief = await make('beheerder');
  helper = await make('klantenservice');
  reader = await make('alleen-lezen');
  personnel = await make('personeelszaken');
});
afterAll(() => shop.close());

const leftOf = async (call: CallOffice, number: string): Promise<number | undefined> => {
  const { left } = (await call('GET', `orders/${number}`)).json;
  return left && left.moneyCents + left.cardCents;
};

const refund = async (call: CallOffice, number: string, body: object) =>
  call('POST', `orders/${number}/refund`, {
    body: { key: 'sleutel-1', reason: 'Een kras', left: await leftOf(call, number), ...body },
  });

const find = async (call: CallOffice, words: string): Promise<string[]> =>
  (await call('GET', `find?q=${encodeURIComponent(words)}`)).json.map(
    ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`,
  );

test('orders and customers are seen, given back and exported by those alone who have the right to each', async () => {
  const { number, email } = await shop.paid();
  const answers = async (call: CallOffice) => [
    (await call('GET', 'orders')).status,
    (await call('GET', `orders/${number}`)).status,
    (await call('GET', 'customers?q=wit')).status,
    (await call('POST', 'customers/one', { body: { email } })).status,
    (await refund(call, number, { cents: 0 })).status,
    (await call('POST', 'customers/export', { body: { email: 'niemand@nergens.example' } })).status,
  ];
  // A 400 and a 404 are of those who may, and asked for nothing.
  expect(await answers(chief)).toEqual([200, 200, 200, 200, 400, 404]);
  expect(await answers(helper)).toEqual([200, 200, 200, 200, 400, 403]);
  expect(await answers(reader)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await answers(personnel)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await find(helper, number)).toEqual([`Bestelling ${number}`, `Klant ${email}`]);
  expect(await find(helper, email)).toContain(`Klant ${email}`);
  expect(await find(reader, number)).toEqual([]);
  expect((await shop.inject({ url: '/admin/api/orders' })).statusCode).toBe(401);
});

test('orders are found by their number, name, address or postcode, and by how they stand', async () => {
  const order = await shop.paid({ billing_lastname: 'Zonneveld-Ünal' });
  const numbers = async (query: string): Promise<string[]> =>
    (await chief('GET', `orders?${query}`)).json.orders.map(
      (one: { number: string }) => one.number,
    );
  const [row] = await shop.rows<{ zipcode: string; name: string }>(
    sql`select billing ->> 'zipcode' as zipcode, billing ->> 'lastName' as name from orders
      where id = ${order.id}`,
  );
  const zipcode = row?.zipcode.replace(/^(\d+) ?/, '$1 ') ?? '';
  const name = row?.name ?? '';
  for (const words of [order.number, order.email.toUpperCase(), zipcode, name.toUpperCase()]) {
    expect(await numbers(`q=${encodeURIComponent(words)}`), words).toContain(order.number);
  }
  expect(await numbers('q=%25')).toEqual([]);
  expect(await numbers('q=%00')).toContain(order.number);
  expect(await numbers(`q=${order.number}&state=placed&payment=paid`)).toEqual([order.number]);
  expect(await numbers(`q=${order.number}&state=cancelled`)).toEqual([]);
});

test('orders stand by their day, the newest first, and by number, name and total when asked', async () => {
  const [first, second] = [await shop.paid({}, { quantity: 2 }), await shop.paid()];
  const days = [
    [first.id, '2031-05-02T10:00:00Z', 'Aaltink'],
    [second.id, '2031-05-01T10:00:00Z', 'Zwart'],
  ] as const;
  for (const [id, at, name] of days) {
    await shop.rows(sql`update orders set placed_at = ${at}::timestamptz,
      billing = jsonb_set(billing, '{lastName}', to_jsonb(${name}::text)) where id = ${id} returning 1`);
  }
  const sorted = async (query: string): Promise<string[]> =>
    (await chief('GET', `orders?from=2031-05-01&until=2031-05-02${query}`)).json.orders.map(
      (one: { number: string }) => one.number,
    );
  const [one, two] = [first.number, second.number];
  expect(await sorted('')).toEqual([one, two]);
  expect(await sorted('&sort=placed')).toEqual([two, one]);
  expect(await sorted('&sort=-number')).toEqual([two, one]);
  expect(await sorted('&sort=name')).toEqual([one, two]);
  expect(await sorted('&sort=-name&q=2026-')).toEqual([two, one]);
  expect(await sorted('&sort=-total')).toEqual([one, two]);
  expect(await sorted('&sort=id%3Bdrop')).toEqual([one, two]);
  expect((await chief('GET', 'orders')).json.orders[0].number).toBe(one);
});

test('an order is told whole, without what opens its buyer’s page', async () => {
  const order = await shop.sent();
  await shop.workAll();
  const { status, json, text } = await helper('GET', `orders/${order.number}`);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    ...{ number: order.number, state: 'sent', paymentState: 'paid', email: order.email },
    lines: [{ quantity: 1, unitCents: 5000 }],
    parcels: [{ carrier: expect.any(String) }],
    left: { moneyCents: json.totalCents, cardCents: 0 },
  });
  expect(json.story.map(({ kind }: { kind: string }) => kind)).toContain('parcel');
  expect(text).not.toContain(order.token);
  expect((await helper('GET', 'orders/2020-999999')).status).toBe(404);
  expect((await helper('GET', 'orders/geen-nummer')).status).toBe(404);
});

test('money goes back once a key and never more than there is, with a reason, the password and a line in the log', async () => {
  const order = await shop.paid();
  const wrong = await refund(helper, order.number, { cents: 12.5, reason: ' ' });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ['cents', 'reason']]);
  // What its sender saw is never left out, or two who look at the same page give it back twice.
  for (const left of [undefined, null, '5000', -1]) {
    const { status, json } = await refund(helper, order.number, { cents: 1000, left });
    expect([left, status, Object.keys(json.fields)]).toEqual([left, 400, ['left']]);
  }
  const both = await Promise.all([1, 2].map(() => refund(helper, order.number, { cents: 1000 })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const told = await refund(helper, order.number, { cents: 1000 });
  expect(told.json).toMatchObject({
    refunds: [{ cents: 1000, reason: 'Een kras' }],
    left: { moneyCents: told.json.totalCents - 1000 },
  });
  // The same key for another sum is no second refund, and says so.
  const other = await refund(helper, order.number, { cents: 1500 });
  expect([other.status, Object.keys(other.json.fields)]).toEqual([409, ['cents']]);
  const much = await refund(helper, order.number, { cents: 900_000, key: 'sleutel-2' });
  expect([much.status, Object.keys(much.json.fields)]).toEqual([422, ['cents']]);
  shop.clock.advance(11 * 60_000);
  const late = await refund(helper, order.number, { cents: 500, key: 'sleutel-3' });
  expect([late.status, late.json.code]).toEqual([403, 'password_again']);
  await helper('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
  expect((await refund(helper, order.number, { cents: 500, key: 'sleutel-3' })).status).toBe(200);
  const noted = (await shop.db.select().from(staffActions)).filter(
    ({ action, subject }) => action === 'order.refund' && subject === order.number,
  );
  expect(noted.map(({ outcome }) => outcome).sort()).toEqual([
    ...['refused', 'refused', 'success', 'success'],
  ]);
  expect(noted[0]?.after).toEqual({ Bedrag: expect.stringContaining('10,00'), Reden: 'Een kras' });
});

test('what an account holds that nobody proved to be the address’s is not given out with it', async () => {
  await chief('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
  const email = 'slachtoffer@post.example';
  const account = await createAccount(shop.host, { email, password: 'een lang wachtwoord 7' });
  await shop.db.execute(sql`insert into account_addresses
    (account_id, street, zipcode, housenumber, place, country)
    values (${account?.id}, 'Vreemdstraat', '1234AB', '1', 'Elders', 'NL')`);
  const { status, text } = await chief('POST', 'customers/export', { body: { email } });
  expect([status, text.includes('createdAt')]).toEqual([200, true]);
  expect(text).not.toContain('Vreemdstraat');
  // Then it isn't all, and doesn't say that it is.
  const page = await chief('POST', 'customers/export', { body: { email, as: 'page' } });
  expect(page.json.html).toContain('Wachtwoord vergeten');
  expect(page.json.html).not.toContain('<p>Alles wat');
});

test('an account that nobody proved isn’t told as the customer: his name is that of his orders', async () => {
  const { email } = await shop.paid();
  const names = { firstName: 'Aan', lastName: 'Valler' };
  const account = await createAccount(shop.host, {
    ...{ email, password: 'een lang wachtwoord 7', phone: '' },
    ...names,
  });
  const tell = async () => (await helper('POST', 'customers/one', { body: { email } })).json;
  const told = await tell();
  expect([told.isUnproven, told.name.includes('Valler'), told.name === '']).toEqual([
    ...[true, false, false],
  ]);
  await shop.rows(
    sql`update accounts set email_proven_at = now() where id = ${account?.id} returning 1`,
  );
  expect(await tell()).toMatchObject({ name: 'Aan Valler' });
  expect((await tell()).isUnproven).toBeUndefined();
});

test('all that is kept of an address is given out, of orders without an account too, and of nobody else', async () => {
  await chief('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
  const [order, other] = [await shop.paid(), await shop.paid()];
  const { status, json, text, headers } = await chief('POST', 'customers/export', {
    body: { email: ` ${order.email.toUpperCase()} ` },
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ email: order.email, orders: [{ number: order.number }] });
  expect(json.account).toBeUndefined();
  expect(text).not.toContain(other.number);
  expect(text).not.toContain(order.token);
  expect(headers['cache-control']).toContain('no-store');
  for (const email of [undefined, 7, 'geen adres', `${'a'.repeat(300)}@b.example`]) {
    expect((await chief('POST', 'customers/export', { body: { email } })).status).toBe(400);
  }
  const noted = (await shop.db.select().from(staffActions)).filter(
    ({ action, subject }) => action === 'customer.export' && subject === order.email,
  );
  expect(noted).toMatchObject([
    { subject: order.email, after: { Bevat: expect.stringMatching(/^Bestellingen, Betalingen/) } },
  ]);
});

test('orders are found by the telephone number of who ordered, however it is written', async () => {
  const [order, other] = [await shop.paid(), await shop.paid()];
  await shop.rows(sql`update orders set billing = jsonb_set(billing, '{phone}', '"06-98765432"')
    where id = ${order.id} returning 1`);
  for (const typed of ['0698765432', '+31 6 98 76 54 32', '06 98765432']) {
    const { json } = await helper('GET', `orders?q=${encodeURIComponent(typed)}`);
    const numbers = json.orders.map((one: { number: string }) => one.number);
    expect([typed, numbers]).toEqual([typed, [order.number]]);
    expect(numbers).not.toContain(other.number);
  }
});

test('a customer is found by how his telephone number begins, his postcode and his order’s number', async () => {
  const [order, other] = [await shop.paid(), await shop.paid()];
  const write = (id: number, phone: string, zipcode: string) =>
    shop.rows(sql`update orders set billing = billing || ${JSON.stringify({ phone, zipcode })}::jsonb
      where id = ${id} returning 1`);
  await write(order.id, '(030) 765 43 21', '9876ZX');
  await write(other.id, '+31 20 765 43 21', '1234AB');
  const emails = async (typed: string): Promise<string[]> =>
    (await helper('GET', `customers?q=${encodeURIComponent(typed)}`)).json.customers.map(
      (one: { email: string }) => one.email,
    );
  for (const typed of ['030-', '030 76', '+31 30', '+31 (0)30 765', '0307654321', order.number]) {
    expect([typed, await emails(typed)]).toEqual([typed, [order.email.toLowerCase()]]);
  }
  expect(await emails('9876 zx')).toContain(order.email.toLowerCase());
  expect(await emails('020-')).toEqual([other.email.toLowerCase()]);
  expect(await emails('039-')).toEqual([]);
});

test('orders are found by their articles, parcels, payments and returns', async () => {
  const order = await shop.sent({}, { quantity: 2 });
  const other = await shop.paid();
  await shop.withdraw(order, 1);
  const numbers = async (query: string): Promise<string[]> =>
    (await helper('GET', `orders?${query}`)).json.orders.map(
      (one: { number: string }) => one.number,
    );
  const [known] = await shop.rows<Record<'title' | 'sku' | 'parcel' | 'payment', string>>(sql`
    select l.title, v.sku, p.tracking_code as parcel, y.provider_id as payment
    from order_lines l join variants v on v.id = l.variant_id
    join parcels p on p.order_id = l.order_id join payments y on y.order_id = l.order_id
    where l.order_id = ${order.id} and y.provider_id is not null`);
  const sku = 'ART-4711-X';
  await shop.db.execute(sql`update variants set sku = ${sku}
    where id = ${order.product.variants[0]?.id}`);
  const words = [
    ...[known?.title.toUpperCase(), sku.toLowerCase(), 'art-4711', known?.parcel],
    ...[known?.parcel.slice(0, 12).toLowerCase(), known?.payment, `r-${order.number}-1`],
  ];
  for (const word of words) {
    const found = await numbers(`q=${encodeURIComponent(word ?? '')}`);
    expect([word, found.includes(order.number)]).toEqual([word, true]);
  }
  for (const word of [sku, known?.payment, `R-${order.number}-1`]) {
    expect(await numbers(`q=${encodeURIComponent(word ?? '')}`)).not.toContain(other.number);
  }
  expect(await numbers(`q=${sku}&state=cancelled`)).toEqual([]);
  expect(await numbers(`q=${sku}&state=sent`)).toEqual([order.number]);
});

test('orders are found by what is to be done with them, and counted so, and by the day', async () => {
  const counts = async () => (await helper('GET', 'orders/todo')).json;
  const numbers = async (query: string): Promise<string[]> =>
    (await helper('GET', `orders?${query}`)).json.orders.map(
      (one: { number: string }) => one.number,
    );
  const before = await counts();
  const toSend = await shop.paid();
  const toPay = await shop.place({ payment_method: 'transfer' });
  const back = await shop.sent();
  await shop.withdraw(back);
  const after = await counts();
  const more = Object.fromEntries(
    Object.entries(after).map(([todo, count]) => [todo, Number(count) - before[todo]]),
  );
  expect(more).toEqual({
    ...{ send: 1, lay: 0, fetch: 0, pay: 1 },
    ...{ sought: 0, short: 0, returns: 1, 'by-hand': 0 },
  });
  expect(await numbers('todo=send')).toContain(toSend.number);
  expect(await numbers('todo=send')).not.toContain(toPay.number);
  expect(await numbers('todo=pay')).toContain(toPay.number);
  expect(await numbers('todo=returns')).toContain(back.number);
  expect(await numbers('todo=niets')).toContain(back.number);
  const day = shop.clock.now().toISOString().slice(0, 10);
  expect(await numbers(`from=${day}&until=${day}`)).toContain(toSend.number);
  expect(await numbers('until=2020-01-01')).toEqual([]);
  expect(await numbers('from=2020-02-31')).toContain(toSend.number);
  expect((await reader('GET', 'orders/todo')).status).toBe(403);
  expect((await shop.inject({ url: '/admin/api/orders/todo' })).statusCode).toBe(401);
});

test('who a customer is stands in no address of the office, and what stands there leads to him alone', async () => {
  const { number, email } = await shop.paid();
  const { who } = (await helper('GET', `orders/${number}`)).json;
  const [found] = (await helper('GET', `customers?q=${encodeURIComponent(email)}`)).json.customers;
  const { to } = (await helper('GET', `find?q=${encodeURIComponent(email)}`)).json.find(
    ({ kind }: { kind: string }) => kind === 'Klant',
  );
  const [name = ''] = email.split('@');
  for (const said of [who, found.who, to]) {
    expect(said).not.toContain(name);
    expect(Buffer.from(said, 'base64url').toString()).not.toContain(name);
  }
  const seals = [who, found.who, new URL(to, 'https://x.example').searchParams.get('wie')];
  expect(new Set(seals).size).toBe(3);
  for (const one of seals) {
    const told = await helper('POST', 'customers/one', { body: { who: one } });
    expect([told.status, told.json.email]).toEqual([200, email]);
  }
  const odd = [
    '',
    'x',
    who.slice(0, -2),
    `${who}A`,
    who.replace('v1', 'v2'),
    'v1.a.b.c.d',
    'x'.repeat(9999),
  ];
  for (const one of odd) {
    expect([one, (await helper('POST', 'customers/one', { body: { who: one } })).status]).toEqual([
      one,
      404,
    ]);
  }
  for (const body of [undefined, null, 7, [], { who: 7 }, { email: {} }]) {
    expect((await helper('POST', 'customers/one', { body })).status).toBe(400);
  }
  for (const path of ['customers/one', 'customers/erasure', 'customers/exports/known']) {
    expect((await reader('POST', path, { body: { email } })).status).toBe(403);
    expect((await helper('GET', `${path}?email=${encodeURIComponent(email)}`)).status).toBe(404);
    const headers = { [officeHeader]: '1' };
    const url = `/admin/api/${path}`;
    expect((await shop.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(401);
  }
});
