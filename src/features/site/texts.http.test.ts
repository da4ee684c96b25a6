import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSite, loadSite, sites } from '#features/settings/api.server';
import { ownTextWires } from '#kernel/site-texts';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let api: ApiApp;
let call: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  await addPage(api.host, { path: '/los', title: 'Los', content: [] });
  await addPage(api.host, { path: '/en', title: 'Home', language: 'en_GB', content: [] });
  const frames = { en_GB: { home: '/en', navigation: [], footer: [] } };
  await api.db.update(sites).set({ settings: { ...getSite(api.host).settings, frames } });
  await loadSite(api.host);
  ({ call } = await createStaff(api, { email: 't@kantoor.example', role: 'redacteur' }));
});
afterAll(() => api.close());

const write = async (data: Record<string, unknown>, who = call) => {
  const { id } = getSite(api.host);
  const { revision } = (await call('GET', `rows/site/${id}`)).json.row;
  return who('PATCH', `rows/site/${id}`, { body: { data, revision } });
};
const page = async (url: string) =>
  (await api.inject({ url, headers: { accept: 'text/html' } })).body;

test('the bar on top, a page that is not there and an empty cart say what the chain says, in each language', async () => {
  const before = await page('/los');
  const data = {
    ...{ promises_1: 'Altijd <b>koffie</b>', promises_1_en: 'Always coffee' },
    ...{ notfound_title: 'Oeps', notfound_text_en: 'Nothing to see.' },
    ...{ emptycart_title: 'Nog niets gekozen' },
  };
  expect((await write(data)).status).toBe(200);
  expect(await page('/los')).toContain('Altijd &lt;b&gt;koffie&lt;/b&gt;');
  expect(await page('/en')).toContain('Always coffee');
  expect(await page('/is-er-niet')).toContain('<h1 class="');
  expect(await page('/is-er-niet')).toMatch(/<h1[^>]*>Oeps</);
  const english = await page('/en/is-er-niet');
  expect(english).toContain('Nothing to see.');
  expect(english).not.toContain('Oeps');
  expect((await api.inject('/webcore/checkout/view')).body).toContain('Nog niets gekozen');
  // Back to what stands there of itself, byte for byte.
  const nothing = Object.fromEntries(Object.keys(data).map((name) => [name, null]));
  expect((await write(nothing)).status).toBe(200);
  const token = /name="csrf[^"]*" content="[^"]*"|content="[^"]*" name="csrf[^"]*"/g;
  expect((await page('/los')).replaceAll(token, '').length).toBe(
    before.replaceAll(token, '').length,
  );
  expect(getSite(api.host).settings.texts).toBeUndefined();
});

test('the mail of an order says its number by its mark, and no mark that nobody fills in', async () => {
  const wrong = await write({ ordermail_intro: 'Dank je {fout}, dit is {nummer}' });
  expect([wrong.status, wrong.json.fields.ordermail_intro]).toEqual([
    400,
    expect.stringContaining('{fout}'),
  ]);
  expect((await write({ ordermail_intro: 'Dank je, dit is {nummer}' })).status).toBe(200);
  expect((await write({ ordermail_intro: null })).status).toBe(200);
});

test('a text is no longer than there is room for, and is a text; who may not write them is refused', async () => {
  for (const text of ['x'.repeat(61), 7, ['x'], { a: 1 }, 'half \ud800'])
    expect((await write({ promises_1: text })).status, String(text)).toBe(400);
  const { call: reader } = await createStaff(api, {
    ...{ email: 'u@kantoor.example', role: 'alleen-lezen' },
  });
  expect((await write({ promises_1: 'x' }, reader)).status).toBe(403);
  expect(getSite(api.host).settings.texts).toBeUndefined();
});

test('what is stored is read as if a stranger wrote it', async () => {
  const settings = getSite(api.host).settings;
  for (const texts of [
    7,
    'x',
    [],
    { nl: 'x' },
    { nl: { promise1: 7 } },
    { nl: { promise1: '  ' } },
  ]) {
    await api.db.update(sites).set({ settings: { ...settings, texts } });
    await loadSite(api.host);
    expect((await page('/is-er-niet')).length).toBeGreaterThan(500);
  }
  await api.db.update(sites).set({ settings });
  await loadSite(api.host);
});

test('each of them is a field that editors write', async () => {
  const { status, json } = await call('GET', 'start');
  expect(status).toBe(200);
  const site = json.entities.find(({ name }: { name: string }) => name === 'Site');
  expect(site).toBeDefined();
  const writable = site.fields.filter(({ mayWrite }: { mayWrite: boolean }) => mayWrite);
  const names = writable.map(({ name }: { name: string }) => name);
  expect(ownTextWires.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining([...ownTextWires]));
});
