import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { type ApiFilter, writeFilters } from '#kernel/values/api-filter';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { getDirectory } from './server/directory';
import { findStores } from './server/records';
import { locations } from './server/tables';
import { storeFilters } from './site/store-api';
import { summaryOf } from './site/store-list.view';
import { testStores } from './test-stores.test-support';

let app: TestApp;

const [pattern] = testStores;
if (!pattern) throw new Error('there are no test stores');

/** So many that no first page by name holds a store in Zwolle. */
const many = Array.from({ length: 400 }, (_, at) => ({
  ...pattern,
  id: 1000 + at,
  access: `filiaal-${at}`,
  title: `Brink Aa ${at}`,
  place: at < 395 ? 'Aalten' : 'Zwolle',
  latitude: at < 395 ? 51.9 : 52.5,
  longitude: 6.5 + at / 10_000,
}));

beforeAll(async () => {
  app = await createTestApp({
    prepare: async (db) => {
      await db.insert(locations).values([...testStores, ...many]);
    },
  });
});
afterAll(() => app.close());

type Item = {
  id: number;
  title: string;
  data: Record<string, unknown>;
  extra: { distance?: number };
};

const ask = async (zipcode: string, query: Record<string, string> = {}, more: ApiFilter[] = []) => {
  const params = new URLSearchParams({ zipcode, seq: 'title', limit: '20', ...query });
  for (const [name, value] of writeFilters([...storeFilters, ...more])) params.append(name, value);
  const reply = await app.inject(`/api/v1.0/location?${params}`);
  expect(reply.statusCode).toBe(200);
  return reply.json() as { data: Item[]; _meta: { total: number } };
};
const places = ({ data }: { data: Item[] }) => data.map((one) => one.data.address_place);

/** True of every store, and known to the database alone. */
const dutch: ApiFilter = {
  filter_type: 'FieldFilter',
  column: 'address_country',
  operator: '=',
  value: 'NL',
};

test('S7.4/3 S9.4/3 stores in the place that is asked for come first, of however many', async () => {
  const exact = await ask('zwolle');
  expect(places(exact).slice(0, 6)).toEqual([...Array(5).fill('Zwolle'), 'Aalten']);
  expect(exact._meta.total).toBe(many.length + testStores.length - 3);
  expect(places(await ask('Zwo')).slice(0, 5)).toEqual(Array(5).fill('Zwolle'));
  expect(places(await ask('zwolle', { start: '4', limit: '2' }))).toEqual(['Zwolle', 'Aalten']);
});

test('S7.4/3 S9.4/2 from memory a postcode gives what the database gives, to the letter', async () => {
  const page = { start: '1', limit: '7' };
  const [quick, slow] = [await ask('3581', page), await ask('3581', page, [dutch])];
  const round = ({ data, _meta }: typeof quick) => ({
    _meta,
    data: data.map((one) => ({ ...one, extra: one.extra.distance?.toFixed(6) })),
  });
  expect(quick.data[0]?.extra.distance).toBeGreaterThan(0);
  expect(round(quick)).toEqual(round(slow));
});

test('S7.4/3 a postcode that nobody knows sorts by about where it is, and tells no distance', async () => {
  const found = await ask('7122', { limit: '3' });
  expect(places(found)).toEqual(['Aalten', 'Aalten', 'Aalten']);
  expect(found.data.map(({ extra }) => extra.distance)).toEqual([undefined, undefined, undefined]);
});

test('S7.4/3 S9.4/2 a store that closes leaves the next answer', async () => {
  const first = (await ask('zwolle')).data[0]?.id as number;
  await app.host.db.update(locations).set({ state: 'Offline' }).where(eq(locations.id, first));
  await announceChange(app.host, 'Location', [first]);
  const left = await ask('zwolle');
  expect(left.data.map(({ id }) => id)).not.toContain(first);
  expect(places(left).filter((one) => one === 'Zwolle')).toHaveLength(4);
});

test('S9.4/3 without script too the nearest hundred of many are shown, and it says so', async () => {
  const { stores } = await getDirectory(app.host);
  const now = new Date('2026-03-02T11:00:00Z');
  const found = await findStores(app.host, { text: '7122', baseUrl: '/locaties', now });
  expect(found.hits).toHaveLength(100);
  expect(summaryOf(found)).toBe(`De 100 dichtstbijzijnde van onze ${stores.length} winkels`);
});
