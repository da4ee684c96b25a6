import { expect, test } from 'vitest';
import { blade } from './path';

test('a blade is as broad as it says in its middle, and runs out at both ends', () => {
  // A quadratic curve goes half as far aside as its control point does.
  expect(blade('M100 0Q100 200 100 400', 20)).toBe('M100 0Q80 200 100 400L100 400Q120 200 100 0Z');
});

test('an open blade keeps its width where the cloth ends', () => {
  expect(blade('M100 0Q100 200 100 400', 20, 'end')).toBe(
    'M100 0Q85 200 90 400L110 400Q115 200 100 0Z',
  );
  expect(blade('M100 0V400', 20, 'start')).toBe('M90 0Q85 200 100 400L100 400Q115 200 110 0Z');
  expect(blade('M0 50H400', 20, 'both')).toBe('M0 60Q200 60 400 60L400 40Q200 40 0 40Z');
});

test('a blade along a cubic curve, and one of several steps, close where they began', () => {
  expect(blade('M0 0C0 100 0 200 0 300', 30)).toBe(
    'M0 0C-20 100 -20 200 0 300L0 300C20 200 20 100 0 0Z',
  );
  const both = blade('M0 0L0 100L0 300', 20);
  expect(both.startsWith('M0 0Q')).toBe(true);
  expect(both.endsWith('0 0Z')).toBe(true);
  expect(both.match(/Q/g)?.length).toBe(4);
});

test('a blade refuses steps that it would read wrongly', () => {
  expect(() => blade('M0 0q10 20 30 40', 9)).toThrow('absolute');
});
