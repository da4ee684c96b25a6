import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverse, SortedWords } from './sorted-words';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });

test('the words that begin with something are found alphabetically, however many came at once', () => {
  const batches = fc.array(fc.uniqueArray(word, { maxLength: 120, size: 'max' }), {
    maxLength: 3,
    size: 'max',
  });
  fc.assert(
    fc.property(batches, word, (lists, prefix) => {
      const sorted = new SortedWords();
      const words: string[] = [];
      for (const list of lists) {
        for (const one of list.filter((each) => !words.includes(each))) {
          sorted.push(one);
          words.push(one);
        }
        const found = sorted.withPrefix(prefix).map((number) => words[number]);
        expect(found).toEqual(words.filter((each) => each.startsWith(prefix)).sort());
      }
      expect(sorted.withPrefix('')).toHaveLength(words.length);
    }),
    { numRuns: 50 },
  );
});

test('a word is read from its end', () => {
  expect(reverse('kast')).toBe('tsak');
  expect(reverse('')).toBe('');
});
