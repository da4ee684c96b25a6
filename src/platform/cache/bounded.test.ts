import { expect, test } from 'vitest';
import { Bounded } from './bounded';

const bounded = (most: number) =>
  new Bounded<string, string>({ most, weigh: (value) => value.length });

const found = (kept: Bounded<string, string>, keys: string) =>
  [...keys].filter((key) => kept.get(key) !== undefined).join('');

test('what is longest unused goes when there are too many bytes', () => {
  const kept = bounded(10);
  for (const key of 'abc') kept.set(key, '###');
  expect(kept.get('a')).toBe('###');
  kept.set('d', '###');
  expect(found(kept, 'abcd')).toBe('acd');
});

test('what takes the place of something smaller may drive others out, and what is too large itself', () => {
  const kept = bounded(10);
  for (const key of 'abc') kept.set(key, '###');
  kept.set('a', '######');
  expect(found(kept, 'abc')).toBe('ac');
  kept.set('d', '###########');
  expect(found(kept, 'abcd')).toBe('');
});

test('what was taken out leaves room', () => {
  const kept = bounded(10);
  for (const key of 'abc') kept.set(key, '###');
  kept.delete('b');
  kept.delete('x');
  kept.set('d', '###');
  expect(found(kept, 'abcd')).toBe('acd');
  kept.clear();
  for (const key of 'efg') kept.set(key, '###');
  expect(found(kept, 'acdefg')).toBe('efg');
});
