import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWholeNumber } from './whole-number';

test('a whole number reads back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      expect(readWholeNumber(String(number))).toBe(number);
    }),
  );
});

test.each([undefined, '', ' 1', '-1', '1.0', '1e9', '0x1', '1000000000', '٣'])(
  '%j is none',
  (text) => expect(readWholeNumber(text)).toBeUndefined(),
);
