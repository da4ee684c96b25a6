import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinList, joinPairs, splitList, splitPairs } from '#kernel/values/cell-list';
import {
  BadCell,
  fold,
  guardText,
  keyOfUrl,
  readGtin,
  readPrice,
  readState,
  readText,
  readWhole,
  slugOf,
} from './values';

describe('a price', () => {
  test.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['€ 12.50', 1250],
    ['12,5', 1250],
    ['EUR 12', 1200],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1.234.567', undefined],
    ['49.9500', 4995],
    ['12,-', 1200],
    ['€\u00a08', 800],
    ['0,99', 99],
    ['0.495', 50],
    [' 7 ', 700],
  ])('%s', (text, cents) => {
    if (cents === undefined) expect(() => readPrice(text, 'prijs')).toThrow(BadCell);
    else expect(readPrice(text, 'prijs')).toBe(cents);
  });

  test.each([
    '0',
    '0,00',
    '-5',
    'abc',
    '1.234',
    '12.500',
    '12,50,1',
    '1,2.3',
    '100000,01',
    '1e5',
    '==',
    '12 50x',
    '∞',
  ])('not %s', (text) => expect(() => readPrice(text, 'prijs')).toThrow(BadCell));

  test('none in an empty cell', () => {
    expect(readPrice('  ', 'prijs')).toBeUndefined();
  });

  test('comes back from either way of writing cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('.', ','),
        (cents, mark) => {
          expect(readPrice((cents / 100).toFixed(2).replace('.', mark), 'prijs')).toBe(cents);
        },
      ),
    );
  });
});

describe('a whole number', () => {
  test.each([
    ['5', 5],
    ['5.0', 5],
    ['0', 0],
    ['', undefined],
  ])('%s', (text, number) => {
    expect(readWhole(text, 'voorraad', 100)).toBe(number);
  });
  test.each(['-1', '1.5', '1.000', '12,000', 'veel', '101', '9999999999999'])('not %s', (text) => {
    expect(() => readWhole(text, 'voorraad', 100)).toThrow(BadCell);
  });
});

describe('text', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://x")',
    '@SUM(A1)',
    '+cmd|x',
    '#REF!',
    'a\u0000b',
    'a\u0007b',
    'a\ufffdb',
    'x'.repeat(11),
  ])('not %j', (text) => expect(() => readText(text, 'titel', 10)).toThrow(BadCell));

  test.each(['-30% op alles', '+ kussen', '@home', "'s Avonds", '# 1', 'a=b'])(
    '%j is text',
    (text) => {
      expect(readText(text, 'titel', 50)).toBe(text);
    },
  );

  test('comes back from its guarded form, whatever it begins with', () => {
    const texts = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
    const starts = fc.constantFrom('', '=', '+', '-', '@', "'", "'=", "''-");
    fc.assert(
      fc.property(starts, texts, (start, rest) => {
        const text = `${start}${rest}`.trim();
        // biome-ignore lint/suspicious/noControlCharactersInRegex: refused by readText
        fc.pre(!/[\u0000-\u001f\ufffd]|^#/.test(text));
        expect(readText(guardText(text), 'titel', 1000)).toBe(text);
      }),
    );
  });
});

test('states in three languages', () => {
  expect(['TRUE', 'active', 'ja', 'WAAR'].map((text) => readState(text, 'state'))).toEqual(
    Array(4).fill('Online'),
  );
  expect(['false', 'draft', 'archived', 'nee'].map((text) => readState(text, 'state'))).toEqual(
    Array(4).fill('Offline'),
  );
  expect(() => readState('misschien', 'state')).toThrow(BadCell);
});

test('a barcode that a spreadsheet rounded is refused, others are told apart by their last digit', () => {
  expect(() => readGtin('8,71234E+12', 'ean')).toThrow(BadCell);
  expect(readGtin(' 8710400-311140 ', 'ean')).toBe('8710400311140');
});

test('part of an address', () => {
  expect(slugOf("Café Noir, 's zomers (ß)")).toBe('cafe-noir-s-zomers-ss');
  expect(slugOf('東京')).toBe('');
  expect(fold('  Donker  BLAUW ')).toBe('donker blauw');
  expect(keyOfUrl('https://a.nl/b.jpg')).toMatch(/^extern-[0-9a-f]{24}$/);
});

const text = fc.string({ unit: fc.constantFrom('a', '|', '\\', '=', ' ', '\n', 'é') });

test('several texts in a cell come back', () => {
  const lists = fc.array(text).filter((items) => !(items.length === 1 && items[0] === ''));
  fc.assert(
    fc.property(lists, (items) => {
      expect(splitList(joinList(items))).toEqual(items);
    }),
  );
});

test('named texts in a cell come back; a part without a name is no pair', () => {
  fc.assert(
    fc.property(fc.dictionary(text, text), (pairs) => {
      expect(splitPairs(joinPairs(pairs))).toEqual({ ...pairs });
    }),
  );
  expect(splitPairs('a=b|c')).toBeUndefined();
});
