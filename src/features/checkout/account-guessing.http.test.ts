import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, mayCheckEmail } from '#features/accounts/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'een lang wachtwoord';
const EXISTS = 'Er is al een account met dit e-mailadres';

const login = async (visitor: Visitor, email: string) =>
  visitor.post('/site/login', {
    ...{ etalage_username: email, etalage_password: PASSWORD },
    etalage_token: await visitor.token(),
  });

test('an order that asks for an account tells no more of addresses than checking them does', async () => {
  await createAccount(shop.host, { email: 'bekend@klant.nl', password: PASSWORD });
  const visitor = await shop.buyer(await shop.build.product());
  const form = await fillOrder(visitor, {
    'account[create_account]': '1',
    create_account_password: PASSWORD,
    create_account_password_check: PASSWORD,
    // Not what it costs: nothing is ordered, so it can be asked again.
    quote: 'x',
  });
  const ask = async (email: string) =>
    (await sendOrder(visitor, { ...form, email, email_check: email })).body;
  for (let nth = 1; nth < limits.checksPerClient; nth += 1) {
    await mayCheckEmail(shop.host, '127.0.0.1', `onbekend${nth}@klant.nl`);
  }
  expect(await ask('bekend@klant.nl')).toContain(EXISTS);
  const refused = await ask('bekend@klant.nl');
  expect(refused).not.toContain(EXISTS);
  expect(refused).toContain('Haal dit vinkje weg en bestel zonder account');
  expect(await ask('nog-een@klant.nl')).toContain('Haal dit vinkje weg en bestel zonder account');
  const { 'account[create_account]': _, ...without } = await fillOrder(visitor);
  expect((await sendOrder(visitor, without)).statusCode).toBe(303);
});

test('what one account’s holder typed is not another’s who logs in after him', async () => {
  for (const email of ['een@klant.nl', 'twee@klant.nl']) {
    await createAccount(shop.host, { email, password: PASSWORD });
  }
  const visitor = await shop.buyer(await shop.build.product({ title: 'Kan Kollum' }));
  const update = async (remark: string) =>
    visitor.post('/webcore/checkout/update', await fillOrder(visitor, { remark }));
  const view = async () => (await visitor.get('/webcore/checkout/view')).body;
  await update('Als gast');
  await login(visitor, 'een@klant.nl');
  expect(await view()).toContain('Als gast');
  await update('Achterom bij de buren');
  await login(visitor, 'een@klant.nl');
  expect(await view()).toContain('Achterom bij de buren');
  await login(visitor, 'twee@klant.nl');
  expect(await view()).toContain('Kan Kollum');
  expect(await view()).not.toContain('Achterom bij de buren');
});
