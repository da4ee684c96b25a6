import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBsn } from './bsn';

const eight = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });

/** The ninth digit that belongs to eight, or 10 when none does. */
const checkOf = (digits: readonly number[]) =>
  digits.reduce((sum, digit, at) => sum + digit * (9 - at), 0) % 11;

test('S5.1/7 S3.3/5 of ten ninth digits only the one that the first eight give is right', () => {
  fc.assert(
    fc.property(eight, (digits) => {
      const right = [...'0123456789'].filter((last) => isBsn(digits.join('') + last));
      const check = checkOf(digits);
      expect(right).toEqual(check === 10 ? [] : [String(check)]);
    }),
  );
});

test('S5.1/7 two neighbouring digits that change places are noticed', () => {
  const swapped = fc.tuple(eight, fc.integer({ min: 0, max: 6 })).filter(([digits, at]) => {
    return digits[at] !== digits[at + 1] && checkOf(digits) < 10;
  });
  fc.assert(
    fc.property(swapped, ([digits, at]) => {
      const text = digits.join('') + checkOf(digits);
      const other = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
      expect(isBsn(text)).toBe(true);
      expect(isBsn(other)).toBe(false);
    }),
  );
});

test.each(['', '11122233', '1112223330', '111 222 333', '11122233x', ' 111222333'])(
  'S5.1/7 %j is not 9 digits',
  (text) => expect(isBsn(text)).toBe(false),
);

test('S5.1/7 a known number passes, its neighbour does not', () => {
  expect(isBsn('111222333')).toBe(true);
  expect(isBsn('111222334')).toBe(false);
});
