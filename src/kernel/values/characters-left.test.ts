import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersLeft } from './characters-left';

test('S5.2/13 S9.7/3 the warning comes below 15% and not at it', () => {
  expect(charactersLeft(85, 100)).toEqual({ left: 15, few: false });
  expect(charactersLeft(86, 100)).toEqual({ left: 14, few: true });
  expect(charactersLeft(0, 10)).toEqual({ left: 10, few: false });
  expect(charactersLeft(9, 10)).toEqual({ left: 1, few: true });
});

test('S2.14/11 what is left never falls below nothing', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1 }), (length, most) => {
      const { left, few } = charactersLeft(length, most);
      expect(left).toBe(Math.max(0, most - length));
      if (length >= most) expect(few).toBe(true);
    }),
  );
});
