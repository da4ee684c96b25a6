import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, variants } from '#features/catalog/api.server';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

let count = 0;

/** An article of which five lie in Utrecht. */
const article = async () => {
  count += 1;
  const product = await shop.build.product({ title: `Sjaal Vecht ${count}`, pieces: 0 });
  await shop.build.storeStock(shop.utrecht, product, 5);
  const variantId = product.variants[0]?.id ?? 0;
  await shop.db
    .update(variants)
    .set({ sku: `SV-${count}`, gtin: `87123456789${count}0` })
    .where(eq(variants.id, variantId));
  return { variantId, productId: product.id, sku: `SV-${count}`, gtin: `87123456789${count}0` };
};

const at = (variantId: number, store = shop.utrecht) =>
  `/admin/balie/${store}/voorraad/artikel/${variantId}`;

const write = (
  visitor: CounterShop['wim'],
  variantId: number,
  fields: { geteld: number | string; stond: number; waarom?: string; uitleg?: string },
) => shop.send(visitor, at(variantId), { waarom: 'count', ...fields });

test('an article is found by its number, its EAN or words of its name', async () => {
  await article();
  const { variantId, sku, gtin } = await article();
  const search = (q: string) =>
    shop.wim.get(`/admin/balie/${shop.utrecht}/voorraad?q=${encodeURIComponent(q)}`);
  for (const q of [sku.toLowerCase(), gtin, `vecht sjaal ${sku}`]) {
    expect((await search(q)).headers.location).toBe(at(variantId));
  }
  const scanned = await shop.wim.get(`/admin/balie/${shop.utrecht}/zoek?q=${gtin}`);
  expect(scanned.headers.location).toBe(at(variantId));
  expect(shop.mainOf((await search('sjaal')).body)).toContain('5 te koop');
  expect(shop.mainOf((await search("geen ' zulk%")).body)).toContain('Geen artikel gevonden');
});

test('what is found is a list, each with its name as a heading', async () => {
  await article();
  await article();
  const page = await shop.wim.get(`/admin/balie/${shop.utrecht}/voorraad?q=sjaal`);
  const items = findAll(get(parseHtml(page.body), 'main ul'), 'li');
  expect(items.length).toBeGreaterThan(1);
  for (const item of items) expect(textOf(get(item, 'h2'))).toContain('Sjaal Vecht');
});

test('a count is written with who, when and why', async () => {
  const { variantId } = await article();
  const reply = await write(shop.wim, variantId, {
    geteld: 3,
    stond: 5,
    waarom: 'broken',
    uitleg: 'Rits',
  });
  expect(reply.headers.location).toBe(`${at(variantId)}?gedaan=geteld`);
  expect(await shop.piecesAt(variantId)).toBe(3);
  const page = shop.mainOf((await shop.els.get(at(variantId))).body);
  expect(page).toMatch(/Van 5 naar 3 Kapot of vies: Rits\s*Wim, maandag 2 maart om /);
  const all = shop.mainOf(
    (await shop.els.get(`/admin/balie/${shop.utrecht}/voorraad/wijzigingen`)).body,
  );
  expect(all).toContain('Sjaal Vecht');
  const other = shop.mainOf(
    (await shop.zoe.get(`/admin/balie/${shop.zwolle}/voorraad/wijzigingen`)).body,
  );
  expect(other).not.toContain('Sjaal Vecht');
});

test('two count at once: one is written, and the other is told what there is now', async () => {
  const { variantId } = await article();
  const both = await Promise.all([
    write(shop.wim, variantId, { geteld: 4, stond: 5 }),
    write(shop.els, variantId, { geteld: 2, stond: 5 }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const left = await shop.piecesAt(variantId);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  const page = shop.mainOf(refused?.body ?? '');
  expect(page).toContain(`Intussen zijn het er ${left}`);
  // What was typed stays, and the form knows the new count.
  expect(refused?.body).toMatch(/name="geteld"[^>]*value="[24]"/);
  expect(refused?.body).toContain(`name="stond" value="${left}"`);
});

test('a count is never below what customers were promised: it says to whom', async () => {
  const order = await shop.placeAt({ isPaid: true, quantity: 3 });
  const page = shop.mainOf((await shop.wim.get(at(order.variantId))).body);
  expect(page).toMatch(/Te koop 2 Apart voor klanten 3 Samen in de winkel 5/);
  const low = await write(shop.wim, order.variantId, { geteld: 2, stond: 5 });
  expect(low.statusCode).toBe(422);
  expect(shop.mainOf(low.body)).toContain(`beloofd aan klanten (${order.number})`);
  expect(await shop.piecesAt(order.variantId)).toBe(2);
  await write(shop.wim, order.variantId, { geteld: 3, stond: 5 });
  expect(await shop.piecesAt(order.variantId)).toBe(0);
});

test.each(['', '-1', '1.5', '99999', 'veel'])(
  'a count of %j is refused beside its field',
  async (geteld) => {
    const { variantId } = await article();
    const reply = await write(shop.wim, variantId, { geteld, stond: 5, waarom: '' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('counter-counted-error');
    expect(reply.body).toContain('counter-why-error');
    expect(await shop.piecesAt(variantId)).toBe(5);
  },
);

test('an explanation that is too long is kept and refused', async () => {
  const { variantId } = await article();
  const uitleg = 'lang '.repeat(41).trim();
  const reply = await write(shop.wim, variantId, { geteld: 4, stond: 5, uitleg });
  expect([reply.statusCode, reply.body.includes(uitleg)]).toEqual([422, true]);
  expect(await shop.piecesAt(variantId)).toBe(5);
});

test('the site knows at once what was counted', async () => {
  const { variantId, productId } = await article();
  await write(shop.wim, variantId, { geteld: 0, stond: 5, waarom: 'own-use' });
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
  const visitor = shop.visitor();
  const reply = await visitor.post(`/webcore/product/getStockAvailability/${product?.id}`, {
    etalage_token: await visitor.token(),
  });
  expect(reply.json().availability.stores).toEqual([]);
});

test('nobody counts in another’s store', async () => {
  const { variantId } = await article();
  expect((await shop.zoe.get(at(variantId))).statusCode).toBe(404);
  const reply = await write(shop.zoe, variantId, { geteld: 1, stond: 5 });
  expect(reply.statusCode).toBe(404);
  expect(await shop.piecesAt(variantId)).toBe(5);
});
