import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delivery } from '#kernel/limits';
import { totalsOf, vatWithin } from './totals';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  vatRate: fc.constantFrom(0, 9, 21),
});
const lines = fc.array(line, { maxLength: 20 });

test('a total is its goods and its delivery, and nothing is lost on the way', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('home' as const, 'pickup' as const), (all, method) => {
      const totals = totalsOf(all, method);
      const goods = all.reduce((sum, one) => sum + one.quantity * one.unitCents, 0);
      expect(totals.goodsCents).toBe(goods);
      expect(totals.totalCents).toBe(goods + totals.deliveryCents);
      expect(totals.freeDeliveryIn).toBe(Math.max(0, delivery.freeFrom - goods));
    }),
  );
});

test('delivery is free from the threshold on, in a store, and for nothing', () => {
  const at = (unitCents: number) => [{ quantity: 1, unitCents, vatRate: 21 }];
  expect(totalsOf(at(delivery.freeFrom - 1)).deliveryCents).toBe(delivery.price);
  expect(totalsOf(at(delivery.freeFrom)).deliveryCents).toBe(0);
  expect(totalsOf(at(100), 'pickup').deliveryCents).toBe(0);
  expect(totalsOf([]).totalCents).toBe(0);
});

test('btw is told by rate, that of delivery with the high one', () => {
  const totals = totalsOf([
    { quantity: 1, unitCents: 1210, vatRate: 21 },
    { quantity: 2, unitCents: 1090, vatRate: 9 },
  ]);
  expect(totals.vat).toEqual([
    { rate: 21, cents: vatWithin(1210 + delivery.price, 21) },
    { rate: 9, cents: 180 },
  ]);
  expect(vatWithin(1210, 21)).toBe(210);
});

test('btw is never more than what it lies within', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const totals = totalsOf(all);
      const sum = totals.vat.reduce((total, one) => total + one.cents, 0);
      expect(sum).toBeLessThanOrEqual(Math.ceil((totals.totalCents * 21) / 121) + 1);
    }),
  );
});
