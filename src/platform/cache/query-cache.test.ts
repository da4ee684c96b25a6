import { expect, test } from 'vitest';
import { QueryCache } from './query-cache';

const reader = (answers: (string | undefined | Error)[]) => {
  let asked = 0;
  const read = async () => {
    const answer = answers[asked++];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { read, asked: () => asked };
};

test('what was read is kept for its time, and then read anew', async () => {
  const kept = new QueryCache<string>({ lifetime: 1000 });
  const { read, asked } = reader(['one', 'two']);
  expect(await kept.get('a', 0, read)).toBe('one');
  expect(await kept.get('a', 999, read)).toBe('one');
  expect(asked()).toBe(1);
  expect(await kept.get('a', 1000, read)).toBe('two');
});

test('two that ask at once share one read', async () => {
  const kept = new QueryCache<string>();
  const { read, asked } = reader(['one', 'two']);
  expect(await Promise.all([kept.get('a', 0, read), kept.get('a', 0, read)])).toEqual([
    'one',
    'one',
  ]);
  expect(asked()).toBe(1);
});

test('who asks after a drop does not get what was being read before it', async () => {
  const kept = new QueryCache<string>();
  let finish = (_: string) => {};
  const before = kept.get('a', 0, () => new Promise<string>((resolve) => (finish = resolve)));
  kept.drop();
  const after = kept.get('a', 0, async () => 'new');
  finish('old');
  expect([await before, await after]).toEqual(['old', 'new']);
  expect(await kept.get('a', 0, async () => 'newer')).toBe('new');
});

test('what is not there and what fails is asked again', async () => {
  const kept = new QueryCache<string>();
  const { read } = reader([undefined, new Error('broken'), 'there']);
  expect(await kept.get('a', 0, read)).toBeUndefined();
  await expect(kept.get('a', 0, read)).rejects.toThrow('broken');
  expect(await kept.get('a', 0, read)).toBe('there');
});

test('it holds no more than it may', async () => {
  const kept = new QueryCache<string>({ most: 2 });
  for (const key of ['a', 'b', 'c']) await kept.get(key, 0, async () => key);
  expect(await kept.get('c', 0, async () => 'again')).toBe('c');
  expect(await kept.get('a', 0, async () => 'again')).toBe('again');
});
