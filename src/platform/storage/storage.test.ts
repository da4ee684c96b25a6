import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkKey } from './key';
import { createStorage, type Storage } from './storage';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-storage-'));
  storage = createStorage({ config: { dataFolder: folder } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unfinished = () => readdirSync(join(folder, 'files', '.unfinished'));

test('what is put can be got, replaced and deleted', async () => {
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
});

test('a large file goes in and out as a stream', async () => {
  const content = Buffer.alloc(3_000_000, 'brink');
  await storage.put('large', Readable.from([content.subarray(0, 7), content.subarray(7)]));
  const file = await storage.open('large');
  expect(file?.size).toBe(3_000_000);
  expect((await buffer(file?.stream ?? Readable.from([]))).equals(content)).toBe(true);
  expect(unfinished()).toEqual([]);
});

test('a stream that breaks leaves what was there', async () => {
  await storage.put('key', Buffer.from('whole'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(storage.put('key', broken)).rejects.toThrow('gone');
  expect(String(await storage.get('key'))).toBe('whole');
  expect(unfinished()).toEqual([]);
});

test('writers of the same key at once leave one whole file', async () => {
  const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, `${n}`));
  await Promise.all(contents.map((content) => storage.put('key', content)));
  const kept = await storage.get('key');
  expect(contents.some((content) => kept?.equals(content))).toBe(true);
});

test('a folder is not a file', async () => {
  await storage.put('media/one', Buffer.from('x'));
  expect(await storage.get('media')).toBeUndefined();
  expect(await storage.has('media')).toBe(false);
  expect(await storage.has('media/one/two')).toBe(false);
});

test.each([
  '',
  '/',
  '/etc/passwd',
  '../secret',
  'media/../../secret',
  'media/..',
  './a',
  'media//a',
  'media/',
  '.unfinished/a',
  'media/.hidden',
  'Media/a',
  'a\\b',
  'a\0b',
  'a b',
  'a%2e%2e/b',
  'é',
  `${'a/'.repeat(300)}a`,
  'a'.repeat(201),
])('%j is no key', async (key) => {
  writeFileSync(join(folder, 'secret'), 'hidden');
  await expect(storage.get(key)).rejects.toThrow('not a storage key');
  await expect(storage.open(key)).rejects.toThrow('not a storage key');
  await expect(storage.has(key)).rejects.toThrow('not a storage key');
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
  await expect(storage.delete(key)).rejects.toThrow('not a storage key');
  expect(statSync(join(folder, 'secret')).size).toBe(6);
});

test('whatever is accepted as a key stays inside', () => {
  const piece = fc.constantFrom('a', '.', '..', '/', '-', '_', '9', 'B', '\\', '\0', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const key = pieces.join('');
      try {
        checkKey(key);
      } catch {
        return true;
      }
      return resolve(folder, key) === `${folder}/${key}`;
    }),
  );
});
