import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocalAddress } from './local-address';

test('a path is local, with a query and a fragment too', () => {
  expect(isLocalAddress('/webcore/bookmark/request?x=1#y')).toBe(true);
  expect(isLocalAddress('/')).toBe(true);
});

test.each([
  '',
  'x',
  '//elders.nl',
  '/\\elders.nl',
  '/\t/elders.nl',
  'https://elders.nl',
  'javascript:x',
  '/a b',
])('%j is not', (address) => expect(isLocalAddress(address)).toBe(false));

test('whatever is local stays on the host that it was asked of', () => {
  const address = fc
    .array(fc.constantFrom('/', '\\', '.', ':', '@', 'a', '?', '#', '\t', '%2f'))
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(address, (text) => {
      if (isLocalAddress(text)) expect(new URL(text, 'http://ons.nl').host).toBe('ons.nl');
    }),
  );
});
