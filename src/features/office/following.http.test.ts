import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#features/pages/api.server';
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
const move = async (path: string) => {
  const { row } = (await call('GET', `rows/page/${moved}`)).json;
  const body = { data: { path }, revision: row.revision };
  expect((await call('PATCH', `rows/page/${moved}`, { body })).status).toBe(200);
};

test('links to a page that moved, and to what moved below it, are told, and led to where it is', async () => {
  expect((await following('/jassen')).json).toEqual({ old: [], count: 0, places: [] });
  await move('/dames/jassen');
  const told = (await following('/dames/jassen')).json;
  expect(told).toMatchObject({
    old: expect.arrayContaining(['/jassen/wol', '/jassen']),
    count: 3,
    places: [{ title: 'Wijzer', to: `/page/${linking}`, count: 3, mayChange: true }],
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

test('who may not write changes nothing; what is no address is refused', async () => {
  await move('/kinderen/jassen');
  const told = (await following('/kinderen/jassen', reader)).json;
  expect(told.places[0]).toMatchObject({ count: 3, mayChange: false });
  const { json } = await reader('POST', 'following', { body: { to: '/kinderen/jassen' } });
  expect(json).toEqual({ changed: 0, left: 3 });
  expect((await propsOf(1)).link).toBe('/heren/jassen');
  for (const to of ['', '/', '//x', 'x', 7, null, ['/x'], '/%_\ud800', `/${'x'.repeat(2000)}`]) {
    const { status } = await call('POST', 'following', { body: { to } });
    expect([200, 400], String(to)).toContain(status);
  }
  expect((await following('/%')).json.count).toBe(0);
});

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
