import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf, vatOf } from './write';

const line = fc
  .record({
    cents: fc.integer({ min: -500_000, max: 500_000 }),
    rate: fc.constantFrom(21, 9, 0),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ cents, rate, quantity }) => lineOf('Artikel', cents, rate, quantity));

test('the btw of each rate lies within half a cent, and with its base comes to what is paid', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const vat = vatOf(lines);
      for (const { rate, baseCents, vatCents } of vat) {
        const ofRate = lines.filter((one) => one.vatRate === rate);
        const cents = ofRate.reduce((sum, one) => sum + one.cents, 0);
        expect(baseCents + vatCents).toBe(cents);
        expect(Math.abs(vatCents - (cents * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }
      expect(vat.map(({ rate }) => rate)).toEqual(
        [21, 9, 0].filter((rate) => lines.some(({ vatRate }) => vatRate === rate)),
      );
    }),
  );
});

test('a credit note of all that was sold is the invoice the other way round', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const back = vatOf(lines.map((one) => ({ ...one, cents: -one.cents })));
      const sum = (of: typeof back) => of.map(({ rate, vatCents }) => [rate, vatCents + 0]);
      expect(sum(back)).toEqual(sum(vatOf(lines)).map(([rate, cents = 0]) => [rate, 0 - cents]));
    }),
  );
});
