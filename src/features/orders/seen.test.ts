import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSeen, seenOf } from './seen';

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
const method = fc.constantFrom('home' as const, 'pickup' as const);

test('what was seen is the same until something changes, in any order of lines', () => {
  fc.assert(
    fc.property(lines, total, total, method, (all, home, pickup, chosen) => {
      const seen = seenOf(all, { home, pickup });
      const at = (more: number) => ({
        method: chosen,
        totalCents: (chosen === 'home' ? home : pickup) + more,
      });
      expect(compareSeen(seen, all, at(0))).toBe('same');
      expect(compareSeen(seen, [...all].reverse(), at(0))).toBe('same');
      expect(compareSeen(seen, all, at(-1))).toBe('same');
      expect(compareSeen(seen, all, at(1))).toBe('higher');
    }),
  );
});

test('another price, number or set of lines is a change', () => {
  fc.assert(
    fc.property(lines, total, method, (all, cents, chosen) => {
      const seen = seenOf(all, { home: cents, pickup: cents });
      const [first, ...rest] = all;
      if (!first) return;
      const compare = (others: typeof all) =>
        compareSeen(seen, others, { method: chosen, totalCents: cents });
      const other = (change: object) => [{ ...first, ...change }, ...rest];
      expect(compare(other({ unitCents: first.unitCents + 1 }))).toBe('changed');
      expect(compare(other({ quantity: first.quantity + 1 }))).toBe('changed');
      expect(compare(rest)).toBe('changed');
    }),
  );
});

test.each(['', ':', '/:', 'x', '100', '100:1x1@1', '1/2:', 'NaN/1:1x1@100'])(
  '%j was never shown',
  (seen) => {
    const lines = [{ variantId: 1, quantity: 1, unitCents: 100 }];
    expect(compareSeen(seen, lines, { method: 'home', totalCents: 100 })).toBe('changed');
  },
);
