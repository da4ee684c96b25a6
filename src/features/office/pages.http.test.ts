import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '#features/staff/api.server';
import { officeHeader } from '#kernel/wire-staff';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';

const block = (type: string, id: string, props: Record<string, unknown> = {}) => ({
  type,
  props: { id, version: 1, ...props },
});
const text = (html: string) => block('RichText', 'tekst', { title: 'Kop', html });
const content = [
  text('<p>Live.</p>'),
  block('Tiles', 'tegels', {
    title: 'Verder',
    items: [block('Tile', 'een', { title: 'Een', link: '/een' }), block('Tile', 'twee')],
  }),
  block('Picture', 'leeg'),
];

let app: TestApp;
let page: number;
/** One that stays as it is. */
let other: number;
const people: Record<string, Visitor> = {};

const enter = async (role: string): Promise<Visitor> => {
  const email = `${role}@brink.example`;
  await createMember(app.host, { email, name: role, password: 'een lang wachtwoord', role });
  const visitor = createVisitor(app);
  const form = await visitor.get('/admin/login');
  await visitor.post('/admin/login', {
    etalage_token: hiddenField(form.body, 'etalage_token'),
    etalage_username: email,
    etalage_password: 'een lang wachtwoord',
  });
  return visitor;
};

beforeAll(async () => {
  app = await createTestApp();
  page = await addPage(app.host, { path: '/bouw', title: 'Bouw', content });
  other = await addPage(app.host, { path: '/anders', title: 'Anders', content });
  for (const role of ['beheerder', 'redacteur', 'winkel']) people[role] = await enter(role);
  people.visitor = createVisitor(app);
});
afterAll(() => app.close());

const call = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const cookie = [...(people[who]?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  const reply = await app.inject({
    method,
    url: `/admin/api/${path}`,
    headers: {
      cookie,
      [officeHeader]: '1',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, json: reply.json() };
};

const show = async (who: string, url: string) => {
  const reply = await people[who]?.get(url);
  return { status: reply?.statusCode, body: reply?.body ?? '', headers: reply?.headers ?? {} };
};
const treeIds = (html: string) =>
  findAll(parseHtml(html), '[data-tree-id]').map((one) => one.attributes['data-tree-id']);

test('staff sees a page as it is made, each block by its name in the tree; nobody else, and no other page, has that', async () => {
  const { status, body, headers } = await show('redacteur', `/admin/preview/page/${page}`);
  expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([
    200,
    'private, no-store',
    'SAMEORIGIN',
  ]);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(treeIds(body)).toEqual(['tekst', 'tegels', 'een', 'twee', 'leeg']);
  expect(findAll(parseHtml(body), 'li[data-tree-id=een]')).toHaveLength(1);
  expect(get(parseHtml(body), 'meta[name=robots]').attributes.content).toContain('noindex');
  for (const who of ['visitor', 'winkel']) {
    expect((await show(who, `/admin/preview/page/${page}`)).status).toBe(404);
  }
  expect((await show('redacteur', '/admin/preview/page/0')).status).toBe(404);
  const live = await show('visitor', '/bouw');
  expect([live.status, live.headers['x-frame-options']]).toEqual([200, 'DENY']);
  expect(live.body).not.toContain('data-tree-id');
  // The preview of editors is staff's too.
  expect((await show('redacteur', `/webcore/content/preview/${page}`)).status).toBe(200);
  expect((await show('winkel', `/webcore/content/preview/${page}`)).status).toBe(404);
});

test('a block is shown as it would stand in the page, stored or not; what is wrong with it is told', async () => {
  const whole = (await show('redacteur', `/admin/preview/page/${page}`)).body;
  const same = await call('redacteur', 'POST', `pages/${page}/block`, { block: content[1] });
  expect(same.status).toBe(200);
  // Ids within it are its own, since it comes to stand among others.
  const plain = (html: string) => html.replaceAll(/_(?:tegels-)?R_\w*_/g, '');
  expect(same.json.html).toContain('_tegels-R_');
  expect(plain(whole)).toContain(plain(same.json.html));
  const fresh = block('RichText', 'nieuw', { html: '<p>Nieuw.</p><script>x</script>' });
  const { json } = await call('redacteur', 'POST', `pages/${page}/block`, { block: fresh });
  expect(json.html).toContain('<section data-tree-id="nieuw" data-block-id="nieuw"');
  expect(textOf(parseHtml(json.html))).toBe('Nieuw.');
  const wrong = await call('redacteur', 'POST', `pages/${page}/block`, {
    block: block('RichText', 'nieuw', { link: 'javascript:x' }),
  });
  expect([wrong.status, wrong.json.fields.draft]).toEqual([
    400,
    expect.stringContaining('content[0].link: '),
  ]);
  for (const body of [{}, { block: 1 }, { block: block('Geen', 'x') }]) {
    expect((await call('redacteur', 'POST', `pages/${page}/block`, body)).status).toBe(400);
  }
  const url = `pages/${page}/block`;
  expect((await call('visitor', 'POST', url, { block: fresh })).status).toBe(401);
  expect((await call('winkel', 'POST', url, { block: fresh })).status).toBe(403);
  expect((await call('redacteur', 'POST', 'pages/99999/block', { block: fresh })).status).toBe(404);
});

test('a draft lies beside what visitors see until it is published; who saves over another is told', async () => {
  const { json: first } = await call('redacteur', 'GET', `pages/${page}`);
  expect(first).toMatchObject({ title: 'Bouw', path: '/bouw', hasDraft: false });
  expect(first.may).toEqual({ draft: true, publish: true });
  const tree = { ...first.tree, content: [text('<p>Anders.</p>')] };
  const { revision } = first;
  const saved = await call('redacteur', 'PUT', `pages/${page}/draft`, { tree, revision });
  expect([saved.status, saved.json.revision]).toEqual([200, revision + 1]);
  expect((await show('visitor', '/bouw')).body).toContain('Live.');
  expect((await show('redacteur', `/admin/preview/page/${page}`)).body).toContain('Anders.');
  const late = await call('beheerder', 'PUT', `pages/${page}/draft`, { tree, revision });
  expect([late.status, late.json.code, late.json.current.revision]).toEqual([
    412,
    'stale',
    revision + 1,
  ]);
  expect((await call('beheerder', 'POST', `pages/${page}/publish`, { revision })).status).toBe(412);
  expect((await call('winkel', 'POST', `pages/${page}/publish`, { revision: '*' })).status).toBe(
    403,
  );
  const now = { revision: revision + 1 };
  expect((await call('beheerder', 'POST', `pages/${page}/publish`, now)).status).toBe(200);
  expect((await show('visitor', '/bouw')).body).toContain('Anders.');
  const { json: after } = await call('beheerder', 'GET', `pages/${page}`);
  expect([after.hasDraft, after.revision]).toEqual([false, revision + 2]);
});

test('a draft that is what visitors see is none', async () => {
  const url = `pages/${page}`;
  const { json: first } = await call('redacteur', 'GET', url);
  const { tree, revision } = first;
  const other = { ...tree, content: [text('<p>Nog anders.</p>')] };
  const put = (sent: object, at: number) =>
    call('redacteur', 'PUT', `${url}/draft`, { tree: sent, revision: at });
  expect((await put(other, revision)).json).toMatchObject({ hasDraft: true });
  const back = await put(tree, revision + 1);
  expect(back.json).toMatchObject({ hasDraft: false, revision: revision + 2 });
  expect((await call('redacteur', 'GET', url)).json).toMatchObject({ hasDraft: false, tree });
});

test('half a character in a draft is a mistake of whoever sent it', async () => {
  const { json: form } = await call('redacteur', 'GET', `rows/page/${page}`);
  const { revision } = form.row;
  for (const half of ['\ud800', '\udfff x']) {
    const sent = { values: { title: `Bouw ${half}` }, revision };
    const { status } = await call('redacteur', 'PUT', `drafts/page/${page}`, sent);
    expect([half, status]).toEqual([half, 400]);
  }
  const sent = { values: { title: 'Bouw 🏗' }, revision };
  expect((await call('redacteur', 'PUT', `drafts/page/${page}`, sent)).status).toBe(200);
});

test('a block that lacks what it can’t do without is not published, and which is told', async () => {
  const { json: first } = await call('redacteur', 'GET', `pages/${page}`);
  const bare = { type: 'RichText', props: { id: 'leeg', html: '' } };
  const tree = { ...first.tree, content: [...first.tree.content, bare] };
  const url = `pages/${page}`;
  const saved = await call('redacteur', 'PUT', `${url}/draft`, { tree, revision: first.revision });
  expect(saved.status).toBe(200);
  const { revision } = saved.json;
  const refused = await call('redacteur', 'POST', `${url}/publish`, { revision });
  expect([refused.status, refused.json.code, refused.json.fields]).toEqual([
    422,
    'unfinished',
    { 'leeg.html': 'Tekst: vul nog een tekst in' },
  ]);
  expect((await call('redacteur', 'GET', url)).json.hasDraft).toBe(true);
});

test('the editor is told of every block what can be set, and what stands in it', async () => {
  const { json } = await call('redacteur', 'GET', 'blocks');
  const types = new Map<string, { slots: string[]; inList: boolean; settings: object[] }>(
    json.map((one: { type: string }) => [one.type, one]),
  );
  expect(types.get('Tiles')?.slots).toEqual(['items']);
  expect([types.get('Tile')?.inList, types.get('Tiles')?.inList]).toEqual([true, false]);
  expect(types.get('RichText')?.settings).toContainEqual(
    expect.objectContaining({ name: 'html', type: 'HtmlField', label: 'Tekst', required: true }),
  );
  expect(types.get('RichText')?.settings.at(-1)).toMatchObject({ name: 'schedule' });
  // What is known of a setting is chosen: rows by their names, an order by its own.
  const slider = types.get('ProductSlider')?.settings;
  expect(slider).toContainEqual(
    expect.objectContaining({ name: 'items', picks: { entity: 'Product', many: true } }),
  );
  expect(slider).toContainEqual(
    expect.objectContaining({
      name: 'order',
      options: expect.arrayContaining([expect.objectContaining({ label: expect.any(String) })]),
    }),
  );
  expect(types.get('Columns')).toMatchObject({ slotLabels: { first: 'de eerste kolom' } });
  expect((await call('winkel', 'GET', 'blocks')).status).toBe(403);
});

test('each type of block has a name of its own, a group and a line that says what it shows; a picture of it is drawn for staff', async () => {
  const { json } = await call('redacteur', 'GET', 'blocks');
  const labels = json.map(({ label }: { label: string }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(
    json.filter(({ group, hint }: { group?: string; hint?: string }) => !group || !hint),
  ).toEqual([]);
  expect(json.find(({ type }: { type: string }) => type === 'Tiles').holds).toEqual(['Tile']);
  // As it stands on a page of the site, and else as an editor might set it.
  const tiles = await show('redacteur', '/admin/preview/block/Tiles');
  expect([tiles.status, tiles.headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
  expect(textOf(get(parseHtml(tiles.body), 'main'))).toContain('Verder');
  expect(tiles.body).not.toMatch(/<script|<header|data-tree/);
  const hero = await show('redacteur', '/admin/preview/block/Hero');
  expect(textOf(get(parseHtml(hero.body), 'main h1'))).toBe(
    'Een titel die zegt waar het over gaat',
  );
  for (const [who, type] of [
    ['visitor', 'Hero'],
    ['winkel', 'Hero'],
    ['redacteur', 'Nergens'],
  ] as const) {
    expect((await show(who, `/admin/preview/block/${type}`)).status).toBe(404);
  }
});

test('in the editor alone a text says which setting it is', async () => {
  const { body } = await show('redacteur', `/admin/preview/page/${other}`);
  const fields = findAll(parseHtml(body), '[data-tree-field]');
  expect(fields.map((one) => one.attributes['data-tree-field'])).toEqual([
    ...['title', 'html', 'title', 'title'],
  ]);
  expect(body).not.toMatch(/[\ue000-\uf8ff]/);
  const { json } = await call('redacteur', 'POST', `pages/${other}/block`, {
    block: text('<p>Nieuw.</p>'),
  });
  expect(json.html).toContain('data-tree-field="html"');
  for (const url of ['/anders', `/webcore/content/preview/${other}`]) {
    const shown = await show(url === '/anders' ? 'visitor' : 'redacteur', url);
    expect(shown.status).toBe(200);
    expect(shown.body).not.toContain('data-tree-field');
  }
});

test('sections that are ready are blocks as the server takes them, and are drawn', async () => {
  const { json } = await call('redacteur', 'GET', 'sections');
  expect(json.length).toBeGreaterThanOrEqual(8);
  for (const { key, label, block: one } of json) {
    const { status } = await call('redacteur', 'POST', `pages/${other}/block`, { block: one });
    expect([key, status]).toEqual([key, 200]);
    const drawn = await show('redacteur', `/admin/preview/section/${key}`);
    expect([drawn.status, drawn.body.includes(label)]).toEqual([200, true]);
  }
  // The opening is shown as one gets it: a title of the page, and no picture yet.
  const opening = parseHtml((await show('redacteur', '/admin/preview/section/hero')).body);
  expect(findAll(opening, 'main h1')).toHaveLength(1);
  expect(findAll(opening, 'main img')).toHaveLength(0);
  expect((await show('redacteur', '/admin/preview/section/geen')).status).toBe(404);
  expect((await call('visitor', 'GET', 'sections')).status).toBe(401);
});

test('a page that begins in the office is seen by nobody until it is published, and goes online by that', async () => {
  const { json: start } = await call('redacteur', 'GET', 'start');
  const told = start.entities.find(({ name }: { name: string }) => name === 'Page');
  const usual = Object.fromEntries(
    told.fields.map((field: { name: string; usual: unknown }) => [field.name, field.usual]),
  );
  expect([usual.state, usual.content, usual.draft]).toEqual(['Offline', null, null]);
  const data = { ...usual, title: 'Nieuwe actie', path: '/nieuwe-actie' };
  const made = await call('beheerder', 'POST', 'rows/page', { data });
  expect(made.status).toBe(201);
  const url = `pages/${made.json.id}`;
  const tree = { root: {}, content: [text('<p>Actie.</p>')], zones: {} };
  expect((await call('beheerder', 'GET', url)).json.isLive).toBe(false);
  const { revision } = made.json;
  const saved = await call('beheerder', 'PUT', `${url}/draft`, { tree, revision });
  expect((await show('visitor', '/nieuwe-actie')).status).toBe(404);
  const sent = { revision: saved.json.revision };
  const published = await call('beheerder', 'POST', `${url}/publish`, sent);
  expect([published.status, published.json.isLive]).toEqual([200, true]);
  expect((await show('visitor', '/nieuwe-actie')).status).toBe(200);
  expect((await call('beheerder', 'GET', url)).json.isLive).toBe(true);
});
