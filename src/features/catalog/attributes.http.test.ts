import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange, getEntity } from '#features/overviews/api.server';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { findAll, parseHtml, textOf } from '../../../tests/harness/html';
import { productCategories, products } from './server/tables';

let api: ApiApp;
let token = '';
beforeAll(async () => {
  api = await createApiApp();
  token = (await api.tokensOf('attributes', 'admin')).access;
  const rows: Record<string, string>[] = [
    { Pasvorm: 'Recht', Hoogte: '12,5 cm', Stof: 'katoen; elastaan' },
    { Pasvorm: 'recht ', Hoogte: '80', Wasbaar: 'ja' },
    { Pasvorm: 'slank', Hoogte: 'hoog', Stof: 'katoen', Wasbaar: 'nee' },
    { Pasvorm: 'ruim', Wassen: '30 graden' },
  ];
  await api.db.insert(products).values(
    rows.map((attributes, at) => ({
      ...{ id: 101 + at, access: `hemd-${at}`, title: `Hemd ${at}`, priceCents: 1000 + at },
      attributes,
    })),
  );
  // The last is in another category.
  await api.db
    .insert(productCategories)
    .values(rows.map((_, at) => ({ productId: 101 + at, categoryId: at === 3 ? 2 : 1 })));
  await announceChange(api.host, 'Product');
  const content = [
    { type: 'ProductOverview', props: { id: 'alles', refines: 'inline', paging: 'none' } },
  ];
  await addPage(api.host, { path: '/alles', title: 'Alles', content });
});
afterAll(() => api.close());

const call = async (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', url: string, data?: object) => {
  const reply = await api.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      ...bearer(token),
      ...((method === 'PATCH' || method === 'DELETE') && { 'if-match': '*' }),
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

type Option = { id: number; label: string; english: string; aliases: string[] };

const make = async (data: object): Promise<{ id: number; options: Option[] }> => {
  const { status, json } = await call('POST', 'attribute', data);
  expect([status, json.fields, json.message]).toEqual([201, undefined, undefined]);
  return { id: json.data.id, options: json.data.data.options };
};

const show = async (url: string) => parseHtml((await api.inject(url)).body);

/** The titles of the products in the list at an address. */
const listed = async (query: string): Promise<string[]> =>
  findAll(await show(`/alles?${query}`), 'h2')
    .map(textOf)
    .filter((title) => /^Hemd|^Jas|^Trui/.test(title))
    .sort();

const inputs = async (name: string) =>
  findAll(await show('/alles'), 'input').filter(({ attributes }) => attributes.name === name);

const factsOf = async (access: string) => textOf(await show(`/artikel/${access}`));

const find = async (column: string, value: unknown, operator = '=') => {
  const filter = JSON.stringify({ filter_type: 'FieldFilter', column, value, operator });
  const url = `product?limit=50&filter[]=${encodeURIComponent(filter)}`;
  const answers = [
    await call('GET', url),
    // By the database, for who may see more.
    await call('GET', `${url}&seq=id&order=desc`),
    { status: 0, json: (await api.inject(`/api/v1.0/${url}`)).json() },
  ];
  const ids = answers.map(({ json }) =>
    (json.data ?? [json.message]).map((one: { id: number }) => one.id ?? one).sort(),
  );
  expect(ids[1]).toEqual(ids[0]);
  return ids[0];
};

test('ticking a box makes what articles have a filter, with counts, in lists, addresses and the API', async () => {
  expect(await inputs('filter_pasvorm[]')).toEqual([]);
  const { id, options } = await make({ title: 'Pasvorm', access: 'pasvorm', kind: 'choice' });
  // Nobody said which choices there are: those that articles have, what most have first.
  expect(options.map(({ label }) => label)).toEqual(['recht', 'ruim', 'slank']);
  const [straight, wide] = options as [Option, Option];
  expect(await inputs('filter_pasvorm[]')).toEqual([]);
  expect((await call('PATCH', `attribute/${id}`, { is_filter: true })).status).toBe(200);
  expect((await inputs('filter_pasvorm[]')).map((one) => one.attributes.value)).toEqual(
    options.map((one) => String(one.id)),
  );
  expect(await listed(`filter_pasvorm[]=${straight.id}`)).toEqual(['Hemd 0', 'Hemd 1']);
  expect(await listed(`filter_pasvorm[]=${straight.id}&filter_pasvorm[]=${wide.id}`)).toEqual([
    ...['Hemd 0', 'Hemd 1', 'Hemd 3'],
  ]);
  expect(await find('pasvorm', straight.id)).toEqual([101, 102]);
  expect(await find('pasvorm', ['ruim', 'slank'], 'in')).toEqual([103, 104]);
  expect(await find('pasvorm', 'wijd')).toEqual([
    expect.stringContaining('Er zijn: recht, ruim, slank'),
  ]);
  await call('PATCH', `attribute/${id}`, { is_filter: false });
  expect(await inputs('filter_pasvorm[]')).toEqual([]);
  expect(getEntity(api.host, 'Product').addedColumns).toEqual([]);
  await call('PATCH', `attribute/${id}`, { is_filter: true });
});

test('a choice is renamed and merged with what articles have', async () => {
  const { json } = await call('GET', 'attribute?limit=50');
  const [{ id }] = json.data;
  const { options } = (await call('GET', `attribute/${id}`)).json.data.data;
  const [straight, wide, slim] = options as [Option, Option, Option];
  const gone = await call('PATCH', `attribute/${id}`, { options: [straight, wide] });
  expect([gone.status, gone.json.fields?.options]).toEqual([
    400,
    '‘slank’ is gebruikt bij 1 artikel. Zet het bij een andere keuze onder ‘Ook geschreven als’, dan gaan ze samen.',
  ]);
  // Two names change places, and one goes into another.
  const merged = await call('PATCH', `attribute/${id}`, {
    title: 'Model',
    options: [
      { ...straight, label: 'Recht model', aliases: ['slank'] },
      { ...wide, label: 'Ruim' },
    ],
  });
  expect([merged.status, merged.json.fields]).toEqual([200, undefined]);
  expect(await listed(`filter_pasvorm[]=${straight.id}`)).toEqual(['Hemd 0', 'Hemd 1', 'Hemd 2']);
  expect(await listed(`filter_pasvorm[]=${slim.id}`)).not.toEqual(['Hemd 2']);
  const { rows } = await api.db.execute(
    sql`select attributes ->> 'Model' as model from products where id > 100 order by id`,
  );
  expect(rows.map(({ model }) => model)).toEqual(['Recht model', 'Recht model', 'slank', 'Ruim']);
  // Told by the label of the choice, whatever stands there.
  expect(await factsOf('hemd-2')).toContain('Model Recht model');
  expect((await call('DELETE', `attribute/${id}`)).json.message).toBe(
    'Gebruikt bij 4 artikelen. Zet het filter uit, of haal het kenmerk daar eerst weg.',
  );
});

test('numbers have a range with their unit, several choices each count, yes or no has two', async () => {
  await make({ title: 'Hoogte', access: 'hoogte', kind: 'number', unit: 'cm', is_filter: true });
  await make({ title: 'Stof', access: 'stof', kind: 'choices', is_filter: true });
  await make({ title: 'Wasbaar', access: 'wasbaar', kind: 'flag', is_filter: true });
  expect(await listed('filter_hoogte_min=12,5&filter_hoogte_max=13')).toEqual(['Hemd 0']);
  expect(await listed('filter_hoogte_min=12,6')).toEqual(['Hemd 1']);
  expect(textOf(await show('/alles?filter_hoogte_min=20'))).toContain('Hoogte vanaf 20 cm');
  expect(await find('hoogte', 12.5, '<=')).toEqual([101]);
  expect(await find('stof', 'elastaan')).toEqual([101]);
  expect(await find('stof', 'katoen')).toEqual([101, 103]);
  expect(await find('wasbaar', 'ja')).toEqual([102]);
  expect(await listed('filter_wasbaar[]=2')).toEqual(['Hemd 2']);
  expect(await factsOf('hemd-0')).toContain('Stof katoen, elastaan');
  expect(await factsOf('hemd-1')).toContain('Hoogte 80 cm');
});

test('an attribute of a category filters no others, and an article is told what is no choice', async () => {
  const { id, options } = await make({
    ...{ title: 'Wassen', access: 'wassen', kind: 'choice', is_filter: true, categories: [1] },
  });
  const [one] = options as [Option];
  expect(one.label).toBe('30 graden');
  expect(await find('wassen', one.id)).toEqual([]);
  await call('PATCH', `attribute/${id}`, { categories: [2] });
  expect(await find('wassen', one.id)).toEqual([104]);
  const pairs = { Wassen: '90 graden', Model: 'Ruim', Los: 'vrij' };
  const wrong = await call('PATCH', 'product/104', { attributes: pairs });
  expect(wrong.json.fields.attributes).toBe(
    'Wassen: ‘90 graden’ is geen keuze. Kies uit 30 graden.',
  );
  const right = await call('PATCH', 'product/104', {
    attributes: { ...pairs, Wassen: '30 GRADEN' },
  });
  expect(right.status).toBe(200);
  expect(await find('wassen', one.id)).toEqual([104]);
});

test('what can’t be is told at its field', async () => {
  const refused = async (data: object) =>
    Object.entries((await call('POST', 'attribute', { title: 'Nieuw', ...data })).json.fields);
  expect(await refused({ access: 'color' })).toEqual([
    ['access', 'Zo heet een ander filter van artikelen al.'],
  ]);
  expect(await refused({ access: 'vrij', kind: 'text', is_filter: true })).toEqual([
    ['is_filter', 'Op vrije tekst kan niemand filteren: kies een andere soort.'],
  ]);
  const options = ['Aap', 'aap'].map((label) => ({ label }));
  expect(await refused({ access: 'dier', options })).toEqual([
    ['options', '‘aap’ staat bij twee keuzes.'],
  ]);
});
