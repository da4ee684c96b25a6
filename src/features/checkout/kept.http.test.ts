import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCode } from '#features/promotions/api.server';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { createVisitor } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await createCode(shop.db, { code: 'TIEN', kind: 'percentage', value: 10 });
});
afterAll(() => shop.close());

const VIEW = '/webcore/checkout/view';
const UPDATE = '/webcore/checkout/update';
const buyer = async () => shop.buyer(await shop.build.product({ priceCents: 2000 }));

test('S3.5/4 S2.7/7-9 the form has the fields by their names, none of the extras ticked', async () => {
  const { body } = await (await buyer()).get(VIEW);
  const names = [
    ...['email', 'email_check', 'account\\[create_account\\]', 'create_account_password'],
    ...['create_account_password_check', 'address_zipcode', 'address_housenumber'],
    ...['address_housenumber_suffix', 'address_street', 'address_place', 'address_province'],
    ...['address_country', 'address_delivery_country', 'account_sameas', 'giftcard'],
    ...['giftcard_code', 'giftservice', 'discount_code'],
  ];
  for (const name of names) expect(body).toMatch(new RegExp(`name="${name}"`));
  for (const name of [
    'giftcard',
    'giftservice',
    'account\\[create_account\\]',
    'conditions_agree',
  ]) {
    expect(body).not.toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*checked=""`));
  }
  expect(body.match(/<input[^>]*type="email"[^>]*name="email/g)).toHaveLength(2);
});

test('S4.3/9 S2.7/13-14 what is ticked comes back ticked, its field open and its price told', async () => {
  const visitor = await buyer();
  const ticked = { giftservice: '1', giftservice_text: 'Voor oma', giftcard: '1' };
  const { body } = await visitor.post(UPDATE, await fillOrder(visitor, ticked));
  expect(body).toMatch(/class="[^"]*\bopen\b[^"]*" data-giftservice-field/);
  expect(body).toContain('Voor oma');
  expect(body).toContain('data-giftcard-row');
  expect(body).toContain('data-no-card-row');
  expect(body).toContain('Cadeauservice');
});

test('a code is used and taken away by plain buttons', async () => {
  const visitor = await buyer();
  const form = await fillOrder(visitor, { discount_code: 'tien', update: '1' });
  const used = await visitor.post(UPDATE, form);
  expect(used.body).toContain('Korting met TIEN');
  expect(used.body).toContain('value="discount_code"');
  const gone = await visitor.post(UPDATE, { ...form, remove: 'discount_code' });
  expect(gone.body).not.toContain('Korting met TIEN');
  expect(gone.body).toMatch(
    /name="discount_code"[^>]*value=""|name="discount_code"(?![^>]*value=)/,
  );
  const wrong = await visitor.post(UPDATE, { ...form, discount_code: 'VERZONNEN' });
  expect(wrong.body).toContain('Deze kortingscode kennen we niet.');
});

test('what was typed is there after thirty days, in another process’ page just as well', async () => {
  const visitor = await buyer();
  const typed = { remark: 'Achterom', 'account[create_account]': '1', phone: '0612345678' };
  await visitor.post(UPDATE, await fillOrder(visitor, typed));
  shop.clock.advance(29 * 86_400_000);
  const again = createVisitor(shop);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  const { body } = await again.get(VIEW);
  expect(body).toContain('Achterom');
  expect(body).toContain('0612345678');
  expect(body).toMatch(/name="account\[create_account\]"[^>]*checked=""/);
});

test('more or fewer pieces than the form showed is told, and the visitor decides', async () => {
  const visitor = await buyer();
  const form = await fillOrder(visitor, { email: 'keer@klant.nl', email_check: 'keer@klant.nl' });
  const token = form.etalage_token ?? '';
  const other = await shop.build.product({ priceCents: 500 });
  const more = { item_id: other.id, quantity: 1, etalage_token: token };
  await visitor.post('/webcore/checkout/add', more);
  const told = await sendOrder(visitor, form);
  expect(told.statusCode).toBe(422);
  expect(told.body).toContain('Er is iets veranderd sinds je deze pagina opende');
  const anew = await fillOrder(visitor, { email: 'keer@klant.nl', email_check: 'keer@klant.nl' });
  expect((await sendOrder(visitor, anew)).statusCode).toBe(303);
});

test('terms that are not there are not found', async () => {
  expect((await shop.visitor().get('/webcore/checkout/terms')).statusCode).toBe(404);
});

test('a text that is cut within a sign is ordered all the same', async () => {
  const visitor = await buyer();
  const reply = await sendOrder(visitor, await fillOrder(visitor, { remark: '👍'.repeat(600) }));
  expect(reply.statusCode).toBe(303);
  const { rows } = await shop.db.execute<{ remark: string }>(
    sql`select remark from orders order by id desc limit 1`,
  );
  expect(rows[0]?.remark).toBe('👍'.repeat(500));
});

test('S5.1/3 a name that is too long is told, not cut', async () => {
  const visitor = await buyer();
  const lastname = 'a'.repeat(150);
  const reply = await sendOrder(visitor, await fillOrder(visitor, { lastname }));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Maak &quot;Achternaam&quot; korter: er passen 100 tekens in.');
  expect(reply.body).toContain(`value="${lastname}"`);
});

test('who orders with an empty cart, or with a session that is gone, hears that nothing was ordered', async () => {
  const told = 'Er is nu niets besteld, want je winkelmand is leeg.';
  const visitor = await buyer();
  const form = await fillOrder(visitor);
  expect((await sendOrder(visitor, form)).statusCode).toBe(303);
  const other = await sendOrder(visitor, { ...form, order_key: 'another-key-0123456789' });
  expect(other.statusCode).toBe(422);
  expect(other.body).toContain(told);
  expect((await visitor.get(VIEW)).body).not.toContain(told);
  const lost = await buyer();
  const late = await fillOrder(lost);
  lost.cookies.clear();
  const reply = await sendOrder(lost, late);
  expect(reply.statusCode).toBe(403);
  expect(reply.body).toContain(told);
});
