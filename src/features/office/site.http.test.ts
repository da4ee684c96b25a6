import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '#features/catalog/api.server';
import { createPage, findPage, pages, publishPage } from '#features/pages/api.server';
import { getSite, loadSite, senderOf, sites } from '#features/settings/api.server';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { eventually } from '../../../tests/harness/eventually';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { createSecondApp } from '../../../tests/harness/second-app';
import { features } from '../../main/features';

let api: ApiApp;
let call: CallOffice;
let editor: CallOffice;
let shop: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  const email = (name: string) => `${name}@site.example`;
  ({ call } = await createStaff(api, { email: email('bo'), name: 'Bo', role: 'beheerder' }));
  ({ call: editor } = await createStaff(api, {
    email: email('el'),
    name: 'El',
    role: 'redacteur',
  }));
  ({ call: shop } = await createStaff(api, { email: email('wim'), role: 'winkel', storeIds: [2] }));
  await addPage(api.host, { path: '/jassen', title: 'Jassen', content: [] });
  // A site as it is once it has opened: a new one's empty identity can't be put back.
  const done = await write({
    ...{ legal_name: 'Keten B.V.', trade_name: 'Keten', street: 'Straat 1', zipcode: '3511 AW' },
    ...{ place: 'Utrecht', country: 'NL', kvk: '30912745', vat: 'NL809127451B01' },
    ...{ phone: '030-555 01 40', email: 'hallo@keten.example' },
    ...{ navigation: [item('Oud', '/jassen')], footer: [item('Hulp', '/jassen')] },
  });
  expect([done.status, done.json.fields]).toEqual([200, undefined]);
});
afterAll(() => api.close());

const read = async (by = call) => (await by('GET', 'rows/site/1')).json.row;
const write = async (
  data: object,
  { by = call, revision = undefined as number | '*' | undefined } = {},
) =>
  by('PATCH', 'rows/site/1', {
    body: { data, revision: revision ?? (await read()).revision },
  });
const html = async (url = '/jassen') => (await api.inject({ url })).body;

const item = (title: string, href: string, more = {}) => ({ title, href, ...more });

test('the navigation is written, seen at once here and in another process, and put back', async () => {
  const second = await createSecondApp(api, features);
  expect(await second.get('/jassen')).not.toContain('Nieuw binnen');
  const before = await read();
  const navigation = [
    item('Nieuw binnen', '/nieuw', { accent: true }),
    item('Dames', '/jassen', {
      all: 'Alle dames',
      children: [{ title: 'Kleding', items: [item('Jassen', '/jassen')] }, { title: 'Leeg' }],
    }),
  ];
  const done = await write({ navigation });
  expect([done.status, done.json.fields]).toEqual([200, undefined]);
  expect(done.json.revision).toBe(before.revision + 1);
  for (const text of ['Nieuw binnen', 'Alle dames', 'Kleding']) {
    expect(await html()).toContain(text);
  }
  await eventually(async () => expect(await second.get('/jassen')).toContain('Nieuw binnen'));
  await second.close();
  const [row] = await api.db.select().from(sites);
  expect(row?.navigation).toEqual([
    { title: 'Nieuw binnen', href: '/nieuw', accent: true },
    expect.objectContaining({
      children: [
        { title: 'Kleding', items: [{ title: 'Jassen', href: '/jassen' }] },
        { title: 'Leeg', items: [] },
      ],
    }),
  ]);

  const { json: history } = await call('GET', 'rows/site/1/history');
  expect(history[0]).toMatchObject({ by: 'Bo', way: 'office' });
  expect(history[0].lines[0]).toContain('Nieuw binnen');
  const { json: audit } = await call('GET', 'audit?what=Site');
  expect(audit.deeds[0]).toMatchObject({ who: expect.stringContaining('Bo') });
  const restored = await call('POST', 'rows/site/1/restore', {
    body: { to: before.revision, revision: done.json.revision },
  });
  expect(restored.status).toBe(200);
  expect(await html()).not.toContain('Nieuw binnen');
});

test('a screen with some of the fields has a history of those, and puts those back alone', async () => {
  const { name } = (await read()).values;
  await write({ theme_radius: 4 });
  const { revision: to } = await read();
  await write({ footer: [item('Weg ermee', '/jassen')] });
  const done = await write({ name: 'Later', theme_radius: 8 });
  const part = ['theme_radius', 'theme_brand'];
  const { json: history } = await call('GET', `rows/site/1/history?part=${part}`);
  expect(history.map(({ revision }: { revision: number }) => revision).slice(0, 2)).toEqual([
    done.json.revision,
    to,
  ]);
  expect(history[0].lines).toEqual([expect.stringContaining('8')]);
  const { status } = await call('POST', 'rows/site/1/restore', {
    body: { to, part, revision: done.json.revision },
  });
  expect(status).toBe(200);
  expect((await read()).values).toMatchObject({ name: 'Later', theme_radius: 4 });
  await write({ name, theme_radius: null });
});

test('a stale save is refused with what stands there', async () => {
  const { revision } = await read();
  expect((await write({ name: 'Een' })).status).toBe(200);
  const stale = await write({ name: 'Twee' }, { revision });
  expect(stale.status).toBe(412);
  expect(stale.json.current).toMatchObject({ revision: revision + 1, values: { name: 'Een' } });
  expect((await write({ name: 'Twee' }, { revision: '*' })).status).toBe(200);
  expect(await html()).toContain('Twee');
});

test('who saves one part of the site isn’t refused for what changed in another, but is for his own', async () => {
  const { revision, values } = await read();
  const part = ['navigation', 'footer'];
  const save = (data: object, more: object) =>
    call('PATCH', 'rows/site/1', { body: { data, revision, ...more } });
  expect((await write({ name: 'Ander deel', theme_radius: 4 })).status).toBe(200);
  expect((await write({ theme_radius: values.theme_radius })).status).toBe(200);
  const own = await save({ footer: [item('Van mij', '/jassen')] }, { part });
  expect([own.status, own.json.revision]).toEqual([200, revision + 3]);
  // The other part stands as it was written meanwhile.
  expect((await read()).values).toMatchObject({
    name: 'Ander deel',
    footer: [{ title: 'Van mij' }],
  });
  const second = await save({ navigation: [item('Te laat', '/jassen')] }, { part });
  expect([second.status, second.json.code]).toEqual([412, 'stale']);
  // A field that isn't of the part it names is compared as well.
  const sneaky = await save({ name: 'Te laat' }, { part: ['phone'] });
  expect(sneaky.status).toBe(412);
  expect((await save({ navigation: values.navigation }, {})).status).toBe(412);
});

test('what the law asks can’t be emptied, and what is wrong is told by field', async () => {
  const identity = { legal_name: 'Brink B.V.', kvk: '30912745', vat: 'NL809127451B01' };
  expect(
    (await write({ ...identity, email: 'hallo@brink.example', phone: '030-555 01 40' })).status,
  ).toBe(200);
  expect(await html()).toContain('30912745');
  const wrong = await write({
    ...{ legal_name: ' ', kvk: '123', vat: 'x', email: 'geen', iban: 'NL03 ABNA 0123 4567 89' },
    ...{ phone: '', street: '', zipcode: '12', name: '' },
  });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.json.fields).sort()).toEqual(
    ['email', 'kvk', 'legal_name', 'name', 'phone', 'street', 'vat', 'zipcode'].sort(),
  );
  expect((await write({ iban: 'NL03 ABNA 0123 4567 89' })).json.fields).toHaveProperty('iban');
  expect((await write({ iban: 'NL02 ABNA 0123 4567 89' })).status).toBe(200);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elders.example',
  String.raw`/\elders.example`,
  'https://brink.example@elders.example',
  '/a b',
])('no link of the navigation leads to %s, however deep it stands', async (href) => {
  for (const navigation of [
    [item('A', href)],
    [item('A', '/a', { children: [{ title: 'B', href }] })],
    [item('A', '/a', { children: [{ title: 'B', items: [item('C', href)] }] })],
  ]) {
    const { status, json } = await write({ navigation });
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ['navigation']]);
  }
  expect((await write({ footer: [item('A', '/a', { children: [item('B', href)] })] })).status).toBe(
    400,
  );
});

test('an empty navigation, and two of one name beside each other, are refused', async () => {
  expect((await write({ navigation: [] })).json.fields).toHaveProperty('navigation');
  const twice = await write({ footer: [item('Hulp', '/a'), item('hulp ', '/b')] });
  expect(twice.json.fields.footer).toContain('hulp');
});

test('English has a frame of its own once it has a home page', async () => {
  const english = {
    ...{ home_en: '/en', navigation_en: [item('New in', '/en/new')] },
    footer_en: [item('Help', '/en/help', { children: [item('Delivery', '/en/delivery')] })],
  };
  // Every English page leads to its home: there must be one, of that language, that can be seen.
  await addPage(api.host, { path: '/en', title: 'Home', content: [], language: 'nl_NL' });
  expect((await write(english)).json.fields).toHaveProperty('home_en');
  await api.db
    .update(pages)
    .set({ language: 'en_GB', state: 'Offline' })
    .where(eq(pages.path, '/en'));
  expect((await write(english)).json.fields).toHaveProperty('home_en');
  await api.db.update(pages).set({ state: 'Online' }).where(eq(pages.path, '/en'));
  expect((await write(english)).status).toBe(200);
  const [home] = await api.db.select().from(pages).where(eq(pages.path, '/en'));
  const offline = { data: { state: 'Offline' }, revision: '*' };
  const gone = await call('PATCH', `rows/page/${home?.id}`, { body: offline });
  expect([gone.status, Object.keys(gone.json.fields)]).toEqual([400, ['state']]);
  await addPage(api.host, { path: '/en/coats', title: 'Coats', content: [], language: 'en_GB' });
  expect(await html('/en/coats')).toContain('New in');
  expect(await html()).toContain('href="/en"');
  expect((await write({ home_en: 'en' })).status).toBe(400);
  expect((await write({ home_en: null })).status).toBe(200);
  expect(await html()).not.toContain('href="/en"');
});

test('an editor writes where the site leads, not who the chain is; a shop sees nothing of it', async () => {
  const navigation = [item('Van de redactie', '/jassen')];
  expect((await write({ navigation }, { by: editor })).status).toBe(200);
  for (const data of [
    { legal_name: 'Ander B.V.' },
    { theme_brand: '#000000' },
    { name: 'Anders' },
  ]) {
    const { status, json } = await write(data, { by: editor });
    expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(data)]);
  }
  expect((await shop('GET', 'rows/site/1')).status).toBe(403);
  expect((await write({ navigation }, { by: shop })).status).toBe(403);
  const { revision } = await read();
  expect((await call('DELETE', 'rows/site/1', { body: { revision } })).status).toBe(409);
  expect((await call('POST', 'rows/site', { body: { data: { name: 'Nog een' } } })).status).toBe(
    400,
  );
});

test('a theme is a style sheet of the site; what is hard to read is refused at its colour', async () => {
  const usual = await html();
  const done = await write({
    theme_brand: '#7a1f4b',
    theme_radius: 8,
    theme_display_font: 'georgia',
  });
  expect([done.status, done.json.fields]).toEqual([200, undefined]);
  const page = await html();
  const [, address = ''] =
    /<link rel="stylesheet" href="(\/assets\/theme\/[\da-f]+\.css)">/.exec(page) ?? [];
  const sheet = await api.inject({ url: address });
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(sheet.headers['cache-control']).toContain('immutable');
  expect(sheet.body).toMatch(/:root\{[^{}]*--brand:#7a1f4b[^{}]*\}$/);
  expect(sheet.body).toContain('--radius:8px');
  // Mails, which no style sheet reaches, are drawn in it too, and in what follows from it.
  const tintOf = /--brand-tint:(#[\da-f]{6})/.exec(sheet.body)?.[1];
  expect(senderOf(api.host).colors).toMatchObject({ brand: '#7a1f4b', brandTint: tintOf });
  // A page kept elsewhere may name one that is gone: it isn't left without style, nor kept so.
  const gone = await api.inject({ url: '/assets/theme/000000000000.css' });
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect((await api.inject({ url: '/favicon.svg' })).body).toContain('#7a1f4b');

  const pale = await write({ theme_brand: '#f2c9dd' });
  expect([pale.status, Object.keys(pale.json.fields)]).toEqual([400, ['theme_brand']]);
  expect(pale.json.fields.theme_brand).toContain('4,5 op 1');
  expect((await write({ theme_paper: '#101010' })).status).toBe(400);

  const back = { theme_brand: null, theme_radius: null, theme_display_font: null };
  expect((await write(back)).status).toBe(200);
  expect(await html()).toEqual(usual);
});

test.each([
  ['theme_brand', 'red;}body{display:none'],
  ['theme_brand', '#7a1f4b;--ink:#fff'],
  ['theme_brand', 'url(//elders.example)'],
  ['theme_paper', 'var(--brand)'],
  ['theme_text_font', "x';}*{display:none}"],
  ['theme_display_font', 'constructor'],
  ['theme_radius', '8px;}'],
  ['theme_radius', 7],
  ['theme_logo', { key: '../../etc/passwd', alt: '' }],
  ['theme_logo', { key: 'bestaat-niet', alt: '' }],
])('%s can’t be %j', async (wire, value) => {
  const { status, json } = await write({ [wire]: value });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [wire]]);
});

test('what somebody put in the table by hand becomes no style', async () => {
  const [row] = await api.db.select().from(sites);
  const theme = {
    brand: 'red}*{display:none}',
    textFont: '__proto__',
    radius: '1px}',
    logo: 'x',
    ink: '#123456',
  };
  await api.db.update(sites).set({ settings: { ...row?.settings, theme } });
  await api.host.events.publish('site.changed', {});
  const sheet = await api.inject({ url: '/assets/theme/000000000000.css' });
  expect(sheet.body).toContain('--ink:#123456');
  expect(sheet.body).not.toMatch(/display:none|proto|1px\}\}/);
  await api.db.update(sites).set({ settings: row?.settings ?? {} });
  await api.host.events.publish('site.changed', {});
});

test('categories of the shop are offered for a menu, each with its page, or with the page of all articles', async () => {
  const ask = async (query = '', by = call) => (await by('GET', `site/categories${query}`)).json;
  await api.db.insert(categories).values([
    { id: 901, access: 'mantels', title: 'Mantels', sort: 1 },
    { id: 902, access: 'mantels/wol', title: 'Wol', parentId: 901, sort: 1 },
    { id: 903, access: 'weg', title: 'Weg', sort: 2, state: 'Offline' },
    { id: 904, access: 'weg/onder', title: 'Onder weg', parentId: 903, sort: 3 },
  ]);
  const told = async (query?: string) =>
    (await ask(query)).filter(({ id }: { id: number }) => id > 900);
  const one = (id: number, parentId: number | null, title: string, href?: string) => ({
    ...{ id, parentId, title },
    ...(href && { href }),
  });
  const list = (filter?: object) => ({
    type: 'ProductOverview',
    props: { id: 'lijst', version: 1, refines: 'inline', paging: 'pagination', ...filter },
  });
  await addPage(api.host, {
    ...{ path: '/jas', title: 'Jas', content: [list({ filter: { category: [901] } })] },
  });
  expect(await told()).toEqual([
    ...[one(901, null, 'Mantels'), one(902, 901, 'Wol'), one(904, null, 'Onder weg')],
  ]);
  await addPage(api.host, { path: '/mantels', title: 'Mantels', content: [list()] });
  await addPage(api.host, { path: '/alle-artikelen', title: 'Alles', content: [list()] });
  expect(await told()).toEqual([
    one(901, null, 'Mantels', '/mantels'),
    one(902, 901, 'Wol', '/mantels?filter_category=902'),
    one(904, null, 'Onder weg', '/mantels?filter_category=904'),
  ]);
  const counterpart = (await findPage(api.host, '/mantels'))?.id;
  const tree = { root: { props: { counterpart } }, content: [], zones: {} };
  const english = { path: '/en/coats-all', title: 'Coats', language: 'en_GB', siteId: 1, tree };
  await publishPage(api.host, await createPage(api.host, english));
  const frames = { en_GB: { home: '/en', navigation: [], footer: [], terms: { Wol: 'Wool' } } };
  await api.db.update(sites).set({ settings: { ...getSite(api.host).settings, frames } });
  await loadSite(api.host);
  expect(await told('?language=en_GB')).toEqual([
    one(901, null, 'Mantels', '/en/coats-all'),
    one(902, 901, 'Wool', '/en/coats-all?filter_category=902'),
    one(904, null, 'Onder weg', '/en/coats-all?filter_category=904'),
  ]);
  expect(await told('?language=onzin')).toEqual(await told());
  expect((await shop('GET', 'site/categories')).status).toBe(403);
  expect((await editor('GET', 'site/categories')).status).toBe(200);
  // What is chosen is saved as any entry is, and seen by visitors.
  const navigation = [item('Wol van ons', '/mantels?filter_category=902')];
  expect((await write({ navigation }, { by: editor })).status).toBe(200);
  expect(await html()).toContain('href="/mantels?filter_category=902"');
});
