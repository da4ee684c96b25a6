import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../tests/harness/s3';
import { createStorage, type Storage } from './storage';

let s3: TestS3;
let storage: Storage;
beforeEach(async () => {
  s3 = await startS3();
  storage = createStorage({ config: { dataFolder: '/nowhere', s3: s3.settings } });
});
afterEach(() => s3.close());

test('what is put in the bucket can be got, replaced and deleted', async () => {
  await storage.put('media/12/jas.avif', Buffer.from('one'));
  expect(String(await storage.get('media/12/jas.avif'))).toBe('one');
  await storage.put('media/12/jas.avif', Buffer.from('two'));
  expect(String(await storage.get('media/12/jas.avif'))).toBe('two');
  expect(await storage.has('media/12/jas.avif')).toBe(true);
  await storage.delete('media/12/jas.avif');
  await storage.delete('media/12/jas.avif');
  expect(await storage.has('media/12/jas.avif')).toBe(false);
  expect(await storage.get('media/12/jas.avif')).toBeUndefined();
  expect(await storage.open('media/12/jas.avif')).toBeUndefined();
  expect(s3.files.size).toBe(0);
});

test.each([3_000_000, 12_000_000])('a stream of %i bytes goes in and out', async (length) => {
  const content = Buffer.alloc(length, 'brink');
  await storage.put('large', Readable.from([content.subarray(0, 7), content.subarray(7)]));
  const file = await storage.open('large');
  expect(file?.size).toBe(length);
  expect(file?.changedAt.getFullYear()).toBeGreaterThan(2000);
  expect((await buffer(file?.stream ?? Readable.from([]))).equals(content)).toBe(true);
  expect(s3.uploads.size).toBe(0);
});

test.each([1000, 12_000_000])('a stream that breaks after %i bytes leaves what was', async (n) => {
  await storage.put('key', Buffer.from('whole'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(n);
      throw new Error('gone');
    })(),
  );
  await expect(storage.put('key', broken)).rejects.toThrow('gone');
  expect(String(await storage.get('key'))).toBe('whole');
  expect(s3.uploads.size).toBe(0);
});

test('what is no key is never asked for', async () => {
  for (const key of ['../secret', '', 'a//b', '.hidden', 'a\0b']) {
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('not a storage key');
  }
  expect(s3.calls).toEqual([]);
});

test('a bucket that refuses is an error, not a file that is missing', async () => {
  const stranger = createStorage({
    config: { dataFolder: '/nowhere', s3: { ...s3.settings, accessKeyId: 'stranger' } },
  });
  await expect(stranger.get('key')).rejects.toThrow();
  await expect(stranger.has('key')).rejects.toThrow();
});
