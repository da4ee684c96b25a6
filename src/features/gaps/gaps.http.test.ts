import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brands,
  categories,
  productCategories,
  productPictures,
  products,
  variants,
} from '#features/catalog/api.server';
import { markAllGaps } from '#features/catalog/server/gaps';
import { productGaps } from '#features/catalog/server/tables';
import { gapMask, type ProductGap } from '#kernel/values/product-gaps';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { ToldGapList, ToldGaps } from './contract';

const maker = { name: 'Brink', address: 'Kade 1, Zwolle', contact: 'hallo@brink.example' };
const composition = '100% katoen';

let api: ApiApp;
let boss: CallOffice;
let writer: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  boss = (await createStaff(api, { email: 'b@kantoor.example', role: 'beheerder' })).call;
  writer = (await createStaff(api, { email: 'm@kantoor.example', role: 'marketing' })).call;
});
afterAll(() => api.close());

test('of a shop whose articles nobody looked through yet, they are once somebody asks', async () => {
  const waiting = async () => {
    const { rows } = await api.db.execute(sql`select from pgboss.job where name = 'catalog.gaps'`);
    return rows.length;
  };
  expect(await waiting()).toBe(0);
  const told: ToldGaps = (await writer('GET', 'gaps')).json;
  expect(told.at).toBeNull();
  await writer('GET', 'gaps');
  expect(await waiting()).toBe(1);
});

const firstOf = async (query: SQL) => (await api.db.execute(query)).rows[0];

let made = 0;
/** An article that lacks nothing, of a brand of its own. */
const complete = async (change: Partial<typeof products.$inferInsert> = {}) => {
  made += 1;
  const [brand] = await api.db
    .insert(brands)
    .values({ title: `Merk ${made}`, maker })
    .returning();
  const values = { access: `gat-${made}`, title: `Gat ${made}`, priceCents: 100 };
  const [row] = await api.db
    .insert(products)
    .values({ ...values, description: '<p>Wol.</p>', brandId: brand?.id ?? 0, ...change })
    .returning();
  const productId = row?.id ?? 0;
  await api.db.insert(variants).values({ productId, gtin: `gtin-${made}`, colorId: 1, sizeId: 1 });
  await api.db.insert(productPictures).values({ productId, mediaKey: 'x', alt: 'Een trui' });
  const [category] = await api.db.select().from(categories).limit(1);
  await api.db.insert(productCategories).values({ productId, categoryId: category?.id ?? 0 });
  return { productId, brandId: brand?.id ?? 0 };
};
const kindsOf = async (productId: number): Promise<number> => {
  const [row] = await api.db.select().from(productGaps).where(eq(productGaps.productId, productId));
  return row?.kinds ?? 0;
};
const list = async (gap: string, query = '', call = writer): Promise<ToldGapList> =>
  (await call('GET', `gaps/${gap}${query}`)).json;
const idsIn = async (gap: ProductGap, query = '') =>
  (await list(gap, query)).rows.map(({ id }) => id);
const counts = async (): Promise<ToldGaps> => (await writer('GET', 'gaps')).json;

test('an article is marked with what it lacks, and with nothing when it is complete', async () => {
  const whole = await complete();
  const lacking: Record<ProductGap, number> = {
    maker: (await complete({ brandId: null })).productId,
    composition: (await complete({ textile: true })).productId,
    price: (await complete()).productId,
    picture: (await complete()).productId,
    description: (await complete({ description: '<p> </p>' })).productId,
    category: (await complete()).productId,
    choice: (await complete({ textile: true, composition })).productId,
    gtin: (await complete()).productId,
    alt: (await complete()).productId,
  };
  const of = (id: number) => sql`product_id = ${id}`;
  await api.db.execute(sql`update variants set price_cents = 0 where ${of(lacking.price)}`);
  await api.db.execute(sql`delete from product_pictures where ${of(lacking.picture)}`);
  await api.db.execute(sql`delete from product_categories where ${of(lacking.category)}`);
  await api.db.execute(sql`update variants set size_id = null where ${of(lacking.choice)}`);
  await api.db.execute(sql`update variants set gtin = null where ${of(lacking.gtin)}`);
  await api.db.execute(sql`update product_pictures set alt = '' where ${of(lacking.alt)}`);
  expect((await counts()).at).toBeNull();
  await markAllGaps(api.host);
  expect(await kindsOf(whole.productId)).toBe(0);
  for (const [gap, id] of Object.entries(lacking)) {
    expect([gap, await kindsOf(id)]).toEqual([gap, gapMask([gap as ProductGap])]);
    expect(await idsIn(gap as ProductGap)).toContain(id);
  }
  const { gaps, at } = await counts();
  expect(at).toBe(api.clock.now().toISOString());
  for (const { gap, online } of gaps) expect(online).toBe((await list(gap)).total);
});

test('half a maker is none, a gift card has none, and seats are nobody’s to mend', async () => {
  const half = { ...maker, address: '' };
  const some = await complete({ maker: half });
  const card = await complete({ kind: 'giftcard', brandId: null, textile: true, vatRate: 0 });
  const seat = await complete({ kind: 'seat', brandId: null, state: 'Offline' });
  await markAllGaps(api.host);
  expect(await kindsOf(some.productId)).toBe(gapMask(['maker']));
  expect([await kindsOf(card.productId), await kindsOf(seat.productId)]).toEqual([0, 0]);
});

test('what is mended in the office is gone from its list at once, and what is spoilt is in it', async () => {
  const { productId } = await complete({ textile: true });
  await markAllGaps(api.host);
  const change = (data: object) =>
    boss('PATCH', `rows/product/${productId}`, { body: { revision: '*', data } });
  expect((await change({ composition })).status).toBe(200);
  expect(await idsIn('composition')).not.toContain(productId);
  await change({ pictures: [], state: 'Offline' });
  expect(await idsIn('picture')).not.toContain(productId);
  expect(await idsIn('picture', '?alle=1')).toContain(productId);
  // Of many at once, and back.
  const body = { ids: [productId], data: { composition: '' } };
  const { json } = await writer('POST', 'rows/product/bulk', { body });
  expect(await idsIn('composition', '?alle=1')).toContain(productId);
  await writer('POST', 'rows/product/undo', { body: { importId: json.importId } });
  expect(await idsIn('composition', '?alle=1')).not.toContain(productId);
  const gone = await boss('DELETE', `rows/product/${productId}`, { body: { revision: '*' } });
  expect([gone.status, await kindsOf(productId)]).toEqual([200, 0]);
});

test('a brand that tells no maker is told with how many articles it mends, to who may write brands', async () => {
  const { productId, brandId } = await complete();
  await api.db.update(brands).set({ maker: null }).where(eq(brands.id, brandId));
  await markAllGaps(api.host);
  expect((await list('maker', '', boss)).brands).toContainEqual({
    ...{ id: brandId, title: expect.any(String), count: 1 },
  });
  expect((await list('maker')).brands).toEqual([]);
  await boss('PATCH', `rows/brand/${brandId}`, { body: { revision: '*', data: { maker } } });
  // All articles are looked through by a job that was stored with the change.
  const job = await firstOf(
    sql`select count(*)::int as count from pgboss.job where name = 'catalog.gaps'`,
  );
  expect(job?.count).toBeGreaterThan(0);
  await markAllGaps(api.host);
  expect(await kindsOf(productId)).toBe(0);
});

test('a list is searched by name and leafed, whatever is asked', async () => {
  await complete({ brandId: null, title: '100% _wol' });
  await complete({ brandId: null, title: '1000 wol' });
  await markAllGaps(api.host);
  const { rows, total } = await list('maker', `?q=${encodeURIComponent('0% _')}`);
  expect([rows.map(({ title }) => title), total]).toEqual([['100% _wol'], 1]);
  const far = await list('maker', '?start=99999999999999999999&q=%25%5C');
  expect([far.rows, far.total]).toEqual([[], 0]);
  expect((await writer('GET', 'gaps/constructor')).status).toBe(404);
});

test('only who may write articles sees what they lack, and of that what he may write', async () => {
  expect((await api.inject('/admin/api/gaps')).statusCode).toBe(401);
  expect((await api.inject('/admin/api/gaps/maker')).statusCode).toBe(401);
  for (const role of ['redacteur', 'winkel', 'klantenservice', 'alleen-lezen']) {
    const { call } = await createStaff(api, { email: `${role}@gat.example`, role });
    expect((await call('GET', 'gaps')).status).toBe(403);
    expect((await call('GET', 'gaps/maker')).status).toBe(403);
    const { tasks } = (await call('GET', 'today')).json;
    expect(tasks.filter(({ name }: { name: string }) => name === 'gaps')).toEqual([]);
  }
  const { tasks } = (await writer('GET', 'today')).json;
  const task = tasks.find(({ name }: { name: string }) => name === 'gaps');
  expect(task).toMatchObject({ href: '/ontbreekt', count: expect.any(Number) });
});

test('a role that may write some fields is shown what it can mend with those', async () => {
  const rights = {
    entities: [{ entity: 'Product', actions: ['read', 'change'], fields: ['composition'] }],
    special: [],
  };
  const role = { label: 'Etiketten', rights, secondFactor: false, idleMinutes: null };
  const made = await boss('POST', 'roles', { body: role });
  expect(made.status).toBe(200);
  const row = await firstOf(sql`select name from staff_roles where label = 'Etiketten'`);
  const { call } = await createStaff(api, { email: 'e@gat.example', role: String(row?.name) });
  const told: ToldGaps = (await call('GET', 'gaps')).json;
  expect(told.gaps.map(({ gap }) => gap)).toEqual(['composition']);
  expect((await call('GET', 'gaps/picture')).status).toBe(403);
});
