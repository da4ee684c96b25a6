import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredLine } from '#features/cart/api.server';
import { allocateStock } from './stock-allocation';

const aLine = (given: Partial<StoredLine>): StoredLine => ({
  ...{ id: 1, variantId: 2, productId: 3, access: 'trui', title: 'Trui', brand: null },
  ...{ colorId: null, color: 'marine', sizeId: null, size: 'M', quantity: 1 },
  ...{ quotedCents: 1000, unitCents: 1000, vanCents: null, vatRate: 9, kind: 'goods' as const },
  ...{ weightGrams: null, sold: true, places: [], picture: null },
  ...given,
});

test('a line from two places keeps its words and price in both, and shares its discount by worth', () => {
  const places = [
    { warehouseId: 8, pieces: 1, isOwn: true },
    { warehouseId: 9, pieces: 5 },
  ];
  const [one, two, ...more] = allocateStock([aLine({ quantity: 4, places })], [401]);
  const line = { variantId: 2, productId: 3, title: 'Trui', choice: 'Marine, maat M' };
  const price = { unitCents: 1000, vatRate: 9, kind: 'goods' };
  expect(one).toEqual({ ...line, ...price, warehouseId: 8, quantity: 1, discountCents: 100 });
  expect(two).toEqual({ ...line, ...price, warehouseId: 9, quantity: 3, discountCents: 301 });
  expect(more).toEqual([]);
});

test('whatever lies where, the pieces and the discount of each line are all taken', () => {
  const place = fc.record({ warehouseId: fc.nat({ max: 9 }), pieces: fc.nat({ max: 9 }) });
  const given = fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    unitCents: fc.integer({ min: 1, max: 9999 }),
    places: fc.uniqueArray(place, { selector: ({ warehouseId }) => warehouseId, maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(given, { maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, share) => {
        const lines = all.map((one, at) => aLine({ ...one, variantId: at }));
        const discounts = all.map((one) => Math.floor(one.quantity * one.unitCents * share));
        const allocations = allocateStock(lines, discounts);
        all.forEach((one, at) => {
          const own = allocations.filter(({ variantId }) => variantId === at);
          const there = one.places.reduce((sum, { pieces }) => sum + pieces, 0);
          const isThere = there >= one.quantity;
          expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
            isThere ? one.quantity : 0,
          );
          const cents = own.reduce((sum, { discountCents }) => sum + discountCents, 0);
          expect(cents).toBe(isThere ? discounts[at] : 0);
        });
      },
    ),
  );
});

test('a line without a discount has none', () => {
  const places = [{ warehouseId: 8, pieces: 1 }];
  expect(allocateStock([aLine({ places })], [])).toMatchObject([{ discountCents: 0 }]);
});
