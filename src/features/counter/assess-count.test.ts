import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessCount } from './assess-count';

const pieces = fc.nat({ max: 50 });

test('a count is written only over what was seen, and what is for sale never gets below zero', () => {
  fc.assert(
    fc.property(pieces, pieces, pieces, pieces, (free, promised, expected, counted) => {
      const verdict = assessCount({ free, promised, expected, counted });
      if (expected !== free + promised) {
        expect(verdict).toEqual({ kind: 'changed', now: free + promised });
      } else if (counted < promised) {
        expect(verdict).toEqual({ kind: 'promised' });
      } else {
        expect(verdict).toEqual({ kind: 'write', free: counted - promised });
        expect(counted - promised).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('the same count twice: the second finds that it stands there', () => {
  const first = assessCount({ free: 3, promised: 2, expected: 5, counted: 4 });
  expect(first).toEqual({ kind: 'write', free: 2 });
  expect(assessCount({ free: 2, promised: 2, expected: 5, counted: 4 })).toEqual({
    kind: 'changed',
    now: 4,
  });
});
