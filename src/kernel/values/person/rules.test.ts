import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personLimits } from '#kernel/limits-fields';
import { partProblemText } from './problem-text';
import { findPartProblem, type PersonPart, tidyPart } from './rules';

const parts = Object.keys(personLimits) as PersonPart[];
const country = fc.constantFrom('NL', 'BE', 'DE');

test('a part that is tidied stays as it is, and is checked as before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      fc.string({ unit: 'binary' }),
      country,
      (part, typed, land) => {
        const tidy = tidyPart(part, typed, land);
        expect(tidyPart(part, tidy, land)).toBe(tidy);
        expect(findPartProblem(part, tidy, { country: land })).toBe(
          findPartProblem(part, typed, { country: land }),
        );
      },
    ),
  );
});

test.each(parts)('%s: nothing is wrong with nothing, unless it is needed', (part) => {
  expect(findPartProblem(part, ' \u0000 ')).toBeUndefined();
  expect(findPartProblem(part, ' \u0000 ', { required: true })).toBe('invalid');
  expect(findPartProblem(part, 'x'.repeat(300))).toBeDefined();
});

test('S5.1/3 what is wrong is told by the label, and how long a text may be', () => {
  const street = { label: 'Straat *', required: true };
  expect(partProblemText('street', '', street)).toBe('Vul de straat in.');
  expect(partProblemText('street', 'x'.repeat(101), { label: 'Straat' })).toBe(
    'Maak "Straat" korter: er passen 100 tekens in.',
  );
  expect(partProblemText('street', 'x'.repeat(100), street)).toBeUndefined();
});

test('a telephone number that may be left out is not asked for when it is wrong', () => {
  const phone = { label: 'Telefoon' };
  expect(partProblemText('phone', '06-12', phone)).toBe(
    'Dit nummer klopt niet. Kijk het na, of laat het leeg.',
  );
  expect(partProblemText('phone', '', phone)).toBeUndefined();
  expect(partProblemText('phone', '06-12', { ...phone, required: true })).toMatch(/^Vul je/);
});

test.each([
  ['06-12 34 56 78', true],
  ['0612345678', true],
  ['+31 (0)6 12 34 56 78', true],
  ['(+31)(0)612345678', true],
  ['0031 (0)6 12345678', true],
  ['030 / 234.56.78', true],
  ['+32 9 233 44 55', true],
  ['+49 30 901820', true],
  ['+49 30 9018', false],
  ['+49 30 9018 2045', true],
  ['612345678', false],
  ['+31 (0)', false],
  ['06 1234 567', false],
  ['06 12 34 56 7x', false],
])('S5.1/6 S5.2/5 %s as a telephone number: %s', (phone, isOne) => {
  expect(findPartProblem('phone', phone)).toBe(isOne ? undefined : 'invalid');
});
