import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { PictureProblem } from './maker';
import { createPictures, type PoolOptions } from './pool';
import type { Pictures } from './types';

const file = resolve(import.meta.dirname, '../../../tests/harness/fixtures/picture-child.mjs');
const warn = vi.fn();

let pictures: Pictures;
const open = (options: Partial<PoolOptions> = {}) => {
  pictures = createPictures({ log: { warn }, file, places: 1, ...options });
};
afterEach(() => {
  pictures.close();
  warn.mockClear();
});

/** Asks the child to do what `what` says; answers which process did it. */
const ask = async (what = '') =>
  (await pictures.make(what, [])) as unknown as { pid: number; environment: NodeJS.ProcessEnv };

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const gone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);

test('no process before the first picture; one makes what comes one after the other', async () => {
  open();
  expect(pictures.pids).toEqual([]);
  const made = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(made.map(({ pid }) => pid))).toEqual(new Set(pictures.pids));
});

test('a process that dies costs its own picture alone, and may be asked again', async () => {
  open();
  const before = await ask();
  const [died, next] = await Promise.allSettled([ask('die'), ask()]);
  expect(died).toMatchObject({ reason: { status: 503, code: 'busy' } });
  expect(next.status).toBe('fulfilled');
  expect(pictures.pids).not.toContain(before.pid);
  expect(warn).toHaveBeenCalledOnce();
});

test('one that hangs is ended, and what waited behind it is made', async () => {
  // Long enough for the next one's process to start on a busy machine.
  open({ limit: 4000 });
  const [hung, next] = await Promise.allSettled([ask('hang'), ask()]);
  expect(hung).toMatchObject({ reason: { status: 503 } });
  expect(next.status).toBe('fulfilled');
});

test('one that dies while it has nothing to do is replaced', async () => {
  open();
  const { pid } = await ask();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => pictures.pids, { timeout: 10_000 }).toEqual([]);
  expect((await ask()).pid).not.toBe(pid);
});

test('what is no picture is told in sharp’s words, and costs no process', async () => {
  open();
  const { pid } = await ask();
  await expect(ask('fail')).rejects.toThrow(new PictureProblem('no picture'));
  expect((await ask()).pid).toBe(pid);
});

test('what is the machine’s fault is told as such, and not of the picture', async () => {
  open();
  await expect(ask('fault')).rejects.toMatchObject({ status: 503, code: 'busy' });
  expect(warn).toHaveBeenCalledOnce();
  pictures.close();
  // A program that isn't there.
  open({ file: `${file}-gone` });
  await expect(ask()).rejects.toMatchObject({ status: 503, code: 'busy' });
});

test('of a real one files that can’t be read and steps that don’t exist are no damage', async () => {
  open({ file: undefined });
  await expect(pictures.look('/nowhere/at-all.png')).rejects.toMatchObject({ status: 503 });
  const create = { width: 3, height: 2, channels: 3, background: '#204080' } as const;
  const wrong = pictures.make(undefined, [['nothing' as 'png']], { create });
  await expect(wrong).rejects.toMatchObject({ status: 503 });
  const cut = Buffer.from('/9j/4AAQSkZJRgABAQ', 'base64');
  await expect(pictures.make(cut, [['png']])).rejects.toThrow(PictureProblem);
});

test('another process takes over after so many pictures, so much memory or so long a rest', async () => {
  open({ mostMade: 2 });
  const [first, second, third] = [await ask(), await ask(), await ask()];
  expect([second.pid, third.pid === first.pid]).toEqual([first.pid, false]);
  await gone(first.pid);
  pictures.close();
  open();
  const { pid } = await ask('fat');
  expect((await ask()).pid).not.toBe(pid);
  await gone(pid);
  pictures.close();
  open({ patience: 1 });
  await gone((await ask()).pid);
  expect(pictures.pids).toEqual([]);
});

test('no more processes than places, and no more waiting than may', async () => {
  open({ places: 2, mostWaiting: 1, limit: 5000 });
  const hanging = [ask('hang'), ask('hang')];
  const waits = ask();
  expect(pictures.pids).toHaveLength(2);
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  process.kill(pictures.pids[0] as number, 'SIGKILL');
  await expect(hanging[0]).rejects.toMatchObject({ status: 503 });
  await waits;
  pictures.close();
  await expect(hanging[1]).rejects.toMatchObject({ status: 503 });
});

test('closing ends what runs, what waits and what comes later', async () => {
  open();
  const settled = Promise.allSettled([ask('hang'), ask()]);
  const [pid] = pictures.pids;
  pictures.close();
  for (const one of await settled) expect(one).toMatchObject({ reason: { status: 503 } });
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  await gone(pid as number);
});

test('what opens files of strangers knows none of our secrets', async () => {
  vi.stubEnv('ETALAGE_SECRET', 'secret');
  vi.stubEnv('DATABASE_URL', 'postgres://name:word@host/database');
  open();
  const { environment } = await ask();
  vi.unstubAllEnvs();
  expect(environment).toMatchObject({ PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' });
  expect(JSON.stringify(environment)).not.toMatch(/secret|postgres/);
});

test('a real one looks, draws and says what is no picture', async () => {
  open({ file: undefined });
  const create = { width: 30, height: 20, channels: 3, background: '#204080' } as const;
  const { content } = await pictures.make(undefined, [['png']], { create });
  const { width, height, autoOrient } = await pictures.look(content);
  expect({ width, height, autoOrient }).toEqual({
    ...{ width: 30, height: 20 },
    autoOrient: { width: 30, height: 20 },
  });
  const half = await pictures.make(content, [['resize', { width: 15 }], ['webp']]);
  expect(half).toMatchObject({ width: 15, height: 10 });
  await expect(pictures.make(Buffer.from('no'), [['png']])).rejects.toThrow(/unsupported/);
});
