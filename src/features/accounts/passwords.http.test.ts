import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { createAccount, findAccountByEmail } from './api.server';
import { accountPath } from './contract';
import { beginReset } from './server/accounts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const RIGHT = 'een lang wachtwoord';
const WEAK = ['1234567890', 'elsdewit99'];
const TOLD = 'Maak het langer';

/** An account of Els Dewit, and a visitor who is logged in to it. */
const begin = async (email: string) => {
  const names = { firstName: 'Els', lastName: 'Dewit' };
  const account = await createAccount(shop.host, { email, password: RIGHT, ...names });
  const visitor = shop.visitor();
  const login = async (etalage_password: string) => {
    const fields = { etalage_username: email, etalage_password };
    const etalage_token = await visitor.token();
    return (await visitor.post('/site/login', { ...fields, etalage_token })).headers.location;
  };
  expect(await login(RIGHT)).toBe(accountPath.orders);
  return { visitor, id: account?.id ?? 0, login };
};

test.each(WEAK)(
  '%s is no password of a new account; what else was typed stays',
  async (password) => {
    const visitor = shop.visitor();
    const names = { firstname: 'Els', lastname: 'Dewit', email: 'els.dewit@klant.nl' };
    const etalage_token = await visitor.token();
    const reply = await visitor.post(accountPath.register, { ...names, password, etalage_token });
    expect(reply.statusCode).toBe(422);
    expect(reply.body.includes(TOLD)).toBe(true);
    for (const typed of Object.values(names))
      expect(reply.body.includes(`value="${typed}"`), typed).toBe(true);
    expect(reply.body.includes(password)).toBe(false);
    expect(await findAccountByEmail(shop.host, names.email)).toBeUndefined();
  },
);

test.each(WEAK)('%s is no password of an account made with an order', async (password) => {
  const email = `bestelt${password}@klant.nl`;
  const visitor = await shop.buyer(await shop.build.product());
  const form = await fillOrder(visitor, {
    ...{ email, email_check: email },
    ...{ firstname: 'Els', lastname: 'Dewit', remark: 'Bij de buren' },
    ...{ 'account[create_account]': '1', create_account_password: password },
    create_account_password_check: password,
  });
  const reply = await sendOrder(visitor, form);
  expect(reply.statusCode).toBe(422);
  expect(reply.body.includes(TOLD)).toBe(true);
  for (const typed of [email, 'Els', 'Dewit', 'Bij de buren']) {
    expect(reply.body.includes(typed), typed).toBe(true);
  }
  const good = {
    create_account_password: 'kaas en brood',
    create_account_password_check: 'kaas en brood',
  };
  expect((await sendOrder(visitor, { ...form, ...good })).statusCode).toBe(303);
});

test.each(WEAK)(
  '%s does not become the password of an account, by its page or by a link',
  async (password) => {
    const { visitor, id, login } = await begin(`els${password}@klant.nl`);
    const fields = { password, password_check: password };
    const post = async (url: string, more: Record<string, string> = {}) =>
      visitor.post(url, { ...fields, ...more, etalage_token: await visitor.token() });
    const link = accountPath.reset(await beginReset(shop.host, id));
    for (const reply of [
      await post(accountPath.changePassword, { current: RIGHT }),
      await post(link),
    ]) {
      expect(reply.statusCode).toBe(422);
      expect(reply.body.includes(TOLD)).toBe(true);
    }
    expect(await login(password)).toContain('failed_login');
    const good = { password: 'kaas en brood', password_check: 'kaas en brood' };
    expect((await post(link, good)).statusCode).toBe(303);
    expect(await login('kaas en brood')).toBe(accountPath.orders);
  },
);
