import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#features/pages/api.server';
import { listRoles } from '#features/staff/api.server';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let api: ApiApp;
let call: CallOffice;
let reader: CallOffice;
let moved: number;
let linking: number;
beforeAll(async () => {
  api = await createApiApp();
  ({ call } = await createStaff(api, { email: 'f@kantoor.example', role: 'redacteur' }));
  ({ call: reader } = await createStaff(api, { email: 'g@kantoor.example', role: 'alleen-lezen' }));
  moved = await addPage(api.host, { path: '/jassen', title: 'Jassen', content: [] });
  await addPage(api.host, { path: '/jassen/wol', title: 'Wol', content: [] });
  await addPage(api.host, { path: '/jassenkast', title: 'Kast', content: [] });
  linking = await addPage(api.host, { path: '/wijzer', title: 'Wijzer', content });
});
afterAll(() => api.close());

const HTML =
  '<p><a href="/jassen?maat=52#lijst">Jassen</a>, <a href="/jassen/wol">wol</a>, <a href="/jassenkast">kast</a>, <a href="https://elders.example/jassen">elders</a></p>';
const content = [
  { type: 'RichText', props: { id: 'tekst', version: 1, title: 'Kop', html: HTML } },
  {
    type: 'CallToAction',
    props: { id: 'oproep', version: 1, title: 'Oproep', link: '/jassen', linkText: 'Kijk' },
  },
];
const read = async () => {
  const [row] = await api.db.select().from(pages).where(eq(pages.id, linking));
  return row;
};
const propsOf = async (nth: number): Promise<Record<string, unknown>> =>
  (await read())?.published?.content[nth]?.props ?? {};
const following = (to: string, who = call) => who('GET', `following?to=${encodeURIComponent(to)}`);
const leaving = (from: string, who = call) =>
  who('GET', `following?from=${encodeURIComponent(from)}`);
const move = async (path: string) => {
  const { row } = (await call('GET', `rows/page/${moved}`)).json;
  const body = { data: { path }, revision: row.revision };
  expect((await call('PATCH', `rows/page/${moved}`, { body })).status).toBe(200);
};

test('who may change things with links, and read no pages, learns of no page by what leads below it', async () => {
  const { call: chief } = await createStaff(api, { email: 'b@kantoor.example', role: 'beheerder' });
  const rights = { entities: [{ entity: 'Popup', actions: ['change'] }], special: [] };
  const body = { label: 'Popupmaker', rights, secondFactor: false, idleMinutes: null };
  const { id } = (await chief('POST', 'roles', { body })).json;
  const role = (await listRoles(api.host)).find((one) => one.id === id)?.name ?? '';
  const { call: writer } = await createStaff(api, { email: 'pm@kantoor.example', role });
  expect((await leaving('/jassen')).json.old).toContain('/jassen/wol');
  const { status, json } = await leaving('/jassen', writer);
  expect([status, json]).toEqual([200, { old: [], count: 0, places: [] }]);
});

test('links to a page that moved, and to what moved below it, are told, and led to where it is', async () => {
  expect((await following('/jassen')).json).toEqual({ old: [], count: 0, places: [] });
  await move('/dames/jassen');
  const told = (await following('/dames/jassen')).json;
  expect(told).toMatchObject({
    old: expect.arrayContaining(['/jassen/wol', '/jassen']),
    count: 3,
    places: [{ title: 'Wijzer', to: `/page/${linking}`, count: 3 }],
  });
  const { status, json } = await call('POST', 'following', { body: { to: '/dames/jassen' } });
  expect([status, json]).toEqual([200, { changed: 3, left: 0 }]);
  expect((await propsOf(0)).html).toBe(
    HTML.replace('"/jassen?', '"/dames/jassen?').replace('"/jassen/wol', '"/dames/jassen/wol'),
  );
  expect((await propsOf(1)).link).toBe('/dames/jassen');
  // Visitors see it, and the history knows who did it.
  expect((await api.inject('/wijzer')).body).toContain('href="/dames/jassen?maat=52#lijst"');
  const { rows } = await api.db.execute(
    `select way, staff_id from entity_changes where entity = 'Page' and row_id = ${linking}`,
  );
  expect(rows).toEqual([{ way: 'office', staff_id: expect.any(Number) }]);
  expect((await following('/dames/jassen')).json.count).toBe(0);
  const again = await call('POST', 'following', { body: { to: '/dames/jassen' } });
  expect(again.json).toEqual({ changed: 0, left: 0 });
});

test('before a page moves it is told how many links will have to follow', async () => {
  const now = (await call('GET', `rows/page/${moved}`)).json.row.values.path;
  const before = (await leaving(now)).json;
  expect(before).toMatchObject({ count: 3, places: [{ to: `/page/${linking}`, count: 3 }] });
  await move('/tijdelijk/jassen');
  const { count, places } = (await following('/tijdelijk/jassen')).json;
  expect({ count, places }).toEqual({ count: before.count, places: before.places });
  // Those that lead by a detour already, too.
  expect((await leaving('/tijdelijk/jassen')).json.count).toBe(3);
  await move(now);
  expect((await leaving('/wijz')).json.count).toBe(0);
  expect((await leaving(now, reader)).json).toEqual({ old: [], count: 0, places: [] });
  expect((await leaving('x')).status).toBe(400);
});

test('a draft goes along, and what somebody wrote meanwhile stays', async () => {
  const { revision, tree } = (await call('GET', `pages/${linking}`)).json;
  tree.content[0].props.title = 'Anders';
  expect((await call('PUT', `pages/${linking}/draft`, { body: { tree, revision } })).status).toBe(
    200,
  );
  await move('/heren/jassen');
  expect((await following('/heren/jassen')).json.count).toBe(3);
  expect((await call('POST', 'following', { body: { to: '/heren/jassen' } })).json).toEqual({
    changed: 3,
    left: 0,
  });
  const row = await read();
  expect(row?.published?.content[0]?.props.title).toBe('Kop');
  expect(row?.draft?.content[0]?.props.title).toBe('Anders');
  for (const one of [row?.published, row?.draft])
    expect(one?.content[1]?.props.link).toBe('/heren/jassen');
});

test('who may not write is told nothing, and changes nothing', async () => {
  await move('/kinderen/jassen');
  expect((await following('/kinderen/jassen')).json.count).toBe(3);
  expect((await following('/kinderen/jassen', reader)).json).toEqual({
    ...{ old: [], count: 0, places: [] },
  });
  const { status } = await reader('POST', 'following', { body: { to: '/kinderen/jassen' } });
  expect(status).toBe(403);
  expect((await propsOf(1)).link).toBe('/heren/jassen');
});

const notAddresses = ['', '/', '//x', '/\\x', 'x', `/${'x'.repeat(1000)}`];
test('what is no address is refused', async () => {
  for (const to of [...notAddresses, '/%_\ud800', 7, null, ['/x']]) {
    const { status, json } = await call('POST', 'following', { body: { to } });
    expect([status, Object.keys(json.fields)], String(to)).toEqual([400, ['to']]);
  }
});

test('what is no address is refused when it is asked for too; one that nothing leads to has no links', async () => {
  for (const to of notAddresses) expect((await following(to)).status, to).toBe(400);
  expect((await call('GET', 'following')).status).toBe(400);
  for (const to of ['/%', '/(x', '/x*?', "/'", `/${'x'.repeat(999)}`])
    expect(await following(to), to).toMatchObject({ status: 200, json: { count: 0 } });
});

test('old addresses and rows are looked for up to a number, and never what only looks like them', async () => {
  const link = (n: number | string) => `/ooit-(${n})+café.`;
  const pageWith = (path: string, ...links: string[]) =>
    addPage(api.host, {
      ...{ path, title: path },
      content: links.map((to, nth) => ({
        type: 'CallToAction',
        props: { id: `oproep-${nth}`, version: 1, title: 'O', link: to, linkText: 'Kijk' },
      })),
    });
  await addPage(api.host, { path: '/doel', title: 'Doel', content: [] });
  await api.db.execute(`insert into redirects (site_id, from_path, to_path, status, state)
    select 1, '/ooit-(' || n || ')+café.', '/doel', 301, 'Online' from generate_series(1, 60) n`);
  const id = await pageWith('/wijst', link(60), encodeURI(link(59)), `${link(11)}?a=1`, link(10));
  await pageWith('/lijkt', `/x${link(60)}`, `${link(60)}/x`, `${link(60)}x`, '/ooit-60+café.');
  const told = (await following('/doel')).json;
  expect(told).toMatchObject({ count: 3, places: [{ title: '/wijst', count: 3 }] });
  expect(told.old.slice(0, 3)).toEqual([link(60), link(59), link(58)]);
  const { rows } = await api.db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'pages'
      and table_schema = current_schema() and column_name not in ('id', 'path')
      and is_generated = 'NEVER'`,
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  await api.db.execute(`insert into pages (path, ${names})
    select '/wijst/' || n, ${names} from pages, generate_series(1, 520) n where id = ${id}`);
  const many = (await following('/doel')).json;
  expect([many.places.length, many.count]).toEqual([500, 1500]);
  await api.db.execute(`delete from pages where path like '/wijst/%'`);
}, 30_000);

test('a page is told which of its links lead nowhere, and which by a detour', async () => {
  const links = ['/kinderen/jassen', '/jassen', '/is-er-niet', '/locaties/plek-1', '/locaties/weg'];
  const others = ['/winkelmand', 'https://elders.example/x', '#top', '/webcore/wat', '/'];
  const html = [...links, ...others].map((href) => `<a href="${href}">x</a>`).join('');
  const id = await addPage(api.host, {
    ...{ path: '/dood', title: 'Dood' },
    content: [{ type: 'RichText', props: { id: 'tekst', version: 1, title: 'Kop', html } }],
  });
  const { deadLinks } = (await call('GET', `pages/${id}/findable`)).json;
  expect(deadLinks).toContainEqual({
    ...{ href: '/jassen', id: 'tekst', name: 'html', to: '/kinderen/jassen' },
  });
  const dead = deadLinks.filter(({ to }: { to?: string }) => to === undefined);
  expect(dead.map(({ href }: { href: string }) => href)).toEqual(
    expect.arrayContaining(['/is-er-niet', '/locaties/weg']),
  );
  for (const href of ['/kinderen/jassen', '/locaties/plek-1', '/webcore/wat'])
    expect(dead.map((one: { href: string }) => one.href)).not.toContain(href);
});
