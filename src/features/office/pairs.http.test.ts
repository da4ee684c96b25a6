import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSite, loadSite, sites } from '#features/settings/api.server';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { Visitor } from '../../../tests/harness/visitor';

let api: ApiApp;
let call: CallOffice;
let reader: CallOffice;
let dutch: number;
let visitor: Visitor;
beforeAll(async () => {
  api = await createApiApp();
  await addPage(api.host, { path: '/en', title: 'Home', language: 'en_GB', content: [] });
  dutch = await addPage(api.host, { path: '/service', title: 'Service', content });
  ({ call, visitor } = await createStaff(api, { email: 'p@kantoor.example', role: 'redacteur' }));
  ({ call: reader } = await createStaff(api, { email: 'q@kantoor.example', role: 'alleen-lezen' }));
});
afterAll(() => api.close());

const text = (id: string, title: string) => ({
  type: 'RichText',
  props: { id, version: 1, title, html: `<p>${title}.</p>` },
});
const content = [
  {
    type: 'Columns',
    props: { id: 'kolommen', version: 1, first: [text('een', 'Ruilen')] },
  },
  text('twee', 'Bezorgen'),
];
const pair = async (id = dutch) => (await call('GET', `pages/${id}/pair`)).json;
const make = (body: unknown, who = call, id = dutch) => who('POST', `pages/${id}/pair`, { body });
const kindsOf = (blocks: { id: string; kind: string }[]) =>
  blocks.map(({ id, kind }) => [id, kind]);

test('a site of one language has no pages in another', async () => {
  expect((await pair()).make).toBeUndefined();
  expect((await make({ path: '/en/service' })).status).toBe(409);
  expect((await call('GET', 'unpaired')).json).toEqual({ hasOther: false, pages: [] });
  const frames = { en_GB: { home: '/en', navigation: [], footer: [] } };
  await api.db.update(sites).set({ settings: { ...getSite(api.host).settings, frames } });
  await loadSite(api.host);
});

test('the English page is made of the Dutch one: its blocks with names of their own, for nobody to see yet', async () => {
  expect((await call('GET', 'unpaired')).json.pages).toContainEqual({
    ...{ id: dutch, path: '/service', title: 'Service' },
  });
  expect((await pair()).make).toEqual({ language: 'en_GB', path: '/en/service' });
  for (const body of [{}, { path: 7 }, { path: '' }, { path: 'en' }, { path: '/service' }, []])
    expect((await make(body)).status, JSON.stringify(body)).toBe(400);
  expect((await make({ path: '/en/service' }, reader)).status).toBe(403);
  const { status, json, text: said } = await make({ path: '/en/service' });
  expect(status, said).toBe(201);
  const { tree, isLive, title } = (await call('GET', `pages/${json.id}`)).json;
  expect([isLive, title, tree.root.props.counterpart]).toEqual([false, 'Service', dutch]);
  expect(tree.content.map((one: { props: { id: string } }) => one.props.id)).toEqual([
    ...['kolommen-en', 'twee-en'],
  ]);
  expect(tree.content[0].props.first[0].props.id).toBe('een-en');
  expect((await api.inject('/en/service')).statusCode).toBe(404);
  const { row } = (await call('GET', `rows/page/${json.id}`)).json;
  expect(row.values).toMatchObject({ language: 'en_GB', parent: '/en', state: 'Offline' });
  // Once, whoever asks again.
  expect((await make({ path: '/en/service-2' })).status).toBe(409);
  expect((await call('GET', 'unpaired')).json.pages).not.toContainEqual(
    expect.objectContaining({ id: dutch }),
  );
});

test('which blocks are still to be translated, are missing, or stand in one language alone is told from either page', async () => {
  const { other, blocks } = await pair();
  expect(kindsOf(blocks)).toEqual([
    ['kolommen', 'there'],
    ['een', 'untranslated'],
    ['twee', 'untranslated'],
  ]);
  const page = (await call('GET', `pages/${other.id}`)).json;
  page.tree.content[0].props.first = [];
  page.tree.content[1].props.title = 'Delivery';
  page.tree.content[1].props.html = '<p>Delivery.</p>';
  page.tree.content.push({ type: 'Spacer', props: { id: 'extra', version: 1 } });
  const body = { tree: page.tree, revision: page.revision };
  expect((await call('PUT', `pages/${other.id}/draft`, { body })).status).toBe(200);
  expect(kindsOf((await pair()).blocks)).toEqual([
    ['kolommen', 'there'],
    ['een', 'missing'],
    ['twee', 'there'],
    ['', 'extra'],
  ]);
  const back = await pair(other.id);
  expect(back.other.id).toBe(dutch);
  expect(kindsOf(back.blocks)).toEqual([
    ['kolommen-en', 'there'],
    ['twee-en', 'there'],
    ['extra', 'missing'],
    ['', 'extra'],
  ]);
  expect((await call('GET', 'pages/999999/pair')).status).toBe(404);
});

test('who looks at a page in the other language sees what is being written there, and its frame', async () => {
  const { id: english } = (await pair()).other;
  const look = async (id: number, query: string) =>
    (await visitor.get(`/admin/preview/page/${id}${query}`)).body;
  const shown = await look(dutch, '?language=en_GB&in=0');
  expect(shown).toContain('Delivery.');
  expect(shown).not.toContain('Bezorgen.');
  expect(shown).toMatch(/<html[^>]* lang="en-GB"/);
  expect(await look(english, '?language=nl_NL')).toContain('Bezorgen.');
  // Nobody made that public by looking at it.
  expect((await api.inject('/en/service')).statusCode).toBe(404);
  const block = { ...text('een', 'Hier'), type: 'RichText' };
  const drawn = await call('POST', `pages/${dutch}/block?language=en_GB`, { body: { block } });
  expect(drawn.json.html).toContain('Hier.');
});

test('a page without another language stays as it is: in its own, frame and all', async () => {
  const alone = await addPage(api.host, {
    ...{ path: '/alleen', title: 'Alleen' },
    content: [text('los', 'Alleen Nederlands')],
  });
  const of = async (query: string) =>
    (await visitor.get(`/admin/preview/page/${alone}${query}`)).body;
  const asked = await of('?language=en_GB');
  expect(asked).toContain('Alleen Nederlands.');
  expect(asked).toMatch(/<html[^>]* lang="nl-NL"/);
  expect(await of('?language=nl_NL')).toContain('Alleen Nederlands.');
  const { json } = await call('POST', `pages/${alone}/links`, {
    body: { days: 1, look: 'language=en_GB' },
  });
  const linked = (await api.inject(new URL(json.href).pathname)).body;
  expect(linked).toContain('Alleen Nederlands.');
  expect(linked).toContain('Deze pagina heeft nog geen Engelse versie.');
});

test('a link for who has no account leads to the page in the other language as visitors see it, never to its draft', async () => {
  const { id: english } = (await pair()).other;
  const body = { days: 1, look: 'language=en_GB' };
  const { json } = await call('POST', `pages/${dutch}/links`, { body });
  const open = () => api.inject(new URL(json.href).pathname);
  const setLive = (isLive: boolean) =>
    api.db.execute(
      `update pages set state = '${isLive ? 'Online' : 'Offline'}', published = coalesce(published, draft) where id = ${english}`,
    );
  await setLive(false);
  const hidden = (await open()).body;
  expect(hidden).not.toContain('Delivery.');
  expect(hidden).toContain('Bezorgen.');
  expect(hidden).toContain('Deze pagina heeft nog geen Engelse versie.');
  await setLive(true);
  const led = await open();
  expect([led.statusCode, led.headers.location]).toEqual([302, '/en/service']);
  await setLive(false);
  const plain = await call('POST', `pages/${dutch}/links`, { body: { days: 1 } });
  const own = (await api.inject(new URL(plain.json.href).pathname)).body;
  expect(own).toContain('Bezorgen.');
  expect(own).not.toContain('nog geen Engelse versie');
});
