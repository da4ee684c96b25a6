import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, listAddresses } from '#features/accounts/api.server';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
const log: string[] = [];
beforeAll(async () => {
  shop = await createTestShop({ log: (line) => log.push(line) });
});
afterAll(() => shop.close());

const VIEW = '/webcore/checkout/view';
const PASSWORD = 'een lang wachtwoord';

const check = async (visitor: Visitor, email: string) =>
  visitor.post('/site/webcore/contact/checkEmail', {
    email,
    etalage_token: await visitor.token(),
  });

const wanting = (email: string, password = PASSWORD) => ({
  email,
  email_check: email,
  'account[create_account]': '1',
  create_account_password: password,
  create_account_password_check: password,
});

const buyer = async () => shop.buyer(await shop.build.product());

const accountOf = async (email: string) => {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from accounts where email = ${email}`,
  );
  return rows[0]?.id;
};

test('S7.3/9 S4.3/5-6 an address with an account is answered by a text, another by nothing', async () => {
  await createAccount(shop.host, { email: 'bekend@klant.nl', password: PASSWORD });
  const visitor = shop.visitor();
  const known = await check(visitor, ' Bekend@klant.nl ');
  expect(known.statusCode).toBe(200);
  expect(known.headers['content-type']).toContain('text/plain');
  expect(known.headers['cache-control']).toBe('no-store');
  expect(known.body).toBe(
    'Er is een account met dit e-mailadres. Log in, dan vullen we de rest in. Zonder inloggen bestellen kan ook.',
  );
  for (const email of ['nieuw@klant.nl', 'geen adres', '']) {
    const reply = await check(visitor, email);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('');
  }
});

test('S8.2/6 who is logged in is told so, by the check and on the page', async () => {
  await createAccount(shop.host, { email: 'in@klant.nl', password: PASSWORD });
  const visitor = await buyer();
  const etalage_token = await visitor.token();
  const fields = { etalage_username: 'in@klant.nl', etalage_password: PASSWORD, etalage_token };
  await visitor.post('/site/login', fields);
  expect((await check(visitor, 'in@klant.nl')).body).toBe('U bent succesvol ingelogd');
  const { body } = await visitor.get(VIEW);
  expect(body).toContain('Welkom terug! U bent succesvol ingelogd');
  expect(body).not.toContain('data-create-block');
  expect(body).not.toContain('data-login-block');
  expect(body).not.toContain('Een account is niet nodig');
  expect(body).toContain('Velden met een * hebben we nodig');
});

test('S7.3/9 without the page’s token, of another site, or too often: refused', async () => {
  const visitor = shop.visitor();
  const url = '/site/webcore/contact/checkEmail';
  expect((await visitor.post(url, { email: 'a@klant.nl' })).statusCode).toBe(403);
  const etalage_token = await visitor.token();
  const other = await visitor.post('/elders/webcore/contact/checkEmail', { etalage_token });
  expect(other.statusCode).toBe(404);
  const replies: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const email = 'een@klant.nl';
    replies.push((await visitor.post(url, { email, etalage_token })).statusCode);
  }
  expect(replies[0]).toBe(200);
  expect(replies.at(-1)).toBe(429);
});

test('S2.7/7 an account’s own address needs no second typing; another one does', async () => {
  await createAccount(shop.host, { email: 'zelf@klant.nl', password: PASSWORD });
  const visitor = await buyer();
  await visitor.post('/site/login', {
    ...{ etalage_username: 'zelf@klant.nl', etalage_password: PASSWORD },
    etalage_token: await visitor.token(),
  });
  expect((await visitor.get(VIEW)).body).not.toContain('name="email_check"');
  const send = async (email: string) => {
    const { email_check, ...form } = await fillOrder(visitor, { email });
    return sendOrder(visitor, form);
  };
  const other = await send('ander@klant.nl');
  expect(other.statusCode).toBe(422);
  expect(other.body).toMatch(
    /name="email_check"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email_check"/,
  );
  expect((await send('Zelf@klant.nl')).statusCode).toBe(303);
});

test('S2.7/7 a visitor without script logs in and comes back, his cart and what he typed with him', async () => {
  await createAccount(shop.host, { email: 'terug@klant.nl', password: PASSWORD });
  const visitor = await shop.buyer(await shop.build.product({ title: 'Kan Kollum' }));
  await visitor.post('/webcore/checkout/update', await fillOrder(visitor, { remark: 'Bij 14' }));
  const page = await visitor.get(VIEW);
  expect(page.body).toMatch(/<form id="checkout-login"[^>]*action="\/site\/login"/);
  expect(page.body).toMatch(/form="checkout-login"[^>]*name="etalage_password"/);
  const fields = { etalage_username: 'terug@klant.nl', return_to: VIEW };
  const send = async (etalage_password: string) =>
    visitor.post('/site/login', {
      ...{ ...fields, etalage_password },
      etalage_token: await visitor.token(),
    });
  const failed = String((await send('een verkeerd wachtwoord')).headers.location);
  expect(failed).toContain('failed_login');
  expect((await visitor.get(failed)).body).toContain(`name="return_to" value="${VIEW}"`);
  expect((await send(PASSWORD)).headers.location).toBe(VIEW);
  const { body } = await visitor.get(VIEW);
  expect(body).toContain('Kan Kollum');
  expect(body).toContain('Bij 14');
});

test('a login leads to no other site', async () => {
  const visitor = shop.visitor();
  await createAccount(shop.host, { email: 'weg@klant.nl', password: PASSWORD });
  for (const return_to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const reply = await visitor.post('/site/login', {
      ...{ etalage_username: 'weg@klant.nl', etalage_password: PASSWORD, return_to },
      etalage_token: await visitor.token(),
    });
    expect(reply.headers.location).toBe('/login/dashboard/view/orders');
  }
});

test('S2.7/8 an account that is asked for is made with the order, its address kept', async () => {
  const visitor = await buyer();
  const form = await fillOrder(visitor, wanting('vast@klant.nl'));
  const reply = await sendOrder(visitor, form);
  expect(reply.statusCode).toBe(303);
  const id = (await accountOf('vast@klant.nl')) ?? 0;
  expect(id).toBeGreaterThan(0);
  const { rows } = await shop.db.execute(
    sql`select account_id from orders where email = 'vast@klant.nl'`,
  );
  expect(rows).toEqual([{ account_id: id }]);
  expect(await listAddresses(shop.host, id)).toMatchObject([
    { street: 'Oudegracht', housenumber: '12', zipcode: '3511 AW', usual: true },
  ]);
  // Sent once more, it is the same order, though the address has an account now.
  expect((await sendOrder(visitor, form)).headers.location).toBe(reply.headers.location);
});

test('S2.7/8 who asked for an account with his order logs in with the password that he typed, as who he said he is', async () => {
  const buys = await buyer();
  const who = { firstname: 'Marit', lastname: 'Vos', phone: '030 555 01 40' };
  const form = await fillOrder(buys, { ...wanting('marit@klant.nl'), ...who });
  expect((await sendOrder(buys, form)).statusCode).toBe(303);
  const login = async (etalage_password: string) => {
    const visitor = shop.visitor();
    const etalage_token = await visitor.token();
    const fields = { etalage_username: 'marit@klant.nl', etalage_password, etalage_token };
    return (await visitor.post('/site/login', fields)).headers.location;
  };
  expect(await login('')).toContain('failed_login');
  expect(await login(PASSWORD)).not.toContain('failed_login');
  const { rows } = await shop.db.execute(
    sql`select first_name, last_name, phone from accounts where email = 'marit@klant.nl'`,
  );
  expect(rows).toEqual([{ first_name: 'Marit', last_name: 'Vos', phone: '030 555 01 40' }]);
});

test('S4.3/8 a wrong password, or an address with an account, is told before anything is ordered', async () => {
  await createAccount(shop.host, { email: 'had@klant.nl', password: PASSWORD });
  const visitor = await buyer();
  const short = await sendOrder(
    visitor,
    await fillOrder(visitor, wanting('kort@klant.nl', 'kort')),
  );
  expect(short.statusCode).toBe(422);
  expect(short.body).toContain('Kies een wachtwoord van minstens 8 tekens.');
  expect(short.body).toMatch(/name="account\[create_account\]"[^>]*checked=""/);
  const known = await sendOrder(visitor, await fillOrder(visitor, wanting('had@klant.nl')));
  expect(known.statusCode).toBe(422);
  expect(known.body).toContain('Er is al een account met dit e-mailadres.');
  const { rows } = await shop.db.execute(
    sql`select 1 from orders where email in ('kort@klant.nl', 'had@klant.nl')`,
  );
  expect(rows).toEqual([]);
});

test('a password that was typed is kept nowhere and shown nowhere', async () => {
  const visitor = await buyer();
  const secret = 'geheim-van-marit-7';
  const form = { ...(await fillOrder(visitor, wanting('x', secret))) };
  const reply = await sendOrder(visitor, form);
  const update = await visitor.post('/webcore/checkout/update', form);
  for (const { body } of [reply, update, await visitor.get(VIEW)])
    expect(body).not.toContain(secret);
  const { rows } = await shop.db.execute(
    sql`select 1 from carts where typed like ${`%${secret}%`}`,
  );
  expect(rows).toEqual([]);
});

test('what goes wrong with the account once the order stands is logged, and in no visitor’s way', async () => {
  const failed = () => log.filter((line) => line.includes('the account of an order was not made'));
  const guest = await buyer();
  const plain = await sendOrder(
    guest,
    await fillOrder(guest, { email: 'gast@klant.nl', email_check: 'gast@klant.nl' }),
  );
  expect(plain.statusCode).toBe(303);
  expect(failed()).toEqual([]);
  const visitor = await buyer();
  const form = await fillOrder(visitor, wanting('pech@klant.nl'));
  await shop.db.execute(sql`alter table account_addresses rename to away`);
  try {
    expect((await sendOrder(visitor, form)).statusCode).toBe(303);
  } finally {
    await shop.db.execute(sql`alter table away rename to account_addresses`);
  }
  expect(failed()).toHaveLength(1);
});
