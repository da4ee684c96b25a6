import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let app: TestApp;
let call: CallOffice;
const ids: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  ({ call } = await createStaff(app, { email: 'v@winkel.example', role: 'beheerder' }));
  for (const question of ['Hoe lang?', 'Hoe breed?']) {
    const data = { question, answer: ['Zo.'], category: 'maten', state: 'Online', sort: 10 };
    ids.push((await call('POST', 'rows/faq', { body: { data } })).json.id);
  }
});
afterAll(() => app.close());

const list = async () => (await call('GET', 'questions')).json as { id: number; values: object }[];
const save = (...changes: object[]) => call('PATCH', 'questions', { body: { changes } });

test('several questions are saved together, each with a change of its own in its history', async () => {
  const [first = 0, second = 0] = ids;
  const saved = await save(
    { id: first, was: { sort: 10 }, data: { sort: 20 } },
    {
      ...{ id: second, was: { question: 'Hoe breed?', category: 'maten' } },
      data: { question: 'Hoe wijd?', category: 'bezorgen' },
    },
  );
  expect(saved.status).toBe(200);
  expect(await list()).toEqual(saved.json);
  expect(saved.json).toMatchObject([
    { id: first, values: { sort: 20, category: 'maten' } },
    { id: second, values: { question: 'Hoe wijd?', category: 'bezorgen' } },
  ]);
  const history = (await call('GET', `rows/faq/${second}/history`)).json;
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['change', 'create']);
});

test('what somebody else wrote since is not written over, and then nothing is', async () => {
  const [first = 0, second = 0] = ids;
  const refused = await save(
    { id: first, was: { question: 'Hoe oud?' }, data: { question: 'Van mij' } },
    { id: second, was: { state: 'Online' }, data: { state: 'Offline' } },
  );
  expect([refused.status, refused.json.code]).toEqual([409, 'stale']);
  expect(Object.keys(refused.json.fields)).toEqual([String(first)]);
  expect(await list()).toMatchObject([
    { values: { question: 'Hoe lang?' } },
    { values: { state: 'Online' } },
  ]);
  // What he wrote elsewhere in it is no reason.
  const other = { id: first, was: { answer: ['Zo.'] }, data: { answer: ['Zus.', 'En zo.'] } };
  expect((await save(other)).status).toBe(200);
  // The same once more, of which the answer was lost.
  expect((await save(other)).status).toBe(200);
});

test('what is wrong is told by question and field; what is strange is refused', async () => {
  const [first = 0, second = 0] = ids;
  const wrong = await save({
    ...{ id: first, was: { question: 'Hoe lang?', category: 'maten' } },
    data: { question: '', category: 'onzin' },
  });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.json.fields).sort()).toEqual([`${first}.category`, `${first}.question`]);
  const gone = await save({ id: 99_999, was: { sort: 1 }, data: { sort: 2 } });
  expect([gone.status, gone.json.fields['99999']]).toEqual([
    404,
    expect.stringContaining('niet meer'),
  ]);
  const one = { id: second, was: {}, data: { sort: 1 } };
  for (const changes of [
    [],
    'alle',
    [null],
    [{ ...one, id: '1' }],
    [{ ...one, id: -1 }],
    [{ ...one, id: 2 ** 40 }],
    [{ ...one, data: { siteId: 2 } }],
    [one, one],
    Array.from({ length: 1001 }, (_, at) => ({ ...one, id: at + 1 })),
  ]) {
    expect((await call('PATCH', 'questions', { body: { changes } })).status).toBe(400);
  }
});

test('whoever may not change questions reads them at most', async () => {
  const reader = await createStaff(app, { email: 'l@winkel.example', role: 'alleen-lezen' });
  expect((await reader.call('GET', 'questions')).status).toBe(200);
  const body = { changes: [{ id: ids[0], was: { sort: 20 }, data: { sort: 1 } }] };
  expect((await reader.call('PATCH', 'questions', { body })).status).toBe(403);
});
