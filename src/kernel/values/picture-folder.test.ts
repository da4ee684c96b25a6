import { expect, test } from 'vitest';
import { tidyFolder } from './picture-folder';

test.each([
  ['../..', ''],
  [' Campagnes / Zomer/', 'Campagnes/Zomer'],
  ['/a//./../b', 'a/b'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyFolder(typed)).toBe(kept);
});
