import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';
import { claimUploads, findUploads, openUpload, removeUploads, stageUpload } from './api.server';
import { html, makePhoto, pdf } from './files.test-support';
import { purgeUploads, removeRests } from './server/jobs';
import { uploads } from './server/tables';

let app: UploadApp;

beforeAll(async () => {
  app = await createUploadApp();
});
afterAll(() => app.close());

const target = { moduleObject: 'Test', itemId: 1 };
const receive = async (content: string | Buffer, more = {}) => {
  const staged = await stageUpload(app.host, {
    stream: Readable.from([Buffer.from(content)]),
    filename: 'cv.pdf',
    target,
    from: '10.0.0.1',
    ...more,
  });
  return staged.keep({ sessionId: 'me' }).finally(staged.discard);
};
const rowsAndFiles = async () => {
  const files = await readdir(join(app.host.config.dataFolder, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  const rows = await app.db.select().from(uploads);
  return { rows: rows.length, files: files.filter((one) => one.isFile()).length };
};

test('a file of a plain form is received, found, read, claimed and removed', async () => {
  const before = await rowsAndFiles().catch(() => ({ rows: 0, files: 0 }));
  const record = await receive(pdf);
  expect(record).toMatchObject({ filename: 'cv.pdf', type: 'application/pdf', isPrivate: true });
  expect(await findUploads(app.db, ['0'.repeat(32), record.id])).toEqual([record]);
  const file = await openUpload(app.host, record.id);
  expect((await buffer(file?.stream ?? Readable.from([]))).equals(pdf)).toBe(true);
  const claimed = await transact(app.db, (tx) =>
    claimUploads(tx, { ids: [record.id], target, sessionId: 'me' }),
  );
  expect(claimed).toHaveLength(1);
  await removeUploads(app.host, [record.id, '0'.repeat(32)]);
  expect(await openUpload(app.host, record.id)).toBeUndefined();
  expect(await rowsAndFiles()).toEqual(before);
});

test('it has the same limits, and what is refused leaves nothing', async () => {
  await receive(pdf);
  const before = await rowsAndFiles();
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(100_000);
    })(),
  );
  await expect(receive('', { stream: endless })).rejects.toMatchObject({ status: 413 });
  await expect(receive('')).rejects.toMatchObject({ status: 422, code: 'upload_empty' });
  await expect(receive(html)).rejects.toMatchObject({ status: 415 });
  await expect(receive(pdf, { target: { moduleObject: 'Test', itemId: 2 } })).rejects.toMatchObject(
    { status: 415 },
  );
  await expect(
    receive(pdf, { target: { moduleObject: 'Test', itemId: 77 } }),
  ).rejects.toMatchObject({ status: 422 });
  const broken = Readable.from(
    (async function* () {
      yield pdf;
      throw new Error('gone');
    })(),
  );
  await expect(receive('', { stream: broken })).rejects.toThrow('gone');
  expect(await rowsAndFiles()).toEqual(before);
});

test('what a form held goes after two hours, what is unfinished after a day, the rest after two', async () => {
  await app.db.delete(uploads);
  const mine = await receive(pdf);
  const held = await receive(await makePhoto(), { filename: 'foto.jpg' });
  const photo = {
    id: (await app.send(await makePhoto(), { filename: 'foto.jpg' })).url.slice(-32),
  };
  const created = await app.create({ length: 10 });
  const half = created.headers.get('location') ?? '';
  await app.patch(half, 0, 'hello');
  await transact(app.db, (tx) => claimUploads(tx, { ids: [mine.id], target, sessionId: 'me' }));

  app.clock.advance(2 * 3_600_000);
  expect(await purgeUploads(app.host)).toBe(0);
  app.clock.advance(1);
  expect(await purgeUploads(app.host)).toBe(1);
  expect(await findUploads(app.db, [held.id, photo.id])).toMatchObject([{ id: photo.id }]);
  app.clock.advance(21 * 3_600_000);
  expect(await purgeUploads(app.host)).toBe(0);
  app.clock.advance(2 * 3_600_000);
  await app.renewToken();
  expect((await app.call('HEAD', half)).status).toBe(410);
  expect(await purgeUploads(app.host)).toBe(1);
  expect((await app.call('HEAD', half)).status).toBe(404);
  expect(await app.host.storage.has(`tus/${half.slice(-32)}`)).toBe(false);
  app.clock.advance(24 * 3_600_000);
  expect(await purgeUploads(app.host)).toBe(1);
  expect(await findUploads(app.db, [photo.id, mine.id])).toMatchObject([{ id: mine.id }]);
  const files = await readdir(join(app.host.config.dataFolder, 'files', 'uploads'), {
    recursive: true,
  });
  expect(files.filter((name) => name.includes(photo.id))).toEqual([]);
  expect(files.filter((name) => name.includes(mine.id))).toHaveLength(1);
});

test('what was sent goes too, when a process died before it could remove it', async () => {
  await app.renewToken();
  const { url } = await app.send('tekst');
  const id = url.slice(-32);
  await app.host.storage.put(`tus/${id}`, Buffer.from('with a place in it'));
  await app.db.update(uploads).set({ hasRaw: true }).where(eq(uploads.id, id));
  app.clock.advance(2 * 3_600_000);
  await removeRests(app.host);
  expect(await app.host.storage.has(`tus/${id}`)).toBe(false);
  expect(await findUploads(app.db, [id])).toHaveLength(1);
});
