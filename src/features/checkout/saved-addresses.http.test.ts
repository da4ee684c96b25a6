import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, findAccountByEmail, listAddresses } from '#features/accounts/api.server';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const VIEW = '/webcore/checkout/view';
const PASSWORD = 'een lang wachtwoord';

const keep = async (accountId: number, street: string, country = 'NL', usual = false) => {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    insert into account_addresses
      (account_id, first_name, last_name, zipcode, housenumber, street, place, country, usual)
    values (${accountId}, 'Bo', 'Bos', ${country === 'NL' ? '9711 AB' : '2000'}, '7', ${street},
      'Groningen', ${country}, ${usual}) returning id`);
  return rows[0]?.id ?? 0;
};

/** A buyer who is logged in, with a usual address and two others. */
const holder = async (name: string) => {
  const email = `${name}@klant.nl`;
  const account = await createAccount(shop.host, { email, password: PASSWORD });
  const id = account?.id ?? 0;
  const usual = await keep(id, 'Herestraat', 'NL', true);
  const other = await keep(id, 'Zwanestraat');
  const abroad = await keep(id, 'Meir', 'BE');
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  await visitor.post('/site/login', {
    ...{ etalage_username: email, etalage_password: PASSWORD },
    etalage_token: await visitor.token(),
  });
  return { visitor, email, usual, other, abroad };
};

const blank = {
  ...{ address_zipcode: '', address_housenumber: '', address_street: '', address_place: '' },
};

const order = async (visitor: Visitor, email: string, fields: Record<string, string>) =>
  sendOrder(visitor, await fillOrder(visitor, { email, email_check: email, ...fields }));

/** The address that stands chosen. */
const chosenIn = (html: string): string | undefined =>
  /<input[^>]*name="address_saved"[^>]*checked=""[^>]*>/
    .exec(html)?.[0]
    .match(/value="(\w+)"/)?.[1];

type Stored = { billing: Record<string, string>; delivery: Record<string, string> };
const stored = async (email: string): Promise<Stored | undefined> => {
  const { rows } = await shop.db.execute<Stored>(
    sql`select billing, delivery from orders where email = ${email} order by id desc limit 1`,
  );
  return rows[0];
};

test('an account holder chooses among his addresses, the usual one first', async () => {
  const { visitor, email, usual, other, abroad } = await holder('kiest');
  const { body } = await visitor.get(VIEW);
  const values = [...body.matchAll(/name="address_saved"[^>]*value="(\w+)"/g)].map(([, id]) => id);
  expect(values).toEqual([usual, other, abroad].map(String).concat('new'));
  expect(chosenIn(body)).toBe(String(usual));
  expect(body).toContain('href="/login/dashboard/view/addresses"');
  const reply = await order(visitor, email, { ...blank, address_saved: String(other) });
  expect(reply.statusCode).toBe(303);
  expect(await stored(email)).toMatchObject({
    billing: { street: 'Zwanestraat', zipcode: '9711 AB', firstName: 'An' },
    delivery: { street: 'Zwanestraat', housenumber: '7' },
  });
});

test('it goes to another of his addresses, at what that costs', async () => {
  const { visitor, email, usual, abroad } = await holder('elders');
  const fields = { ...blank, address_saved: String(usual), address_delivery_saved: String(abroad) };
  const { account_sameas: _, ...form } = await fillOrder(visitor, { ...fields, email });
  const reply = await visitor.post('/webcore/checkout/update', { ...form, view: 'ajax' });
  // No way goes to Belgium here.
  expect(reply.body).toContain('Naar dit adres bezorgen we deze bestelling niet.');
  const home = { ...form, email_check: email, address_delivery_saved: 'new' };
  const typed = {
    ...{ address_delivery_country: 'NL', address_delivery_zipcode: '3511 ZK' },
    ...{ address_delivery_housenumber: '9', address_delivery_street: 'Twijnstraat' },
    address_delivery_place: 'Utrecht',
  };
  const placed = await sendOrder(visitor, { ...home, ...typed });
  expect(placed.statusCode).toBe(303);
  expect(await stored(email)).toMatchObject({
    billing: { street: 'Herestraat' },
    delivery: { street: 'Twijnstraat' },
  });
});

test('another address is typed, and stays when a saved one is tried meanwhile', async () => {
  const { visitor, email, usual } = await holder('typt');
  const form = await fillOrder(visitor, { email, address_saved: String(usual) });
  await visitor.post('/webcore/checkout/update', form);
  const { body } = await visitor.get(VIEW);
  expect(body).toContain('value="Oudegracht"');
  expect(chosenIn(body)).toBe(String(usual));
  const reply = await order(visitor, email, { address_saved: 'new' });
  expect(reply.statusCode).toBe(303);
  expect((await stored(email))?.billing.street).toBe('Oudegracht');
});

test('what is typed beside saved addresses is saved too, once, however it is written', async () => {
  const { visitor, email, usual, other, abroad } = await holder('bewaart');
  const account = await findAccountByEmail(shop.host, email);
  const streets = async () =>
    (await listAddresses(shop.host, account?.id ?? 0)).map(({ street, usual: first }) =>
      first ? `${street}!` : street,
    );
  const typed = {
    ...{ address_delivery_country: 'NL', address_delivery_zipcode: '3511zk' },
    ...{ address_delivery_housenumber: '9', address_delivery_street: 'Twijnstraat' },
    ...{ address_delivery_place: 'Utrecht', address_delivery_saved: 'new' },
  };
  const send = async (fields: Record<string, string>) => {
    const product = await shop.build.product();
    await visitor.post('/webcore/checkout/add', {
      ...{ item_id: String(product.id), quantity: '1', etalage_token: await visitor.token() },
    });
    const { account_sameas: _, ...form } = await fillOrder(visitor, { email, ...fields });
    expect((await sendOrder(visitor, { ...form, email_check: email })).statusCode).toBe(303);
  };
  const before = ['Herestraat!', 'Zwanestraat', 'Meir'];
  expect(await streets()).toEqual(before);
  // Both his own.
  const own = { ...blank, address_saved: String(usual), address_delivery_saved: String(other) };
  await send(own);
  expect(await streets()).toEqual(before);
  await send({ address_saved: 'new', ...typed });
  expect(await streets()).toEqual([...before, 'Oudegracht', 'Twijnstraat']);
  await send({ address_saved: 'new', ...typed, address_delivery_zipcode: '3511 ZK' });
  expect(await streets()).toEqual([...before, 'Oudegracht', 'Twijnstraat']);
  expect([usual, other, abroad]).not.toContain(0);
});

test("another's address, or one that is gone, is none, whatever was typed beside it", async () => {
  const theirs = await holder('ander');
  const { visitor, email } = await holder('dief');
  for (const address_saved of [String(theirs.usual), '0', '-1', 'abc']) {
    const reply = await order(visitor, email, { address_saved });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Vul de postcode in, bijvoorbeeld 1234 AB.');
  }
  expect(await stored(email)).toBeUndefined();
  const guest = await shop.buyer(await shop.build.product());
  const asGuest = { address_saved: String(theirs.usual) };
  expect((await order(guest, 'gast@klant.nl', asGuest)).statusCode).toBe(422);
});
