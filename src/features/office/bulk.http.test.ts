import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { type CallOffice, createOfficeCalls, createStaff } from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';

let api: ApiApp;
let call: CallOffice;
let editor: CallOffice;
let store: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  const staff = async (name: string, role: string, storeIds: number[] = []) => {
    const made = await createStaff(api, { email: `${name}@kantoor.example`, name, role, storeIds });
    return made.call;
  };
  call = await staff('Bo', 'beheerder');
  editor = await staff('Roos', 'redacteur');
  store = await staff('Wim', 'winkel', [1]);
});
afterAll(() => api.close());

const prices = async () =>
  Object.fromEntries(
    (await call('GET', 'rows/product?columns=price_cents')).json.rows.map(
      ({ id, values }: { id: number; values: { price_cents: number } }) => [id, values.price_cents],
    ),
  );

test('many rows are changed at once: first a trial, then for real, then undone', async () => {
  const before = await prices();
  const body = { ids: [1, 2], data: { price_cents: 1000 } };
  const trial = (await call('POST', 'rows/product/bulk', { body: { ...body, dryRun: true } })).json;
  expect([trial.changed, trial.importId, await prices()]).toEqual([2, undefined, before]);
  expect(trial.plans[0]).toMatchObject({
    kind: 'changed',
    told: [expect.stringContaining('Prijs')],
  });
  const done = (await call('POST', 'rows/product/bulk', { body })).json;
  expect([done.changed, await prices()]).toEqual([2, { ...before, 1: 1000, 2: 1000 }]);
  const [last] = (await call('GET', 'rows/product/1/history')).json;
  expect(last).toMatchObject({ by: 'Bo', way: 'import' });
  const undone = await call('POST', 'rows/product/undo', { body: { importId: done.importId } });
  expect([undone.status, undone.json.undone, await prices()]).toEqual([200, 2, before]);
  const twice = await call('POST', 'rows/product/undo', { body: { importId: done.importId } });
  expect(twice.status).toBe(404);
});

test('what was changed at once is told afterwards, to be undone by who may', async () => {
  const told = async (by: CallOffice, query = '') => (await by('GET', `imports${query}`)).json;
  const body = { ids: [1, 2], data: { price_cents: 1234 } };
  const before = await prices();
  const { importId } = (await call('POST', 'rows/product/bulk', { body })).json;
  const [last] = (await told(call)).imports;
  expect(last).toEqual({
    ...{
      id: importId,
      file: 'Wijziging van één veld in het kantoor',
      label: 'Artikelen',
      access: 'product',
      done: 2,
    },
    ...{ at: expect.stringMatching(/Z$/), isEnded: true, undoneAt: null, by: 'Bo', mayUndo: true },
  });
  // An editor changes no products, and who may change only own stores sees what he wrote alone.
  expect(JSON.stringify(await told(editor))).not.toContain('Artikelen');
  expect((await told(store)).imports).toEqual([]);
  expect((await told(call, '?start=1000')).imports).toEqual([]);
  expect((await createOfficeCalls(api, createVisitor(api))('GET', 'imports')).status).toBe(401);

  expect((await editor('POST', 'rows/product/undo', { body: { importId } })).status).toBe(403);
  expect((await call('POST', 'rows/product/undo', { body: { importId } })).json.undone).toBe(2);
  expect(await prices()).toEqual(before);
  expect((await told(call)).imports[0]).toMatchObject({
    ...{ undoneAt: expect.stringMatching(/Z$/), by: 'Bo', mayUndo: false },
  });
});

test('what a store changed of its own is told to it; what is remembered no more can’t be undone', async () => {
  const body = { ids: [1], data: { phone: '030 123 45 67' } };
  const { importId } = (await store('POST', 'rows/location/bulk', { body })).json;
  const own = async () => (await store('GET', 'imports')).json.imports;
  expect(await own()).toMatchObject([{ id: importId, label: 'Winkels', by: 'Wim', mayUndo: true }]);
  const long = await api.db.execute(
    sql`update entity_imports set started_at = started_at - interval '20 years' where id = ${importId}`,
  );
  expect(long.rowCount).toBe(1);
  expect(await own()).toMatchObject([{ mayUndo: false }]);
});

test('a whole list is changed, those rows alone that its filters leave', async () => {
  const body = { list: 'f.state=Offline', data: { price_cents: 123 } };
  expect((await call('POST', 'rows/product/bulk', { body })).json.changed).toBe(1);
  expect(await prices()).toMatchObject({ 3: 123 });
  const none = await call('POST', 'rows/product/bulk', {
    body: { ids: [], data: { price_cents: 5 } },
  });
  expect([none.status, none.json.changed]).toEqual([200, 0]);
});

test('what is wrong changes nothing, and who may not is refused', async () => {
  const before = await prices();
  const send = (data: object, by = call) =>
    by('POST', 'rows/product/bulk', { body: { ids: [1], data } });
  expect((await send({ price_cents: 'x' })).json.fields).toHaveProperty('price_cents');
  expect((await send({})).status).toBe(400);
  expect((await send({ price_cents: 5 }, editor)).status).toBe(403);
  expect((await send({ price_cents: 5 }, store)).status).toBe(403);
  const others = { ids: [1, 2], data: { phone: '030' } };
  expect((await store('POST', 'rows/location/bulk', { body: others })).status).toBe(403);
  const own = { ids: [1], data: { title: 'Anders' } };
  const field = await store('POST', 'rows/location/bulk', { body: own });
  expect([field.status, Object.keys(field.json.fields)]).toEqual([400, ['title']]);
  // Moving a vacancy to another store takes it out of his hands.
  const away = { ids: [1], data: { location: 2 } };
  expect((await store('POST', 'rows/vacancy/bulk', { body: away })).status).not.toBe(200);
  const unread = [
    ...['f.onbekend=1', 'onbekend=1', 'f.price_cents=x', 'f.price_cents=..', 'f.brand_id='],
    ...['f.state=%00', 'f.price_cents=1..x', 'state=Online', 'f.price_cents=1&f.price_cents='],
  ].map((list) => ({ list }));
  for (const which of [{}, { list: { q: 'zzz' } }, ...unread]) {
    const unsaid = { ...which, data: { price_cents: 5 } };
    const { status } = await call('POST', 'rows/product/bulk', { body: unsaid });
    expect([which, status]).toEqual([which, 400]);
  }
  expect(await prices()).toEqual(before);
});

test('a list goes out as a file that spreadsheets open, and comes in with a trial and a way back', async () => {
  const out = await call('GET', 'rows/product/export?f.state=Online');
  expect(out.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(out.headers['content-disposition']).toMatch(
    /^attachment; filename="product-[\d-]+\.csv"$/,
  );
  expect(out.text.split('\n').filter(Boolean)).toHaveLength(3);
  const [deed] = (await call('GET', 'audit?what=export')).json.deeds;
  expect(deed).toMatchObject({ what: 'Lijst geëxporteerd', outcome: 'success' });
  const before = await prices();
  const content = Buffer.from('product;prijs\njas;12,50\ntrui;veel\n').toString('base64');
  const send = (more: object, by = call) =>
    by('POST', 'rows/product/import', { body: { file: 'prijzen.csv', content, ...more } });
  const trial = (await send({ dryRun: true })).json;
  expect([trial.changed, trial.refused.length, await prices()]).toEqual([1, 1, before]);
  expect(trial.refused[0]).toMatchObject({ line: 3, key: 'trui' });
  const done = (await send({})).json;
  expect(await prices()).toEqual({ ...before, 1: 1250 });
  await call('POST', 'rows/product/undo', { body: { importId: done.importId } });
  expect(await prices()).toEqual(before);
  expect((await send({}, editor)).status).toBe(403);
  expect((await send({ content: Buffer.from('\0\0').toString('base64') })).status).toBe(400);
  expect((await store('GET', 'rows/vacancy/export')).text).not.toContain('vandaag');
});

test('views of a list are saved for oneself or for all, and taken away', async () => {
  const save = (by: CallOffice, body: object) => by('POST', 'views/product', { body });
  const mine = await save(call, { name: 'Duur', query: 'sort=-price_cents' });
  expect([mine.status, mine.json]).toEqual([
    201,
    [{ id: expect.any(Number), name: 'Duur', query: 'sort=-price_cents', isShared: false }],
  ]);
  await save(call, { name: 'Offline', query: 'f.state=Offline', isShared: true });
  const names = async (by: CallOffice) =>
    (await by('GET', 'views/product')).json.map(({ name }: { name: string }) => name);
  expect([await names(call), await names(editor)]).toEqual([['Duur', 'Offline'], ['Offline']]);
  expect((await editor('DELETE', `views/product/${mine.json[0].id}`)).status).toBe(404);
  await call('DELETE', `views/product/${mine.json[0].id}`);
  expect(await names(call)).toEqual(['Offline']);
  expect((await save(call, { name: ' ', query: '' })).json.fields).toHaveProperty('name');
  // Not cut: what is too long is told.
  const long = await save(call, { name: 'n'.repeat(61), query: '' });
  expect([long.status, long.json.fields]).toEqual([400, { name: 'Gebruik hoogstens 60 tekens.' }]);
  expect(await names(call)).toEqual(['Offline']);
});
