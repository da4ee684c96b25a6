import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { createApiUser } from '#features/api/api.server';
import { importEntity } from '#features/entities/api.server';
import { blockFiles } from '../../src/main/blocks';
import { features } from '../../src/main/features';
import { createTestApp, type TestApp } from '../harness/app';
import { addPage } from '../harness/build-catalog';
import { eventually } from '../harness/eventually';
import { findAll, get, parseHtml, textOf } from '../harness/html';
import { createVisitor } from '../harness/visitor';
import { tips } from './tips/feature';
import { storedTips } from './tips/source';

const folder = join(import.meta.dirname, 'tips');

/** The files of the example, in the order in which docs/extend.md shows them. */
const files = [
  'entity.ts',
  'tables.ts',
  'source.ts',
  'card.view.tsx',
  'page.view.tsx',
  'feature.ts',
];

/** The same of the block. */
const ofBlock = ['definition.ts', 'props.ts', 'load.server.ts', 'view.tsx', 'props.test.ts'].map(
  (name) => `blocks/quick-tips/${name}`,
);

/** Found as those of features are. */
const blocks = import.meta.glob<object>(
  './tips/blocks/*/{definition,props,load.server,view}.{ts,tsx}',
  { eager: true },
);

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({
    features: [...features, tips],
    blocks: { ...blockFiles, ...blocks },
    prepare: async (db) => {
      // What drizzle-kit would write as a migration.
      await db.execute(sql`create table tips (
        id serial primary key, site_id integer not null default 1, access text not null,
        title text not null, state text not null default 'Online', material text not null,
        minutes integer not null, text jsonb not null, revision integer not null default 1)`);
      await db.execute(sql`create unique index tips_site_access on tips (site_id, access)`);
    },
  });
  await addPage(app.host, {
    path: '/tips',
    title: 'Tips',
    content: [{ type: 'TipOverview', props: { id: 'tips', version: 1, refines: 'inline' } }],
  });
  const user = await createApiUser(app.db, 'kantoor', 'admin');
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1.0/auth/jwt/access_token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: 'kantoor',
      client_secret: user?.secret ?? '',
    }).toString(),
  });
  token = reply.json().data.access_token;
});
afterAll(() => app.close());

const show = async (url: string) => textOf(get(parseHtml((await app.inject(url)).body), 'main'));

const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, data: object, match?: string) =>
  app.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(match && { 'if-match': match }),
    },
    payload: JSON.stringify({ data }),
  });

const createEditor = async () => {
  const email = 'redactie@brink.example';
  const password = 'een lang wachtwoord';
  await createAccount(app.host, { email, password, role: 'editor' });
  const visitor = createVisitor(app);
  const fields = { etalage_username: email, etalage_password: password };
  await visitor.post('/site/login', { ...fields, etalage_token: await visitor.token() });
  return visitor;
};

test('the document shows the files of the examples as they are, at most eight for an entity', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/extend.md'), 'utf8');
  const shown = [...document.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
    ([, name, code]) => [name, code],
  );
  const all = [...files, ...ofBlock];
  expect(shown).toEqual(all.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  expect(files.length + 1).toBeLessThanOrEqual(8);
});

test('a new entity has its list, filters, page, search, sitemap, API both ways and files', async () => {
  const csv = [
    'access;titel;materiaal;minuten;tekst',
    'wol-wassen;Wol wassen;Wol;10;"Was op dertig graden.\n\nDroog hem plat."',
    'leer-invetten;Leer invetten;leer;25;Smeer dun.',
    'kapot;Kapot;hout;5;Nee.',
  ].join('\n');
  const report = await importEntity(app.host, storedTips, {
    bytes: Buffer.from(csv),
    file: 'tips.csv',
  });
  expect(report.refused).toEqual([
    { line: 6, key: 'kapot', reason: 'Materiaal: Kies een van: wol, leer.' },
  ]);
  await eventually(async () => expect(await show('/tips')).toContain('Leer invetten 25 minuten'));

  // Filters and orders.
  expect(await show('/tips?filter_material=1')).not.toContain('Leer invetten');
  expect(await show('/tips?filter_minutes_min=20')).not.toContain('Wol wassen');
  const short = await show('/tips?sort=short');
  expect(short.indexOf('Wol wassen')).toBeLessThan(short.indexOf('Leer invetten'));

  // Its page, the sitemap, the search.
  expect(await show('/tips/wol-wassen')).toContain('Droog hem plat.');
  expect((await app.inject('/tips/wol-wassen')).body).toContain('"@type":"BreadcrumbList"');
  expect((await app.inject('/tips/nergens')).statusCode).toBe(404);
  expect((await app.inject('/sitemap-tips-1.xml')).body).toContain('/tips/leer-invetten');
  expect(await show('/zoeken?search=invetten')).toContain('Leer invetten');

  // The API both ways, described, with a history.
  const [first] = (await app.inject('/api/v1.0/tip?seq=minutes')).json().data;
  expect(first).toMatchObject({ href: '/tips/wol-wassen', data: { material: 'wol', minutes: 10 } });
  const changed = await call('PATCH', `tip/${first.id}`, { minutes: 12 }, '"1"');
  expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"']);
  await eventually(async () => expect(await show('/tips')).toContain('Wol wassen 12 minuten'));
  expect((await call('POST', 'tip', { title: 'Half' })).json().fields).toMatchObject({
    access: 'Vul dit in.',
    text: 'Vul dit in.',
  });
  const { paths } = (await app.inject('/api/v1.0/openapi.json')).json();
  expect(Object.keys(paths['/api/v1.0/tip/{id}'])).toEqual(['get', 'patch', 'delete']);

  // What moves is found where it was, and what is gone isn't.
  expect((await call('PATCH', `tip/${first.id}`, { access: 'wol' }, '"2"')).statusCode).toBe(200);
  await eventually(async () => {
    const { statusCode, headers } = await app.inject('/tips/wol-wassen');
    expect([statusCode, headers.location]).toEqual([301, '/tips/wol']);
  });
  expect((await call('DELETE', `tip/${first.id}`, {}, '"3"')).statusCode).toBe(204);
  await eventually(async () => expect((await app.inject('/tips/wol')).statusCode).toBe(404));
});

test('a new block is a folder more: it loads once for all of a page, and tells editors what it lacks', async () => {
  const csv = [
    'access;titel;materiaal;minuten;tekst',
    'borstelen;Borstelen;Leer;5;Borstel zacht.',
    'drogen;Drogen;Wol;60;Droog plat.',
  ].join('\n');
  await importEntity(app.host, storedTips, { bytes: Buffer.from(csv), file: 'tips.csv' });
  const block = (id: string, settings: object) => ({
    type: 'QuickTips',
    props: { id, version: 1, ...settings },
  });
  const half = await addPage(app.host, {
    path: '/vlot',
    title: 'Vlot',
    content: [
      block('kort', { title: 'Zo gedaan' }),
      block('lang', { title: 'Voor een middag', minutes: 90 }),
      block('leeg', { minutes: 1 }),
    ],
  });
  const page = parseHtml((await app.inject('/vlot')).body);
  expect(findAll(page, '[data-block-type=QuickTips]').map(textOf).slice(0, 2)).toEqual([
    'Zo gedaan Borstelen',
    expect.stringMatching(/^Voor een middag Borstelen .*Drogen$/),
  ]);
  expect(textOf(page)).not.toContain('Vlotte tips');

  const visitor = await createEditor();
  const preview = parseHtml((await visitor.get(`/webcore/content/preview/${half}`)).body);
  expect(findAll(get(preview, 'main'), '[role=status]').map(textOf)).toEqual([
    'Vlotte tips: vul nog een titel in',
  ]);
});
