import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartTexts } from '#kernel/messages/nl-shop';
import { field } from '#kernel/wire';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { AddReply } from './contract';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const ADD = '/webcore/checkout/add';
const json = { accept: 'application/json' };

/** Adds as the page's script does; a visitor of its own unless one is given. */
const add = async (fields: Record<string, string | number>, visitor = shop.visitor()) => {
  const etalage_token = await visitor.token();
  const reply = await visitor.post(ADD, { etalage_token, ...fields }, json);
  return { visitor, reply, body: reply.json() as AddReply };
};

test('S7.3/1 S3.5/1 adding answers success, the count and where to go', async () => {
  const product = await shop.build.product();
  const { reply, body } = await add({ item_id: product.id, quantity: 2 });
  expect(body).toEqual({
    success: true,
    number_of_articles: 2,
    redirect_url: '/webcore/checkout/view',
  });
  expect(reply.headers['etalage-number_of_articles']).toBe('2');
});

test('S7.3/1 the same again counts on, another comes beside it', async () => {
  const [one, two] = [await shop.build.product(), await shop.build.product()];
  const { visitor } = await add({ item_id: one.id, quantity: 2 });
  expect((await add({ item_id: one.id }, visitor)).body.number_of_articles).toBe(3);
  expect((await add({ item_id: two.id }, visitor)).body.number_of_articles).toBe(4);
  expect((await visitor.get('/webcore/session')).json().cartCount).toBe(4);
});

test('S7.3/1 multipart form data is read as well', async () => {
  const product = await shop.build.product();
  const visitor = shop.visitor();
  const fields = { etalage_token: await visitor.token(), item_id: String(product.id) };
  const part = ([name, value]: [string, string]) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const reply = await shop.inject({
    method: 'POST',
    url: ADD,
    payload: `${Object.entries(fields).map(part).join('')}--x--\r\n`,
    headers: { ...json, 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(reply.json()).toMatchObject({ success: true, number_of_articles: 1 });
});

test('S2.7/1 an article’s form, sent without script, leads to the checkout; its cart is in every header', async () => {
  const product = await shop.build.product({ title: 'Trui Texel' });
  const visitor = shop.visitor();
  const article = parseHtml((await visitor.get(`/artikel/${product.access}`)).body);
  const form = get(article, 'form[name=addproduct]');
  expect(form.attributes.method).toBe('post');
  const hidden = findAll(form, 'input[type=hidden]').map(({ attributes }) => [
    attributes.name,
    attributes.value,
  ]);
  const reply = await visitor.post(String(form.attributes.action), {
    ...Object.fromEntries(hidden),
    quantity: 3,
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/webcore/checkout/view']);
  expect((await visitor.get('/webcore/checkout/view')).body).toContain('Trui Texel');
  for (const address of ['/', `/artikel/${product.access}`]) {
    const { body } = await visitor.get(address);
    expect(textOf(get(parseHtml(body), '[data-cart-count]')), address).toBe('3');
  }
});

test('S5.4/4 S5.1/2 S5.1/12 a size must be chosen', async () => {
  const product = await shop.build.product({ sizes: ['S', 'M'] });
  const { body } = await add({ item_id: product.id });
  expect(body).toMatchObject({
    success: false,
    number_of_articles: 0,
    message: 'Kies eerst je maat.',
  });
});

test('S5.4/4 a colour must be chosen, and only what goes with it', async () => {
  const product = await shop.build.product({ colors: ['Rood', 'Groen'] });
  const { body } = await add({ item_id: product.id });
  expect(body).toMatchObject({
    success: false,
    message: 'Kies eerst je kleur.',
  });
  expect(body).not.toHaveProperty('redirect_url');
});

test('S5.1/12 on an English page it is asked in English, and of a gift card an amount', async () => {
  const shirt = await shop.build.product({ sizes: ['S', 'M'] });
  const { body } = await add({ item_id: shirt.id, [field.language]: 'en_US' });
  expect(body.message).toBe('Choose your size first.');
  const card = await shop.build.product({ sizes: ['€ 25', '€ 50'], kind: 'giftcard' });
  expect((await add({ item_id: card.id })).body.message).toBe('Kies eerst een bedrag.');
});

test('S5.4/4 a size of another article is none of this one', async () => {
  const product = await shop.build.product({ sizes: ['Klein', 'Groot'] });
  const other = await shop.build.product({ sizes: ['Reus'] });
  const size_id = other.variants[0]?.sizeId ?? 0;
  const { body } = await add({ item_id: product.id, size_id });
  expect(body).toMatchObject({ success: false, number_of_articles: 0 });
  expect(body.message).toBe(cartTexts.unknownChoice);
});

test('S5.4/4 a script of ours that says so is answered as a call, whatever it accepts', async () => {
  const product = await shop.build.product();
  const visitor = shop.visitor();
  const fields = { item_id: product.id, etalage_token: await visitor.token() };
  const reply = await visitor.post(ADD, fields, { 'x-requested-with': 'XMLHttpRequest' });
  expect(reply.json()).toMatchObject({ success: true, number_of_articles: 1 });
  expect((await visitor.post(ADD, fields)).statusCode).toBe(303);
});

test('S5.4/4 without script the form comes back with the sizes to choose from', async () => {
  const product = await shop.build.product({ sizes: ['S', 'XL'] });
  const visitor = shop.visitor();
  const fields = { item_id: product.id, quantity: 4, etalage_token: await visitor.token() };
  const reply = await visitor.post(ADD, fields);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Kies eerst je maat.');
  expect(reply.body).toMatch(/<option value="\d+">XL<\/option>/);
  expect(reply.body).toMatch(/name="quantity" value="4"/);
  const form = get(parseHtml(reply.body), 'main form');
  expect(findAll(form, 'select').map(({ attributes }) => attributes.name)).toEqual(['size_id']);
  expect(reply.body).toContain(`href="/artikel/${product.access}"`);
});

test('S3.5/1 fewer are left than were asked for: what there is, and a plain word', async () => {
  const product = await shop.build.product({ pieces: 2 });
  const { visitor, body } = await add({ item_id: product.id, quantity: 5 });
  expect(body).toMatchObject({
    success: true,
    number_of_articles: 2,
    message: 'Er zijn er nog 2; die liggen nu in je winkelmand.',
  });
  const again = await add({ item_id: product.id }, visitor);
  expect(again.body).toMatchObject({ success: false, number_of_articles: 2 });
});

test('S3.5/1 what is sold out is not added', async () => {
  const product = await shop.build.product({ pieces: 0 });
  const { body } = await add({ item_id: product.id });
  expect(body).toMatchObject({ success: false, number_of_articles: 0 });
  expect(body.message).toMatch(/uitverkocht/);
});

test.each(['-1', '0', '1e9', '1000000000', '1.5', 'veel'])(
  'S5.4/4 a quantity of %j is no quantity',
  async (quantity) => {
    const product = await shop.build.product();
    const { body } = await add({ item_id: product.id, quantity });
    expect(body).toMatchObject({
      success: false,
      number_of_articles: 0,
      message: 'U dient "Aantal" geldig in te vullen.',
    });
  },
);

test('a line holds 99 pieces, a cart 100 lines', async () => {
  const product = await shop.build.product({ pieces: 1000 });
  const { visitor, body } = await add({ item_id: product.id, quantity: 500 });
  expect(body).toMatchObject({ success: true, number_of_articles: 99 });
  const many = await shop.build.product({
    sizes: Array.from({ length: 100 }, (_, index) => `m${index}`),
  });
  for (const { sizeId } of many.variants.slice(0, 99)) {
    await add({ item_id: many.id, size_id: String(sizeId) }, visitor);
  }
  const last = many.variants[99]?.sizeId;
  const full = await add({ item_id: many.id, size_id: String(last) }, visitor);
  expect(full.body).toMatchObject({ success: false, number_of_articles: 198 });
  expect(full.body.message).toMatch(/vol/);
  // What has a line already gets more, and what is gone is gone.
  const first = many.variants[0]?.sizeId;
  const more = await add({ item_id: many.id, size_id: String(first) }, visitor);
  expect(more.body).toMatchObject({ success: true, number_of_articles: 199 });
  const gone = await shop.build.product({ pieces: 0 });
  expect((await add({ item_id: gone.id }, visitor)).body.message).toMatch(/uitverkocht/);
});

test.each(['0', '999999', 'x', "1' or '1'='1"])('product %j is not there', async (item_id) => {
  const { body } = await add({ item_id });
  expect(body).toMatchObject({ success: false, message: 'Dit artikel is er niet (meer).' });
});

test('what is offline is not sold', async () => {
  const product = await shop.build.product();
  await shop.db.execute(sql`update products set state = 'Offline' where id = ${product.id}`);
  expect((await add({ item_id: product.id })).body.success).toBe(false);
});

test('a form without our token is refused', async () => {
  const product = await shop.build.product();
  const visitor = shop.visitor();
  const none = await visitor.post(ADD, { item_id: product.id }, json);
  expect(none.statusCode).toBe(403);
  expect(none.json().code).toBe('token');
  const made = await visitor.post(ADD, { item_id: product.id, etalage_token: 's.abc' }, json);
  expect(made.statusCode).toBe(403);
});

test("another visitor's token is refused", async () => {
  const product = await shop.build.product();
  const other = await shop.buyer(product);
  const visitor = await shop.buyer(product);
  const reply = await visitor.post(
    ADD,
    { item_id: product.id, etalage_token: await other.token() },
    json,
  );
  expect(reply.statusCode).toBe(403);
  expect((await visitor.get('/webcore/session')).json().cartCount).toBe(1);
});

test.each([
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['origin', 'null'],
])('a post from another site is refused: %s %s', async (name, value) => {
  const product = await shop.build.product();
  const visitor = shop.visitor();
  const fields = { item_id: product.id, etalage_token: await visitor.token() };
  const reply = await visitor.post(ADD, fields, { ...json, [name]: value });
  expect(reply.statusCode).toBe(403);
});

test('many clicks at once add up', async () => {
  const product = await shop.build.product({ pieces: 50 });
  const visitor = await shop.buyer(product);
  const fields = { item_id: product.id, etalage_token: await visitor.token() };
  await Promise.all(Array.from({ length: 20 }, () => visitor.post(ADD, fields, json)));
  expect((await visitor.get('/webcore/session')).json().cartCount).toBe(21);
});
