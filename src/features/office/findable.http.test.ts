import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { createStaff } from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';

const block = (type: string, id: string, props: Record<string, unknown> = {}) => ({
  type,
  props: { id, version: 1, ...props },
});

let app: TestApp;
let page: number;
type Call = Awaited<ReturnType<typeof createStaff>>['call'];
let editor: Call;
let store: Call;

beforeAll(async () => {
  app = await createTestApp();
  const content = [block('Hero', 'kop', { title: 'Wol' }), block('Hero', 'nog', { title: 'Wol' })];
  page = await addPage(app.host, { path: '/wol', title: 'Alles over wol', content });
  await addPage(app.host, { path: '/wol-anders', title: 'Alles over wol', content });
  ({ call: editor } = await createStaff(app, { email: 'red@brink.example', role: 'redacteur' }));
  ({ call: store } = await createStaff(app, { email: 'win@brink.example', role: 'winkel' }));
});
afterAll(() => app.close());

test('staff is told how a page would be found as its draft stands, and what it shares with others', async () => {
  const { status, json } = await editor('GET', `pages/${page}/findable`);
  expect([status, json]).toMatchObject([
    200,
    {
      ...{ title: 'Alles over wol', seoTitle: '', seoDescription: '', noindex: false },
      ...{ picture: null, headings: 1 },
      ...{ sameTitle: [{ path: '/wol-anders' }], sameDescription: [] },
    },
  ]);
  expect(json.address).toMatch(/\/wol$/);
  expect(json.unseen).toBeUndefined();
  // What is worked on counts, not what visitors see.
  const told = await editor('GET', `pages/${page}`);
  const tree = { ...told.json.tree, content: [block('Hero', 'kop', { title: 'Wol', level: '2' })] };
  await editor('PUT', `pages/${page}/draft`, { body: { tree, revision: told.json.revision } });
  const after = await editor('GET', `pages/${page}/findable`);
  expect(after.json.headings).toBe(0);
  expect((await store('GET', `pages/${page}/findable`)).status).toBe(403);
  expect((await editor('GET', 'pages/999999/findable')).status).toBe(404);
});

test('what search engines are told is written by itself: the draft stays, visitors have it at once, who read something older is refused', async () => {
  const { revision } = (await editor('GET', `pages/${page}/findable`)).json;
  const data = {
    seo_title: 'Wol bij Brink',
    seo_description: 'Waar onze wol vandaan komt.',
    title: 'X',
  };
  const saved = await editor('PATCH', `pages/${page}/findable`, { body: { data, revision } });
  expect(saved.status).toBe(200);
  const { json } = await editor('GET', `pages/${page}/findable`);
  expect(json).toMatchObject({
    ...{ title: 'Alles over wol', seoTitle: 'Wol bij Brink', sameTitle: [] },
    revision: saved.json.revision,
  });
  expect((await editor('GET', `pages/${page}`)).json.hasDraft).toBe(true);
  const live = await createVisitor(app).get('/wol');
  expect(live.body).toContain('content="Waar onze wol vandaan komt."');
  expect(
    (await editor('PATCH', `pages/${page}/findable`, { body: { data, revision } })).status,
  ).toBe(412);
  const body = { data, revision: saved.json.revision };
  expect((await store('PATCH', `pages/${page}/findable`, { body })).status).toBe(403);
});
