import { expect, test } from 'vitest';
import { Bodies } from '../cache/bodies';
import type { CachedPage } from '../cache/encode-page';
import { PageCache } from '../cache/page-cache';
import type { CacheKind } from './settings';
import { type Kept, sharingOf } from './sharing';

let now = 0;
const shareBy = (kind: CacheKind) => (kept: Kept) =>
  sharingOf(kept, { seconds: 120, kind, now: () => now });
const share = shareBy('varnish');
const until = (end: number) => share({ tags: ['pages'], madeAt: 0, end })?.headers['cache-control'];

test('a page that changes by itself is shared until then, and not a moment as it was', () => {
  expect([
    until(Number.POSITIVE_INFINITY),
    until(140_000),
    until(120_000),
    until(7_900),
    until(999),
  ]).toEqual([
    'public, max-age=0, s-maxage=120, stale-while-revalidate=30',
    'public, max-age=0, s-maxage=120, stale-while-revalidate=20',
    'public, max-age=0, s-maxage=120',
    'public, max-age=0, s-maxage=7',
    undefined,
  ]);
});

test('each kind of cache is told in its own way, and browsers only to ask each time', () => {
  const kept = { tags: ['pages', 'form'], madeAt: 0, end: Number.POSITIVE_INFINITY };
  expect(shareBy('fastly')(kept)?.headers).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=120',
    'surrogate-control': 'max-age=120, stale-while-revalidate=30',
    'surrogate-key': 'all pages form',
  });
  expect(shareBy('cloudflare')(kept)?.headers).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=120',
    'cloudflare-cdn-cache-control': 'max-age=120, stale-while-revalidate=30',
    'cache-tag': 'all,pages,form',
  });
});

test('a page is shared while it is kept and nothing of it changed, and not when it is too old', () => {
  now = 0;
  const cache = new PageCache({ enabled: true, share, maxBytes: 3_000 });
  const keep = (key: string, more: object = {}) => {
    const page = {
      status: 200,
      bodies: new Bodies(Buffer.alloc(10), 'identity'),
    } as unknown as CachedPage;
    cache.keep(key, page, { tags: [key], version: cache.version(), now, ...more });
    return page;
  };
  const page = keep('/a');
  expect(page.sharing?.age()).toBe(0);
  now = 119_000;
  expect(page.sharing?.age()).toBe(119);
  now = 120_000;
  expect(page.sharing?.age()).toBeUndefined();
  cache.drop(['/a']);
  expect(page.sharing).toBeUndefined();
  // Of those who chose a store, made while something changed, asked for once, pushed out.
  const version = cache.version();
  cache.drop(['/late']);
  const pushedOut = keep('/first');
  const others = [
    keep('/b 3'),
    keep('/late', { version }),
    keep('/c?filter_price_min=3'),
    pushedOut,
  ];
  for (const key of ['/d', '/e', '/f', '/g', '/h', '/i']) keep(key);
  expect(others.map(({ sharing }) => sharing)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
