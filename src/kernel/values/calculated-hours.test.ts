import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatedHours, hoursToChoose, yearsToChoose } from './calculated-hours';

test('S1/20 S2.12/5 S9.9/6 years times hours with two decimals, as Dutch numbers are written', () => {
  expect(calculatedHours(3, 24)).toBe('72,00');
  expect(calculatedHours(3, 7.35)).toBe('22,05');
  expect(calculatedHours(40, 38.5)).toBe('1.540,00');
  expect(calculatedHours(3, 7.5, 'en-GB')).toBe('22.50');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 9999 }),
      (years, part) => {
        const [whole = '', cents = ''] = calculatedHours(years, part / 100).split(',');
        return Number(whole.replaceAll('.', '')) * 100 + Number(cents) === years * part;
      },
    ),
  );
});

test('what may be chosen is what an editor lists, or all up to the most', () => {
  expect(hoursToChoose('8; 12,5 16', 3)).toEqual([8, 12.5, 16]);
  expect(hoursToChoose('', 3)).toEqual([1, 2, 3]);
  expect(hoursToChoose('geen', 2)).toEqual([1, 2]);
  expect(yearsToChoose(0)).toEqual([1]);
  expect(yearsToChoose(1e9)).toHaveLength(100);
});
