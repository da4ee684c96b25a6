import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostcode, tidyPostcode } from './postcode';

const letter = fc.constantFrom(...'abzABZ');
const parts = fc.tuple(
  fc.integer({ min: 1000, max: 9999 }),
  fc.constantFrom('', ' '),
  fc.tuple(letter, letter).map((two) => two.join('')),
);

test('S5.1/8 four digits that begin with 1 to 9, a space or none, two letters', () => {
  fc.assert(
    fc.property(parts, ([digits, gap, letters]) => {
      expect(isPostcode(`${digits}${gap}${letters}`)).toBe(true);
      expect(isPostcode(`0${String(digits).slice(1)}${gap}${letters}`)).toBe(false);
      expect(isPostcode(`${digits}  ${letters}`)).toBe(false);
      expect(isPostcode(`${digits}${gap}${letters}a`)).toBe(false);
      expect(isPostcode(`${digits}${letters[0]}`)).toBe(false);
      expect(isPostcode(`${digits}${gap}1${letters[0]}`)).toBe(false);
    }),
  );
});

test('S5.1/8 a postcode is tidied one way, however often; another text stays', () => {
  fc.assert(
    fc.property(parts, ([digits, gap, letters]) => {
      const tidy = tidyPostcode(`${digits}${gap}${letters}`);
      expect(tidy).toBe(`${digits} ${letters.toUpperCase()}`);
      expect(tidyPostcode(tidy)).toBe(tidy);
    }),
  );
  expect(tidyPostcode('B-2000')).toBe('B-2000');
});
