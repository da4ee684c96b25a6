import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { purgeDrafts } from './server/purge';

let api: ApiApp;
let call: CallOffice;
let other: CallOffice;
let store: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  const email = (name: string) => `${name}@kantoor.example`;
  ({ call } = await createStaff(api, { email: email('bo'), name: 'Bo', role: 'beheerder' }));
  ({ call: other } = await createStaff(api, { email: email('an'), name: 'An', role: 'beheerder' }));
  const own = { email: email('wim'), name: 'Wim', role: 'winkel', storeIds: [2] };
  ({ call: store } = await createStaff(api, own));
});
afterAll(() => api.close());

const titles = async (query: string, by = call): Promise<string[]> => {
  const { status, json } = await by('GET', `rows/${query}`);
  expect(status).toBe(200);
  return json.rows.map(({ title }: { title: string }) => title);
};

test('a list is searched, filtered, sorted and paged, and says how many there are', async () => {
  expect(await titles('product?sort=title')).toEqual(['Concept', 'Jas', 'Trui']);
  expect(await titles('product?sort=-price_cents')).toEqual(['Jas', 'Trui', 'Concept']);
  expect(await titles('product?q=RUI')).toEqual(['Trui']);
  expect(await titles('product?q=100%25')).toEqual([]);
  expect(await titles('product?f.state=Offline')).toEqual(['Concept']);
  expect(await titles('product?f.price_cents=4000..5000')).toEqual(['Trui']);
  expect(await titles('product?f.price_cents=5000..')).toEqual(['Jas']);
  expect(await titles('location?f.services=koffie')).toEqual(['Utrecht']);
  expect(await titles('vacancy?f.location=1&f.state=Online&sort=title')).toEqual(
    expect.arrayContaining(['Over', 'Verkoper']),
  );
  const { json } = await call(
    'GET',
    'rows/product?sort=title&limit=1&start=1&columns=title,price_cents',
  );
  expect(json).toEqual({
    rows: [expect.objectContaining({ id: 1, told: { title: 'Jas', price_cents: '€\u00a099,95' } })],
    total: 3,
  });
  // Past the last page it still says how many there are.
  expect((await call('GET', 'rows/product?start=50')).json).toEqual({ rows: [], total: 3 });
});

test('names are those of all rows, or of those that filters leave', async () => {
  const named = async (query: string): Promise<string[]> =>
    (await call('GET', `names/product?${query}`)).json.map(({ title }: { title: string }) => title);
  expect(await named('q=')).toEqual(['Concept', 'Jas', 'Trui']);
  expect(await named('q=&f.state=Online')).toEqual(['Jas', 'Trui']);
  expect(await named('q=ja&f.state=Online')).toEqual(['Jas']);
});

test('a write by a stale form is refused with what stands there; who overwrites knows it', async () => {
  const { json: form } = await call('GET', 'rows/product/1');
  const { revision } = form.row;
  const theirs = await other('PATCH', 'rows/product/1', {
    body: { data: { price_cents: 8995 }, revision },
  });
  expect([theirs.status, theirs.json.values.price_cents]).toEqual([200, 8995]);
  const mine = { data: { title: 'Winterjas' }, revision };
  const refused = await call('PATCH', 'rows/product/1', { body: mine });
  expect(refused.status).toBe(412);
  expect(refused.json).toMatchObject({
    code: 'stale',
    current: { revision: revision + 1, values: { price_cents: 8995, title: 'Jas' } },
  });
  const unsaid = await call('PATCH', 'rows/product/1', { body: { data: mine.data } });
  expect(unsaid.status).toBe(428);
  const over = await call('PATCH', 'rows/product/1', { body: { ...mine, revision: '*' } });
  expect([over.status, over.json.values.title, over.json.values.price_cents]).toEqual([
    200,
    'Winterjas',
    8995,
  ]);
  const { json: history } = await call('GET', 'rows/product/1/history');
  expect(history.slice(0, 2)).toMatchObject([
    { by: 'Bo', way: 'office', lines: ['Titel: Jas → Winterjas'] },
    { by: 'An', way: 'office', lines: ['Prijs: €\u00a099,95 → €\u00a089,95'] },
  ]);
  const back = { to: revision + 1, revision: over.json.revision };
  const restored = await call('POST', 'rows/product/1/restore', { body: back });
  expect([restored.status, restored.json.values.title]).toEqual([200, 'Jas']);
});

test('what is wrong is told by field, and nothing of it is written', async () => {
  const { json: form } = await call('GET', 'rows/product/2');
  const data = { title: '', price_cents: 'veel', onzin: 1 };
  const { status, json } = await call('PATCH', 'rows/product/2', {
    body: { data, revision: form.row.revision },
  });
  expect([status, json.code]).toEqual([400, 'bad_request']);
  expect(Object.keys(json.fields).sort()).toEqual(['onzin', 'price_cents', 'title']);
  expect((await call('GET', 'rows/product/2')).json.row).toEqual(form.row);
  expect((await call('GET', 'rows/product/999')).status).toBe(404);
  expect((await call('GET', 'rows/nergens')).status).toBe(404);
});

test('what is typed is kept for who typed it, whole or not, until it is saved; others see that he is at it', async () => {
  const typed = { revision: 1, values: { title: '', price_cents: 'halv' } };
  const kept = await call('PUT', 'drafts/product/2', { body: typed });
  expect(kept.status).toBe(200);
  const mine = (await call('GET', 'rows/product/2')).json;
  expect(mine.draft).toMatchObject(typed);
  const theirs = (await other('GET', 'rows/product/2')).json;
  expect([theirs.draft, theirs.others]).toEqual([
    undefined,
    [expect.objectContaining({ name: 'Bo' })],
  ]);
  expect(theirs.row.values.title).toBe('Trui');
  const { revision } = mine.row;
  await call('PATCH', 'rows/product/2', { body: { data: { title: 'Wollen trui' }, revision } });
  expect((await call('GET', 'rows/product/2')).json.draft).toBeUndefined();
  expect((await other('GET', 'rows/product/2')).json.others).toEqual([]);
  expect((await call('PUT', 'drafts/product/2', { body: { values: 'x' } })).status).toBe(400);
});

test('a new row is made of a draft of none, and deleted rows come back from the bin under their number', async () => {
  await call('PUT', 'drafts/faq/0', { body: { revision: 0, values: { question: 'Hoe' } } });
  expect((await call('GET', 'drafts/faq/0')).json.draft.values).toEqual({ question: 'Hoe' });
  const data = { category: 'bezorgen', question: 'Hoe laat?', answer: ['Om tien uur.'] };
  const made = await call('POST', 'rows/faq', { body: { data } });
  expect([made.status, made.json.title]).toEqual([201, 'Hoe laat?']);
  expect((await call('GET', 'drafts/faq/0')).json.draft).toBeNull();
  const { id, revision } = made.json;
  expect((await call('GET', 'bin')).json).toEqual([]);
  expect((await call('DELETE', `rows/faq/${id}`, { body: { revision } })).status).toBe(200);
  expect((await call('GET', `rows/faq/${id}`)).status).toBe(404);
  const binned = (await call('GET', 'bin')).json;
  expect(binned).toEqual([
    expect.objectContaining({ entity: 'faq', id, title: 'Hoe laat?', by: 'Bo' }),
  ]);
  expect((await store('GET', 'bin')).json).toEqual([]);
  expect((await store('POST', `bin/faq/${id}`, { body: {} })).status).toBe(403);
  const back = await call('POST', `bin/faq/${id}`, { body: {} });
  expect([back.status, back.json.id, back.json.title]).toEqual([200, id, 'Hoe laat?']);
  expect((await call('GET', 'bin')).json).toEqual([]);
  expect((await call('POST', `bin/faq/${id}`, { body: {} })).status).toBe(404);
});

test('of the bin thirty days are kept', async () => {
  const data = { category: 'bezorgen', question: 'Weg?', answer: ['Ja.'] };
  const { id, revision } = (await call('POST', 'rows/faq', { body: { data } })).json;
  await call('DELETE', `rows/faq/${id}`, { body: { revision } });
  expect((await call('GET', 'bin')).json).toHaveLength(1);
  api.clock.advance(30 * 86_400_000);
  const late = await createStaff(api, { email: 'laat@kantoor.example', role: 'beheerder' });
  expect((await late.call('GET', 'bin')).json).toEqual([]);
  expect((await late.call('POST', `bin/faq/${id}`, { body: {} })).status).toBe(404);
});

test('a draft in which nobody types is kept for half a year', async () => {
  const { call: now } = await createStaff(api, { email: 'd@kantoor.example', role: 'beheerder' });
  await now('PUT', 'drafts/product/1', { body: { revision: 1, values: { title: 'Half' } } });
  await purgeDrafts(api.host);
  expect((await now('GET', 'drafts/product/1')).json.draft.values).toEqual({ title: 'Half' });
  api.clock.advance(181 * 86_400_000);
  expect(await purgeDrafts(api.host)).toBeGreaterThan(0);
  const { call: late } = await createStaff(api, { email: 'd2@kantoor.example', role: 'beheerder' });
  expect((await late('GET', 'rows/product/1')).json.others).toEqual([]);
});

test('before something goes it is told what shows it, by fields and by the blocks of pages', async () => {
  const { call: now } = await createStaff(api, { email: 'nu@kantoor.example', role: 'beheerder' });
  const used = async (path: string) => {
    const { json } = await now('GET', `rows/${path}/used`);
    return json.map(({ label, count }: { label: string; count: number }) => [label, count]);
  };
  expect(await used('location/1')).toEqual(
    expect.arrayContaining([
      ['Vacatures', 3],
      ['Nieuws', 1],
    ]),
  );
  expect(await used('product/3')).toEqual([]);
});

test('anything is found by its name or number, of what a member may see', async () => {
  const { call: now } = await createStaff(api, {
    email: 'zoek@kantoor.example',
    role: 'beheerder',
  });
  await addPage(api.host, { path: '/over-jassen', title: 'Over jassen', content: [] });
  const find = async (text: string, by = now) =>
    (await by('GET', `find?q=${encodeURIComponent(text)}`)).json.map(
      ({ kind, title }: { kind: string; title: string }) => `${kind}: ${title}`,
    );
  expect(await find('jas')).toEqual(['Artikel: Jas', 'Pagina: Over jassen']);
  expect(await find('zwolle')).toEqual(expect.arrayContaining(['Winkel: Zwolle']));
  expect(await find('j')).toEqual([]);
  const own = { email: 'wim2@kantoor.example', role: 'winkel', storeIds: [1] };
  const { call: ofStore } = await createStaff(api, own);
  expect(await find('zwolle', ofStore)).toEqual([]);
  expect(await find('jassen', ofStore)).toEqual([]);
});

test('what is put back in part is of fields that there are', async () => {
  const { call: now } = await createStaff(api, { email: 'b4@kantoor.example', role: 'beheerder' });
  const path = 'rows/site/1/restore';
  const sent = await now('POST', path, { body: { to: 1, revision: '*', part: ['bestaat_niet'] } });
  expect([sent.status, Object.keys(sent.json.fields)]).toEqual([400, ['part']]);
});

test('what was is not put back where it would be another store’s', async () => {
  const { call: boss } = await createStaff(api, { email: 'b2@kantoor.example', role: 'beheerder' });
  const own = { email: 'w3@kantoor.example', role: 'winkel', storeIds: [1] };
  const { call: ofStore } = await createStaff(api, own);
  const { json: form } = await boss('GET', 'rows/vacancy/3');
  const move = { data: { location: 1 }, revision: form.row.revision };
  const name = Object.keys(form.row.values).find((one) => /^location/.test(one)) ?? 'location';
  const moved = await boss('PATCH', 'rows/vacancy/3', {
    body: { ...move, data: { [name]: 1 } },
  });
  expect([moved.status, moved.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const { revision } = moved.json;
  const back = await ofStore('POST', 'rows/vacancy/3/restore', {
    body: { to: form.row.revision, revision },
  });
  expect([back.status, back.json.message]).toEqual([403, 'Dit hoort niet bij jouw winkel.']);
  const seen = await ofStore('GET', 'rows/vacancy/3');
  expect([seen.status, seen.json.row.values[name]]).toEqual([200, 1]);
});

test('an editor changes what a form asks, not where it is sent', async () => {
  const { call: editor } = await createStaff(api, {
    email: 'r2@kantoor.example',
    role: 'redacteur',
  });
  const { json } = await editor('GET', 'start');
  const form = json.entities.find(({ name }: { name: string }) => name === 'Form');
  const mayWrite = (wire: string) =>
    form.fields.find(({ name }: { name: string }) => name === wire).mayWrite;
  expect([mayWrite('title'), mayWrite('recipients'), mayWrite('retention_days')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('from the bin a store takes what was its own alone', async () => {
  const boss = await createStaff(api, { email: 'b3@kantoor.example', role: 'beheerder' });
  const own = { email: 'w4@kantoor.example', role: 'winkel', storeIds: [1] };
  const { call: ofStore } = await createStaff(api, own);
  const { json: form } = await boss.call('GET', 'rows/vacancy/3');
  const name = Object.keys(form.row.values).find((one) => /^location/.test(one)) ?? '';
  const away = { data: { [name]: 2 }, revision: form.row.revision };
  const { revision } = (await boss.call('PATCH', 'rows/vacancy/3', { body: away })).json;
  await boss.call('DELETE', 'rows/vacancy/3', { body: { revision } });
  const deleted = {
    body: { revision: (await boss.call('GET', 'rows/vacancy/1')).json.row.revision },
  };
  expect((await boss.call('DELETE', 'rows/vacancy/1', deleted)).status).toBe(200);
  const ids = (await ofStore('GET', 'bin')).json.map(({ id }: { id: number }) => id);
  expect(ids).toEqual([1]);
  expect((await ofStore('POST', 'bin/vacancy/3', { body: {} })).status).toBe(403);
  expect((await ofStore('POST', 'bin/vacancy/1', { body: {} })).status).toBe(200);
  expect((await boss.call('POST', 'bin/vacancy/3', { body: {} })).status).toBe(200);
});
