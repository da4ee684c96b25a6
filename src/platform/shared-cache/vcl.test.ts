import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheKey } from '#platform/http/params';
import { isPersonal, PERSONAL, personalCookies } from './personal';
import { sharedUnder, usualVcl, writeVcl } from './vcl';

const root = join(import.meta.dirname, '../../..');

test('the shipped configuration is what the code writes', async () => {
  await expect(writeVcl(usualVcl)).toMatchFileSnapshot(join(root, 'deploy/varnish/etalage.vcl'));
});

test('server and configuration agree on who gets pages of his own', () => {
  const pattern = new RegExp(PERSONAL);
  const own = personalCookies.map((name) => `a=b; __Host-${name}=x; c=d`);
  const others = [
    'ccform=%7B%7D',
    'etalage_script=1; viewportDevice=mobile',
    'etalage_consent=1',
    '',
  ];
  for (const cookies of own)
    expect([isPersonal(cookies), pattern.test(cookies)]).toEqual([true, true]);
  for (const cookies of others) {
    expect([isPersonal(cookies), pattern.test(cookies)]).toEqual([false, false]);
  }
});

test('what docs tell other caches is the same list', () => {
  const docs = readFileSync(join(root, 'docs/scale.md'), 'utf8');
  expect(docs).toContain(`req.http.Cookie ~ "${PERSONAL}"`);
  const told = [...docs.matchAll(/not http\.cookie contains "(\w+)="/g)].map(([, name]) => name);
  expect(told).toEqual([...personalCookies]);
});

const names = [
  ...['filter_color', 'filter_color[]', 'filter_color%5B%5D', 'filter_color[3]', '%66ilter_color'],
  ...[
    'filter',
    'sort',
    'search',
    'page_7',
    'utm_source',
    'gclid',
    'x[]',
    'a.b',
    'filterx',
    'pagina',
  ],
];

test('what is shared under one address has one page; campaigns share theirs', () => {
  const values = ['', '1', '2', 'all', 'a%26b'];
  let state = 7;
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return list[state % list.length] as T;
  };
  const urls = Array.from({ length: 3000 }, () => {
    const parts = Array.from({ length: pick([0, 1, 2, 3, 4]) }, () =>
      pick([`${pick(names)}=${pick(values)}`, pick(names), '']),
    );
    return `/dames?${parts.join('&')}`;
  });
  for (const url of urls) expect([url, cacheKey(sharedUnder(url))]).toEqual([url, cacheKey(url)]);
  expect(sharedUnder('/dames?utm_source=a&filter_color[]=1&gclid=b')).toBe(
    '/dames?filter_color[]=1',
  );
  expect(sharedUnder('/?utm_source=a&utm_medium=b')).toBe('/');
  expect(sharedUnder('/assets/a.js?v=1')).toBe('/assets/a.js?v=1');
});
