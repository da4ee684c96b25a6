import { expect, test } from 'vitest';
import { SearchIndex } from './search-index';

const indexOf = (...titles: string[]) => {
  const index = new SearchIndex();
  index.load(titles.map((text, at) => ({ id: at + 1, fields: [{ text, weight: 10 }] })));
  return index;
};

test('S1/3 the closest words come first: by their errors, then with the same first letter, then the most used', () => {
  const index = indexOf(
    ...['sonderix', 'tonder', 'tonder', 'tonder', 'sondera', 'sondero', 'sondero'],
  );
  const suggest = (limit: number) => index.suggestWords('sonder', limit);
  expect(suggest(10)).toEqual(['sondero', 'sondera', 'tonder', 'sonderix']);
  expect(suggest(2)).toEqual(['sondero', 'sondera']);
  expect(index.suggestWords('sonder')).toHaveLength(3);
  for (const id of [6, 7]) index.remove(id);
  expect(suggest(10)).toEqual(['sondera', 'tonder', 'sonderix']);
});

test('S1/3 two errors are forgiven in a word of six letters, one in a shorter word', () => {
  const index = indexOf('kompas', 'vork');
  expect(index.suggestWords('kumpes')).toEqual(['kompas']);
  expect(index.suggestWords('kumpesi')).toEqual([]);
  expect(index.suggestWords('vurk')).toEqual(['vork']);
  expect(index.suggestWords('vurx')).toEqual([]);
  expect(index.suggestWords('kumas')).toEqual([]);
});

test('S1/3 words that are known stay as they are, and each that comes close to the other is offered', () => {
  const index = indexOf('Witte tafel', 'Witte tafla', 'Houten ronde witte stoel');
  expect(index.suggestWords('witte tafl')).toEqual(['witte tafel', 'witte tafla']);
  expect(index.suggestWords('houten ronde witte stoelx')).toEqual(['houten ronde witte stoel']);
});

test('S1/3 words that find nothing together are offered each by itself', () => {
  const index = indexOf('Witte tafel', 'Zwarte stoel');
  expect(index.suggestWords('zwarte tafel')).toEqual(['zwarte', 'tafel']);
  expect(index.suggestWords('zwarte tafxl')).toEqual(['zwarte', 'tafel']);
  expect(index.suggestWords('zwarte xyzzy')).toEqual(['zwarte']);
});

test('of a word of forty letters something may be suggested, of a longer one not', () => {
  const long = 'abcdefghij'.repeat(4);
  const index = indexOf(long, `${long}k`);
  expect(index.suggestWords(`x${long.slice(1)}`)).toEqual([long, `${long}k`]);
  expect(index.suggestWords(`x${long.slice(1)}k`)).toEqual([]);
});
