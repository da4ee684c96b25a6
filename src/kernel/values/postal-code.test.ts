import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostalCode, tidyPostalCode } from './postal-code';

const digits = (most: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${most - 1}}$`));

test('a code of Belgium or Germany may have its letter before it, and is kept without', () => {
  const written = fc.tuple(
    fc.constantFrom(['BE', 'B', 4] as const, ['DE', 'D', 5] as const),
    fc.constantFrom('', '-', ' ', '- '),
    digits(5),
  );
  fc.assert(
    fc.property(written, ([[country, letter, length], sign, number]) => {
      const code = number.slice(0, length);
      for (const text of [code, letter + sign + code, letter.toLowerCase() + sign + code]) {
        expect(isPostalCode(country, text)).toBe(true);
        expect(tidyPostalCode(country, text)).toBe(code);
      }
      expect(isPostalCode(country, `${code}1`)).toBe(false);
      expect(isPostalCode('NL', code)).toBe(false);
    }),
  );
});

test('a Dutch code has four digits and two letters, and is written as the post does', () => {
  expect(isPostalCode('NL', '3511aw')).toBe(true);
  expect(tidyPostalCode('NL', '3511aw')).toBe('3511 AW');
  expect(isPostalCode('BE', '3511aw')).toBe(false);
});

test('there is none of a country that isn’t delivered to', () => {
  expect(isPostalCode('FR', '75001')).toBe(false);
  expect(isPostalCode('constructor', '75001')).toBe(false);
  expect(isPostalCode('', '3511 AW')).toBe(false);
});

test('letters before the digits go, whichever they are, and nothing else does', () => {
  expect(tidyPostalCode('BE', 'be 9000')).toBe('9000');
  expect(tidyPostalCode('DE', 'DE-10115')).toBe('10115');
  expect(tidyPostalCode('BE', '9000 B-1')).toBe('9000 B-1');
  expect(tidyPostalCode('BE', 'Gent')).toBe('Gent');
  expect(tidyPostalCode('BE', 'B--9000')).toBe('B--9000');
});
