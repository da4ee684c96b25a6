import { expect, test } from 'vitest';
import { keysOfPage, keysToPurge } from './keys';

const rows = (count: number) => Array.from({ length: count }, (_, nth) => `product:${nth * 997}`);

test('a page is sent with its tags, and with one that all pages have', () => {
  expect(keysOfPage(['pages', 'product:7'])).toEqual(['all', 'pages', 'product:7']);
  expect(keysToPurge('*')).toEqual(['all']);
});

test('however many rows a page shows, its keys fit a header and any of the rows purges it', () => {
  for (const count of [1, 30, 200, 1_000, 20_000]) {
    const tags = ['pages', 'product', ...rows(count)];
    const keys = keysOfPage(tags) ?? [];
    expect(keys.join(' ').length).toBeLessThanOrEqual(3000);
    for (const tag of tags) expect(keysToPurge(tag).some((key) => keys.includes(key))).toBe(true);
  }
  const far = keysOfPage(rows(1).concat(rows(1_000).filter((_, nth) => nth % 64 === 0))) ?? [];
  expect(keysToPurge('product:1').some((key) => far.includes(key))).toBe(false);
});

test('what a header can’t hold goes by its hash, and too much of that is not shared', () => {
  const [, key = ''] = keysOfPage(['naam met spaties, é']) ?? [];
  expect(key).toMatch(/^h-[\w-]{16}$/);
  expect(keysToPurge('naam met spaties, é')).toEqual([key]);
  expect(keysOfPage(Array.from({ length: 1_000 }, (_, nth) => `soort-${nth}`))).toBeUndefined();
});
