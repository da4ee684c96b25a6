import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBlock, findNumbers } from '#features/pages/server/find-page';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { findAll, parseHtml, textOf } from '../../../tests/harness/html';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';

let api: ApiApp;
let call: CallOffice;
let store: CallOffice;
let reader: CallOffice;
let staff: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  api = await createApiApp();
  ({ call, visitor: staff } = await createStaff(api, {
    ...{ email: 's@kantoor.example', name: 'Sanne', role: 'redacteur' },
  }));
  ({ call: store } = await createStaff(api, { email: 'sw@kantoor.example', role: 'winkel' }));
  ({ call: reader } = await createStaff(api, {
    ...{ email: 'sl@kantoor.example', role: 'alleen-lezen' },
  }));
  visitor = createVisitor(api);
});
afterAll(() => api.close());

type Block = { type: string; props: Record<string, unknown> };
const block = (type: string, id: string, props: Record<string, unknown> = {}): Block => ({
  type,
  props: { id, version: 1, ...props },
});
const text = (id: string, html: string) => block('RichText', id, { html });
const shows = (id: string, section: number, more = {}) =>
  block('SharedSection', id, { section, ...more });

const make = async (title: string, blocks: readonly Block[], more = {}) => {
  const { status, json } = await call('POST', 'own-sections', {
    body: { title, blocks, ...more },
  });
  expect([status, json.fields]).toEqual([201, undefined]);
  return json.id as number;
};
const publish = async (id: number, content: readonly Block[], by = call) => {
  const { revision } = (await call('GET', `sections/${id}`)).json;
  const tree = { root: {}, content, zones: {} };
  const draft = await by('PUT', `sections/${id}/draft`, { body: { tree, revision } });
  if (draft.status !== 200) return draft;
  return by('POST', `sections/${id}/publish`, { body: { revision: draft.json.revision } });
};
let made = 0;
const page = async (content: readonly Block[]) => {
  made += 1;
  const path = `/met-sectie-${made}`;
  return { path, id: await addPage(api.host, { path, title: path, content: content as never }) };
};
const read = async (path: string) => (await visitor.get(path)).body;
const told = async (path: string) =>
  textOf(findAll(parseHtml(await read(path)), 'main')[0] ?? parseHtml(''));

test('a section shows on each page that has it, wherever that is, and a change in one place shows on all', async () => {
  const id = await make('Belofte', [text('een', '<p>Gratis ruilen.</p>')]);
  const one = await page([text('kop', '<p>Boven.</p>'), shows('ref', id)]);
  const other = await page([
    block('Columns', 'naast', { first: [shows('links', id)], second: [shows('rechts', id)] }),
  ]);
  expect(await told(one.path)).toContain('Boven. Gratis ruilen.');
  expect((await told(other.path)).split('Gratis ruilen.')).toHaveLength(3);
  // It stands there as if its blocks were the page's own: nothing is around them.
  const stands = /<\/section><section data-block-id="\d+" data-block-type="RichText">/;
  expect(await read(one.path)).toMatch(stands);

  expect((await publish(id, [text('een', '<p>Twee jaar garantie.</p>')])).status).toBe(200);
  for (const { path } of [one, other]) {
    expect(await told(path)).toContain('Twee jaar garantie.');
    expect(await told(path)).not.toContain('Gratis ruilen.');
  }
});

test('a draft of a section changes no page; each block of it has a number of its own on each page', async () => {
  const id = await make('Nummers', [text('een', '<p>Oud.</p>')]);
  const { path } = await page([shows('a', id), shows('b', id)]);
  const numbersOf = async () =>
    findAll(parseHtml(await read(path)), 'main [data-block-id]').map((one) =>
      Number(one.attributes['data-block-id']),
    );
  const numbers = await numbersOf();
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) {
    const reply = await visitor.get(`/webcore/pagebuilder/view/${number}`);
    expect([reply.statusCode, textOf(parseHtml(reply.body))]).toEqual([200, 'Oud.']);
  }
  const { revision } = (await call('GET', `sections/${id}`)).json;
  const tree = { root: {}, content: [text('nieuw', '<p>Concept.</p>')], zones: {} };
  await call('PUT', `sections/${id}/draft`, { body: { tree, revision } });
  expect(await told(path)).toBe('Oud. Oud.');
  await publish(id, [text('een', '<p>Een.</p>'), text('nieuw', '<p>Twee.</p>')]);
  expect(await told(path)).toBe('Een. Twee. Een. Twee.');
  // What stays keeps its number, and what is new has one.
  const after = await numbersOf();
  expect(after.filter((number) => Number.isInteger(number))).toHaveLength(4);
  expect(after).toEqual(expect.arrayContaining(numbers));
  const stored = await findBlock(api.host, after[1] as number);
  expect(stored).toMatchObject({ treeId: 'a/nieuw', type: 'RichText' });
});

test('what a section shows from a later day on isn’t given out by the number of a block in it either', async () => {
  const id = await make('Vrijdag', [text('een', '<p>Nog geheim.</p>')]);
  const numbered = async (more: object) => {
    const { id: pageId } = await page([shows('ref', id, more)]);
    const numbers = await findNumbers(api.host, pageId);
    const number = numbers.get('ref/een');
    expect(number).toBeGreaterThan(0);
    return visitor.get(`/webcore/pagebuilder/view/${number}`);
  };
  expect((await numbered({})).body).toContain('Nog geheim.');
  const early = await numbered({ schedule: { from: '2100-01-01' } });
  expect([early.statusCode, early.body.includes('Nog geheim.')]).toEqual([404, false]);
});

test('a section that pages show stays shared until it is loose everywhere', async () => {
  const id = await make('Blijft', [text('een', '<p>Blijft.</p>')]);
  const toCopy = () =>
    call('PATCH', `rows/section/${id}`, { body: { data: { kind: 'copy' }, revision: '*' } });
  const { id: pageId } = await page([shows('ref', id)]);
  const refused = await toCopy();
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['kind']]);
  await api.db.execute(`delete from pages where id = ${pageId}`);
  expect((await toCopy()).status).toBe(200);
});

test('a section in itself is refused, in whichever way; one that is there all the same ends', async () => {
  const inner = await make('Binnen', [text('een', '<p>Binnen.</p>')]);
  const outer = await make('Buiten', [shows('ref', inner), text('twee', '<p>Buiten.</p>')]);
  const { path } = await page([shows('ref', outer)]);
  expect(await told(path)).toBe('Binnen. Buiten.');
  const itself = await publish(inner, [shows('ring', inner)]);
  expect([itself.status, itself.json.fields.draft]).toEqual([
    400,
    expect.stringContaining('in zichzelf'),
  ]);
  const round = await publish(inner, [block('Columns', 'k', { first: [shows('ring', outer)] })]);
  expect(round.status).toBe(400);
  // As a loader might leave it.
  const tree = JSON.stringify({ root: {}, content: [shows('r', outer), text('x', '<p>Op.</p>')] });
  await api.host.db.execute(`update sections set published = '${tree}' where id = ${inner}`);
  await api.host.events.publish('pages.changed', {});
  expect(await told(path)).toBe('Op. Buiten.');
});

test('it tells where it is shown, and stays while it is', async () => {
  const id = await make('Gebruikt', [text('een', '<p>Hier.</p>')]);
  const around = await make('Eromheen', [shows('ref', id)]);
  const one = await page([shows('ref', around)]);
  const used = (await call('GET', `own-sections/${id}/used`)).json;
  expect(used).toEqual({
    ...{ count: 1, live: 1 },
    places: [
      { title: one.path, to: `/page/${one.id}/bouwen`, isLive: true },
      { title: 'Eromheen', to: `/section/${around}/bouwen`, isLive: true },
    ],
  });
  const { revision } = (await call('GET', `sections/${id}`)).json;
  const kept = await call('DELETE', `rows/section/${id}`, { body: { revision } });
  expect([kept.status, kept.json.message]).toEqual([409, expect.stringContaining(one.path)]);
  expect((await call('GET', `rows/section/${id}/used`)).json).toEqual([
    expect.objectContaining({ label: 'Secties', count: 1 }),
  ]);
  const loose = await make('Los', [text('een', '<p>Weg.</p>')]);
  const gone = await call('DELETE', `rows/section/${loose}`, { body: { revision: 1 } });
  expect(gone.status).toBe(200);
});

test('making one takes a right of its own, finished blocks and a name', async () => {
  const body = { title: 'X', blocks: [text('een', '<p>X.</p>')] };
  expect((await store('POST', 'own-sections', { body })).status).toBe(403);
  expect((await reader('POST', 'own-sections', { body })).status).toBe(403);
  expect((await reader('GET', 'own-sections')).status).toBe(200);
  expect((await store('GET', 'own-sections')).status).toBe(403);
  const id = await make('Van wie', [text('een', '<p>Van ons.</p>')], { folder: 'Acties' });
  expect((await publish(id, [text('een', '<p>Van een ander.</p>')], reader)).status).toBe(403);
  expect((await staff.get(`/admin/preview/shared/${id}`)).statusCode).toBe(200);
  expect((await visitor.get(`/admin/preview/shared/${id}`)).statusCode).toBe(404);
  expect((await visitor.get(`/admin/preview/shared/${id}/picture`)).statusCode).toBe(404);
  expect((await staff.get(`/admin/preview/shared/${id}/picture`)).body).toContain('Van ons.');
  const wrong = async (sent: object) => {
    const { status, json } = await call('POST', 'own-sections', { body: { ...body, ...sent } });
    return [status, Object.keys(json.fields ?? {})];
  };
  expect(await wrong({ title: '' })).toEqual([400, ['title']]);
  expect(await wrong({ kind: 'anders' })).toEqual([400, ['kind']]);
  expect(await wrong({ blocks: 'x' })).toEqual([400, ['content']]);
  expect(await wrong({ blocks: [block('Picture', 'p')] })).toEqual([422, ['p.picture']]);
  expect((await call('POST', 'own-sections', { body: [] })).status).toBe(400);
  const list = (await call('GET', 'own-sections')).json;
  expect(list).toContainEqual({
    ...{ id, title: 'Van wie', folder: 'Acties', kind: 'shared', isPublished: true },
  });
  expect((await call('GET', `own-sections/${id}/blocks`)).json.blocks).toEqual(
    body.blocks.map(() => text('een', '<p>Van ons.</p>')),
  );
  expect((await call('GET', 'own-sections/2147483648/blocks')).status).toBe(404);
});

test('in the editor its blocks are of the block that shows it, and of nothing within', async () => {
  const id = await make('Merk', [text('een', '<p>Een.</p>'), text('twee', '<p>Twee.</p>')]);
  const { id: pageId } = await page([shows('ref', id), text('eigen', '<p>Eigen.</p>')]);
  const { body } = await staff.get(`/admin/preview/page/${pageId}`);
  const marked = (html: string) =>
    findAll(parseHtml(html), '[data-tree-id]').map((one) => one.attributes['data-tree-id']);
  expect(marked(body)).toEqual(['ref', 'ref', 'eigen']);
  const fields = findAll(parseHtml(body), '[data-tree-id=ref] [data-tree-field]');
  expect(fields).toHaveLength(0);
  const planned = shows('later', id, { schedule: { from: '2000-01-01' } });
  const { json } = await call('POST', `pages/${pageId}/block`, { body: { block: planned } });
  expect(marked(json.html)).toEqual(['later']);
  const gone = await call('POST', `pages/${pageId}/block`, { body: { block: shows('x', 99999) } });
  expect(textOf(parseHtml(gone.json.html))).toContain('leidt nergens heen');
});

test('what is planned of a section is published at its moment', async () => {
  const id = await make('Straks', [text('een', '<p>Nu.</p>')]);
  const { path } = await page([shows('ref', id)]);
  const { revision } = (await call('GET', `sections/${id}`)).json;
  const tree = { root: {}, content: [text('een', '<p>Straks.</p>')], zones: {} };
  await call('PUT', `sections/${id}/draft`, { body: { tree, revision } });
  const at = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  const planned = await call('POST', `plans/section/${id}`, { body: { at } });
  expect(planned.status).toBe(201);
  expect(
    (await call('GET', `sections/${id}/versions`)).json.map((one: { kind: string }) => one.kind),
  ).toEqual(['draft', 'planned', 'published']);
  expect((await call('POST', `releases/${planned.json.id}/publish`)).status).toBe(200);
  expect(await told(path)).toBe('Straks.');
  expect((await call('GET', `sections/${id}`)).json).toMatchObject({
    hasDraft: false,
    isLive: true,
  });
});

test('a page has one heading that opens it, each device its own; a block copied, or in a section, gets the next level', async () => {
  const hero = (id: string, title: string, schedule?: object) =>
    block('Hero', id, { title, level: '1', ...(schedule && { schedule }) });
  const id = await make('Opening', [hero('een', 'Sectie')]);
  const levels = (html: string) =>
    [...html.matchAll(/<(h[12])[^>]*>(Een|Twee|Sectie)</g)].map(([, level, title]) => [
      level,
      title,
    ]);
  const { path, id: pageId } = await page([hero('a', 'Een'), shows('s', id), hero('b', 'Twee')]);
  expect(levels(await read(path))).toEqual([
    ['h1', 'Een'],
    ['h2', 'Sectie'],
    ['h2', 'Twee'],
  ]);
  expect((await staff.get(`/admin/preview/page/${pageId}`)).body).toContain('data-opens');
  const byDevice = await page([
    hero('a', 'Een', { devices: ['phone'] }),
    hero('b', 'Twee', { devices: ['tablet', 'desk'] }),
    shows('s', id, { schedule: { devices: ['desk'] } }),
  ]);
  const html = await read(byDevice.path);
  expect(levels(html)).toEqual([
    ['h1', 'Een'],
    ['h1', 'Twee'],
    ['h2', 'Sectie'],
  ]);
  const classes = (title: string) =>
    findAll(parseHtml(html), 'section[data-block-type=Hero]').find((one) =>
      textOf(one).includes(title),
    )?.attributes.class ?? '';
  expect([/noTablet/, /noDesk/, /noPhone/].map((one) => one.test(classes('Een')))).toEqual([
    ...[true, true, false],
  ]);
  expect(classes('Sectie')).toMatch(/noPhone\S* \S*noTablet/);
  expect(html).not.toContain('-on ');
  // The editor alone is told which devices show it.
  expect(html).not.toContain('data-tree-devices');
  const { body } = await staff.get(`/admin/preview/page/${byDevice.id}`);
  expect(
    findAll(parseHtml(body), '[data-tree-devices]').map((one) => [
      one.attributes['data-tree-id'],
      one.attributes['data-tree-devices'],
    ]),
  ).toEqual([
    ['a', 'phone'],
    ['b', 'tablet desk'],
    ['s', 'desk'],
  ]);
  const wrong = await call('POST', `pages/${pageId}/block`, {
    body: { block: hero('x', 'X', { devices: [] }) },
  });
  expect([wrong.status, wrong.json.fields.draft]).toEqual([
    400,
    expect.stringContaining('schedule'),
  ]);
});
