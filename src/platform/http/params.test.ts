import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, one, pathIn, queryParams, readParams, shownParams } from './params';

const shown = (url: string) => ({ ...shownParams(queryParams(url)) });

test('S3.1/1 a name with brackets is the same name; a filter may have several values', () => {
  expect(shown('/x?filter_a[]=2&filter_a[3]=1&filter_a=3')).toEqual({ filter_a: ['1', '2', '3'] });
});

test('S2.2/10 "" clears a name and "all" every filter, with the words', () => {
  expect(shown('/x?filter_a=1&filter_a=&filter_b=2')).toEqual({ filter_b: ['2'] });
  expect(shown('/x?filter_a=1&filter_b=all&search=x&sort=price')).toEqual({ sort: ['price'] });
  expect(shown('/x?filter=all&filter_a=1')).toEqual({});
});

test('places are whole numbers; of other names the first value counts', () => {
  expect(shown('/x?page_1=2&limit_1=1e9&start_1=-1&page_2=')).toEqual({ page_1: ['2'] });
  expect(shown('/x?search=a&search=b')).toEqual({ search: ['a'] });
});

test('names that decide nothing, or belong to every object, are not there', () => {
  const params = queryParams('/x?__proto__=1&constructor=2&utm_source=3&toString=4');
  expect(one(params, 'hasOwnProperty')).toBeUndefined();
  expect(Object.keys(shownParams(params))).toEqual([]);
  expect(cacheKey('/x?__proto__=1&utm_source=3')).toBe('/x');
});

test('a form goes over an address; numbers are read, objects and NULs are not', () => {
  const params = readParams(
    { a: '1', b: ['2', '3'] },
    { b: 4, c: { d: 1 }, e: 'x\0y', f: [{}, '5'] },
  );
  expect({ ...params }).toEqual({ a: ['1'], b: ['4'], c: [], e: ['xy'], f: ['5'] });
  expect({ ...readParams(null, undefined, [], 'x') }).toEqual({ 0: ['x'] });
});

test('twenty thousand values of one name, each numbered, are read in a moment', () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`a[${n}]`, '1']));
  const begun = performance.now();
  expect(readParams(many).a).toHaveLength(20_000);
  // Reading them one list after another takes a minute.
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('signs that turn round what comes after them are no part of a text; letters that run so are', () => {
  expect({ ...readParams({ a: 'An\u202Ede Wit\u2067', b: 'عمر שלום' }) }).toEqual({
    a: ['Ande Wit'],
    b: ['عمر שלום'],
  });
});

test('an address that comes with a host has its path alone', () => {
  expect(pathIn('http://evil.example/kleding?x=1')).toBe('/kleding');
  expect(pathIn('http://evil.example')).toBe('/');
  expect(pathIn('/a//b?c')).toBe('/a//b');
});

const name = fc.constantFrom(
  'filter_a',
  'filter_a[]',
  'filter_b',
  'page_1',
  'search',
  'utm',
  'filter',
);
const value = fc.constantFrom('', '1', '2', 'all', 'x y', '%', '&=');
const query = fc.array(fc.tuple(name, value), { maxLength: 6 });
const url = (pairs: [string, string][]) => `/x?${new URLSearchParams(pairs)}`;

test('two addresses have one key when, and only when, they show the same', () => {
  fc.assert(
    fc.property(query, query, (one, other) => {
      const [left, right] = [url(one), url(other)];
      const isSame = JSON.stringify(shown(left)) === JSON.stringify(shown(right));
      expect(cacheKey(left) === cacheKey(right)).toBe(isSame);
    }),
  );
});

test('a key is the plainest address: made again it stays as it is', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const key = cacheKey(url(pairs));
      expect(cacheKey(key)).toBe(key);
      expect(shown(key)).toEqual(shown(url(pairs)));
    }),
  );
});
