import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFieldPhone, isPersonPhone, isPhone } from './phone';

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

const code = fc.constantFrom('+31', '+31(0)', '(+31)(0)', '0031', '0');

test('S5.2/5 a country code or a 0, then 9 or 10 digits with spaces and dashes, is a number', () => {
  fc.assert(
    fc.property(
      code,
      digits(9, 10),
      fc.infiniteStream(fc.constantFrom('', ' ', '-')),
      (a, b, gaps) => {
        expect(isFieldPhone(a + [...b].map((d) => gaps.next().value + d).join(''))).toBe(true);
      },
    ),
  );
});

test('S5.2/5 too short, too long, no code, or a letter is none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('+31(0)', '(+31)(0)'),
      digits(0, 8),
      digits(11, 20),
      (a, few, many) => {
        expect(isFieldPhone(a + few)).toBe(false);
        expect(isFieldPhone(a + many)).toBe(false);
      },
    ),
  );
  for (const text of [
    '',
    '612345678',
    '+3161234567',
    '06 1234 567',
    '06-1234567x',
    '(+31)612345678',
    '+31 (0) 6',
  ]) {
    expect(isFieldPhone(text), text).toBe(false);
  }
  expect(isFieldPhone('06-12 34 56 78')).toBe(true);
  expect(isFieldPhone('+31 (0) 6 12345678')).toBe(true);
});

test('a number is taken as people write their own, with a 0 in brackets, dots and slashes', () => {
  for (const text of [
    ...['+31 (0)6 12 34 56 78', '(+31)(0)612345678', '0031(0)6-12345678', '06.12.34.56.78'],
    ...['030/1234567', '+352(0)12345678', '(+352) (0) 12345678', '00352(0)12345678'],
  ]) {
    expect(isPersonPhone(text), text).toBe(true);
  }
  for (const text of [
    ...['', '6 12345678', '(0)612345678', 'bel 0612345678', '0612345678x', '+31(0)6'],
    ...['06(0)12345678', '+31(06)12345678', '(31)(0)612345678', '(+31(0)612345678'],
  ]) {
    expect(isPersonPhone(text), text).toBe(false);
  }
});
