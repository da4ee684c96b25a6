import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defuse } from './spreadsheet-cell';

test('what a spreadsheet would run has a mark before it, and keeps all it says', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', "'", '＝', '＋', '－', '＠']) {
    expect(defuse(`${sign}1+1`)).toBe(`'${sign}1+1`);
    expect(defuse(`1${sign}1`)).toBe(`1${sign}1`);
  }
});

test('no text begins as a formula does, and none but those is changed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const safe = defuse(text);
      expect(safe).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect([text, `'${text}`]).toContain(safe);
      if (/^[\p{L}\d]/u.test(text)) expect(safe).toBe(text);
    }),
  );
  expect(defuse('')).toBe('');
});
