import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPage } from '#features/pages/api.server';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { Visitor } from '../../../tests/harness/visitor';

let api: ApiApp;
let call: CallOffice;
let other: CallOffice;
let store: CallOffice;
let visitor: Visitor;
let id: number;
beforeAll(async () => {
  api = await createApiApp();
  const made = await createStaff(api, {
    email: 'v@kantoor.example',
    name: 'Vera',
    role: 'redacteur',
  });
  ({ call, visitor } = made);
  ({ call: other } = await createStaff(api, {
    ...{ email: 'o@kantoor.example', name: 'Olga', role: 'redacteur' },
  }));
  ({ call: store } = await createStaff(api, { email: 'w@kantoor.example', role: 'winkel' }));
  id = await addPage(api.host, {
    path: '/versies',
    title: 'Versies',
    content: [text('<p>Eerst.</p>')],
  });
  api.clock.advance(60_000);
});
afterAll(() => api.close());

const text = (html: string, more: Record<string, unknown> = {}) => ({
  type: 'RichText',
  props: { id: 'tekst', version: 1, title: 'Kop', html, ...more },
});
const type = async (html: string, by = call, more = {}) => {
  const { revision } = (await call('GET', `pages/${id}`)).json;
  const tree = { root: {}, content: [text(html, more)], zones: {} };
  const told = await by('PUT', `pages/${id}/draft`, { body: { tree, revision } });
  expect(told.status).toBe(200);
  return told.json.revision as number;
};
type Version = { key: string; kind: string; by: string | null; isLive: boolean };
const versions = async (): Promise<Version[]> => (await call('GET', `pages/${id}/versions`)).json;
const kinds = async () => (await versions()).map(({ kind, by }) => [kind, by]);

test('what one member saves of a draft in one sitting is one change of its history; of another, or later, a new one', async () => {
  const count = async () => (await call('GET', `rows/page/${id}/history`)).json.length;
  const before = await count();
  for (const html of ['<p>Een.</p>', '<p>Twee.</p>', '<p>Drie.</p>']) {
    await type(html);
    api.clock.advance(5_000);
  }
  expect(await count()).toBe(before + 1);
  await type('<p>Van Olga.</p>', other);
  expect(await count()).toBe(before + 2);
  await type('<p>Weer Vera.</p>');
  api.clock.advance(31 * 60_000);
  await type('<p>Na de lunch.</p>');
  expect(await count()).toBe(before + 4);
  const { revision } = (await call('GET', `pages/${id}`)).json;
  const published = await call('POST', `pages/${id}/publish`, { body: { revision } });
  expect(published.status).toBe(200);
  // What visitors see is never joined.
  await type('<p>Nieuw concept.</p>');
  expect(await count()).toBe(before + 6);
  const history = (await call('GET', `rows/page/${id}/history`)).json;
  expect(history[0].revision).toBe((await call('GET', `pages/${id}`)).json.revision);
});

test('versions of a page are told with who and when, shown, compared, and one is put back as a draft', async () => {
  const list = await versions();
  expect(await kinds()).toEqual([
    ['draft', 'Vera'],
    ['published', 'Vera'],
    ['saved', 'Vera'],
    ['saved', 'Vera'],
    ['saved', 'Olga'],
    ['saved', 'Vera'],
    ['published', null],
  ]);
  expect(list.filter(({ isLive }) => isLive).map(({ key }) => key)).toEqual([list[1]?.key]);
  const first = list.at(-1)?.key ?? '';
  const olga = list.find(({ by }) => by === 'Olga')?.key ?? '';
  const shown = async (key: string) =>
    (await visitor.get(`/admin/preview/page/${id}?version=${key}`)).body;
  expect(await shown(first)).toContain('Eerst.');
  expect(await shown(olga)).toContain('Van Olga.');
  expect(await shown('draft')).toContain('Nieuw concept.');
  expect(await shown('draft')).toContain('data-tree-id="tekst"');
  expect((await visitor.get(`/admin/preview/page/${id}?version=c99999`)).statusCode).toBe(404);

  const told = await call('GET', `pages/${id}/differences?from=${first}&to=draft`);
  expect(told.json).toEqual([
    {
      ...{ id: 'tekst', kind: 'changed', label: 'Tekst ‘Kop’' },
      lines: [expect.stringMatching(/Eerst\..* → .*Nieuw concept\./)],
    },
  ]);
  // What somebody has on his device alone, beside what another saved.
  const own = { root: {}, content: [text('<p>Alleen hier.</p>')], zones: {} };
  const compare = (tree: unknown, by = call) =>
    by('POST', `pages/${id}/differences`, { body: { tree } });
  expect((await compare(own, other)).json).toEqual([
    {
      ...{ id: 'tekst', kind: 'changed', label: 'Tekst ‘Kop’' },
      lines: [expect.stringMatching(/Nieuw concept\..* → .*Alleen hier\./)],
    },
  ]);
  expect((await compare((await call('GET', `pages/${id}`)).json.tree)).json).toEqual([]);
  expect((await compare('geen pagina')).status).toBe(400);
  for (const none of [null, undefined, []]) expect((await compare(none)).status).toBe(400);
  expect((await compare(own, store)).status).toBe(403);
  const { revision } = (await call('GET', `pages/${id}`)).json;
  const body = { version: first, revision };
  expect((await store('POST', `pages/${id}/put-back`, { body })).status).toBe(403);
  const stale = await call('POST', `pages/${id}/put-back`, { body: { ...body, revision: 1 } });
  expect(stale.status).toBe(412);
  expect((await call('POST', `pages/${id}/put-back`, { body })).status).toBe(200);
  expect(JSON.stringify((await call('GET', `pages/${id}`)).json.tree)).toContain('Eerst.');
  expect((await api.inject('/versies')).body).toContain('Na de lunch.');
});

test('a page is seen as it will be at another moment, and each block that is drawn anew too', async () => {
  await type('<p>Kerst!</p>', call, { schedule: { from: '2026-12-24', until: '2026-12-26' } });
  const at = '2026-12-25T12:00:00Z';
  const show = async (query: string) =>
    (await visitor.get(`/admin/preview/page/${id}${query}`)).body;
  expect(await show('')).not.toContain('Kerst!');
  expect(await show(`?at=${at}`)).toContain('Kerst!');
  expect(await show('?at=2026-12-28T12:00:00Z')).not.toContain('Kerst!');
  expect(await show('?at=onzin')).not.toContain('Kerst!');
  const block = text('<p>Getekend.</p>', { schedule: { from: '2026-12-24' } });
  const draw = async (query: string) =>
    (await call('POST', `pages/${id}/block${query}`, { body: { block } })).json.html;
  expect(await draw('')).not.toContain('Getekend.');
  expect(await draw(`?at=${at}`)).toContain('Getekend.');
  // Nobody else's page is touched by it.
  await publishPage(api.host, id);
  expect((await api.inject('/versies')).body).not.toContain('Kerst!');
});
