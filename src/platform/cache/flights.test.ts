import { expect, test } from 'vitest';
import { Flights } from './flights';

type Begun = { resolve: (made: number) => void; reject: (error: Error) => void };

const setUp = () => {
  const flights = new Flights<number>();
  const begun: Begun[] = [];
  const make = () =>
    new Promise<number>((resolve, reject) => {
      begun.push({ resolve, reject });
    });
  const ask = (key: string, version: number) => flights.share(key, version, make);
  return { ask, begun };
};

test('what several ask for at the same moment is made once', async () => {
  const { ask, begun } = setUp();
  const asked = [ask('a', 0), ask('a', 0), ask('b', 0)];
  expect(begun).toHaveLength(2);
  begun[0]?.resolve(1);
  begun[1]?.resolve(2);
  expect(await Promise.all(asked)).toEqual([1, 1, 2]);
  const later = ask('a', 0);
  begun[2]?.resolve(3);
  expect(await later).toBe(3);
});

test('who asks after a drop gets nothing that was begun before it', async () => {
  const { ask, begun } = setUp();
  const before = ask('a', 0);
  const after = ask('a', 1);
  const beside = ask('a', 1);
  begun[0]?.resolve(1);
  expect(await before).toBe(1);
  // The older one's end doesn't let go of the newer one.
  expect(ask('a', 1)).toBe(after);
  begun[1]?.resolve(2);
  expect(await Promise.all([after, beside])).toEqual([2, 2]);
  expect(begun).toHaveLength(2);
});

test('what fails does so for all who asked, and is tried anew after', async () => {
  const { ask, begun } = setUp();
  const asked = [ask('a', 0), ask('a', 0)];
  begun[0]?.reject(new Error('weg'));
  const told = await Promise.allSettled(asked);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask('a', 0);
  begun[1]?.resolve(1);
  expect(await again).toBe(1);
});
