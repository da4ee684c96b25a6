import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const VIEW = '/webcore/checkout/view';
const UPDATE = '/webcore/checkout/update';

const buyer = async () => shop.buyer(await shop.build.product());
const nobody = { email: '', email_check: '', firstname: '', lastname: '' };
const nowhere = { address_zipcode: '', address_housenumber: '', address_street: '' };

const stepsOf = (html: string) =>
  findAll(parseHtml(html), '[data-step]').map(({ attributes }) => attributes['data-state']);
const update = async (visitor: Visitor, fields: Record<string, string>) =>
  (await visitor.post(UPDATE, await fillOrder(visitor, fields))).body;

test('S2.7/6 the parts of the form open one after another as they are filled in', async () => {
  const visitor = await buyer();
  expect(stepsOf((await visitor.get(VIEW)).body)).toEqual(['open', 'ahead', 'ahead']);
  const who = await update(visitor, { ...nowhere, step: 'contact' });
  expect(stepsOf(who)).toEqual(['done', 'open', 'ahead']);
  expect(textOf(get(parseHtml(who), '[data-step=contact]'))).toContain('An de Wit an@klant.nl');
  expect(who).not.toContain('data-error-summary');
  const where = await update(visitor, { step: 'delivery' });
  expect(stepsOf(where)).toEqual(['done', 'done', 'open']);
  expect(textOf(get(parseHtml(where), '[data-step=delivery]'))).toContain(
    'Oudegracht 12, 3511 AW Utrecht',
  );
  // He finds it so when he comes back.
  expect(stepsOf((await visitor.get(VIEW)).body)).toEqual(['done', 'done', 'open']);
});

test('a way home names its day, but not where a transfer has to come first', async () => {
  const visitor = await buyer();
  const told = async (payment_method: string) =>
    textOf(
      get(
        parseHtml(await update(visitor, { payment_method, step: 'delivery' })),
        '[data-step=delivery]',
      ),
    );
  expect(await told('transfer')).toContain('· zodra je betaling binnen is');
  expect(await told('')).not.toContain('zodra je betaling');
  expect(await told('')).toMatch(/ · \S.* in huis/);
});

test('S5.1 who ends a part is told what is missing in it, and in no other', async () => {
  const visitor = await buyer();
  const fields = { ...nobody, ...nowhere, conditions_agree: '' };
  const page = await update(visitor, { ...fields, step: 'contact' });
  expect(stepsOf(page)).toEqual(['open', 'ahead', 'ahead']);
  expect(page).toContain('Vul je voornaam in.');
  expect(page).not.toMatch(/Vul de (postcode|straat) in|akkoord te gaan/);
  // A total that is brought up to date says nothing of it.
  expect(await update(visitor, fields)).not.toContain('Vul je voornaam in');
});

test('a folded part is opened by its button without script too, and by what is wrong in it', async () => {
  const visitor = await buyer();
  expect(stepsOf(await update(visitor, { open: 'contact' }))).toEqual(['open', 'done', 'open']);
  expect(stepsOf(await update(visitor, { ...nobody, ...nowhere, open: 'payment' }))).toEqual([
    ...['open', 'ahead', 'open'],
  ]);
  const wrong = await sendOrder(visitor, await fillOrder(visitor, { address_zipcode: '12' }));
  expect(stepsOf(wrong.body)).toEqual(['done', 'open', 'open']);
});

test('an account that is wanted without a good password keeps its part open', async () => {
  const visitor = await buyer();
  const wanted = { 'account[create_account]': '1', create_account_password: 'kort' };
  const page = await update(visitor, {
    ...{ ...wanted, create_account_password_check: 'kort', step: 'contact' },
  });
  expect(stepsOf(page)[0]).toBe('open');
  expect(page).toContain('data-error-summary');
  expect(page).not.toContain('value="kort"');
});
