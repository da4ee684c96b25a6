import { expect, test } from 'vitest';
import { chosenIds } from './chosen-ids';

test.each([
  ['12, 7, 12', [12, 7]],
  ['artikel 5 en 123456789', [5, 123_456_789]],
  ['geen', []],
  ['', []],
])('%j names the numbers %j', (text, ids) => expect(chosenIds(text)).toEqual(ids));
