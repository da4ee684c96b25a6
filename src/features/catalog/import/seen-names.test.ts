import { expect, test } from 'vitest';
import { SeenNames } from './seen-names';

test('knows each of many names again, and takes no new one for a known one', () => {
  const seen = new SeenNames();
  const names = Array.from({ length: 200_000 }, (_, at) => `artikel-${at}`);
  expect(names.every((name) => seen.add(name))).toBe(true);
  expect(names.some((name) => seen.add(name))).toBe(false);
  expect(seen.add('')).toBe(true);
  expect(seen.add('')).toBe(false);
});
