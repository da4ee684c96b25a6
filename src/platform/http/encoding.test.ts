import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding';

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', 'identity'],
  ['brx, xgzip, vibrant', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j is answered in %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
