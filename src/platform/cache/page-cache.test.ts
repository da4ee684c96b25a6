import { expect, test, vi } from 'vitest';
import { Bodies } from './bodies';
import type { CachedPage } from './encode-page';
import { PageCache } from './page-cache';

const page = (bytes = 10) =>
  ({ status: 200, bodies: new Bodies(Buffer.alloc(bytes), 'identity') }) as unknown as CachedPage;

const keep = (cache: PageCache, key: string, tags: string[] = [], more: object = {}) =>
  cache.keep(key, page(), { tags, version: cache.version(), now: 0, ...more });

test('a page is found until its time is over', () => {
  const cache = new PageCache({ enabled: true, lifetime: 100 });
  keep(cache, 'a');
  expect(cache.find('a', 99)).toBeDefined();
  expect(cache.find('a', 100)).toBeUndefined();
});

test('a page whose time is over is made anew for one; meanwhile others get it, and not for long', () => {
  const cache = new PageCache({ enabled: true, lifetime: 100 });
  keep(cache, 'a');
  keep(cache, 'dropped', ['one']);
  keep(cache, 'ends', [], { until: 150 });
  const found = (key: string, now: number) => cache.find(key, now) !== undefined;
  expect([found('a', 100), found('a', 101), found('a', 5_099)]).toEqual([false, true, true]);
  // Whoever was to make it anew did not: it is the next one's turn.
  expect([found('a', 5_100), found('a', 5_101)]).toEqual([false, true]);
  expect([found('a', 60_099), found('a', 60_100), found('a', 60_101)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([found('ends', 120), found('ends', 121), found('ends', 150)]).toEqual([
    false,
    true,
    false,
  ]);
  cache.drop(['one']);
  expect([found('dropped', 120), found('dropped', 121)]).toEqual([false, false]);
  expect(found('a', 60_100)).toBe(false);
  keep(cache, 'a', [], { now: 60_100 });
  expect(found('a', 60_101)).toBe(true);
});

test('who waited gets a page that was made meanwhile, and none that he was to make anew himself', () => {
  const cache = new PageCache({ enabled: true, lifetime: 100 });
  expect(cache.findMade('a', 0)).toBeUndefined();
  keep(cache, 'a', ['one']);
  expect(cache.findMade('a', 50)).toBeDefined();
  expect(cache.find('a', 100)).toBeUndefined();
  expect(cache.findMade('a', 101)).toBeUndefined();
  keep(cache, 'a', ['one'], { now: 101 });
  expect(cache.findMade('a', 102)).toBeDefined();
  cache.drop(['one']);
  expect(cache.findMade('a', 103)).toBeUndefined();
  keep(cache, 'ends', [], { until: 50 });
  expect([49, 50].map((now) => cache.findMade('ends', now) !== undefined)).toEqual([true, false]);
});

test('of dropped pages those that were found most often are told, each once', () => {
  const cache = new PageCache({ enabled: true });
  const tell = vi.fn();
  const visit = (key: string, times: number) => {
    keep(cache, key, ['one']);
    for (let n = 0; n < times; n += 1) cache.find(key, 1);
  };
  visit('before', 5);
  cache.drop(['one']);
  cache.onMissed(tell);
  for (const [key, times] of [
    ['once', 1],
    ['some', 2],
    ['most', 4],
    ['more', 3],
  ] as const) {
    visit(key, times);
  }
  cache.drop(['two']);
  expect(tell).not.toHaveBeenCalled();
  cache.drop(['one']);
  expect(tell).toHaveBeenCalledTimes(1);
  keep(cache, 'more', ['one']);
  expect(cache.takeMissed(1)).toEqual(['most']);
  expect(cache.takeMissed(10)).toEqual([]);
  visit('most', 2);
  visit('some', 3);
  cache.drop(['*']);
  expect(cache.takeMissed(10)).toEqual(['some', 'most']);
});

test('a page that ends before its time ends then; one that is over is not kept', () => {
  const cache = new PageCache({ enabled: true, lifetime: 100 });
  keep(cache, 'a', [], { until: 50 });
  keep(cache, 'b', [], { until: 0 });
  expect(cache.find('a', 49)).toBeDefined();
  expect(cache.find('a', 50)).toBeUndefined();
  expect(cache.find('b', 0)).toBeUndefined();
});

test('a tag drops what carries it; * drops everything', () => {
  const cache = new PageCache({ enabled: true });
  keep(cache, 'a', ['one', 'two']);
  keep(cache, 'b', ['two']);
  keep(cache, 'c');
  cache.drop(['one']);
  expect([cache.find('a', 1), cache.size]).toEqual([undefined, 2]);
  cache.drop(['*']);
  expect(cache.size).toBe(0);
});

test.each([['one'], ['*']])(
  'a page that was being made while %s was dropped is not kept',
  (tag) => {
    const cache = new PageCache({ enabled: true });
    const version = cache.version();
    cache.drop([tag]);
    keep(cache, 'a', ['one'], { version });
    expect(cache.find('a', 1)).toBeUndefined();
    keep(cache, 'a', ['one']);
    expect(cache.find('a', 1)).toBeDefined();
  },
);

test('when it is full the longest unused goes first', () => {
  // Each page counts 500 bytes beside its own.
  const cache = new PageCache({ enabled: true, maxBytes: 3 * 510 });
  for (const key of ['a', 'b', 'c']) keep(cache, key);
  cache.find('a', 1);
  keep(cache, 'd');
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key, 1))).toEqual(['a', 'c', 'd']);
});

test('what a page grows by once it is kept counts too', () => {
  const cache = new PageCache({ enabled: true, maxBytes: 2 * 510 + 20 });
  const growing = page();
  cache.keep('a', growing, { tags: [], version: cache.version(), now: 0 });
  keep(cache, 'b');
  growing.bodies.as('gzip');
  expect(['a', 'b'].filter((key) => cache.find(key, 1))).toEqual(['b']);
  // It is no longer there: that it grows is no matter of the cache.
  growing.bodies.as('br');
  keep(cache, 'c');
  expect(['b', 'c'].filter((key) => cache.find(key, 1))).toEqual(['b', 'c']);
});

test('a page kept twice counts once', () => {
  const cache = new PageCache({ enabled: true, maxBytes: 2 * 510 });
  keep(cache, 'a');
  for (let n = 0; n < 5; n++) keep(cache, 'b');
  expect(cache.find('a', 1)).toBeDefined();
});

test('switched off it keeps nothing', () => {
  const cache = new PageCache({ enabled: false });
  keep(cache, 'a');
  expect(cache.find('a', 1)).toBeUndefined();
});

test('while the database is away, pages past their time and dropped ones stand in; not after', () => {
  let now = 0;
  let away: number | undefined;
  const cache = new PageCache({
    ...{ enabled: true, lifetime: 100 },
    ...{ now: () => now, awaySince: () => away },
  });
  keep(cache, 'old');
  keep(cache, 'ended', [], { until: 300 });
  keep(cache, 'changed long ago', ['one']);
  keep(cache, 'changed', ['two']);
  const found = () =>
    ['old', 'ended', 'changed long ago', 'changed'].filter((key) => cache.find(key, now));
  cache.drop(['one']);
  now = 70_000;
  cache.drop(['two']);
  cache.drop(['*']);
  expect(found()).toEqual([]);
  away = now;
  expect(found()).toEqual(['old', 'changed']);
  cache.drop(['*']);
  expect(found()).toEqual(['old', 'changed']);
  away = undefined;
  expect(found()).toEqual([]);
  keep(cache, 'changed', ['two'], { now });
  expect(found()).toEqual(['changed']);
});

test('a page with a query is kept once it was asked for twice', () => {
  const cache = new PageCache({ enabled: true, lifetime: 100 });
  const found = (key: string, now = 1) => cache.find(key, now) !== undefined;
  keep(cache, '/dames?kleur=rood', ['product']);
  expect(found('/dames?kleur=rood')).toBe(false);
  keep(cache, '/dames?kleur=rood', ['product']);
  expect(found('/dames?kleur=rood')).toBe(true);
  keep(cache, '/dames?kleur=groen');
  expect(found('/dames?kleur=groen')).toBe(false);
  // Dropped or over, it is made anew for who asks, and kept for the next.
  cache.drop(['product']);
  keep(cache, '/dames?kleur=rood', ['product']);
  expect(found('/dames?kleur=rood')).toBe(true);
});
