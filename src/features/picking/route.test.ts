import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareOnRoute, shareFound, shareMissing, type Wanting } from './route';

const placed = fc.record({
  shelf: fc.constantFrom('', 'A-2', 'A-10', 'B-1'),
  category: fc.constantFrom('Jassen', 'Truien'),
  number: fc.constantFrom('9', '10', 'X1'),
});

test('one walks by shelf as people count, then by category and number; what has no shelf comes last', () => {
  const at = (shelf: string, category = '', number = '') => ({ shelf, category, number });
  const lines = [
    at('', 'Truien', '2'),
    at('A-10'),
    at('', 'Jassen', '3'),
    at('A-2'),
    at('', 'Truien', '10'),
  ];
  expect([...lines].sort(compareOnRoute)).toEqual([
    ...[at('A-2'), at('A-10')],
    ...[at('', 'Jassen', '3'), at('', 'Truien', '2'), at('', 'Truien', '10')],
  ]);
});

test('the order of the way is one: it does not depend on how the lines came', () => {
  fc.assert(
    fc.property(fc.array(placed), (lines) => {
      const sorted = [...lines].sort(compareOnRoute);
      expect([...lines].reverse().sort(compareOnRoute)).toEqual(sorted);
      const shelves = sorted.map(({ shelf }) => shelf);
      expect(
        shelves
          .slice(shelves.indexOf(''))
          .every((one) => (shelves.includes('') ? one === '' : true)),
      ).toBe(true);
    }),
  );
});

const wanting = fc
  .array(
    fc
      .record({ wanted: fc.integer({ min: 0, max: 5 }), picked: fc.integer({ min: 0, max: 5 }) })
      .map(({ wanted, picked }) => ({ wanted, picked: Math.min(wanted, picked) })),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, at): Wanting => ({ ...one, taskId: at + 100, box: at + 1 })));

test('pieces are shared over boxes: no box gets more than it wants, and none is lost', () => {
  fc.assert(
    fc.property(wanting, fc.integer({ min: 0, max: 30 }), (orders, pieces) => {
      const room = orders.reduce((sum, { wanted, picked }) => sum + wanted - picked, 0);
      for (const share of [shareFound, shareMissing]) {
        const shares = share(orders, pieces);
        expect(shares.reduce((sum, one) => sum + one.pieces, 0)).toBe(Math.min(pieces, room));
        for (const { taskId, pieces: some } of shares) {
          const one = orders.find((order) => order.taskId === taskId);
          expect(some).toBeGreaterThan(0);
          expect(some).toBeLessThanOrEqual((one?.wanted ?? 0) - (one?.picked ?? 0));
        }
      }
    }),
  );
});

test('what is found is for the first box; what is missing, the last goes without', () => {
  const box = (at: number, wanted: number): Wanting => ({ taskId: at, box: at, wanted, picked: 0 });
  const orders = [box(2, 2), box(1, 1), box(3, 1)];
  expect(shareFound(orders, 2)).toEqual([
    { taskId: 1, pieces: 1 },
    { taskId: 2, pieces: 1 },
  ]);
  expect(shareMissing(orders, 2)).toEqual([
    { taskId: 3, pieces: 1 },
    { taskId: 2, pieces: 1 },
  ]);
});
