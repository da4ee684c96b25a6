import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatEuro, formatEuroShort } from './money';

const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

test('an amount reads back as the same number of cents', () => {
  fc.assert(
    fc.property(cents, (value) => {
      const read = Number(formatAmount(value).replaceAll('.', '').replace(',', ''));
      expect(read).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('an amount has two decimals and a dot before every three digits', () => {
  fc.assert(
    fc.property(cents, (value) => {
      expect(formatAmount(value)).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/);
    }),
  );
});

test('euros carry their sign and keep it on the line', () => {
  expect(formatEuro(123_450)).toBe('€\u00a01.234,50');
  expect(formatEuro(-5)).toBe('€\u00a0-0,05');
  expect(formatEuroShort(5000)).toBe('€\u00a050');
  expect(formatEuroShort(495)).toBe('€\u00a04,95');
});
