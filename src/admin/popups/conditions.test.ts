import { expect, test } from 'vitest';
import { readConditions } from '#kernel/values/popup-conditions';
import { hostsIn, tidyConditions } from './conditions';

test('what sets no limit isn’t kept, and what is kept can be read', () => {
  expect(tidyConditions({ devices: ['mobile', 'tablet', 'desktop'], from: [], cart: {} })).toEqual(
    {},
  );
  const some = tidyConditions({ devices: ['mobile'], cart: { least: 0, most: 0 } });
  expect(some).toEqual({ devices: ['mobile'], cart: { most: 0 } });
  expect(readConditions(some)).toEqual(some);
});

test('sites are their hosts, however they are pasted', () => {
  expect(hostsIn('https://www.krant.nl/artikel?a=1, Blog.nl blog.nl; search')).toEqual([
    'www.krant.nl',
    'blog.nl',
  ]);
});
