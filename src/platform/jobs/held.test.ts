import { expect, test, vi } from 'vitest';
import { silentLog } from '#platform/config/log';
import { beginOnceFree } from './held';

test('jobs begin at once where nothing is held', async () => {
  const begin = vi.fn();
  await beginOnceFree({ isHeld: async () => false, begin, log: silentLog });
  expect(begin).toHaveBeenCalledTimes(1);
});

test('jobs that are held begin once, when they are free; also when asking failed meanwhile', async () => {
  const begin = vi.fn();
  const answers = [true, true, 'away', false];
  const isHeld = async () => {
    const next = answers.shift();
    if (next === 'away') throw new Error('no database');
    return next === true;
  };
  await beginOnceFree({ isHeld, begin, log: silentLog, again: 1 });
  expect(begin).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
  expect(answers).toEqual([]);
});

test('a process that stops while its jobs are held begins none', async () => {
  const begin = vi.fn();
  let isHeld = true;
  const stop = await beginOnceFree({ isHeld: async () => isHeld, begin, log: silentLog, again: 5 });
  stop();
  isHeld = false;
  await new Promise((done) => setTimeout(done, 30));
  expect(begin).not.toHaveBeenCalled();
});
