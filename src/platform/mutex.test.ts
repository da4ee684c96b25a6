import { expect, test } from 'vitest';
import { withMutex } from './mutex';

test('what has the same key runs one after the other, also after a failure; another key waits for none', async () => {
  const log: string[] = [];
  const open: (() => void)[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await new Promise<void>((resolve) => open.push(resolve));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = [
    withMutex('a', task('1', true)),
    withMutex('a', task('2')),
    withMutex('b', task('3')),
  ];
  const settled = Promise.allSettled(all);
  await expect.poll(() => log).toEqual(['1 begins', '3 begins']);
  for (const go of open.splice(0)) go();
  await expect.poll(() => log.at(-1)).toBe('2 begins');
  for (const go of open.splice(0)) go();
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : ''))).toEqual([
    '',
    '2',
    '3',
  ]);
});
