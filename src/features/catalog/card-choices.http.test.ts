import { sql } from 'drizzle-orm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { cardInColor, productCards } from './server/cards';
import { ProductCardView } from './site/product-card.view';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const ask = (access: string, query = '') => shop.inject(`/webcore/product/sizes/${access}${query}`);

test('S2.7/1 the sizes of a card: those of its colour, each a button that orders it', async () => {
  const product = await shop.build.product({
    ...{ title: 'Trui', colors: ['Rood', 'Blauw'], sizes: ['S', 'M'], pieces: 2 },
  });
  const blue = product.variants.at(-1)?.colorId;
  const reply = await ask(product.access, `?color_id=${blue}`);
  expect(reply.headers['cache-control']).toBe('no-store');
  const form = get(parseHtml(reply.body), 'form[name=addproduct]');
  expect(form.attributes['aria-label']).toBe('Kies je maat van Trui');
  expect(get(form, 'input[name=color_id]').attributes.value).toBe(String(blue));
  const buttons = findAll(form, 'button[name=size_id]');
  expect(buttons.map(textOf)).toEqual(['In winkelmand in maat S', 'In winkelmand in maat M']);
  const { item_id, quantity, size_id } = {
    item_id: get(form, 'input[name=item_id]').attributes.value ?? '',
    quantity: get(form, 'input[name=quantity]').attributes.value ?? '',
    size_id: buttons[1]?.attributes.value ?? '',
  };
  const visitor = shop.visitor();
  const etalage_token = await visitor.token();
  const added = await visitor.post(form.attributes.action ?? '', {
    ...{ item_id, quantity, size_id, etalage_token, color_id: String(blue) },
  });
  expect(added.statusCode).toBe(303);
});

test('what the web shop can not send is told, and what has no sizes is one button', async () => {
  const none = await shop.build.product({ sizes: ['S', 'M'], pieces: 0 });
  const buttons = findAll(parseHtml((await ask(none.access)).body), 'button');
  expect(buttons.map((one) => 'disabled' in one.attributes)).toEqual([true, true]);
  const plain = await shop.build.product({ pieces: 1 });
  const button = get(parseHtml((await ask(plain.access)).body), 'button');
  expect(textOf(button)).toBe('In winkelmand');
  expect(button.attributes.disabled).toBeUndefined();
  const one = await shop.build.product({ sizes: ['Eén maat'], pieces: 1 });
  expect(textOf(get(parseHtml((await ask(one.access)).body), 'button[name=size_id]'))).toBe(
    'In winkelmand',
  );
  expect((await ask('onbekend')).statusCode).toBe(404);
  expect((await ask(plain.access, '?color_id=x')).statusCode).toBe(200);
});

test('a size that only stores have leads to the article with that size chosen', async () => {
  const store = await shop.build.store('Venlo');
  const vest = await shop.build.product({ sizes: ['S', 'M', 'L'], pieces: 0 });
  const [small, medium] = vest.variants;
  if (!small || !medium) throw new Error('No variants');
  await shop.build.storeStock(store, { ...vest, variants: [medium] }, 2);
  await shop.db.execute(sql`insert into stock (warehouse_id, variant_id, pieces)
    select id, ${small.id}, 1 from warehouses where kind = 'web'`);
  const form = get(parseHtml((await ask(vest.access)).body), 'form');
  const buttons = findAll(form, 'button').map((one) => [textOf(one), 'disabled' in one.attributes]);
  expect(buttons).toEqual([
    ['In winkelmand in maat S', false],
    ['In winkelmand in maat L', true],
  ]);
  const { attributes } = get(form, 'a');
  expect(attributes.href).toBe(`/artikel/${vest.access}?size_id=${medium.sizeId}`);
  expect(attributes['aria-label']).toBe('M, alleen in winkels');
});

test('the one thing that the web shop can not send is told in words that lead to its page', async () => {
  const store = await shop.build.store('Utrecht');
  const chair = await shop.build.product({ colors: ['Bruin', 'Zwart'], pieces: 0 });
  const { access, variants } = chair;
  const [brown, black] = variants;
  if (!brown || !black) throw new Error('No variants');
  await shop.build.storeStock(store, { ...chair, variants: [brown] }, 2);
  const told = async (colorId: number | null) => {
    const form = get(parseHtml((await ask(access, `?color_id=${colorId}`)).body), 'form');
    expect(findAll(form, 'button')).toEqual([]);
    const link = get(form, 'a');
    expect(link.attributes.href).toBe(`/artikel/${access}?color_id=${colorId}`);
    return textOf(link);
  };
  expect(await told(brown.colorId)).toBe(
    'Online uitverkocht. Hij ligt nog wel in de winkels. Bekijk het artikel',
  );
  expect(await told(black.colorId)).toBe(
    'Online uitverkocht. Ook in de winkels is hij op. Bekijk het artikel',
  );
});

test('a card of what stores alone have says so and has no bag, also in one colour', async () => {
  const { build, host, db } = shop;
  const store = await build.store('Zwolle');
  const lamp = await build.product({ title: 'Lamp', colors: ['Linnen', 'Koper'], pieces: 0 });
  const [linen, copper] = lamp.variants;
  if (!linen?.colorId || !copper?.colorId) throw new Error('No colours');
  await build.storeStock(store, lamp, 2);
  const shown = async (...ids: number[]) => {
    const whole = (await productCards(host, [lamp.id])).get(lamp.id);
    if (!whole) throw new Error('No card');
    const card = cardInColor(whole, ids);
    const markup = renderToStaticMarkup(
      createElement(ProductCardView, { card, eager: false, level: 2 }),
    );
    // What it says of its other colours waits for the script.
    const html = parseHtml(markup.replace(/<template.*?<\/template>/g, ''));
    const says = textOf(html).includes('Alleen in winkels');
    const bags = findAll(html, 'button[data-card-sizes]').filter(
      ({ attributes }) => attributes.hidden === undefined,
    );
    return [card.colorId, says, bags.length];
  };
  expect(await shown()).toEqual([undefined, true, 0]);
  await db.execute(sql`insert into stock (warehouse_id, variant_id, pieces)
    select id, ${copper.id}, 1 from warehouses where kind = 'web'`);
  expect(await shown()).toEqual([undefined, false, 1]);
  expect(await shown(linen.colorId)).toEqual([linen.colorId, true, 0]);
  // What can be sent goes before what is fetched.
  expect(await shown(linen.colorId, copper.colorId)).toEqual([copper.colorId, false, 1]);
});

test('S2.6/1 a card whose first colour can’t be sent is shown in one that can, tells of the other, and its page opens on it', async () => {
  const { build, host, db } = shop;
  const { id, access, variants } = await build.product({
    ...{ title: 'Vitrine', colors: ['Eiken', 'Noten'], pieces: 3 },
  });
  const [oak, walnut] = variants;
  await db.execute(sql`insert into media (key, state, type, width, height) values
    ('eiken', 'ready', 'image/jpeg', 8, 10), ('noten', 'ready', 'image/jpeg', 8, 10)`);
  await db.execute(sql`insert into product_pictures (product_id, media_key, color_id, alt, position)
    values (${id}, 'eiken', ${oak?.colorId}, '', 1), (${id}, 'noten', ${walnut?.colorId}, '', 2)`);
  const shown = async () => {
    const card = (await productCards(host, [id])).get(id);
    if (!card) throw new Error('No card');
    const html = renderToStaticMarkup(
      createElement(ProductCardView, { card, eager: false, level: 2 }),
    );
    return { key: card.picture?.key, colorId: card.colorId, html: parseHtml(html) };
  };
  const image = async (query = '') => {
    const page = parseHtml((await shop.visitor().get(`/artikel/${access}${query}`)).body);
    return get(page, 'meta[property="og:image"]').attributes.content;
  };
  expect(await shown()).toMatchObject({ key: 'eiken', colorId: undefined });
  expect(await image()).toContain('/eiken/');
  expect(await image(`?color_id=${walnut?.colorId}`)).toContain('/noten/');
  await db.execute(sql`delete from stock where variant_id = ${oak?.id}`);
  await announceChange(host, 'Product', [id]);
  const { html, ...rest } = await shown();
  expect(rest).toEqual({ key: 'noten', colorId: walnut?.colorId });
  const templates = findAll(html, 'template');
  expect(templates.map(textOf)).toEqual([expect.stringContaining('Uitverkocht')]);
  expect(templates[0]?.attributes['data-card-offer']).toBe('');
  expect(await image()).toContain('/noten/');
  // Who asks for it sees it.
  expect(await image(`?color_id=${oak?.colorId}`)).toContain('/eiken/');
});

test('a card says whether there is a size to choose', async () => {
  const { build, host } = shop;
  const button = async (options: Parameters<typeof build.product>[0]) => {
    const { id } = await build.product({ pieces: 1, ...options });
    const card = (await productCards(host, [id])).get(id);
    if (!card) throw new Error('No card');
    const html = renderToStaticMarkup(
      createElement(ProductCardView, { card, eager: false, level: 2 }),
    );
    const found = get(parseHtml(html), 'button[data-card-sizes]');
    return [found.attributes['aria-label'], found.attributes['aria-expanded'], textOf(found)];
  };
  const one = { title: 'Muts', sizes: ['Eén maat'] };
  expect(await button(one)).toEqual(['Leg Muts in je winkelmand', undefined, 'In winkelmand']);
  const none = { title: 'Kruk' };
  expect(await button(none)).toEqual(['Leg Kruk in je winkelmand', undefined, 'In winkelmand']);
  const sizes = { title: 'Trui', sizes: ['S', 'M'] };
  expect(await button(sizes)).toEqual(['Kies je maat van Trui', 'false', 'Kies je maat']);
});

test('a card has its colours in the order of its page', async () => {
  const { build, host, visitor } = shop;
  await build.product({ colors: ['Alfa', 'Beta'] });
  const { id, access } = await build.product({ colors: ['Beta', 'Alfa'] });
  const card = (await productCards(host, [id])).get(id);
  expect(card?.colors.map(({ title }) => title)).toEqual(['Beta', 'Alfa']);
  const page = parseHtml((await visitor().get(`/artikel/${access}`)).body);
  const radios = findAll(page, 'input[type=radio][name=color_id]');
  expect(radios.map(({ attributes }) => Number(attributes.value))).toEqual(
    card?.colors.map(({ id: color }) => color),
  );
});

test('a card in a list that was narrowed to a colour shows that colour and leads to it', async () => {
  const { build, host, db } = shop;
  const { id, variants } = await build.product({ title: 'Blazer', colors: ['Marine', 'Camel'] });
  const [navy, camel] = [...new Set(variants.map(({ colorId }) => colorId as number))];
  await db.execute(sql`insert into media (key, state, type, width, height) values
    ('marine', 'ready', 'image/jpeg', 8, 10), ('camel-1', 'ready', 'image/jpeg', 8, 10), ('camel-2', 'ready', 'image/jpeg', 8, 10)`);
  await db.execute(sql`insert into product_pictures (product_id, media_key, color_id, alt, position)
    values (${id}, 'marine', ${navy}, '', 1), (${id}, 'camel-1', ${camel}, '', 2),
      (${id}, 'camel-2', ${camel}, '', 3)`);
  const card = (await productCards(host, [id])).get(id);
  if (!card || !camel) throw new Error('No card');
  const narrowed = cardInColor(card, [camel]);
  expect([card.picture?.key, narrowed.picture?.key]).toEqual(['marine', 'camel-1']);
  expect(narrowed.hoverPicture?.key).toBe('camel-2');
  expect(cardInColor(card, [camel + 1000])).toBe(card);
  const html = parseHtml(
    renderToStaticMarkup(
      createElement(ProductCardView, { card: narrowed, eager: false, level: 2 }),
    ),
  );
  const href = `${card.href}?color_id=${camel}`;
  expect(get(html, 'a[data-card-link]').attributes.href).toBe(href);
  const current = findAll(html, 'a[aria-current]').map(({ attributes }) => attributes.href);
  expect(current).toEqual([href]);
});

test('a card narrowed to a colour tells the price, the reduction and the stock of that colour alone', async () => {
  const { build, host, db } = shop;
  const { id, variants } = await build.product({
    ...{ title: 'Gilet', colors: ['Mos', 'Klei', 'Zand'], sizes: ['S', 'M'], priceCents: 5000 },
  });
  const [moss, clay, sand] = [...new Set(variants.map(({ colorId }) => colorId as number))];
  if (!moss || !clay || !sand) throw new Error('No colours');
  await db.execute(sql`update products set van_price_cents = 5000 where id = ${id}`);
  await db.execute(sql`update variants set price_cents = 4000, prior_cents = 5000
    where product_id = ${id} and color_id = ${clay}`);
  await db.execute(sql`delete from stock using variants
    where variant_id = variants.id and product_id = ${id} and color_id = ${sand}`);
  const card = (await productCards(host, [id])).get(id);
  if (!card) throw new Error('No card');
  const told = (...ids: number[]) => {
    const { colorId, priceCents, priceFrom, vanPriceCents, label, soldOut } = cardInColor(
      card,
      ids,
    );
    return { colorId, priceCents, priceFrom, vanPriceCents, label, soldOut };
  };
  const whole = { priceFrom: false, vanPriceCents: undefined, label: undefined };
  expect(told()).toEqual({
    ...{ colorId: undefined, priceCents: 4000, priceFrom: true, soldOut: false },
    ...{ vanPriceCents: 5000, label: 20 },
  });
  expect(told(moss)).toEqual({ ...whole, colorId: moss, priceCents: 5000, soldOut: false });
  expect(told(clay)).toEqual({
    ...{ colorId: clay, priceCents: 4000, priceFrom: false, soldOut: false },
    ...{ vanPriceCents: 5000, label: 20 },
  });
  expect(told(sand)).toEqual({ ...whole, colorId: sand, priceCents: 5000, soldOut: true });
  // Of several colours one that can be had goes before one that can't.
  expect(told(sand, clay).colorId).toBe(clay);
});
