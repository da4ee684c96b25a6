import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { findAll, parseHtml, textOf } from '../../../tests/harness/html';

let api: ApiApp;
let token = '';
beforeAll(async () => {
  api = await createApiApp();
  token = (await api.tokensOf('terms', 'admin')).access;
  const content = [
    { type: 'LocationOverview', props: { id: 'winkels', refines: 'inline', paging: 'none' } },
  ];
  await addPage(api.host, { path: '/winkels', title: 'Winkels', content });
});
afterAll(() => api.close());

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  data?: object | undefined,
) => {
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

const make = async (vocabulary: string, access: string, title: string, more: object = {}) => {
  const { status, json } = await call('POST', 'term', { vocabulary, access, title, ...more });
  expect([status, json.fields]).toEqual([201, undefined]);
  return json.data.id as number;
};

const filterOf = async (column: string): Promise<string[]> => {
  const page = parseHtml((await api.inject('/winkels')).body);
  return findAll(page, 'input')
    .filter(({ attributes }) => attributes.name === `filter_${column}[]`)
    .map(({ attributes }) => String(attributes.value));
};

const servicesOf = async (id: number): Promise<string[]> => {
  const { rows } = await api.db.execute<{ services: string[] }>(
    sql`select services from locations where id = ${id}`,
  );
  return rows[0]?.services ?? [];
};

test('a word of the chain is chosen, filtered by and told at once; renamed, it is so everywhere', async () => {
  const wrong = await call('PATCH', 'location/1', { services: ['bezorgkluis'] });
  expect(wrong.json.fields.services).toContain('koffie');
  const id = await make('store-services', 'bezorgkluis', 'Bezorgkluis', { english: 'Locker' });
  expect(id).toBeGreaterThan(999);
  const saved = await call('PATCH', 'location/1', { services: ['koffie', 'bezorgkluis'] });
  expect([saved.status, saved.json.fields]).toEqual([200, undefined]);
  expect(await filterOf('service')).toContain(String(id));
  const shown = async () => textOf(parseHtml((await api.inject('/locaties/plek-1')).body));
  expect(await shown()).toContain('Bezorgkluis');
  await call('PATCH', `term/${id}`, { title: 'Pakketkluis' });
  expect(await shown()).toContain('Pakketkluis');
  expect(await shown()).not.toContain('Bezorgkluis');
  // What programs and addresses name stays.
  const fixed = await call('PATCH', `term/${id}`, { access: 'kluis' });
  expect([fixed.status, Object.keys(fixed.json.fields)]).toEqual([400, ['access']]);
});

test('a word that is used stays, and says where; merged, its rows have the other', async () => {
  const kluis = await make('store-services', 'kluis', 'Kluis');
  const safe = await make('store-services', 'safeloket', 'Safeloket');
  await call('PATCH', 'location/2', { services: ['kluis', 'safeloket'] });
  await call('PATCH', 'location/4', { services: ['retour', 'kluis'] });
  const held = await call('DELETE', `term/${kluis}`);
  expect([held.status, held.json.message]).toEqual([
    409,
    'Gebruikt op 2 plekken (2 winkels). Voeg het samen met een ander woord, of haal het daar eerst weg.',
  ]);
  const news = await make('news-categories', 'zaak', 'Zaak');
  for (const [into, told] of [
    [news, 'Kies een woord van dezelfde lijst.'],
    [kluis, 'Een woord gaat niet op in zichzelf.'],
  ] as const) {
    const { json } = await call('PATCH', `term/${kluis}`, { merged_into: into });
    expect(json.fields.merged_into).toBe(told);
  }
  const merged = await call('PATCH', `term/${kluis}`, { merged_into: safe });
  expect([merged.status, merged.json.fields]).toEqual([200, undefined]);
  expect([await servicesOf(2), await servicesOf(4)]).toEqual([
    ['safeloket'],
    ['retour', 'safeloket'],
  ]);
  expect(await filterOf('service')).not.toContain(String(kluis));
  const gone = await call('PATCH', 'location/4', { services: ['kluis'] });
  expect(gone.status).toBe(400);
  // What it went into can't itself be taken away while it says so.
  expect((await call('DELETE', `term/${safe}`)).status).toBe(409);
  expect((await call('DELETE', `term/${news}`)).status).toBe(204);
});

test('files name words by their key, and refuse by line what no list has', async () => {
  const stored = findStored(api.host, 'news');
  if (!stored) throw new Error('News is not stored');
  await make('news-categories', 'buurt', 'Uit de buurt');
  const csv =
    'access;title;category;date;body\nfeest;Feest;Uit de buurt;1-3-2026;Tekst\nmis;Mis;heelal;1-3-2026;Tekst';
  const report = await importEntity(api.host, stored, {
    ...{ bytes: Buffer.from(csv), file: 'nieuws.csv' },
  });
  expect(report.refused.map(({ line, reason }) => [line, reason.slice(0, 26)])).toEqual([
    [3, 'Onderwerp: Kies een van: b'],
  ]);
  const { text } = await exportEntity(api.db, stored, { siteId: 1, format: 'csv' });
  expect(text).toContain('buurt');
});

test('words stand in the order that the chain gives them', async () => {
  for (const [at, title] of ['Zulu', 'Alfa', 'Mike'].entries()) {
    await make('faq-categories', title.toLowerCase(), title, { sort: at - 10 });
  }
  const { json } = await call('GET', 'term?limit=100');
  expect(json.data.length).toBeGreaterThan(10);
  const stored = findStored(api.host, 'faq');
  const field = stored?.entity.fields.find(({ name }) => name === 'category');
  expect(field?.options?.slice(0, 3).map(({ value }) => value)).toEqual(['zulu', 'alfa', 'mike']);
});
