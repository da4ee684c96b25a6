import { expect, test } from 'vitest';
import { wantsDemo } from './wants-demo';

const elsewhere = { databaseUrl: 'postgres://database/shop' };

test('an empty database of its own gets the demo, one that was given does not', () => {
  expect(wantsDemo(undefined, {})).toBe(true);
  expect(wantsDemo(undefined, elsewhere)).toBe(false);
});

test('the setting decides for either, and the command line over the setting', () => {
  expect(wantsDemo(undefined, { demo: false })).toBe(false);
  expect(wantsDemo(undefined, { ...elsewhere, demo: true })).toBe(true);
  expect(wantsDemo(true, { ...elsewhere, demo: false })).toBe(true);
  expect(wantsDemo(false, { demo: true })).toBe(false);
});
