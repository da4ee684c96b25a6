import { expect, test } from 'vitest';
import { nearestAddress, wordsOfAddress } from './near-address';

const all = ['/dames/jassen', '/heren/jassen', '/klantenservice/retourneren', '/over-ons', '/'];

test('what was meant is found by the words of an address: moved, typed wrong, or from an older site', () => {
  expect(nearestAddress('/retourneren.html', all)).toBe('/klantenservice/retourneren');
  expect(nearestAddress('/klantenservice/retouneren', all)).toBe('/klantenservice/retourneren');
  expect(nearestAddress('/heren/winter/jassen', all)).toBe('/heren/jassen');
  expect(nearestAddress('/Over_Ons', all)).toBe('/over-ons');
});

test('nothing is proposed for what is like nothing', () => {
  for (const path of ['/vacature-bakker', '/a/b', '/', '/%', '/zzzzzz'])
    expect(nearestAddress(path, all)).toBeUndefined();
  expect(nearestAddress('/jassen', [])).toBeUndefined();
});

test('words are plain and of some length', () => {
  expect(wordsOfAddress('/Crème-de-la/Café.html')).toEqual(['creme', 'cafe']);
});
