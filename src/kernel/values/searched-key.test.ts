import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLimits as limits } from '../limits-lists';
import { readListingKey } from './listing-key';
import { readSearchedKey, searchedKey, searchedListing } from './searched-key';

const typed = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.constantFrom('jas', 'Jassen', 'rode', 'café', "foto's", '12', '-', ':', '=', '/'), {
    maxLength: 12,
  }),
);
const text = (one: string | string[]): string => (Array.isArray(one) ? one.join(' ') : one);

test('an address of words is read as the words that it is of, and of no list of a page', () => {
  fc.assert(
    fc.property(typed, (one) => {
      const key = searchedKey(text(one));
      if (key === undefined) return;
      const words = readSearchedKey(key);
      expect(words).toBeDefined();
      expect(searchedKey(words ?? '')).toBe(key);
      expect(searchedListing(words ?? '')).toBe(searchedListing(text(one)));
      expect(readListingKey(key)).toBeUndefined();
      expect(encodeURI(key)).not.toMatch(/[/?#\\]/);
    }),
  );
});

test('one list has one address', () => {
  expect(searchedKey(' Rode  JAS! ')).toBe('zoek:rode-jas');
  for (const key of ['zoek:', 'zoek:Jas', 'zoek:jas-', 'zoek:rode jas', 'jas', 'zoek:é']) {
    expect(readSearchedKey(key)).toBeUndefined();
  }
  expect(searchedKey('?!')).toBeUndefined();
  expect(searchedKey('a '.repeat(limits.words + 1))).toBeUndefined();
  expect(searchedKey('a'.repeat(limits.searched + 1))).toBeUndefined();
});

test('forms of the same words are one list, other words another', () => {
  const listing = searchedListing('rode jas');
  for (const same of ['Rode jas', 'jas rode', 'een rode jas', 'rode jassen', 'rode jas jas']) {
    expect(searchedListing(same)).toBe(listing);
  }
  expect(searchedListing('jas')).not.toBe(listing);
  expect(searchedListing('!')).toBeUndefined();
});
