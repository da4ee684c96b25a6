import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prices } from '../limits-prices';
import { isSku } from './sku';

test.each(['1', 'T-1', 'AB 12/3', 'ÉÉN_2', '#9.+é', '商品1', 'x'.repeat(prices.sku)])(
  '%s may be an article number',
  (text) => expect(isSku(text)).toBe(true),
);

test.each([
  ...['', ' ', ' A1', 'A1 ', 'A\u00001', 'A\n1', 'A\u200b1', 'A\u00a01', 'A\u20281', 'A\ufffd'],
  ...['A\ud800', '\udc00A', '\u202eA1', 'x'.repeat(prices.sku + 1), 'x'.repeat(10_000)],
])('%j may not', (text) => expect(isSku(text)).toBe(false));

test('one that may is found again as it was typed, is kept as it is, and fits a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      if (!isSku(text)) return;
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/\p{Cs}/u);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});
