import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArticleNumber } from './article-number';

test('a number of one’s own is read without minding capitals', () => {
  expect(readArticleNumber(' SKU-1-1 ')).toEqual({ sku: 'sku-1-1' });
  expect(readArticleNumber('T-shirt')).toEqual({ sku: 't-shirt' });
});

test('a barcode is its digits, however they are spaced', () => {
  expect(readArticleNumber('8712 3456 7890 1')).toMatchObject({ ean: '8712345678901' });
  expect(readArticleNumber('8712')).toEqual({ sku: '8712', ean: '8712' });
});

test('plain words and fewer than four characters are no number', () => {
  for (const typed of ['', 'trui', 'wollen trui', '36', 'A-1', 'jas?1234', '%%%%1', '....']) {
    expect(readArticleNumber(typed)).toBeUndefined();
  }
});

test('whatever is read is at least four characters and has no sign that means something in SQL', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const number = readArticleNumber(typed);
      if (!number) return;
      expect(number.sku.length).toBeGreaterThanOrEqual(4);
      expect(number.sku).not.toMatch(/[%\\']/);
      expect(number.ean ?? '0000').toMatch(/^\d{4,14}$/);
    }),
  );
});
