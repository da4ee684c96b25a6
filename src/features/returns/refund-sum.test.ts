import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, refundParts, type SoldLine } from './refund-sum';

const line: fc.Arbitrary<SoldLine> = fc
  .record({
    variantId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitCents: fc.integer({ min: 0, max: 50_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    vatRate: fc.constantFrom(0, 9, 21),
  })
  .map(({ part, ...rest }) => ({
    ...rest,
    discountCents: Math.floor(rest.quantity * rest.unitCents * part),
  }));

const quantitiesOf = (lines: readonly SoldLine[]) => {
  const all = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    all.set(variantId, (all.get(variantId) ?? 0) + quantity);
  }
  return all;
};

const sum = (parts: readonly { cents: number }[]) => parts.reduce((all, one) => all + one.cents, 0);

test('piece by piece comes to exactly what all of it cost', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const paid = lines.reduce(
        (all, one) => all + one.quantity * one.unitCents - one.discountCents,
        0,
      );
      const before = new Map<number, number>();
      let back = 0;
      for (const [variantId, quantity] of quantitiesOf(lines)) {
        for (let piece = 0; piece < quantity; piece += 1) {
          const parts = refundParts(lines, before, new Map([[variantId, 1]]));
          expect(parts.every(({ cents }) => cents >= 0)).toBe(true);
          back += sum(parts);
          before.set(variantId, (before.get(variantId) ?? 0) + 1);
        }
      }
      expect(back).toBe(paid);
    }),
  );
});

test('no more comes back than was bought, whatever is asked', () => {
  const sold = { variantId: 1, quantity: 2, unitCents: 1000, discountCents: 100, vatRate: 21 };
  expect(sum(refundParts([sold], new Map([[1, 1]]), new Map([[1, 99]])))).toBe(950);
  expect(refundParts([sold], new Map([[1, 2]]), new Map([[1, 1]]))).toEqual([]);
  expect(refundParts([sold], new Map(), new Map([[7, 1]]))).toEqual([]);
});

test('a set that comes back part by part: each part at what it cost in the set, by its own btw', () => {
  // A coat and two books, 10.000 + 2 × 1.999 apart, 11.999 as a set.
  const set = [
    { variantId: 1, quantity: 1, unitCents: 10_000, discountCents: 1428, vatRate: 21 },
    { variantId: 2, quantity: 2, unitCents: 1999, discountCents: 571, vatRate: 9 },
  ];
  const books = (before: number) =>
    refundParts(set, new Map([[2, before]]), new Map([[2, 1]])).map(({ cents, vatRate }) => [
      vatRate,
      cents,
    ]);
  expect([books(0), books(1)]).toEqual([[[9, 1713]], [[9, 1714]]]);
  const coat = refundParts(set, new Map([[2, 2]]), new Map([[1, 1]]));
  expect(coat).toEqual([{ variantId: 1, quantity: 1, vatRate: 21, cents: 8572 }]);
  expect(1713 + 1714 + 8572).toBe(11_999);
});

test('an order is wholly returned when every piece of it is', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      expect(isWhole(lines, new Map(), quantitiesOf(lines))).toBe(true);
      expect(isWhole(lines, new Map(), new Map())).toBe(false);
    }),
  );
});
