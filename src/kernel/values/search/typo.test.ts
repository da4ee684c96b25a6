import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTypos, isOneTypo } from './typo';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

/** Every text that one error makes of a word. */
const misspelled = (text: string): Set<string> => {
  const made = new Set<string>();
  for (let at = 0; at <= text.length; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    for (const letter of 'abc') {
      made.add(head + letter + tail);
      if (tail) made.add(head + letter + tail.slice(1));
    }
    if (tail) made.add(head + tail.slice(1));
    if (tail.length > 1) made.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
  }
  return made;
};

test('S1/3 one letter too few, too many, another one or two swapped is one error', () => {
  fc.assert(
    fc.property(word, (right) => {
      for (const typed of misspelled(right)) {
        if (typed === right) continue;
        expect(isOneTypo(typed, right, false), `${typed} of ${right}`).toBe(true);
        expect(countTypos(typed, right, 2), `${typed} of ${right}`).toBe(1);
      }
    }),
  );
});

test('S1/3 what no single error makes is none', () => {
  fc.assert(
    fc.property(word, word, (typed, right) => {
      if (typed === right) return;
      const isOne = misspelled(right).has(typed);
      expect(isOneTypo(typed, right, false)).toBe(isOne);
      expect(countTypos(typed, right, 1)).toBe(isOne ? 1 : 2);
    }),
    { numRuns: 1000 },
  );
});

test('S1/3 errors are counted the same from both sides, and no further than is asked', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (one, other, most) => {
      const count = countTypos(one, other, most);
      expect(count).toBe(countTypos(other, one, most));
      expect(count).toBeLessThanOrEqual(most + 1);
      expect(count === 0).toBe(one === other);
      expect(countTypos(one, other, 9)).toBeGreaterThanOrEqual(Math.min(count, most));
    }),
  );
  expect(countTypos('sjaal', 'sjaal', 0)).toBe(0);
  expect(countTypos('ab', 'ba', 2)).toBe(1);
  expect(countTypos('abc', 'cab', 3)).toBe(2);
});

test('S1/3 a word may go on after what was typed, unless the error is at its end', () => {
  expect(isOneTypo('swaeter', 'sweaterjurk', true)).toBe(true);
  expect(isOneTypo('swaeter', 'sweaterjurk', false)).toBe(false);
  expect(isOneTypo('swez', 'sweater', true)).toBe(false);
  expect(isOneTypo('jurx', 'jurken', true)).toBe(false);
});
