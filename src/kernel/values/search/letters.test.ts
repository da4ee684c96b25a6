import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterMask, missesAtMost } from './letters';

/** Letters by name, and one name for all else. */
const kinds = (word: string) =>
  new Set(Array.from(word, (letter) => (/[a-z]/.test(letter) ? letter : 'else')));

const word = fc.string({ unit: fc.constantFrom(...'abyz{`09ßé'), maxLength: 8 });

test('letters that one word has and another has not are counted, all that is no letter as one', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (one, other, most) => {
      const there = kinds(other);
      const missing = [...kinds(one)].filter((letter) => !there.has(letter)).length;
      expect(missesAtMost(letterMask(one), letterMask(other), most)).toBe(missing <= most);
    }),
    { numRuns: 300 },
  );
});

test('a word of all letters misses none of another', () => {
  const all = letterMask('abcdefghijklmnopqrstuvwxyz');
  expect(missesAtMost(letterMask('quiz'), all, 0)).toBe(true);
  expect(missesAtMost(letterMask('quiz1'), all, 0)).toBe(false);
  expect(missesAtMost(all, letterMask('z'), 24)).toBe(false);
  expect(missesAtMost(all, letterMask('z'), 25)).toBe(true);
});
