import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityChanges } from '#features/entities/api.server';
import { storePicture } from '#features/media/api.server';
import { staff } from '#kernel/limits-staff';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { purgeOriginals } from './server/purge';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = 86_400_000;

test('the file of a picture goes once it can’t be taken from the bin, and no sooner', async () => {
  const { host, db } = app;
  const deletedAgo = async (key: string, days: number, rowId: number) => {
    await host.storage.put(`media/${key}`, Buffer.from('x'));
    await db.insert(entityChanges).values({
      ...{ entity: 'Media', rowId, revision: 2, action: 'delete', way: 'office' },
      ...{ at: new Date(host.clock.now().getTime() - days * DAY), before: { key }, after: null },
    });
  };
  await deletedAgo('kort-weg', staff.binDays - 1, 901);
  await deletedAgo('lang-weg', staff.binDays + 1, 902);
  await deletedAgo('weer-terug', staff.binDays + 1, 903);
  const picture = { type: 'image/jpeg', width: 1, height: 1, content: Buffer.from('x') };
  await storePicture(host, { key: 'weer-terug', ...picture });
  expect(await purgeOriginals(host)).toBe(1);
  const has = (key: string) => host.storage.has(`media/${key}`);
  expect(await Promise.all(['kort-weg', 'lang-weg', 'weer-terug'].map(has))).toEqual([
    ...[true, false, true],
  ]);
});
