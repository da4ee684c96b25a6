import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity, undoImport } from '#features/entities/api.server';
import { PAGES_CHANGED, pages } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { NavigationItem } from '#features/settings/contract';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';

let api: ApiApp;
const tokens = { admin: '', staff: '' };
beforeAll(async () => {
  api = await createApiApp();
  tokens.admin = (await api.tokensOf('page-admin', 'admin')).access;
  tokens.staff = (await api.tokensOf('page-staff', 'staff')).access;
  await addPage(api.host, { path: '/', title: 'Thuis', content: [] });
});
afterAll(() => api.close());

type As = keyof typeof tokens | 'stranger';
type Call = { data?: object; as?: As; match?: string; body?: object };

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { data, as = 'admin', match = '*', body = data && { data } }: Call = {},
) => {
  const reply = await api.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      ...(as !== 'stranger' && bearer(tokens[as])),
      ...(method !== 'GET' && { 'if-match': match }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

const show = async (url: string) => {
  const { statusCode, headers, body } = await api.inject({ url });
  return { status: statusCode, to: headers.location, body };
};

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const saying = (html: string) => ({
  content: [block('RichText', 'tekst', { title: 'Kop', html: `<p>${html}</p>` })],
});
const make = async (path: string, more: object = {}) => {
  const data = { path, title: `Pagina ${path}`, content: saying('Wel af.'), ...more };
  const { status, json } = await call('POST', 'page', { data });
  expect([status, json.fields]).toEqual([201, undefined]);
  return json.data;
};

test('admins make a page, which is there at once; staff prepares a draft of it, which nobody else sees', async () => {
  const { id, href, _meta } = await make('/over-ons');
  expect([href, _meta.revision]).toEqual(['/over-ons', 1]);
  expect((await show('/over-ons')).body).toContain('Wel af.');
  const draft = saying('Nog niet af.');
  const kept = await call('PATCH', `page/${id}`, { as: 'staff', data: { draft }, match: '"1"' });
  expect([kept.status, kept.json.data._meta.revision]).toEqual([200, 2]);
  expect((await show('/over-ons')).body).not.toContain('Nog niet af.');
  const mayNot = await call('PATCH', `page/${id}`, { as: 'staff', data: { content: draft } });
  expect(mayNot.json.fields).toEqual({ content: 'Dit veld mag je niet wijzigen.' });
  for (const as of ['staff', 'stranger'] as const) {
    expect((await call('POST', 'page', { as, data: { path: '/x', title: 'X' } })).status).toBe(
      as === 'staff' ? 403 : 401,
    );
    expect((await call('DELETE', `page/${id}`, { as })).status).toBe(as === 'staff' ? 403 : 401);
  }
  const told = await call('GET', `page/${id}`, { as: 'staff' });
  expect(told.json.data.data.draft.content[0].props.html).toBe('<p>Nog niet af.</p>');
  const stranger = await call('GET', `page/${id}`, { as: 'stranger' });
  expect(stranger.json.data.data).not.toHaveProperty('draft');
  expect(stranger.json.data.data).not.toHaveProperty('content');
  const stale = await call('PATCH', `page/${id}`, { data: { title: 'Nieuw' }, match: '"1"' });
  expect([stale.status, stale.json.current.revision]).toEqual([412, 2]);
  const { content, draft: _, ...rest } = told.json.data.data;
  const done = await call('PATCH', `page/${id}`, {
    data: { ...rest, content: told.json.data.data.draft, draft: null },
    match: '"2"',
  });
  expect([done.status, done.json.fields]).toEqual([200, undefined]);
  expect((await show('/over-ons')).body).toContain('Nog niet af.');
  const history = (await call('GET', `page/${id}/history`, { as: 'staff' })).json.data;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'change',
    'change',
    'create',
  ]);
  expect(history[2].fields.content.told).toBe('Inhoud: niets → Tekst');
  await call('POST', `page/${id}/restore`, { body: { revision: 1 } });
  expect((await show('/over-ons')).body).toContain('Wel af.');
  expect((await call('DELETE', `page/${id}`)).status).toBe(204);
  expect((await show('/over-ons')).status).toBe(404);
  const back = await call('POST', `page/${id}/restore`, { body: { revision: 3 } });
  expect([back.status, back.json.data.id]).toEqual([200, id]);
  expect((await show('/over-ons')).body).toContain('Nog niet af.');
});

test('visitors are told of no page that they may not see', async () => {
  const soon = new Date(api.clock.now().getTime() + 60_000).toISOString();
  const hidden = [
    await make('/verborgen/offline', { state: 'Offline' }),
    await make('/verborgen/leeg', { content: null }),
    await make('/verborgen/straks', { online_from: soon }),
    await make('/verborgen/stil', { noindex: true }),
  ];
  const { json } = await call('GET', 'page?limit=100', { as: 'stranger' });
  const paths = json.data.map(({ data }: { data: { path: string } }) => data.path);
  expect(paths).toContain('/');
  expect(paths.filter((path: string) => path.startsWith('/verborgen'))).toEqual([]);
  for (const { id } of hidden) {
    expect((await call('GET', `page/${id}`, { as: 'stranger' })).status).toBe(404);
    expect((await call('GET', `page/${id}/history`, { as: 'stranger' })).status).toBe(401);
  }
  api.clock.advance(60_000);
  const [, , straks] = hidden;
  expect((await call('GET', `page/${straks.id}`, { as: 'stranger' })).status).toBe(200);
});

const deep = (levels: number): object =>
  block('Tiles', `t${levels}`, { items: levels === 1 ? [] : [deep(levels - 1)] });

test.each<[string, unknown, string]>([
  ['is no tree', [], 'Dit is een indeling van blokken: {content: [{type, props}]}.'],
  ['is no block', { content: [1] }, 'content[0]: Dit is een blok: {type, props}.'],
  [
    'is an unknown block',
    { content: [block('Tekst', 'a')] },
    "content[0].type: Er is geen blok 'Tekst'.",
  ],
  ['is a block like a prototype', { content: [block('__proto__', 'a')] }, 'content[0].type: '],
  [
    'has an unknown setting',
    { content: [block('Spacer', 'a', { hoogte: 3 })] },
    "content[0]: 'hoogte' is er niet. Er zijn: ",
  ],
  [
    'has a setting of a wrong type',
    {
      content: [
        block('Spacer', 'z'),
        block('Tiles', 'a', { items: [block('Tile', 'b', { title: 3 })] }),
      ],
    },
    'content[1].items[0].title: Vul een tekst in.',
  ],
  [
    'leads where a browser would run it',
    { content: [block('Tile', 'a', { title: 'X', link: 'javascript:alert(1)' })] },
    'content[0].link: Vul een adres in dat met /',
  ],
  [
    'leads so from one of several lines',
    { content: [block('CallToAction', 'a', { links: 'Goed | /a\nKwaad | javascript:alert(1)' })] },
    'content[0].links: Dit is per regel',
  ],
  [
    'has an option that isn’t',
    { content: [block('Hero', 'a', { level: '9' })] },
    'content[0].level',
  ],
  [
    'has an id twice',
    {
      content: [block('Spacer', 'a'), block('Columns', 'c', { first: [block('Spacer', 'a')] })],
    },
    "Er zijn twee blokken met id 'a'.",
  ],
  ['has no id', { content: [{ type: 'Spacer', props: {} }] }, 'content[0].id: '],
  [
    'has a slot that isn’t',
    { content: [block('Tiles', 'a', { slides: [] })] },
    "'slides' is er niet",
  ],
  [
    'has no blocks in a slot',
    { content: [block('Tiles', 'a', { items: 'x' })] },
    'content[0].items: ',
  ],
  ['has blocks in zones', { content: [], zones: { a: [] } }, 'zones: Dit blijft leeg'],
  ['has more in its root', { content: [], root: { props: { title: 'X' } } }, 'root.props: '],
  ['is too deep', { content: [deep(9)] }, 'Blokken staan hoogstens 8 diep in elkaar.'],
  [
    'has too many blocks',
    { content: Array.from({ length: 501 }, (_, at) => block('Spacer', `s${at}`)) },
    'Dit zijn hoogstens 500 blokken.',
  ],
  [
    'is too large',
    {
      content: Array.from({ length: 30 }, (_, at) =>
        block('RichText', `s${at}`, { html: 'x'.repeat(19_000) }),
      ),
    },
    'Dit zijn hoogstens 500.000 tekens',
  ],
  [
    'has a later version',
    { content: [block('Spacer', 'a', { version: 99 })] },
    'content[0].version: Dit is hoogstens 1.',
  ],
  [
    'shows a picture that isn’t there',
    { content: [block('Picture', 'a', { picture: { key: 'nergens', alt: 'Niets' } })] },
    "content[0].picture: Er is geen afbeelding 'nergens'.",
  ],
])('what %s is refused, with where', async (_, content, told) => {
  const { status, json } = await call('POST', 'page', {
    data: { path: '/fout', title: 'Fout', content },
  });
  expect(status).toBe(400);
  expect(json.fields.content).toContain(told);
});

test('markup that may not stand in a text is taken out of what is stored', async () => {
  const { id } = await make('/net', { content: saying('<img src=x onerror=alert(1)>Net') });
  const { json } = await call('GET', `page/${id}`);
  expect(json.data.data.content.content[0].props.html).not.toContain('onerror');
  expect((await show('/net')).body).not.toContain('onerror');
});

test('a page takes what lies below it along, old addresses lead on, and none lands on another', async () => {
  const top = await make('/boom');
  const below = await make('/boom/tak', { parent: '/boom' });
  expect((await call('GET', `page/${below.id}`)).json.data.data.parent).toBe('/boom');
  await make('/struik/tak');
  const taken = await call('PATCH', `page/${top.id}`, { data: { path: '/struik' } });
  expect(taken.json.fields).toEqual({ path: 'Er staat al een pagina op /struik/tak.' });
  expect((await call('PATCH', `page/${top.id}`, { data: { path: '/eik' } })).status).toBe(200);
  expect(await show('/boom')).toMatchObject({ status: 301, to: '/eik' });
  expect(await show('/boom/tak')).toMatchObject({ status: 301, to: '/eik/tak' });
  expect((await show('/eik/tak')).status).toBe(200);
  const { data, _meta } = (await call('GET', `page/${below.id}`)).json.data;
  expect([data.path, data.parent, _meta.revision]).toEqual(['/eik/tak', '/eik', 2]);
  const [last] = (await call('GET', `page/${below.id}/history`)).json.data;
  expect(Object.keys(last.fields)).toEqual(['path', 'parent']);
  const ring = await call('PATCH', `page/${top.id}`, { data: { parent: '/eik/tak' } });
  expect(ring.json.fields).toEqual({ parent: 'Een pagina hoort niet onder zichzelf.' });
  const held = await call('DELETE', `page/${top.id}`);
  expect([held.status, held.json.message]).toEqual([
    409,
    'Onder deze pagina staan andere. Haal die eerst weg, of zet haar offline.',
  ]);
});

test('no page takes an address of the site itself, or of something else; home stays', async () => {
  const refused = async (path: string, more = {}) =>
    (await call('POST', 'page', { data: { path, title: 'X', ...more } })).json.fields;
  const own = 'Op dit adres staat al iets van de site zelf. Kies een ander.';
  for (const path of [
    ...['/login', '/api/x', '/media/x', '/webcore/x', '/zoeken'],
    // Where items have their pages, and files that are made: a page there would never be met.
    ...['/artikel/nergens', '/vacatures/nergens', '/weblog/nergens', '/sitemap-paginas-1.xml'],
    // Letters that look like those of such an address.
    ...['/Login', '/ＡＰＩ/x', '/Artikel/nergens'],
  ]) {
    expect([path, await refused(path)]).toEqual([path, { path: own }]);
  }
  for (const path of [
    'x',
    '//x',
    '/x/',
    '/x//y',
    '/../x',
    '/.well-known',
    '/a b',
    '/a?b',
    '/<b>',
  ]) {
    expect(await refused(path)).toHaveProperty('path');
  }
  expect(await refused('/x', { parent: '/nergens' })).toEqual({
    parent: 'Er is geen pagina op /nergens.',
  });
  expect(
    await refused('/x', {
      online_from: '2026-05-01T00:00:00Z',
      online_until: '2026-04-01T00:00:00Z',
    }),
  ).toEqual({ online_until: 'Kies een moment na het begin.' });
  const [home] = await api.db.select().from(pages).where(eq(pages.path, '/'));
  expect((await call('DELETE', `page/${home?.id}`)).status).toBe(409);
  for (const data of [{ path: '/start' }, { state: 'Offline' }]) {
    expect((await call('PATCH', `page/${home?.id}`, { data })).status).toBe(400);
  }
});

const stored = () => {
  const found = findStored(api.host, 'page');
  if (!found) throw new Error('Pages are not stored');
  return found;
};

const load = (text: string, dryRun = false) =>
  importEntity(api.host, stored(), { file: 'pages.json', bytes: Buffer.from(text), dryRun });

const write = async (format: 'csv' | 'json' = 'json') =>
  (await exportEntity(api.db, stored(), { siteId: 1, format })).text;

test('pages go out to a file and in again, tried before and undone after', async () => {
  for (const format of ['csv', 'json'] as const) {
    const { plans, refused } = await load(await write(format));
    expect(refused).toEqual([]);
    expect(new Set(plans.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
  }
  const before = await write();
  const file = JSON.stringify([
    { path: '/uit-bestand', title: 'Uit een bestand', content: saying('Uit een bestand.') },
    { path: '/uit-bestand/onder', title: 'Onder', parent: '/uit-bestand' },
    { path: '/net', title: 'Netter' },
    { path: '/kring', title: 'Kring', parent: '/kring' },
    { path: '/kwaad', title: 'Kwaad', content: { content: [block('Niets', 'a')] } },
  ]);
  const tried = await load(file, true);
  expect(await write()).toBe(before);
  const done = await load(file);
  for (const { plans, refused } of [tried, done]) {
    expect(plans.map(({ kind }) => kind)).toEqual(['new', 'new', 'changed']);
    expect(refused.map(({ key, reason }) => [key, reason])).toEqual([
      ['/kring', 'Onder: Een pagina hoort niet onder zichzelf.'],
      ['/kwaad', "Inhoud: content[0].type: Er is geen blok 'Niets'."],
    ]);
  }
  expect((await show('/uit-bestand')).body).toContain('Uit een bestand.');
  expect(await undoImport(api.host, done.importId ?? 0)).toMatchObject({ kept: [], hidden: [] });
  expect(await write()).toBe(before);
  expect((await show('/uit-bestand')).status).toBe(404);
});

test('the description tells each block with its settings', async () => {
  const { json } = await call('GET', 'openapi.json');
  const { schemas } = json.components;
  const tile = schemas.PageBlock.oneOf.find(
    ({ properties }: { properties: { type: { const: string } } }) =>
      properties.type.const === 'Tiles',
  );
  expect(tile.properties.props.properties).toMatchObject({
    title: { type: 'string', title: 'Titel' },
    items: { type: 'array', items: { $ref: '#/components/schemas/PageBlock' } },
  });
  const { properties } =
    json.paths['/api/v1.0/page'].post.requestBody.content['application/json'].schema.properties
      .data;
  expect(properties.content.anyOf).toEqual([
    { $ref: '#/components/schemas/PageTree' },
    { type: 'null' },
  ]);
});

test('pages that the site itself links to stay online where they are; others may go', async () => {
  await make('/algemene-voorwaarden', { state: 'Offline' });
  const [home] = await api.db.select().from(pages).where(eq(pages.path, '/'));
  const [terms] = await api.db.select().from(pages).where(eq(pages.path, '/algemene-voorwaarden'));
  // One that is still being made may be put online.
  expect((await call('PATCH', `page/${terms?.id}`, { data: { state: 'Online' } })).status).toBe(
    200,
  );
  const past = '2020-01-01T00:00:00.000Z';
  const takes = [
    { state: 'Offline' },
    { content: null },
    { online_until: past },
    { online_from: '2099-01-01T00:00:00.000Z' },
    { path: '/elders' },
  ];
  for (const id of [home?.id, terms?.id]) {
    for (const data of takes) {
      const { status, json } = await call('PATCH', `page/${id}`, { data });
      expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(data)]);
    }
    expect((await call('DELETE', `page/${id}`)).status).toBe(409);
  }
  expect((await call('PATCH', `page/${terms?.id}`, { data: { title: 'Anders' } })).status).toBe(
    200,
  );
  expect((await show('/algemene-voorwaarden')).status).toBe(200);
});

test('no page hides a redirect; one that a menu leads to is not deleted', async () => {
  const top = await make('/linde');
  expect((await call('PATCH', `page/${top.id}`, { data: { path: '/iep' } })).status).toBe(200);
  const hidden = await call('POST', 'page', { data: { path: '/linde', title: 'X' } });
  expect([hidden.status, hidden.json.fields]).toEqual([
    400,
    {
      path: 'Dit adres leidt nu door naar /iep. Haal die doorverwijzing eerst weg, of kies een ander adres.',
    },
  ]);
  // Back to where it was is no such thing.
  expect((await call('PATCH', `page/${top.id}`, { data: { path: '/linde' } })).status).toBe(200);
  expect((await show('/linde')).status).toBe(200);
  const site = getSite(api.host);
  const linked = [{ title: 'Linde', items: [{ title: 'De linde', href: '/linde' }] }];
  const menu = site.navigation as NavigationItem[];
  menu.push({ title: 'Bomen', href: '/bos', children: linked });
  try {
    const held = await call('DELETE', `page/${top.id}`);
    expect([held.status, held.json.message]).toEqual([
      409,
      'Het menu of de voet van de site linkt naar deze pagina. Haal haar daar eerst weg, of geef haar een ander adres: dan leidt het oude verder.',
    ]);
  } finally {
    menu.pop();
  }
  expect((await call('DELETE', `page/${top.id}`)).status).toBe(204);
});

test('of a page and a redirect that are written to one address at once, one is refused', async () => {
  const moving = await make('/van');
  for (let round = 0; round < 5; round += 1) {
    const at = `/samen-${round}`;
    const page = { path: at, title: 'X', content: saying('Hier.') };
    const made = await Promise.all([
      call('POST', 'page', { data: page }),
      call('POST', 'redirect', { data: { from_path: at, to_path: '/' } }),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 400]);
  }
  await Promise.all([
    call('PATCH', `page/${moving.id}`, { data: { path: '/naar' } }),
    call('POST', 'redirect', { data: { from_path: '/naar', to_path: '/van' } }),
  ]);
  // Else the two addresses lead to each other once the page is gone.
  expect(await show('/van')).toMatchObject({ status: 301, to: '/naar' });
  expect((await call('DELETE', `page/${moving.id}`)).status).toBe(204);
  expect((await show('/naar')).status).toBe(404);
});

test('a page that belongs to an address of the site itself stays; one that nobody ever meets may go', async () => {
  // Made before such addresses were refused, or by who loads a site.
  const [own, unmet] = await Promise.all(
    ['/herroepen', '/artikel/oud'].map((path) =>
      addPage(api.host, { path, title: path, content: [] }),
    ),
  );
  const held = await call('DELETE', `page/${own}`);
  expect([held.status, held.json.message]).toEqual([
    409,
    'Op dit adres antwoordt de site zelf: deze pagina hoort daarbij, en blijft.',
  ]);
  expect((await call('DELETE', `page/${unmet}`)).status).toBe(204);
});

test('text in which elements stand in each other without end is refused before it is cleaned', async () => {
  const data = { path: '/diep', title: 'Diep', content: saying('<b>'.repeat(20_000)) };
  const { status, json } = await call('POST', 'page', { data });
  expect([status, json.fields.content]).toEqual([
    400,
    'content[0].html: Hierin staan meer dan 100 elementen in elkaar.',
  ]);
  const lists = '<ul><li>een'.repeat(20) + '</ul>'.repeat(20);
  expect(
    (await make('/niet-diep', { content: saying(`${lists}<p>een<p>twee`) })).id,
  ).toBeGreaterThan(0);
});

test('a draft that is saved tells no process that pages changed: what is kept of them stays', async () => {
  const { id } = await make('/stil-bewaard');
  const told: unknown[] = [];
  const stop = api.host.events.subscribe(PAGES_CHANGED, (change) => void told.push(change));
  const save = (data: object) => call('PATCH', `page/${id}`, { data });
  expect((await save({ draft: saying('Bijna.') })).status).toBe(200);
  expect(told).toEqual([]);
  expect((await save({ content: saying('Klaar.'), draft: null })).status).toBe(200);
  expect(told).not.toEqual([]);
  stop();
});
