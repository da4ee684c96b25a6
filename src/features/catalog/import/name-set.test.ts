import { expect, test } from 'vitest';
import { NameSet } from './name-set';

test('knows each of many names again, and takes no new one for a known one', () => {
  const known = new NameSet();
  const names = Array.from({ length: 200_000 }, (_, at) => `artikel-${at}`);
  expect(names.every((name) => known.add(name))).toBe(true);
  expect(names.some((name) => known.add(name))).toBe(false);
  expect(known.add('')).toBe(true);
  expect(known.add('')).toBe(false);
});
