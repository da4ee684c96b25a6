import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';
import { uploads } from './server/tables';

let app: UploadApp;

beforeAll(async () => {
  app = await createUploadApp();
});
afterAll(() => app.close());

test('S7.10/1 S7.10/2 a file is created, sent in pieces, told and found again', async () => {
  const created = await app.create({ length: 10, meta: { maker: 'An\n\u202evan \0 Dijk' } });
  expect(created.status).toBe(201);
  const url = created.headers.get('location') ?? '';
  expect(url).toMatch(/^\/api\/v1\.0\/file\/[0-9a-f]{32}$/);
  expect((await app.call('GET', url)).status).toBe(409);

  const first = await app.patch(url, 0, 'hello');
  expect(first.status).toBe(204);
  expect(first.headers.get('upload-offset')).toBe('5');
  const head = await app.call('HEAD', url);
  expect(head.headers.get('upload-offset')).toBe('5');
  expect(head.headers.get('upload-length')).toBe('10');
  const last = await app.patch(url, 5, 'world');
  expect(last.status).toBe(204);

  const reply = await app.read(url);
  const id = url.slice(-32);
  expect(reply).toMatchObject({
    data: { id, filename: 'brief.txt', type: 'text/plain', size: 10, width: null },
    extra: { filename: 'brief.txt' },
    _meta: { module_object: 'Upload', module_access: 'upload' },
  });
  expect(reply.data).not.toHaveProperty('url');
  const [row] = await app.db.select().from(uploads).where(eq(uploads.id, id));
  expect(row?.meta, 'one line, without what nobody sees').toMatchObject({ maker: 'An van Dijk' });
  // Who lost the last answer asks again, and hears that all is in.
  const again = await app.call('HEAD', url);
  expect(again.headers.get('upload-offset')).toBe('10');
  expect((await app.patch(url, 10, '')).status).toBe(204);
  expect(await readdir(join(app.host.config.dataFolder, 'files', 'tus'))).not.toContain(id);
});

test('S7.10/1 DELETE stops an upload, whole or not, and nothing is left', async () => {
  const created = await app.create({ length: 10 });
  const half = created.headers.get('location') ?? '';
  await app.patch(half, 0, 'hel');
  const { url: whole } = await app.send('a whole file');
  for (const url of [half, whole]) {
    expect((await app.call('DELETE', url)).status).toBe(204);
    expect((await app.call('HEAD', url)).status).toBe(404);
    expect((await app.patch(url, 3, 'x')).status).toBe(404);
    const id = url.slice(-32);
    expect(await app.host.storage.has(`tus/${id}`)).toBe(false);
    expect(await app.host.storage.has(`uploads/${id.slice(0, 2)}/${id}`)).toBe(false);
  }
});
