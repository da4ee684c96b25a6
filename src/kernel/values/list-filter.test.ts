import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterWords, matchesList } from './list-filter';

const word = fc.stringMatching(/^[A-Za-z0-9éëü]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 });

describe('S5.5/2 the list filter', () => {
  test('splits what is typed on spaces, in upper case', () => {
    expect(filterWords('  rode   jas ')).toEqual(['RODE', 'JAS']);
    expect(filterWords('   ')).toEqual([]);
  });

  test('S2.2/24 every: a title shows only with all words, in any order and case', () => {
    expect(matchesList('Winterjas rood', 'ROOD jas')).toBe(true);
    expect(matchesList('Winterjas rood', 'rood broek')).toBe(false);
  });

  test('S2.2/24 some: one word is enough', () => {
    expect(matchesList('Winterjas rood', 'rood broek', 'some')).toBe(true);
    expect(matchesList('Winterjas rood', 'blauw broek', 'some')).toBe(false);
  });

  test('a title shows for any of its own words, however they are cased and spaced', () => {
    fc.assert(
      fc.property(words, fc.nat(), (title, seed) => {
        const typed = title.filter((_, index) => (seed >> index) % 2 === 0).join('  ');
        expect(matchesList(title.join(' '), ` ${typed.toLowerCase()} `)).toBe(true);
      }),
    );
  });

  test('what shows under every shows under some, and an added word never shows more', () => {
    fc.assert(
      fc.property(words, words, word, (title, typed, more) => {
        const text = title.join(' ');
        const query = typed.join(' ');
        const every = matchesList(text, query);
        if (every) expect(matchesList(text, query, 'some')).toBe(true);
        if (matchesList(text, `${query} ${more}`)) expect(every).toBe(true);
        if (matchesList(text, query, 'some')) {
          expect(matchesList(text, `${query} ${more}`, 'some')).toBe(true);
        }
      }),
    );
  });

  test('without words everything shows, under either condition', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('every', 'some'), (title, condition) =>
        matchesList(title, '  ', condition as 'every' | 'some'),
      ),
    );
  });
});
