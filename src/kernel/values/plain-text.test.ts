import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text';

test.each([
  ['Lange\u0000 Straat', 'Lange Straat'],
  ['\u001b[31mrood\u0007\u007f', '[31mrood'],
  ['a\u0085b\u009fc', 'abc'],
  ['\u202egpj.exe\u2069', 'gpj.exe'],
  ['een\r\ntwee\tdrie\n', 'een\r\ntwee\tdrie\n'],
  ['Zoë 👩‍👩‍👧 ’s-Gravenhage', 'Zoë 👩‍👩‍👧 ’s-Gravenhage'],
])('%j is kept as %j', (text, kept) => {
  expect(plainText(text)).toBe(kept);
});

test('a field of one line has one line', () => {
  expect(plainLine(' Lange\r\n\tStraat\u0000 \n')).toBe('Lange Straat');
});
