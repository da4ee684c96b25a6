import { expect, test } from 'vitest';
import { alternatesOf, type PairedPage, pairPages } from './pair-pages';

const page = (id: number, path: string, language: string | null, noindex = false): PairedPage => ({
  ...{ id, path, language, noindex },
});
const dutch = page(1, '/bezorgen', null);
const english = page(2, '/en/delivery', 'en_GB');

test('S1/2 a page and the one that it names are each other’s, whichever names the other', () => {
  for (const named of [
    { one: english, other: dutch },
    { one: dutch, other: english },
  ]) {
    const pairs = pairPages([named], 'nl_NL');
    expect(pairs.get(1)).toBe(english);
    expect(pairs.get(2)).toBe(dutch);
  }
});

test('S1/2 a page has one counterpart at most: the first that claims it', () => {
  const late = page(3, '/en/late', 'en_GB');
  const pairs = pairPages(
    [
      { one: english, other: dutch },
      { one: late, other: dutch },
    ],
    'nl_NL',
  );
  expect(pairs.get(1)).toBe(english);
  expect(pairs.has(3)).toBe(false);
});

test('S1/2 two pages of one language are no pair, nor is a page and itself', () => {
  const american = page(3, '/en/us', 'en_US');
  const named = [
    { one: english, other: american },
    { one: dutch, other: page(4, '/contact', 'nl_NL') },
    { one: dutch, other: dutch },
  ];
  expect([...pairPages(named, 'nl_NL')]).toEqual([]);
});

test('S1/2 both pages of a pair list the same addresses, that of the site’s language first', () => {
  const expected = [
    { hreflang: 'nl', path: '/bezorgen' },
    { hreflang: 'en', path: '/en/delivery' },
    { hreflang: 'x-default', path: '/bezorgen' },
  ];
  expect(alternatesOf(dutch, english, 'nl_NL')).toEqual(expected);
  expect(alternatesOf(english, dutch, 'nl_NL')).toEqual(expected);
  const [first] = alternatesOf(page(1, '/bezorgen', 'nl_NL'), page(2, '/delivery', null), 'en_GB');
  expect(first).toEqual({ hreflang: 'en', path: '/delivery' });
});

test('S1/2 a page without a counterpart, or that search engines shouldn’t keep, lists none', () => {
  const hidden = page(2, '/en/delivery', 'en_GB', true);
  expect(alternatesOf(dutch, undefined, 'nl_NL')).toEqual([]);
  expect(alternatesOf(dutch, hidden, 'nl_NL')).toEqual([]);
  expect(alternatesOf(hidden, dutch, 'nl_NL')).toEqual([]);
});
