import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createVisitor } from '../../../tests/harness/visitor';
import { atHomeOf, withAtHome } from '../../admin/begin/methods';
import { exampleFiles } from './server/begin/examples';
import { readyPages } from './server/begin/ready-pages';

let app: TestApp;
let call: CallOffice;
beforeAll(async () => {
  app = await createTestApp();
  ({ call } = await createStaff(app, { email: 'eigenaar@winkel.example', role: 'beheerder' }));
});
afterAll(() => app.close());

const who = {
  ...{ name: 'Koppel', legal_name: 'Koppel <Mode> V.O.F.', trade_name: 'Koppel' },
  ...{ street: 'Dorpsstraat 3', zipcode: '1234 AB', place: 'Ommen', country: 'NL' },
  ...{ kvk: '12345678', vat: 'NL123456789B01', phone: '0529 123456' },
  email: 'hallo@koppel.example',
};

const fileOf = (name: string) =>
  Buffer.from(`\uFEFF${exampleFiles[name]?.lines.join('\r\n')}\r\n`).toString('base64');
const start = async () => (await call('GET', 'start')).json.begin;
const begin = async () => (await call('GET', 'begin')).json;
const checksOf = (told: { checks: { key: string; state: string }[] }) =>
  Object.fromEntries(told.checks.map(({ key, state }) => [key, state]));

test('an empty site says that it opens soon, and leads who may make it to its beginning', async () => {
  const home = await app.inject('/');
  expect([home.statusCode, home.body]).toEqual([
    404,
    expect.stringContaining('Hier komt binnenkort'),
  ]);
  expect(await start()).toBe('new');
  for (const role of ['redacteur', 'winkel']) {
    const { call: other } = await createStaff(app, { email: `${role}@winkel.example`, role });
    expect((await other('GET', 'start')).json.begin).toBeUndefined();
    expect((await other('GET', 'begin')).status).toBe(403);
    expect((await other('POST', 'begin/pages', { body: { pages: ['home'] } })).status).toBe(403);
    expect((await other('POST', 'begin/step', { body: { step: 'wie' } })).status).toBe(403);
    const body = { file: 'a.csv', content: fileOf('products') };
    expect((await other('POST', 'begin/products', { body })).status).toBe(403);
  }
});

test('pages wait for who the chain is; what is asked in a strange way is refused', async () => {
  const early = await call('POST', 'begin/pages', { body: { pages: ['home'] } });
  expect([early.status, early.json.code]).toEqual([409, 'unknown']);
  for (const pages of [undefined, 'home', ['thuis'], [null], [{}], Array(99).fill('home')]) {
    expect((await call('POST', 'begin/pages', { body: { pages } })).status).toBe(400);
  }
  for (const body of [{ step: 'niets' }, { step: 3 }, { end: 'ja' }, { step: ['wie'] }]) {
    expect((await call('POST', 'begin/step', { body })).status).toBe(400);
  }
  for (const body of [{}, { file: 3, content: '' }, { file: 'x', content: 'A' }]) {
    expect((await call('POST', 'begin/products', { body })).status).toBe(400);
  }
});

test('from nothing to an order of a visitor, with nothing of the demo in any page', async () => {
  const { id } = (await call('GET', 'site')).json;
  const { revision } = (await call('GET', `rows/site/${id}`)).json.row;
  const saved = await call('PATCH', `rows/site/${id}`, { body: { data: who, revision } });
  expect(saved.status).toBe(200);
  expect((await call('POST', 'begin/step', { body: { step: 'wie' } })).json).toMatchObject({
    ...{ done: ['wie'], isKnown: true, isEnded: false },
  });
  expect(await start()).toBe('open');

  const all = readyPages.map(({ key }) => key).filter((key) => key !== 'apply');
  // Twice at once, and again: each page is there once.
  const ask = () => call('POST', 'begin/pages', { body: { pages: all } });
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const made = (await ask()).json;
  expect(made.pages.filter((page: { id?: number }) => page.id === undefined)).toEqual([]);
  expect(made.pages.find((page: { key: string }) => page.key === 'apply').id).toBe(26);
  const { rows } = await app.db.execute(sql`select path from pages order by path`);
  expect(rows.map(({ path }) => path)).toEqual(readyPages.map(({ path }) => path).toSorted());

  for (const [name, to] of [
    ['products', 'begin/products'],
    ['stores', 'rows/location/import'],
  ] as const) {
    const body = { file: 'voorbeeld.csv', content: fileOf(name) };
    const trial = (await call('POST', to, { body: { ...body, dryRun: true } })).json;
    expect(trial).toMatchObject({ refused: [], unused: [] });
    expect(trial.importId).toBeUndefined();
    const done = (await call('POST', to, { body })).json;
    expect(done).toMatchObject({ made: trial.made, refused: [] });
    expect(done.importId).toBeGreaterThan(0);
  }
  const { deeds } = (await call('GET', 'audit')).json;
  const ofFile = deeds.find(({ subject }: { subject: string }) =>
    subject.includes('Voorbeeldtrui'),
  );
  expect(ofFile.who).toContain('eigenaar@winkel.example');

  const ways = (await call('GET', 'rows/deliverymethod?columns=access')).json.rows;
  const way = ways.find(({ told }: { told: { access: string } }) => told.access === 'home');
  const { row } = (await call('GET', `rows/deliverymethod/${way.id}`)).json;
  expect(atHomeOf(row)).toMatchObject({ cutOff: '22:00' });
  const data = withAtHome(row, { cents: 395, freeFrom: 3000, cutOff: '21:00' });
  const changed = { body: { data, revision: row.revision } };
  expect((await call('PATCH', `rows/deliverymethod/${way.id}`, changed)).status).toBe(200);

  // What the law asks is read by somebody before it is seen.
  expect(checksOf(await begin())).toMatchObject({
    ...{ identity: 'done', home: 'done', contact: 'done', navigation: 'done', products: 'done' },
    ...{ stock: 'done', delivery: 'done', terms: 'todo', privacy: 'todo', returns: 'todo' },
    ...{ payment: 'todo', mail: 'todo', address: 'todo', logo: 'advice', unwritten: 'done' },
  });
  // Orders that no store hands out can't be picked up.
  const pickup = ways.find(({ told }: { told: { access: string } }) => told.access === 'pickup');
  const putPickup = async (state: string) => {
    const { revision } = (await call('GET', `rows/deliverymethod/${pickup.id}`)).json.row;
    const body = { data: { state }, revision };
    expect((await call('PATCH', `rows/deliverymethod/${pickup.id}`, { body })).status).toBe(200);
    return checksOf(await begin()).pickup;
  };
  expect([await putPickup('Online'), await putPickup('Offline')]).toEqual(['todo', 'done']);
  const drafts = ['/algemene-voorwaarden', '/privacy', '/retourneren', '/over-ons'];
  // No menu leads to what isn't there yet, and each does once it is.
  const leadsTo = async () => {
    const { body } = await app.inject('/contact');
    const links = body.slice(body.lastIndexOf('<footer')).split('href=');
    // The form for the newsletter names '/privacy' as well as the menu.
    const count = (path: string) => links.filter((link) => link.startsWith(`"${path}"`)).length;
    expect([0, 2]).toContain(count('/privacy'));
    return drafts.filter((path) => count(path) > 0);
  };
  expect(await leadsTo()).toEqual([]);
  for (const path of drafts) {
    expect((await app.inject(path)).statusCode).toBe(404);
    const page = made.pages.find((one: { path: string }) => one.path === path);
    const { revision: read } = (await call('GET', `pages/${page.id}`)).json;
    const published = await call('POST', `pages/${page.id}/publish`, { body: { revision: read } });
    expect(published.status).toBe(200);
  }
  expect(await leadsTo()).toEqual(drafts);
  expect(checksOf(await begin())).toMatchObject({
    ...{ terms: 'done', privacy: 'done', returns: 'done', unwritten: 'todo' },
  });

  for (const path of [
    ...readyPages.map((page) => page.path),
    ...['/webcore/content/view/26', '/zoeken?search=trui', '/webcore/checkout/view', '/login'],
    ...['/cookies/instellingen', '/herroepen', '/nieuwsbrief', '/verlanglijst', '/niets'],
    ...['/sitemap.xml', '/robots.txt', '/api/docs', '/locaties/voorbeeldstad', '/favicon.svg'],
  ]) {
    const { statusCode, body } = await app.inject(path);
    expect([path, statusCode]).toEqual([path, path === '/niets' ? 404 : 200]);
    expect(body.toLowerCase().includes('brink'), path).toBe(false);
  }
  const home = (await app.inject('/')).body;
  expect(home).toContain('Welkom bij Koppel');
  expect(home).toContain('Koppel &lt;Mode&gt; V.O.F.');
  expect(home).toContain('Voorbeeldtrui');
  expect((await app.inject('/algemene-voorwaarden')).body).toContain('Koppel &lt;Mode&gt; V.O.F.');

  const visitor = createVisitor(app, '10.9.0.1');
  const { rows: products } = await app.db.execute(
    sql`select id from products where access = 'voorbeeld-mok'`,
  );
  const chosen = { item_id: String(products[0]?.id), quantity: '1' };
  const added = await visitor.post('/webcore/checkout/add', {
    ...{ ...chosen, etalage_token: await visitor.token() },
  });
  expect(added.statusCode).toBe(303);
  const sent = await sendOrder(visitor, await fillOrder(visitor));
  expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.any(String)]);
  const { rows: orders } = await app.db.execute(sql`select state, total_cents from orders`);
  expect(orders).toEqual([{ state: expect.any(String), total_cents: 1250 + 395 }]);

  await call('POST', 'begin/step', { body: { step: 'klaar', end: true } });
  expect(await start()).toBeUndefined();
});
