import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSnapshot, snapshotOf } from './quote-snapshot';

const line = fc.record({
  variantId: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitCents: fc.integer({ min: 0, max: 100_000 }),
});
const lines = fc.uniqueArray(line, {
  selector: (one) => one.variantId,
  minLength: 1,
  maxLength: 8,
});
const total = fc.integer({ min: 0, max: 10_000_000 });
/** All of it left to pay. */
const sum = (cents: number) => ({ totalCents: cents, dueCents: cents });
const method = fc.constantFrom('home' as const, 'pickup' as const);

test('a quote is the same until something changes, in any order of lines', () => {
  fc.assert(
    fc.property(lines, total, total, method, (all, home, pickup, deliveryId) => {
      const sums = { home: sum(home), pickup: sum(pickup) };
      const quote = snapshotOf(all, sums);
      const at = (more: number) => ({ deliveryId, ...sum(sums[deliveryId].totalCents + more) });
      expect(compareSnapshot(quote, all, at(0))).toBe('same');
      expect(compareSnapshot(quote, [...all].reverse(), at(0))).toBe('same');
      expect(compareSnapshot(quote, all, at(-1))).toBe('same');
      expect(compareSnapshot(quote, all, at(1))).toBe('higher');
    }),
  );
});

test('the same total of which more is left to pay is higher, e.g. when a gift card ran dry', () => {
  const all = [{ variantId: 1, quantity: 1, unitCents: 1000 }];
  const quote = snapshotOf(all, { home: { totalCents: 1000, dueCents: 400 } });
  const compare = (dueCents: number) =>
    compareSnapshot(quote, all, { deliveryId: 'home', totalCents: 1000, dueCents });
  expect(compare(400)).toBe('same');
  expect(compare(401)).toBe('higher');
});

test('a way of delivery that was not shown is a change, whatever it is called', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (shown, chosen) => {
      const all = [{ variantId: 1, quantity: 1, unitCents: 1000 }];
      const compared = compareSnapshot(snapshotOf(all, { [shown]: sum(1000) }), all, {
        deliveryId: chosen,
        ...sum(1000),
      });
      expect(compared).toBe(shown === chosen ? 'same' : 'changed');
    }),
  );
});

test('another price, number or set of lines is a change', () => {
  fc.assert(
    fc.property(lines, total, method, (all, cents, deliveryId) => {
      const quote = snapshotOf(all, { home: sum(cents), pickup: sum(cents) });
      const [first, ...rest] = all;
      if (!first) return;
      const compare = (others: typeof all) =>
        compareSnapshot(quote, others, { deliveryId, ...sum(cents) });
      const other = (change: object) => [{ ...first, ...change }, ...rest];
      expect(compare(other({ unitCents: first.unitCents + 1 }))).toBe('changed');
      expect(compare(other({ quantity: first.quantity + 1 }))).toBe('changed');
      expect(compare(rest)).toBe('changed');
    }),
  );
});

test.each([
  '',
  ':',
  '/:',
  'x',
  'home',
  'home=1-1',
  'home=100:1x1@1',
  'home=1/2:',
  'home=NaN-1:1x1@100',
])('%j was never shown', (quote) => {
  const lines = [{ variantId: 1, quantity: 1, unitCents: 100 }];
  expect(compareSnapshot(quote, lines, { deliveryId: 'home', ...sum(100) })).toBe('changed');
});
