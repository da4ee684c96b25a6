import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, listAddresses } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { get, parseHtml } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'een lang wachtwoord';
const TITLE = 'Bewaar je bestelling in een account';

/** Orders without an account; answers who did and where the order is. */
const order = async (email: string) => {
  const visitor = await shop.buyer(await shop.build.product());
  const placed = await sendOrder(visitor, await fillOrder(visitor, { email, email_check: email }));
  const address = new URL(String(placed.headers.location), 'https://winkel.example').pathname;
  return { visitor, address, token: address.split('/').at(-1) ?? '' };
};

const ask = async (visitor: Visitor, token: string, password: string) =>
  visitor.post(`/webcore/order/account/${token}`, {
    password,
    etalage_token: await visitor.token(),
  });

const rowOf = async (token: string) => {
  const { rows } = await shop.db.execute<{ account_id: number | null }>(
    sql`select account_id from orders where token = ${token}`,
  );
  return rows[0];
};

test('S6/2 who ordered without an account makes one of the order with a password alone', async () => {
  const { visitor, address, token } = await order('later@klant.nl');
  const page = await visitor.get(address);
  expect(page.body).toContain(TITLE);
  expect(page.body).toContain('value="later@klant.nl"');
  const made = await ask(visitor, token, PASSWORD);
  expect(made.statusCode).toBe(303);
  expect(made.headers.location).toBe(`${address}?gedaan=account#account-after`);
  const accountId = (await rowOf(token))?.account_id ?? 0;
  expect(accountId).toBeGreaterThan(0);
  expect(await listAddresses(shop.host, accountId)).toHaveLength(1);
  const after = await visitor.get(`${address}?gedaan=account`);
  expect(after.body).toContain('Je account is gemaakt. Deze bestelling staat erin.');
  expect(after.body).not.toContain(TITLE);
  expect((await visitor.get(accountPath.orders)).body).toContain(address);
  // Pressed twice: no second account, and no error.
  expect((await ask(visitor, token, 'iets heel anders nu')).headers.location).toBe(address);
});

test('a password that is too weak, an address that has an account: told in the form, nothing made', async () => {
  const { visitor, address, token } = await order('bezet@klant.nl');
  const weak = await ask(visitor, token, 'kort');
  expect(weak.statusCode).toBe(422);
  expect(weak.body).toContain('aria-describedby="account-after-password-error"');
  // It is said before anything else, and leads to the field.
  expect(weak.body).toMatch(/<title>Fout: /);
  const summary = get(parseHtml(weak.body), '[data-error-summary]');
  expect(summary.attributes.role).toBe('alert');
  expect(get(summary, 'a').attributes.href).toBe('#account-after-password');
  // With a part of the page in its address the browser would go there instead.
  expect(weak.body).toContain(`action="/webcore/order/account/${token}"`);
  expect(weak.headers['referrer-policy']).toBe('same-origin');
  await createAccount(shop.host, { email: 'bezet@klant.nl', password: PASSWORD });
  const taken = await ask(visitor, token, PASSWORD);
  expect(taken.statusCode).toBe(422);
  expect(taken.body).toContain('Er is al een account met dit e-mailadres.');
  expect(await rowOf(token)).toEqual({ account_id: null });
  expect((await visitor.get(address)).body).toContain(TITLE);
});

test('of an order that was given up no account is made', async () => {
  const { visitor, address, token } = await order('weg@klant.nl');
  await shop.db.execute(sql`update orders set state = 'cancelled' where token = ${token}`);
  expect((await ask(visitor, token, PASSWORD)).headers.location).toBe(address);
  expect(await rowOf(token)).toEqual({ account_id: null });
  expect((await visitor.get(address)).body).not.toContain(TITLE);
});

test('it takes the page’s token, an order, and not too many attempts; who is logged in is offered none', async () => {
  const { visitor, address, token } = await order('veel@klant.nl');
  const url = `/webcore/order/account/${token}`;
  expect((await visitor.post(url, { password: PASSWORD })).statusCode).toBe(403);
  expect((await ask(visitor, 'geen', PASSWORD)).statusCode).toBe(404);
  await createAccount(shop.host, { email: 'andere@klant.nl', password: PASSWORD });
  const other = shop.visitor();
  const etalage_token = await other.token();
  const fields = { etalage_username: 'andere@klant.nl', etalage_password: PASSWORD, etalage_token };
  await other.post('/site/login', fields);
  expect((await other.get(address)).body).not.toContain(TITLE);
  await createAccount(shop.host, { email: 'veel@klant.nl', password: PASSWORD });
  const replies: number[] = [];
  for (let nth = 0; nth < 40; nth += 1) {
    replies.push((await ask(visitor, token, PASSWORD)).statusCode);
  }
  expect(replies).toContain(429);
  expect((await rowOf(token))?.account_id).toBeNull();
});
