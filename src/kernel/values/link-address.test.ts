import { expect, test } from 'vitest';
import { isLinkAddress } from './link-address';

test.each(['/', '/winkels?a=b#c', '#kop', 'https://x.nl/y', 'mailto:a@b.nl', 'tel:+31612345678'])(
  '%s leads somewhere',
  (address) => expect(isLinkAddress(address)).toBe(true),
);

test.each([
  '',
  'winkels',
  '//elders.nl',
  '/\\elders.nl',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://gebruiker@elders.nl',
])('%j is no address to lead to', (address) => expect(isLinkAddress(address)).toBe(false));
