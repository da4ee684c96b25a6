import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../tests/harness/s3';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';
import { html, makePhoto } from './files.test-support';
import { purgeUploads } from './server/jobs';

let app: UploadApp;
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
  app = await createUploadApp({ storage: 's3', s3: s3.settings });
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const keysOf = (url: string) => [...s3.files.keys()].filter((key) => key.includes(url.slice(-32)));

test('S9.8/2 pieces of 5,000,000 bytes come in, are resumed and stand whole in the bucket', async () => {
  const content = randomBytes(31_000_123);
  const created = await app.create({ item: 5, length: content.length, filename: 'film.bin' });
  expect(created.status).toBe(201);
  const url = created.headers.get('location') ?? '';
  for (let at = 0; at < content.length; at += 5_000_000) {
    const head = await app.call('HEAD', url);
    expect(head.headers.get('upload-offset')).toBe(String(at));
    expect((await app.patch(url, at + 1, 'x')).status).toBe(409);
    const piece = content.subarray(at, at + 5_000_000);
    expect((await app.patch(url, at, piece)).status).toBe(204);
  }
  const { data } = await app.read(url);
  expect(data.size).toBe(content.length);
  const served = await fetch(app.address + data.url);
  expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
  // Only the whole file is left of it.
  expect(keysOf(url)).toEqual([`uploads/${data.id.slice(0, 2)}/${data.id}`]);
  expect(s3.uploads.size).toBe(0);
  expect((await app.call('HEAD', url)).headers.get('upload-offset')).toBe(String(content.length));
});

test('a picture is cleaned, a lie refused, a half one stopped: the bucket keeps no rest', async () => {
  const photo = await app.send(await makePhoto(), {
    item: 2,
    filename: 'a.jpg',
    type: 'image/jpeg',
  });
  expect(photo.reply.status).toBe(204);
  expect((await app.read(photo.url)).data).toMatchObject({ width: 80, height: 120 });
  expect(keysOf(photo.url)).toHaveLength(2);

  const lie = await app.send(html, { item: 2, filename: 'a.jpg', type: 'image/jpeg' });
  expect(lie.reply.status).toBe(415);
  expect(keysOf(lie.url)).toEqual([]);

  const half = await app.create({ length: 100 });
  const url = half.headers.get('location') ?? '';
  await app.patch(url, 0, 'half');
  expect(keysOf(url).length).toBeGreaterThan(0);
  expect((await app.call('DELETE', url)).status).toBe(204);
  expect(keysOf(url)).toEqual([]);
  expect((await app.call('HEAD', url)).status).toBe(404);
});

test('what was left unfinished leaves the bucket after a day', async () => {
  const half = await app.create({ length: 100 });
  const url = half.headers.get('location') ?? '';
  await app.patch(url, 0, 'half');
  app.clock.advance(25 * 3_600_000);
  expect(await purgeUploads(app.host)).toBe(1);
  expect(keysOf(url)).toEqual([]);
  expect(s3.uploads.size).toBe(0);
});
