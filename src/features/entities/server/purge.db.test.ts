import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../../tests/harness/api-app';
import { noteChanges, readHistory, readRevision } from './changes';
import { purgeHistory } from './purge';
import { findStored } from './stored';

let app: ApiApp;
beforeAll(async () => {
  app = await createApiApp();
});
afterAll(() => app.close());

const DAY = 86_400_000;

const note = (rowId: number, daysAgo: number, revision: number) =>
  noteChanges(
    app.db,
    {
      entity: 'Usp',
      at: new Date(app.clock.now().getTime() - daysAgo * DAY),
      by: { way: 'api', apiUserId: 1 },
    },
    [
      {
        ...{ rowId, revision, action: 'change' },
        before: { title: `${revision - 1}` },
        after: { title: `${revision}` },
      },
    ],
  );

test('changes are forgotten two years after they were made, or as the settings say', async () => {
  const usp = findStored(app.host, 'Usp');
  if (!usp) throw new Error('no Usp');
  const revisions = async () =>
    (await readHistory(app.host, usp, 9001)).map(({ revision }) => revision);
  await note(9001, 731, 2);
  await note(9001, 729, 3);
  await note(9001, 29, 4);
  expect(await purgeHistory(app.host)).toBe(1);
  expect(await revisions()).toEqual([4, 3]);
  // What stood there before the first change that is known can still be put back; nothing from before it.
  expect(await readRevision(app.db, usp, 9001, 2)).toEqual({ title: '2' });
  expect(await readRevision(app.db, usp, 9001, 1)).toBeUndefined();
  const { db, clock, config } = app.host;
  expect(await purgeHistory({ db, clock, config: { ...config, historyDays: 30 } })).toBe(1);
  expect(await revisions()).toEqual([4]);
});

test('more than goes in one statement goes all the same', async () => {
  const at = new Date(app.clock.now().getTime() - 800 * DAY);
  const many = Array.from({ length: 1201 }, (_, n) => ({
    ...{ rowId: 9002, revision: n + 1, action: 'change' as const },
    ...{ before: {}, after: {} },
  }));
  await noteChanges(app.db, { entity: 'Usp', at, by: { way: 'import' } }, many);
  expect(await purgeHistory(app.host)).toBe(1201);
});
