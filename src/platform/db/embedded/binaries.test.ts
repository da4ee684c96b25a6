import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rename: vi.fn(real.rename) };
});

let copyBinaries: typeof import('./binaries').copyBinaries;
let rename: typeof import('node:fs/promises').rename;
beforeAll(async () => {
  // Another test of this process may have loaded it with the real file system.
  vi.resetModules();
  ({ copyBinaries } = await import('./binaries'));
  ({ rename } = await import('node:fs/promises'));
});

let root: string;
const from = () => {
  const folder = join(root, 'package');
  return { folder, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
};
const target = () => join(root, 'programs/18');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'etalage-binaries-'));
  mkdirSync(join(root, 'package/bin'), { recursive: true });
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(root, 'package/bin', name), name, { mode: 0o700 });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('the programs are copied once, for every account to run', async () => {
  const copied = await copyBinaries(from(), target());
  expect(copied).toEqual({
    folder: target(),
    initdb: join(target(), 'bin/initdb'),
    postgres: join(target(), 'bin/postgres'),
  });
  expect(readFileSync(copied.postgres, 'utf8')).toBe('postgres');
  expect(statSync(copied.postgres).mode & 0o555).toBe(0o555);
  writeFileSync(from().postgres, 'another');
  expect(await copyBinaries(from(), target())).toEqual(copied);
  expect(readFileSync(copied.postgres, 'utf8')).toBe('postgres');
});

test('another process that was first wins, and the second copy goes', async () => {
  vi.mocked(rename).mockImplementationOnce(async () => {
    mkdirSync(join(target(), 'bin'), { recursive: true });
    writeFileSync(join(target(), 'bin/postgres'), 'theirs');
    throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
  });
  const { postgres } = await copyBinaries(from(), target());
  expect(readFileSync(postgres, 'utf8')).toBe('theirs');
  expect(readdirSync(join(root, 'programs'))).toEqual(['18']);
});

test('a copy that can not get its name is a failure, and leaves no half', async () => {
  vi.mocked(rename).mockRejectedValueOnce(new Error('the disk is full'));
  await expect(copyBinaries(from(), target())).rejects.toThrow('the disk is full');
  expect(readdirSync(join(root, 'programs'))).toEqual([]);
});
