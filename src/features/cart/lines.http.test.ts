import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { purgeCarts } from './server/whole-cart';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const CART = '/webcore/checkout/view?view=framework';
const fragment = async (visitor: Visitor) => (await visitor.get(CART)).body;
const lineOf = async (visitor: Visitor) => hiddenField(await fragment(visitor), 'line_id');
const count = async (visitor: Visitor) =>
  (await visitor.get('/webcore/session')).json().cartCount as number;

/** Changes a line: of the visitor's own cart unless another's number is given. */
const change = async (visitor: Visitor, fields: Record<string, string>) => {
  const line_id = fields.line_id ?? (await lineOf(visitor));
  const etalage_token = await visitor.token();
  return visitor.post('/webcore/checkout/line', { etalage_token, line_id, ...fields });
};

test('S7.3/2 S2.7/4 S3.1/7 the cart is a fragment with its count', async () => {
  const visitor = await shop.buyer(await shop.build.product({ title: 'Vaas Vlieland' }), 2);
  const reply = await visitor.get(CART);
  expect(reply.headers['etalage-number_of_articles']).toBe('2');
  expect(reply.headers['cache-control']).toContain('no-store');
  expect(reply.body).toContain('Vaas Vlieland');
  expect(reply.body).not.toContain('<html');
  expect(reply.body).toContain('Verder naar bestellen');
});

test('S7.3/2 an empty cart says so and shows the way back', async () => {
  const reply = await shop.visitor().get(CART);
  expect(reply.headers['etalage-number_of_articles']).toBe('0');
  expect(reply.body).toContain('Je winkelmand is leeg');
});

test('S7.3/2 an empty cart shows what sells, over the page and on its own, also without script', async () => {
  const { id } = await shop.build.product({ title: 'Vaas Texel' });
  await announceChange(shop.host, 'Product', [id]);
  for (const [address, heading] of [
    [CART, 'h3'],
    ['/webcore/checkout/view', 'h2'],
  ] as const) {
    const page = parseHtml((await shop.visitor().get(address)).body);
    expect(findAll(page, heading).map(textOf)).toContain('Nu populair');
    const shown = findAll(page, 'li').filter((one) =>
      findAll(one, 'a').some(({ attributes }) => attributes.href?.startsWith('/artikel/')),
    );
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(shown.map(textOf)).toContainEqual(expect.stringMatching(/^Vaas Texel €/));
  }
  const visitor = await shop.buyer(await shop.build.product());
  expect(await fragment(visitor)).not.toContain('Nu populair');
});

test('one more, one fewer, a number, and at least one', async () => {
  const visitor = await shop.buyer(await shop.build.product(), 2);
  await change(visitor, { step: '1' });
  expect(await count(visitor)).toBe(3);
  await change(visitor, { step: '-1' });
  expect(await count(visitor)).toBe(2);
  await change(visitor, { quantity: '7' });
  expect(await count(visitor)).toBe(7);
  await change(visitor, { quantity: '1' });
  await change(visitor, { step: '-1' });
  expect(await count(visitor)).toBe(1);
});

test('no more than there are', async () => {
  const visitor = await shop.buyer(await shop.build.product({ pieces: 4 }), 2);
  await change(visitor, { quantity: '40' });
  expect(await count(visitor)).toBe(4);
  await change(visitor, { step: '1' });
  expect(await count(visitor)).toBe(4);
  expect(await fragment(visitor)).toContain('Dit zijn de laatste 4.');
});

test('who asks for more than there are, or than a line holds, hears what he got', async () => {
  const few = await shop.buyer(await shop.build.product({ pieces: 4 }), 2);
  const text = 'Er zijn er nog 4; die liggen nu in je winkelmand.';
  for (const view of ['ajax', 'framework']) {
    expect((await change(few, { quantity: '40', view })).body).toContain(text);
    expect((await change(few, { quantity: '4', view })).body).not.toContain(text);
  }
  const plain = await change(few, { quantity: '40' });
  expect(plain.statusCode).toBe(303);
  expect((await few.get(String(plain.headers.location))).body).toContain(text);
  const plenty = await shop.buyer(await shop.build.product({ pieces: 500 }), 99);
  const more = await change(plenty, { step: '1', view: 'ajax' });
  expect(more.statusCode).toBe(200);
  expect(more.body).toContain('Je kunt er 99 tegelijk bestellen; die liggen nu in je winkelmand.');
});

test('a plain form that adds more than there are leads to a page that says so', async () => {
  const product = await shop.build.product({ pieces: 3 });
  const visitor = shop.visitor();
  const etalage_token = await visitor.token();
  const reply = await visitor.post('/webcore/checkout/add', {
    ...{ item_id: product.id, quantity: ' 150 ', etalage_token },
  });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/webcore/checkout/view?capped=3');
  const page = await visitor.get(String(reply.headers.location));
  expect(page.body).toContain('Er zijn er nog 3; die liggen nu in je winkelmand.');
});

test.each(['-3', '1e9', 'x', '1.5', '10000000000'])(
  'a quantity of %j changes nothing',
  async (quantity) => {
    const visitor = await shop.buyer(await shop.build.product(), 2);
    for (const view of ['', 'ajax', 'framework']) {
      const reply = await change(visitor, { quantity, ...(view && { view }) });
      expect(reply.statusCode).toBe(422);
      expect(reply.body).toContain('U dient &quot;Aantal&quot; geldig in te vullen.');
    }
    expect(await count(visitor)).toBe(2);
  },
);

test('what was removed can be put back, once', async () => {
  const visitor = await shop.buyer(await shop.build.product({ title: 'Jas Joure' }), 3);
  const removed = await change(visitor, { remove: '1', view: 'framework' });
  expect(removed.headers['etalage-number_of_articles']).toBe('0');
  expect(removed.body).toContain('Jas Joure is uit je winkelmand.');
  const undo = {
    line_id: '',
    undo: '1',
    variant_id: hiddenField(removed.body, 'variant_id'),
    quantity: hiddenField(removed.body, 'quantity'),
  };
  await change(visitor, undo);
  await change(visitor, undo);
  expect(await count(visitor)).toBe(3);
});

test('without script removing leads to a page that can put it back', async () => {
  const visitor = await shop.buyer(await shop.build.product({ title: 'Sjaal Sneek' }), 2);
  const reply = await change(visitor, { quantity: '0' });
  expect(reply.statusCode).toBe(303);
  const page = await visitor.get(String(reply.headers.location));
  expect(page.body).toContain('Sjaal Sneek is uit je winkelmand.');
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  // Once it is back, the same address no longer says that it is out.
  const variant_id = hiddenField(page.body, 'variant_id');
  await change(visitor, { line_id: '', undo: '1', variant_id, quantity: '2' });
  const back = await visitor.get(String(reply.headers.location));
  expect(back.body).toContain('Sjaal Sneek');
  expect(back.body).not.toContain('is uit je winkelmand');
});

test('a line leads to its product, and nothing is told where nothing happened', async () => {
  const product = await shop.build.product({ sizes: ['M'] });
  const page = parseHtml(await fragment(await shop.buyer(product)));
  const line = get(page, '[data-cart-line]');
  expect(get(line, 'a').attributes.href).toBe(
    `/artikel/${product.access}?size_id=${product.variants[0]?.sizeId}`,
  );
  expect(findAll(page, '[role=status]')).toEqual([]);
});

test('S2.5/3 the cart says what delivery costs, and how far it is to free delivery', async () => {
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  const text = textOf(parseHtml(await fragment(visitor)));
  expect(text).toMatch(/Bezorgen\s*€\s*4,95/);
  expect(text).toContain('en bezorgen is gratis');
});

test("a visitor's counts and token are never kept for another", async () => {
  const { headers } = await (await shop.buyer(await shop.build.product())).get('/webcore/session');
  expect(headers['cache-control']).toBe('private, no-store');
});

test("another visitor's line is out of reach", async () => {
  const product = await shop.build.product();
  const owner = await shop.buyer(product, 2);
  const line_id = await lineOf(owner);
  const other = await shop.buyer(product);
  const tries: Record<string, string>[] = [{ remove: '1' }, { quantity: '9' }, { step: '1' }];
  for (const asked of tries) {
    const reply = await change(other, { line_id, ...asked });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Dit artikel ligt niet (meer) in je winkelmand.');
  }
  expect(await count(owner)).toBe(2);
  expect(await count(other)).toBe(1);
});

test('without token or session nothing changes', async () => {
  const owner = await shop.buyer(await shop.build.product(), 2);
  const line_id = await lineOf(owner);
  const none = await owner.post('/webcore/checkout/line', { line_id, remove: '1' });
  expect(none.statusCode).toBe(403);
  const stranger = shop.visitor();
  await change(stranger, { line_id, remove: '1' });
  expect(await count(owner)).toBe(2);
});

test('a changed price is told, and is the price that counts', async () => {
  const product = await shop.build.product({ priceCents: 1000 });
  const visitor = await shop.buyer(product);
  await shop.db.execute(sql`update products set price_cents = 1250 where id = ${product.id}`);
  const html = await fragment(visitor);
  expect(html).toContain('De prijs is veranderd: het was €\u00a010,00, nu €\u00a012,50.');
  await change(visitor, { step: '1' });
  expect(await fragment(visitor)).not.toContain('De prijs is veranderd');
});

test('what went meanwhile is told, with a way out', async () => {
  const product = await shop.build.product({ pieces: 5 });
  const visitor = await shop.buyer(product, 5);
  const setStock = (pieces: number) =>
    shop.db.execute(sql`
      update stock set pieces = ${pieces} where variant_id = ${product.variants[0]?.id}`);
  await setStock(2);
  expect(await fragment(visitor)).toContain('Maak er 2 van');
  await setStock(0);
  expect(await fragment(visitor)).toContain('Uitverkocht.');
});

test('a cart is kept for 30 days from its last change', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const day = 86_400_000;
  const later = (days: number) => new Date(shop.clock.now().getTime() + days * day);
  expect(await purgeCarts(shop.db, later(29.9))).toBe(0);
  expect(await count(visitor)).toBe(1);
  expect(await purgeCarts(shop.db, later(30.1))).toBeGreaterThan(0);
  expect(await count(visitor)).toBe(0);
});

const confirmLink = (html: string): string => {
  const [, href = ''] = /href="([^"]*)" data-confirm=""/.exec(html) ?? [];
  return href.replaceAll('&amp;', '&');
};

test('S2.5/3 S2.5/5 S7.6/4 the whole cart is emptied after a question, without script on a page', async () => {
  const visitor = await shop.buyer(await shop.build.product(), 2);
  const other = await shop.buyer(await shop.build.product(), 1);
  for (const at of [CART, '/webcore/checkout/view']) {
    expect(confirmLink((await visitor.get(at)).body), at).toMatch(/^\/webcore\/confirm\?/);
  }
  const question = await visitor.get(confirmLink(await fragment(visitor)));
  expect(question.body).toContain('Weet u het zeker?');
  const [, action = ''] = /<form[^>]* action="([^"]*)" method="post"/.exec(question.body) ?? [];
  const etalage_token = hiddenField(question.body, 'etalage_token');
  expect((await visitor.post(action, {})).statusCode).toBe(403);
  expect(await count(visitor)).toBe(2);
  const reply = await visitor.post(action, { etalage_token });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/webcore/checkout/view');
  expect(await count(visitor)).toBe(0);
  expect(await count(other)).toBe(1);
  expect(confirmLink(await fragment(visitor))).toBe('');
});

test.each(['2', '0', '-2', 'x', ''])('a step of %j changes nothing', async (step) => {
  const visitor = await shop.buyer(await shop.build.product(), 2);
  const reply = await change(visitor, { step, quantity: '5', view: 'ajax' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('U dient &quot;Aantal&quot; geldig in te vullen.');
  expect(await count(visitor)).toBe(2);
});

test('who asks for more of what sold out is not told that some are left', async () => {
  const product = await shop.build.product({ pieces: 2 });
  const visitor = await shop.buyer(product);
  await shop.db.execute(sql`
    update stock set pieces = 0 where variant_id = ${product.variants[0]?.id}`);
  for (const view of ['ajax', 'framework']) {
    const reply = await change(visitor, { quantity: ' 3 ', view });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('Uitverkocht.');
    expect(reply.body).not.toContain('Er is er nog');
    expect(reply.body).not.toContain('Er zijn er nog');
  }
});

test('what can’t be put back is told, and puts nothing in the cart', async () => {
  const product = await shop.build.product();
  const visitor = await shop.buyer(product);
  await change(visitor, { remove: '1' });
  const variant_id = String(product.variants[0]?.id);
  for (const undo of [
    { variant_id: '', quantity: '2' },
    { variant_id: 'x', quantity: '2' },
    { variant_id, quantity: '0' },
    { variant_id, quantity: 'x' },
  ]) {
    const reply = await change(visitor, { line_id: '', undo: '1', ...undo });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Dit artikel ligt niet (meer) in je winkelmand.');
  }
  expect(await count(visitor)).toBe(0);
});
