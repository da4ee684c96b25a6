import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const owner = (fields: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), began: 0, token: 'x', ...fields });

test('one at a time, and nothing is left behind', async () => {
  let inside = 0;
  let most = 0;
  const work = () =>
    withLock(file, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 8 }, work));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('is given back when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file, async () => 'again')).toBe('again');
});

test('the lock of a process that is gone is taken over, by one', async () => {
  // Numbers of processes end at 4,194,304.
  writeFileSync(file, owner({ pid: 5_000_000 }));
  let inside = 0;
  const work = () =>
    withLock(file, async () => {
      inside += 1;
      await sleep(5);
      expect(inside).toBe(1);
      inside -= 1;
    });
  await Promise.all([work(), work(), work()]);
  expect(readdirSync(folder)).toEqual([]);
});

test('so is that of an earlier process with our number', async () => {
  writeFileSync(file, owner({ began: 1000 }));
  expect(await withLock(file, async () => 'mine')).toBe('mine');
});

test('so is one that nobody touched for long, on whatever machine', async () => {
  writeFileSync(file, owner({ host: 'another' }));
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  expect(await withLock(file, async () => 'mine')).toBe('mine');
});

test('that of a living process is respected', async () => {
  writeFileSync(file, owner({ pid: process.ppid }));
  let entered = false;
  const waiting = withLock(file, async () => {
    entered = true;
  });
  await sleep(150);
  expect(entered).toBe(false);
  rmSync(file);
  await waiting;
  expect(entered).toBe(true);
});
