import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitset } from './bitset';
import { RangeMarks } from './range-marks';

const ROWS = 5000;
/** 0 to 4,999, each once, in no order: 1,233 and 5,000 share no divisor. */
const list = Uint32Array.from({ length: ROWS }, (_, at) => (at * 1233 + 17) % ROWS);

const all = new Bitset(ROWS);
for (const slot of list) all.add(slot);

test('the rows before any place are those that stand there, in any stretch', () => {
  const marks = new RangeMarks(list);
  expect(marks.between).toBeLessThan(ROWS / 4);
  const place = fc.nat({ max: ROWS });
  fc.assert(
    fc.property(place, fc.nat({ max: 150 }), fc.nat({ max: 150 }), (place, from, length) => {
      const some = new Bitset(ROWS);
      for (let n = from << 5; n < Math.min((from + length) << 5, ROWS); n++) some.add(n);
      const stretch = some.trim();
      const before = [...list.subarray(0, place)].filter(
        (slot) => slot >>> 5 >= stretch.first && slot >>> 5 < stretch.end,
      );
      expect([...marks.before(place, stretch).toArray()]).toEqual(before.sort((a, b) => a - b));
    }),
  );
});
