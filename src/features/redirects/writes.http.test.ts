import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { addRedirect } from '#features/pages/api.server';
import { transact } from '#platform/db/transact';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';

let api: ApiApp;
const tokens = { admin: '', staff: '' };
beforeAll(async () => {
  api = await createApiApp();
  tokens.admin = (await api.tokensOf('redirect-admin', 'admin')).access;
  tokens.staff = (await api.tokensOf('redirect-staff', 'staff')).access;
  await addPage(api.host, { path: '/jassen', title: 'Jassen', content: [] });
});
afterAll(() => api.close());

type As = keyof typeof tokens | 'stranger';

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { data, as = 'admin' }: { data?: object; as?: As } = {},
) => {
  const reply = await api.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      ...(as !== 'stranger' && bearer(tokens[as])),
      ...((method === 'PATCH' || method === 'DELETE') && { 'if-match': '*' }),
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

const lead = async (url: string) => {
  const { statusCode, headers } = await api.inject({ url });
  return [statusCode, headers.location];
};

const stored = () => {
  const found = findStored(api.host, 'redirect');
  if (!found) throw new Error('Redirects are not stored');
  return found;
};

const read = (text: string, dryRun = false) =>
  importEntity(api.host, stored(), { file: 'old.csv', bytes: Buffer.from(text), dryRun });

test('admins make a redirect, change it, put it offline and take it away; nobody else is told', async () => {
  const data = { from_path: '/winkel.php', to_path: '/jassen' };
  const made = await call('POST', 'redirect', { data });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  const { id } = made.json.data;
  expect(made.json.data.data).toMatchObject({ ...data, status: 301 });
  expect(made.json.data.href).toBe(null);
  expect(await lead('/winkel.php?maat=M')).toEqual([301, '/jassen?maat=M']);
  for (const as of ['staff', 'stranger'] as const) {
    expect((await call('GET', 'redirect', { as })).json.data).toEqual([]);
    expect((await call('GET', `redirect/${id}`, { as })).status).toBe(404);
    expect((await call('GET', `redirect/${id}/history`, { as })).status).toBeGreaterThan(400);
    expect((await call('POST', 'redirect', { as, data })).status).toBeGreaterThan(400);
  }
  await call('PATCH', `redirect/${id}`, { data: { status: 307 } });
  expect(await lead('/winkel.php')).toEqual([307, '/jassen']);
  await call('PATCH', `redirect/${id}`, { data: { state: 'Offline' } });
  expect((await lead('/winkel.php'))[0]).toBe(404);
  const history = (await call('GET', `redirect/${id}/history`)).json.data;
  expect(history.map(({ revision }: { revision: number }) => revision)).toEqual([3, 2, 1]);
  // A page that moves from there leads on, whatever staff said of the address.
  await transact(api.db, (tx) => addRedirect(tx, 1, '/winkel.php', '/jassen'));
  expect(await lead('/winkel.php')).toEqual([307, '/jassen']);
  expect((await call('DELETE', `redirect/${id}`)).status).toBe(204);
  expect((await lead('/winkel.php'))[0]).toBe(404);
});

test('what is wrong with a redirect is told by field: no loop, no two hops, no page in its place', async () => {
  const refused = async (from_path: string, to_path: string, more = {}) =>
    (await call('POST', 'redirect', { data: { from_path, to_path, ...more } })).json.fields;
  const path = 'Vul een adres in dat met / begint, zoals je het leest, bijvoorbeeld /dames/jassen.';
  expect(await refused('jassen', 'https://elders.example')).toEqual({
    from_path: path,
    to_path: path,
  });
  for (const to of ['//elders.example', '/\\elders.example', '/a%20b', '/a#b']) {
    expect([to, await refused('/oud', to)]).toEqual([to, { to_path: path }]);
  }
  expect(await refused('/oud?id=2', '/jassen')).toEqual({ from_path: path });
  expect(await refused('/oude%20jas', '/jassen')).toEqual({
    from_path: 'Schrijf dit zo: /oude jas',
  });
  expect(await refused('/oud', '/jassen', { status: 303 })).toEqual({
    status: 'Kies 301, 302, 307 of 308.',
  });
  expect(await refused('/jassen', '/elders')).toEqual({
    from_path: 'Op dit adres staat een pagina.',
  });
  expect(await refused('/rond', '/rond?a=1')).toEqual({
    to_path: 'Zo leidt het adres naar zichzelf terug.',
  });
  for (const from of ['/login', '/login/oud', '/robots.txt', '/api/v1.0/oud', '/media/a.jpg']) {
    expect([from, await refused(from, '/jassen')]).toEqual([
      from,
      { from_path: 'Dit adres is van de site zelf. Vanaf hier kun je niemand doorsturen.' },
    ]);
  }
  expect(await refused('/.well-known/security.txt', '/jassen')).toHaveProperty('from_path');
  expect(await refused('/a/../b/./c', '/jassen')).toEqual({ from_path: 'Schrijf dit zo: /b/c' });
  expect(await refused('/oud', '/a/../jassen?x=/../')).toEqual({
    to_path: 'Schrijf dit zo: /jassen?x=/../',
  });
  await call('POST', 'redirect', { data: { from_path: '/b', to_path: '/c' } });
  expect(await refused('/a', '/b')).toEqual({
    to_path: 'Dit adres leidt zelf verder naar /c. Vul dat in.',
  });
  expect(await refused('/c', '/d')).toEqual({
    from_path: '/b leidt hierheen. Laat dat eerst ergens anders heen leiden.',
  });
  expect(await refused('/c', '/b')).toEqual({
    to_path: 'Zo leidt het adres naar zichzelf terug.',
  });
  const twice = await call('POST', 'redirect', { data: { from_path: '/b', to_path: '/d' } });
  expect([twice.status, Object.keys(twice.json.fields)]).toEqual([409, ['from_path']]);
});

test('of redirects that are written at once none leads around', async () => {
  const leads = [
    ['/kring/1', '/kring/2'],
    ['/kring/2', '/kring/3'],
    ['/kring/3', '/kring/1'],
  ];
  const replies = await Promise.all(
    leads.map(([from_path, to_path]) => call('POST', 'redirect', { data: { from_path, to_path } })),
  );
  expect(replies.filter(({ status }) => status === 201).length).toBe(1);
  expect(replies.filter(({ status }) => status === 400).length).toBe(2);
});

test('where a row’s page lies nobody is led away from; once it is gone one is', async () => {
  const news = {
    ...{ access: 'nieuwe-winkel', title: 'Nieuwe winkel', category: 'winkels' },
    ...{ date: '2026-02-28', body: [{ p: 'Zaterdag om tien uur.' }] },
  };
  const made = await call('POST', 'news', { data: news });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  const data = { from_path: made.json.data.href, to_path: '/jassen' };
  const refused = await call('POST', 'redirect', { data });
  expect(refused.json.fields).toEqual({ from_path: 'Op dit adres staat een pagina.' });
  await call('PATCH', `news/${made.json.data.id}`, { data: { state: 'Offline' } });
  expect((await call('POST', 'redirect', { data })).status).toBe(201);
  expect(await lead(data.from_path)).toEqual([301, '/jassen']);
});

test('a thousand old addresses come from a file, which also its own lines keep from leading around', async () => {
  const lines = Array.from({ length: 1000 }, (_, n) => `/oud/${n}.html;/nieuw/${n}`);
  const file = ['Van;Naar', ...lines, '/x;/y', '/y;/x', '/z;/x', '/jassen;/y'].join('\n');
  const tried = await read(file, true);
  expect((await lead('/oud/1.html'))[0]).toBe(404);
  const done = await read(file);
  for (const { plans, refused } of [tried, done]) {
    expect(plans.length).toBe(1001);
    expect(refused.map(({ key, reason }) => [key, reason])).toEqual([
      ['/y', 'Naar: Zo leidt het adres naar zichzelf terug.'],
      ['/z', 'Naar: Dit adres leidt zelf verder naar /y. Vul dat in.'],
      ['/jassen', 'Van: Op dit adres staat een pagina.'],
    ]);
  }
  expect(await lead('/oud/999.html')).toEqual([301, '/nieuw/999']);
  const { text, count } = await exportEntity(api.db, stored(), { siteId: 1, format: 'csv' });
  expect(count).toBeGreaterThan(1000);
  const again = await read(text);
  expect(new Set(again.plans.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
});
