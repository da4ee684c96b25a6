import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeCurrency } from '#kernel/values/currency-input';
import { caretIn } from './shaped';

test('the caret stays behind the same digit when points come and go', () => {
  expect(caretIn('1.234', /\d/, 1)).toBe(1);
  expect(caretIn('1.234', /\d/, 2)).toBe(3);
  expect(caretIn('1.234', /\d/, 4)).toBe(5);
  expect(caretIn('', /\d/, 0)).toBe(0);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (number, at) => {
      const typed = String(number);
      const before = typed.slice(0, at % (typed.length + 1));
      const shaped = shapeCurrency(typed);
      const left = shaped.slice(0, caretIn(shaped, /\d/, before.length));
      expect(left.replaceAll('.', '')).toBe(before);
    }),
  );
});
