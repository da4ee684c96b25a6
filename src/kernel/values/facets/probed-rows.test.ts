import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordCopy } from './bit-counter';
import { Bitset } from './bitset';
import { ProbedRows, SharedCounter } from './probed-rows';

const FURTHEST = 60_000;
/** Few rows far apart, or many side by side, in a stretch of their own or from the beginning. */
const few = fc.uniqueArray(fc.nat({ max: FURTHEST }), { maxLength: 12 });
const many = fc
  .tuple(fc.nat({ max: FURTHEST }), fc.integer({ min: 1, max: 3000 }))
  .map(([from, length]) => Array.from({ length }, (_, at) => from + at));
const rows = fc.tuple(fc.oneof(few, many), fc.boolean()).map(([slots, isTrimmed]) => {
  const set = new Bitset();
  for (const slot of slots) set.add(slot);
  return { slots: new Set(slots), set: isTrimmed ? set.trim() : set };
});

test('rows are met and counted in any other set, wherever either begins and ends', () => {
  const shared = new SharedCounter();
  fc.assert(
    fc.property(rows, rows, (mine, others) => {
      const both = [...mine.slots].filter((slot) => others.slots.has(slot)).length;
      const probed = new ProbedRows(mine.set, shared);
      expect(probed.countIn(others.set, new WordCopy())).toBe(both);
      expect(probed.meets(others.set)).toBe(both > 0);
      const list = Uint32Array.from(others.slots).sort();
      expect(probed.countListed(list, list.length)).toBe(both);
      const half = list.length >>> 1;
      expect(probed.countListed(list, half)).toBe(
        [...list.subarray(0, half)].filter((slot) => mine.slots.has(slot)).length,
      );
    }),
  );
});
