import { expect, test } from 'vitest';
import { clientOf } from './client-of';

test.each([
  ['81.2.3.4', '81.2.3.4'],
  ['::ffff:81.2.3.4', '81.2.3.4'],
  ['2a02:a440:1:2:3:4:5:6', '2a02:a440:1:2'],
  ['2A02:A440:0001:2::9', '2a02:a440:1:2'],
  ['2a02::7', '2a02:0:0:0'],
  ['2a02:a440:1:2::', '2a02:a440:1:2'],
  ['::1', '0:0:0:0'],
  ['an@klant.nl', 'an@klant.nl'],
  ['', ''],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
