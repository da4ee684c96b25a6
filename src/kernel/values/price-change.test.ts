import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prices as limits } from '../limits-prices';
import { changePrice, type PriceRule, priceRoundings } from './price-change';

const cents = fc.integer({ min: 1, max: limits.highest });
const rounding = fc.constantFrom(...priceRoundings);
const tenths = fc.integer({ min: -limits.mostDown * 10, max: limits.mostUp * 10 });
const rules: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({ way: fc.constant('percent' as const), tenths, rounding }),
  fc.record({
    way: fc.constant('amount' as const),
    cents: fc.integer({ min: -limits.highest, max: limits.highest }),
    rounding,
  }),
  fc.record({ way: fc.constant('fixed' as const), cents, rounding }),
);
const plain = (rule: PriceRule): PriceRule => ({ ...rule, rounding: 'none' });

test('prices are whole cents, end as was asked and lie at most a euro from what was exact', () => {
  fc.assert(
    fc.property(cents, rules, (price, rule) => {
      const [exact, made] = [changePrice(price, plain(rule)), changePrice(price, rule)];
      expect(Number.isInteger(made)).toBe(true);
      expect(Math.abs(made - exact)).toBeLessThanOrEqual(100);
      const end = { none: Number.NaN, euro: 0, 95: 95, 99: 99 }[rule.rounding];
      const isExact = rule.rounding === 'none' || exact === price;
      if (isExact) expect(made).toBe(exact);
      else expect(((made % 100) + 100) % 100).toBe(end);
    }),
  );
});

test('rounding turns no reduction into a rise, and no rise into a reduction', () => {
  fc.assert(
    fc.property(cents, rules, (price, rule) => {
      const [exact, made] = [changePrice(price, plain(rule)), changePrice(price, rule)];
      if (exact < price) expect(made).toBeLessThanOrEqual(price);
      if (exact > price) expect(made).toBeGreaterThanOrEqual(price);
    }),
  );
});

test('what costs more stays at least as dear as what costs less', () => {
  fc.assert(
    fc.property(cents, cents, tenths, (one, other, percent) => {
      const rule = { way: 'percent', tenths: percent, rounding: 'none' } as const;
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(changePrice(less, rule)).toBeLessThanOrEqual(changePrice(more, rule));
    }),
  );
});

test('prices as people know them', () => {
  const off = (tenthsOff: number, to: PriceRule['rounding'] = 'none') =>
    ({ way: 'percent', tenths: -tenthsOff, rounding: to }) as const;
  expect(changePrice(9995, off(200))).toBe(7996);
  expect(changePrice(9995, off(200, '95'))).toBe(7995);
  expect(changePrice(9995, off(200, '99'))).toBe(7999);
  expect(changePrice(9995, off(200, 'euro'))).toBe(8000);
  expect(changePrice(960, off(10, '95'))).toBe(895);
  expect(changePrice(500, { way: 'amount', cents: -500, rounding: 'none' })).toBe(0);
  expect(changePrice(9995, { way: 'fixed', cents: 4995, rounding: 'none' })).toBe(4995);
});
