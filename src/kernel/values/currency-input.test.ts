import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishCurrency, shapeCurrency } from './currency-input';

const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,€ -a') });
const sum = fc.tuple(fc.nat(), fc.nat({ max: 99 }));

test('S5.2/12 what is typed keeps its digits, in groups of three', () => {
  fc.assert(
    fc.property(fc.nat(), (euros) => {
      expect(shapeCurrency(String(euros))).toBe(euros.toLocaleString('nl-NL'));
    }),
  );
});

test('S5.2/12 whatever is typed becomes a sum or the beginning of one, and stays as it is then', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const shaped = shapeCurrency(text);
      expect(shaped).toMatch(/^(\d{1,3}(\.\d{3})*)?(,\d{0,2})?$/);
      expect(shapeCurrency(shaped)).toBe(shaped);
      const [whole = ''] = text.replace(/[^\d,]/g, '').split(',');
      expect(shaped.split(',')[0]?.replaceAll('.', '')).toBe(whole);
    }),
  );
});

test('S5.2/12 a sum that is left has two decimals and the same worth', () => {
  fc.assert(
    fc.property(sum, ([euros, cents]) => {
      const decimals = String(cents).padStart(2, '0');
      expect(finishCurrency(`${euros},${decimals}`)).toBe(
        `${euros.toLocaleString('nl-NL')},${decimals}`,
      );
      expect(finishCurrency(String(euros))).toBe(`${euros.toLocaleString('nl-NL')},00`);
    }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const left = finishCurrency(text);
      expect(finishCurrency(left)).toBe(left);
      expect(left).toMatch(/^(\d{1,3}(\.\d{3})*,\d{2})?$/);
    }),
  );
});

test.each([
  ['1234567', '1.234.567', '1.234.567,00'],
  ['12,5', '12,5', '12,50'],
  ['12,', '12,', '12,00'],
  ['12,349', '12,34', '12,34'],
  ['1,2,3', '1,23', '1,23'],
  ['€ 9.95', '995', '995,00'],
  [',5', ',5', '0,50'],
  ['', '', ''],
  ['abc', '', ''],
])('S5.2/12 %j is shown as %j and left as %j', (text, shaped, left) => {
  expect(shapeCurrency(text)).toBe(shaped);
  expect(finishCurrency(shaped)).toBe(left);
});

test('as many digits as a form can be sent with are grouped in a moment', () => {
  const begun = performance.now();
  const finished = finishCurrency('7'.repeat(100_000));
  expect(finished).toHaveLength(100_000 + 33_333 + ',00'.length);
  expect(finished.startsWith('7.777.777')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(2000);
});
