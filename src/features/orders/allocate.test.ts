import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate';

const places = fc
  .array(fc.integer({ min: 0, max: 20 }), { maxLength: 5 })
  .map((all) => all.map((pieces, index) => ({ warehouseId: index + 1, pieces })));

test('what is taken is what was asked, and never more than lies somewhere', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), places, (pieces, all) => {
      const taken = allocate(pieces, all);
      const there = all.reduce((sum, place) => sum + place.pieces, 0);
      expect(taken !== undefined).toBe(there >= pieces);
      if (!taken) return;
      expect(taken.reduce((sum, one) => sum + one.pieces, 0)).toBe(pieces);
      for (const one of taken) {
        expect(one.pieces).toBeGreaterThan(0);
        const place = all.find(({ warehouseId }) => warehouseId === one.warehouseId);
        expect(one.pieces).toBeLessThanOrEqual(place?.pieces ?? 0);
      }
    }),
  );
});

test('pieces travel together when one place has them all', () => {
  const all = [
    { warehouseId: 1, pieces: 2 },
    { warehouseId: 2, pieces: 3 },
  ];
  expect(allocate(3, all)).toEqual([{ warehouseId: 2, pieces: 3 }]);
  expect(allocate(4, all)).toEqual([
    { warehouseId: 1, pieces: 2 },
    { warehouseId: 2, pieces: 2 },
  ]);
});

test('what lies where it is fetched goes first, and only the rest is brought', () => {
  const own = { warehouseId: 9, pieces: 2, isOwn: true };
  const web = { warehouseId: 1, pieces: 5 };
  expect(allocate(2, [own, web])).toEqual([{ warehouseId: 9, pieces: 2 }]);
  expect(allocate(4, [own, web])).toEqual([
    { warehouseId: 9, pieces: 2 },
    { warehouseId: 1, pieces: 2 },
  ]);
  expect(allocate(8, [own, web])).toBeUndefined();
});
