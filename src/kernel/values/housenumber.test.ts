import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHousenumber } from './housenumber';

const number = fc.integer({ min: 1, max: 99_999 });
const letters = fc.string({ unit: fc.constantFrom(...'abzABZ'), maxLength: 3 });

test('S5.1/9 1 to 5 digits and at most 3 letters', () => {
  fc.assert(
    fc.property(number, letters, (digits, after) => {
      expect(isHousenumber(`${digits}${after}`)).toBe(true);
      expect(isHousenumber(`0${digits}${after}`)).toBe(false);
      expect(isHousenumber(`-${digits}${after}`)).toBe(false);
      expect(isHousenumber(`${digits + 100_000}${after}`)).toBe(false);
      expect(isHousenumber(`${digits}${after}abcd`)).toBe(false);
    }),
  );
});

test.each(['', 'a', '12 a', '12-1'])('S5.1/9 %j is no house number', (text) =>
  expect(isHousenumber(text)).toBe(false),
);
