import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyBundles, type BundleLine, type BundleRule } from './apply';

const set: BundleRule = {
  title: 'Winterset',
  priceCents: 8000,
  parts: [
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 2 },
  ],
};
const line = (productId: number, quantity: number, unitCents: number): BundleLine => ({
  productId,
  quantity,
  unitCents,
});
const savings = (lines: BundleLine[], rules = [set]) =>
  applyBundles(lines, rules).map(({ savingCents }) => savingCents);

test('a whole bundle costs its price, two cost it twice', () => {
  expect(savings([line(1, 1, 6000), line(2, 2, 2000)])).toEqual([2000]);
  expect(savings([line(1, 2, 6000), line(2, 4, 2000)])).toEqual([4000]);
  expect(savings([line(1, 2, 6000), line(2, 3, 2000)])).toEqual([2000]);
});

test('without one of its parts there is no bundle', () => {
  expect(savings([line(1, 1, 6000), line(2, 1, 2000)])).toEqual([]);
  expect(savings([line(2, 9, 2000)])).toEqual([]);
});

test('its parts may come from several lines, and the dearest count', () => {
  const [found] = applyBundles([line(1, 1, 6000), line(2, 1, 2000), line(2, 2, 2500)], [set]);
  expect(found?.savingCents).toBe(3000);
  expect([...(found?.pieces ?? [])]).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test('one that costs more than its parts is none', () => {
  expect(savings([line(1, 1, 3000), line(2, 2, 2000)])).toEqual([]);
});

test('of two that want the same piece the one that saves most gets it', () => {
  const better = { ...set, title: 'Beter', priceCents: 7000 };
  const found = applyBundles([line(1, 1, 6000), line(2, 2, 2000)], [set, better]);
  expect(found.map(({ title }) => title)).toEqual(['Beter']);
});

const lines = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitCents: fc.integer({ min: 1, max: 20_000 }),
  }),
  { maxLength: 12 },
);
const rules = fc.array(
  fc.record({
    title: fc.string(),
    priceCents: fc.integer({ min: 0, max: 30_000 }),
    parts: fc.uniqueArray(
      fc.record({
        productId: fc.integer({ min: 1, max: 4 }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ productId }) => productId },
    ),
  }),
  { maxLength: 4 },
);

test('no piece is in two bundles, and no bundle saves more than its pieces cost', () => {
  fc.assert(
    fc.property(lines, rules, (cart, known) => {
      const used = cart.map(() => 0);
      for (const { pieces, savingCents } of applyBundles(cart, known)) {
        let worth = 0;
        for (const [at, count] of pieces) {
          used[at] = (used[at] ?? 0) + count;
          worth += count * (cart[at]?.unitCents ?? 0);
        }
        expect(savingCents).toBeGreaterThan(0);
        expect(savingCents).toBeLessThanOrEqual(worth);
      }
      cart.forEach(({ quantity }, at) => {
        expect(used[at]).toBeLessThanOrEqual(quantity);
      });
    }),
  );
});
