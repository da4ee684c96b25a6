import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone } from './phone';

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const start = fc.constantFrom('0', '+');

test('S5.1/6 a 0 or + and 9 to 15 digits, with spaces and hyphens anywhere, is a number', () => {
  const spread = fc
    .tuple(start, digits(9, 15), fc.infiniteStream(fc.constantFrom('', ' ', '-')))
    .map(([first, rest, gaps]) => first + [...rest].map((d) => gaps.next().value + d).join(''));
  fc.assert(
    fc.property(spread, (text) => {
      expect(isPhone(text)).toBe(true);
    }),
  );
});

test('S5.1/6 fewer or more digits, another start or a letter is none', () => {
  fc.assert(
    fc.property(start, digits(0, 8), digits(16, 30), digits(9, 15), (first, few, many, right) => {
      expect(isPhone(first + few)).toBe(false);
      expect(isPhone(first + many)).toBe(false);
      expect(isPhone(`6${right}`)).toBe(false);
      expect(isPhone(`${first + right}x`)).toBe(false);
    }),
  );
});
