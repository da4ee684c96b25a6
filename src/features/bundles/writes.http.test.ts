import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiUser } from '#features/api/api.server';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { eventually } from '../../../tests/harness/eventually';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

type Product = Awaited<ReturnType<TestShop['build']['product']>>;

let shop: TestShop;
let token = '';
let coat: Product;
let book: Product;
beforeAll(async () => {
  shop = await createTestShop();
  coat = await shop.build.product({ title: 'Jas', priceCents: 8000, sizes: ['M', 'L'] });
  book = await shop.build.product({ title: 'Boek', priceCents: 2000 });
  const name = 'bundle-writer';
  const made = await createApiUser(shop.db, name, 'admin');
  const reply = await shop.inject({
    method: 'POST',
    url: '/api/v1.0/auth/jwt/access_token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: name, client_secret: made?.secret ?? '' }).toString(),
  });
  token = reply.json().data.access_token;
});
afterAll(() => shop.close());

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { data, isStranger }: { data?: object; isStranger?: boolean } = {},
) => {
  const reply = await shop.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      ...(!isStranger && { authorization: `Bearer ${token}`, authenticationmethod: 'JWT' }),
      ...(method !== 'POST' && method !== 'GET' && { 'if-match': '*' }),
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

const page = (url: string) => shop.inject({ url });
const parts = () => [{ product_id: coat.id, quantity: 1 }, { product_id: book.id }];

test('a set is made of its parts, sold, changed, written by a file and put back', async () => {
  const article = await page(`/artikel/${coat.access}`);
  expect(article.body).not.toContain('Leesset');
  const data = { access: 'leesset', title: 'Leesset', price_cents: 9000, parts: parts() };
  const made = await call('POST', 'productbundle', { data });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  const { id } = made.json.data;
  expect(made.json.data.data).toMatchObject({
    price_cents: 9000,
    parts: [
      { product_id: coat.id, quantity: 1 },
      { product_id: book.id, quantity: 1 },
    ],
  });
  expect((await page('/sets/leesset')).body).toContain('Leesset');
  // The pages of its articles, which were kept, tell of it.
  expect((await page(`/artikel/${coat.access}`)).body).toContain('Leesset');

  const twice = [{ product_id: book.id, quantity: 2 }, { product_id: coat.id }];
  const changed = await call('PATCH', `productbundle/${id}`, {
    data: { parts: twice, price_cents: 11_000 },
  });
  expect([changed.status, changed.json.fields]).toEqual([200, undefined]);
  await eventually(async () =>
    expect((await page('/sets/leesset')).body.replaceAll(/\s/g, ' ')).toContain('€ 110,00'),
  );
  const told = (await call('GET', `productbundle/${id}/history`)).json.data[0];
  expect(Object.keys(told.fields)).toEqual(['price_cents', 'parts']);

  const stored = findStored(shop.host, 'productbundle');
  if (!stored) throw new Error('Sets are not stored');
  const { text } = await exportEntity(shop.db, stored, { siteId: 1, format: 'csv' });
  const same = await importEntity(shop.host, stored, { file: 's.csv', bytes: Buffer.from(text) });
  expect(same.plans.map(({ kind }) => kind)).toEqual(['unchanged']);
  const dearer = text.replace('110,00', '130,00');
  const tried = await importEntity(shop.host, stored, {
    ...{ file: 'd.csv', bytes: Buffer.from(dearer), dryRun: true },
  });
  expect(tried.refused[0]?.reason.replaceAll(/\s/g, ' ')).toBe(
    'Prijs: Dit is hoogstens wat de delen los samen kosten: € 120,00.',
  );

  // What it holds stays, and one that is offline is no set.
  const kept = await call('DELETE', `product/${book.id}`);
  expect([kept.status, kept.json.message]).toEqual([
    409,
    'Dit artikel zit in de set ‘Leesset’. Zet het offline.',
  ]);
  const off = { state: 'Offline' };
  expect((await call('PATCH', `product/${book.id}`, { data: off })).status).toBe(200);
  await eventually(async () => {
    expect((await page('/sets/leesset')).statusCode).toBe(404);
    expect((await page(`/artikel/${coat.access}`)).body).not.toContain('Leesset');
  });
  expect((await call('GET', `productbundle/${id}`, { isStranger: true })).status).toBe(404);
  await call('PATCH', `product/${book.id}`, { data: { state: 'Online' } });
  await eventually(async () => expect((await page('/sets/leesset')).statusCode).toBe(200));

  expect((await call('DELETE', `productbundle/${id}`)).status).toBe(204);
  await eventually(async () => expect((await page('/sets/leesset')).statusCode).toBe(404));
  const back = await shop.inject({
    method: 'POST',
    url: `/api/v1.0/productbundle/${id}/restore`,
    headers: {
      ...{ authorization: `Bearer ${token}`, authenticationmethod: 'JWT' },
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ revision: 2 }),
  });
  expect(back.json().data.data.parts).toEqual([
    { product_id: book.id, quantity: 2 },
    { product_id: coat.id, quantity: 1 },
  ]);
});

test('what is wrong with a set is told by field', async () => {
  const good = { access: 'fout', title: 'Fout', price_cents: 9000, parts: parts() };
  const card = await shop.build.product({ title: 'Bon', kind: 'giftcard', vatRate: 0 });
  const wrong = async (data: object) => {
    const { status, json } = await call('POST', 'productbundle', { data: { ...good, ...data } });
    return [status, JSON.parse(JSON.stringify(json.fields).replaceAll(/\s/g, ' '))];
  };
  expect(await wrong({ parts: [{ product_id: book.id, quantity: 3 }] })).toEqual([
    400,
    { parts: 'Kies er minstens 2.' },
  ]);
  expect(await wrong({ parts: [...parts(), { product_id: 99_999 }] })).toEqual([
    400,
    { parts: 'Er is geen artikel 99999.' },
  ]);
  expect(await wrong({ parts: [...parts(), { product_id: book.id, quantity: 0 }] })).toEqual([
    400,
    { parts: 'Aantal: Vul minstens 1 in.' },
  ]);
  expect(await wrong({ parts: [...parts(), { product_id: book.id }] })).toEqual([
    400,
    { parts: 'Eén artikel staat er twee keer in. Zeg het aantal.' },
  ]);
  expect(await wrong({ parts: [...parts(), { product_id: card.id }] })).toEqual([
    400,
    { parts: 'Bon kan niet in een set.' },
  ]);
  expect(await wrong({ price_cents: 10_001 })).toEqual([
    400,
    { price_cents: 'Dit is hoogstens wat de delen los samen kosten: € 100,00.' },
  ]);
  expect((await call('POST', 'productbundle', { data: good })).status).toBe(201);
});
