import { expect, test } from 'vitest';
import { loadLimit } from './load-limit';

test.each([
  ['the limit alone', { limit: 24, extras: 0, ctaRepeat: false, forceNoLimit: false }, 24],
  ['with the cells of extras', { limit: 24, extras: 3, ctaRepeat: false, forceNoLimit: false }, 27],
  ['extras are repeated', { limit: 24, extras: 3, ctaRepeat: true, forceNoLimit: false }, 24],
  ['no limit in force', { limit: 24, extras: 3, ctaRepeat: false, forceNoLimit: true }, 162],
  [
    'never more than a reply carries',
    { limit: 400, extras: 9, ctaRepeat: false, forceNoLimit: true },
    480,
  ],
])('S9.2/2 %s', (_name, section, limit) => {
  expect(loadLimit(section)).toBe(limit);
});
