import { expect, test } from 'vitest';
import { readLinkLines } from './link-lines';

test('a name a line, with its address behind a stroke; empty lines are none', () => {
  expect(readLinkLines(' Noord | /noord \n\nOever\n')).toEqual([
    { label: 'Noord', href: '/noord' },
    { label: 'Oever' },
  ]);
  expect(readLinkLines('')).toEqual([]);
});
