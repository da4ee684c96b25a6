import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers } from './private-files';
import { createStorage } from './storage';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rights of all that is in the folder, by path. */
const rights = (below: string) =>
  Object.fromEntries(
    ['', ...readdirSync(below, { recursive: true, encoding: 'utf8' })].map((name) => {
      const { mode } = statSync(join(below, name));
      return [name, (mode & 0o777).toString(8)];
    }),
  );

test('what is stored can be read by nobody else on the machine', async () => {
  const before = process.umask(0);
  try {
    const storage = createStorage({ config: { dataFolder: folder } });
    await storage.put('uploads/ab/cv', Buffer.from('a CV'));
    await storage.put('uploads/ab/letter', Readable.from([Buffer.from('a letter')]));
  } finally {
    process.umask(before);
  }
  expect(rights(join(folder, 'files'))).toEqual({
    '': '700',
    '.unfinished': '700',
    uploads: '700',
    'uploads/ab': '700',
    'uploads/ab/cv': '600',
    'uploads/ab/letter': '600',
  });
});

test('files that were stored open before are closed, and their folder at once', async () => {
  const files = join(folder, 'files');
  for (const place of ['uploads/ab/cv', 'media/jas']) {
    mkdirSync(dirname(join(files, place)), { recursive: true });
    writeFileSync(join(files, place), 'x');
    chmodSync(join(files, place), 0o644);
  }
  chmodSync(files, 0o755);
  const work = closeToOthers(files, new AbortController().signal);
  expect(statSync(files).mode & 0o777).toBe(0o700);
  await work;
  expect(rights(files)).toEqual({
    '': '700',
    media: '700',
    'media/jas': '600',
    uploads: '700',
    'uploads/ab': '700',
    'uploads/ab/cv': '600',
  });
});

test('where nothing was stored yet there is nothing to close', async () => {
  await closeToOthers(join(folder, 'files'), new AbortController().signal);
  expect(readdirSync(folder)).toEqual([]);
});
