import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPerson } from './without-person';

test('of an entry stay sums, numbers and states; nothing that somebody typed', () => {
  expect(
    withoutPerson({
      ...{ cents: 500, late: true, number: 'R-2026-001001-1', state: 'sent', by: 'Karin' },
      ...{ why: 'An belde', from: { street: 'Gracht', country: 'NL' }, mail: 'an@klant.nl' },
      lines: [{ variantId: 1, quantity: 2, note: 'voor An' }],
    }),
  ).toEqual({
    ...{ cents: 500, late: true, number: 'R-2026-001001-1', state: 'sent', from: {} },
    lines: [{ variantId: 1, quantity: 2 }],
  });
});

test('no word with a capital, a space or an @ is left, wherever it stood', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const texts: string[] = [];
      JSON.stringify(withoutPerson(data), (_, value) => {
        if (typeof value === 'string') texts.push(value);
        return value;
      });
      expect(texts.every((text) => !/[@\s]|[A-Z][a-z]/.test(text))).toBe(true);
    }),
  );
});
