import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories, productCategories, products } from '#features/catalog/api.server';
import { childrenOf } from '#kernel/values/place-category';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { eventually } from '../../../tests/harness/eventually';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { ToldCategories, ToldCategoryUse } from './contract';

let api: ApiApp;
let boss: CallOffice;
let other: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  boss = (await createStaff(api, { email: 'b@kantoor.example', role: 'beheerder' })).call;
  other = (await createStaff(api, { email: 'c@kantoor.example', role: 'beheerder' })).call;
});
afterAll(() => api.close());

let made = 0;
const make = async (parentId: number | null = null, more: object = {}): Promise<number> => {
  made += 1;
  const values = { access: `boom-${made}`, title: `Boom ${made}`, sort: made, ...more };
  const [row] = await api.db
    .insert(categories)
    .values({ ...values, parentId })
    .returning();
  return row?.id ?? 0;
};
const move = (id: number, parentId: number | null, before: number | null = null, call = boss) =>
  call('POST', `categories/${id}/move`, { body: { parentId, before } });
const tree = async (): Promise<ToldCategories> => (await boss('GET', 'categories')).json;
const below = async (id: number | null): Promise<number[]> =>
  childrenOf((await tree()).categories, id).map((one) => one.id);

test('a category is put below another and in its order, and the answer is the tree as it stands', async () => {
  const [top, one, two] = [await make(), await make(), await make()];
  expect((await move(one, top)).status).toBe(200);
  const { json } = await move(two, top, one);
  expect(childrenOf((json as ToldCategories).categories, top).map(({ id }) => id)).toEqual([
    ...[two, one],
  ]);
  await move(one, top, two);
  expect(await below(top)).toEqual([one, two]);
  // Each move is in the history, and can be put back from there.
  const { json: history } = await boss('GET', `rows/category/${one}/history`);
  expect(history[0].by).toBe('Lid b@kantoor.example');
  // Where it is already it stays, and nothing is written.
  const before = await boss('GET', `rows/category/${two}/history`);
  await move(two, top);
  expect((await boss('GET', `rows/category/${two}/history`)).text).toBe(before.text);
});

test('below itself or what is below it a category never comes, whatever is sent', async () => {
  const top = await make();
  const inner = await make(top);
  for (const parent of [top, inner]) {
    const reply = await move(top, parent);
    expect([reply.status, reply.json.code]).toEqual([409, 'circle']);
  }
  expect((await move(2 ** 31 - 1, null)).status).toBe(404);
  expect((await move(top, 2 ** 31 - 1)).status).toBe(404);
  for (const body of [{}, { parentId: '1', before: null }, { parentId: 2 ** 40, before: null }]) {
    expect((await boss('POST', `categories/${top}/move`, { body })).status).toBe(400);
  }
  for (const id of ['0', '-1', 'x', '99999999999', '1.5']) {
    expect((await boss('POST', `categories/${id}/move`, { body: {} })).status).toBe(404);
  }
});

test('two who move categories below each other at once: one does, and there is no circle', async () => {
  for (let round = 0; round < 2; round += 1) {
    const [one, two] = [await make(), await make()];
    const replies = await Promise.all([move(one, two), move(two, one, null, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  // Through a third that lies between.
  const [a, b] = [await make(), await make()];
  const between = await make(b);
  const replies = await Promise.all([move(a, between), move(b, a, null, other)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the database itself refuses a circle, also of two who write past everything at once', async () => {
  const [one, two] = [await make(), await make()];
  const put = (id: number, parent: number) =>
    api.db.execute(sql`update categories set parent_id = ${parent} where id = ${id}`);
  const done = await Promise.allSettled([put(one, two), put(two, one)]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(put(one, one)).rejects.toThrow();
});

test('a form that is saved while its category is moved waits for no end: both are done', async () => {
  const [top, one] = [await make(), await make()];
  const rename = (title: string) =>
    other('PATCH', `rows/category/${one}`, { body: { revision: '*', data: { title } } });
  for (let round = 0; round < 2; round += 1) {
    const replies = await Promise.all([
      move(one, round % 2 ? null : top),
      rename(`Ronde ${round}`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('breadcrumbs of visitors know of a move as it is answered', async () => {
  const title = 'Kleding van ver';
  const [top, one] = [await make(null, { title, access: 'kleding-van-ver' }), await make()];
  // The way leads along categories that have a page.
  const sent = { path: '/kleding-van-ver', title: 'Alles', state: 'Online' };
  const content = { content: [{ type: 'ProductOverview', props: { id: 'b2' } }] };
  const added = await boss('POST', 'rows/page', { body: { data: { ...sent, content } } });
  expect([added.status, added.json.fields]).toEqual([201, undefined]);
  const values = { access: 'boom-trui', title: 'Boomtrui', priceCents: 100 };
  const [row] = await api.db.insert(products).values(values).returning();
  await api.db.insert(productCategories).values({ productId: row?.id ?? 0, categoryId: one });
  await api.db.execute(sql`insert into variants (product_id) values (${row?.id})`);
  const page = () => api.inject('/artikel/boom-trui');
  await eventually(async () => expect((await page()).statusCode).toBe(200));
  expect((await page()).body.includes('Kleding van ver')).toBe(false);
  await move(one, top);
  expect((await page()).body.includes('Kleding van ver')).toBe(true);
  await boss('PATCH', `rows/category/${top}`, {
    body: { revision: '*', data: { title: 'Dichtbij' } },
  });
  expect((await page()).body.includes('Dichtbij')).toBe(true);
});

test('where a category is used is told, and while it is it stays', async () => {
  const top = await make();
  const inner = await make(top);
  const [product] = await api.db.select().from(products).limit(1);
  await api.db.insert(productCategories).values({ productId: product?.id ?? 0, categoryId: inner });
  const used = async (id: number): Promise<ToldCategoryUse> =>
    (await boss('GET', `categories/${id}/used`)).json;
  expect(await used(top)).toEqual({ articles: 0, below: 1, places: [] });
  expect(await used(inner)).toEqual({ articles: 1, below: 0, places: [] });
  const remove = (id: number) => boss('DELETE', `rows/category/${id}`, { body: { revision: '*' } });
  expect([(await remove(top)).status, (await remove(inner)).status]).toEqual([409, 409]);
  await api.db.execute(sql`delete from product_categories where category_id = ${inner}`);
  expect([(await remove(inner)).status, (await remove(top)).status]).toEqual([200, 200]);
  expect((await boss('GET', `categories/${inner}/used`)).status).toBe(404);
});

test('a page that lists a category is one of the places, for who may read pages', async () => {
  const id = await make();
  const block = {
    type: 'ProductOverview',
    props: { id: 'b1', title: 'Jassen', filter: { category: [id] } },
  };
  const page = {
    ...{ path: '/boomlijst', title: 'Boomlijst', state: 'Online' },
    content: { content: [block] },
  };
  const reply = await boss('POST', 'rows/page', { body: { data: page } });
  expect([reply.status, reply.json.fields]).toEqual([201, undefined]);
  const { json } = await boss('GET', `categories/${id}/used`);
  expect(json.places).toMatchObject([{ title: 'Boomlijst', to: `/page/${reply.json.id}` }]);
});

test('who may not change categories moves none, and who may not read them sees none', async () => {
  const id = await make();
  for (const path of ['categories', `categories/${id}/used`]) {
    expect((await api.inject(`/admin/api/${path}`)).statusCode).toBe(401);
  }
  const stranger = await api.inject({ method: 'POST', url: `/admin/api/categories/${id}/move` });
  expect([401, 403]).toContain(stranger.statusCode);
  const reader = (await createStaff(api, { email: 'm@kantoor.example', role: 'marketing' })).call;
  expect((await reader('GET', 'categories')).json).toMatchObject({ mayMove: false });
  expect((await move(id, null, null, reader)).status).toBe(403);
  const store = (await createStaff(api, { email: 'w@kantoor.example', role: 'winkel' })).call;
  for (const path of ['categories', `categories/${id}/used`]) {
    expect((await store('GET', path)).status).toBe(403);
  }
  expect((await move(id, null, null, store)).status).toBe(403);
});
