import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARRANGE_STEP, type ArrangeEffect, arrange, arrangeEffects } from './arrangement';
import { listingKey, readListingKey } from './listing-key';

const usualOf = (count: number) => Uint32Array.from({ length: count }, (_, at) => at * 3);
const has = (items: readonly number[]) => (item: number) => items.includes(item);
const arranged = (
  count: number,
  pins: [item: number, place: number][],
  rules: [ArrangeEffect, number[]][] = [],
) => [
  ...arrange(usualOf(count), {
    pins: pins.map(([item, place]) => ({ item, place })),
    rules: rules.map(([effect, items]) => ({ effect, has: has(items) })),
  }),
];

describe('an arranged list', () => {
  test('has the same articles, each once, and each pin at its place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.uniqueArray(fc.record({ item: fc.nat(400), place: fc.integer({ min: 1, max: 60 }) }), {
          selector: ({ item }) => item,
          maxLength: 12,
        }),
        fc.array(fc.tuple(fc.constantFrom(...arrangeEffects), fc.array(fc.nat(400))), {
          maxLength: 5,
        }),
        (count, given, rules) => {
          // Two are never at one place: the office refuses that.
          const pins = given.filter(
            ({ place }, at) => given.findIndex((one) => one.place === place) === at,
          );
          const usual = usualOf(count);
          const list = arrange(usual, {
            pins,
            rules: rules.map(([effect, items]) => ({ effect, has: has(items) })),
          });
          expect([...list].toSorted((a, b) => a - b)).toEqual([...usual]);
          const there = pins.filter(({ item }) => usual.includes(item));
          for (const { item, place } of there) {
            // What is pinned beyond the end comes as far down as there is room for.
            if (place <= count - there.length) expect(list[place - 1]).toBe(item);
          }
        },
      ),
    );
  });

  test('without pins and rules is the usual one', () => {
    expect(arranged(4, [])).toEqual([0, 3, 6, 9]);
  });

  test('a pin whose article isn’t there leaves no gap, one beyond the end comes last', () => {
    expect(arranged(4, [[1000, 1]])).toEqual([0, 3, 6, 9]);
    expect(
      arranged(4, [
        [9, 1],
        [0, 3],
      ]),
    ).toEqual([9, 3, 0, 6]);
    expect(arranged(4, [[0, 99]])).toEqual([3, 6, 9, 0]);
  });

  test('rules put first, last, and some places up and down; what they say of one adds up', () => {
    expect(arranged(4, [], [['first', [9]]])).toEqual([9, 0, 3, 6]);
    expect(arranged(4, [], [['last', [0, 3]]])).toEqual([6, 9, 0, 3]);
    expect(
      arranged(
        4,
        [],
        [
          ['first', [0, 9]],
          ['last', [0]],
        ],
      ),
    ).toEqual([9, 0, 3, 6]);
    const up = arranged(60, [], [['up', [3 * 50]]]);
    expect(up.indexOf(3 * 50)).toBe(50 - ARRANGE_STEP + 1);
    const down = arranged(60, [], [['down', [0]]]);
    expect(down.indexOf(0)).toBe(ARRANGE_STEP - 1);
  });

  test('rules leave those that they say the same of in their usual order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...arrangeEffects), fc.uniqueArray(fc.nat(60)), (effect, nth) => {
        const items = nth.map((one) => one * 3);
        const list = arranged(50, [], [[effect, items]]);
        for (const isRuled of [true, false]) {
          const same = list.filter((item) => items.includes(item) === isRuled);
          expect(same).toEqual(same.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});

describe('the key of a list', () => {
  test('is the same for the same list, and is read back', () => {
    expect(listingKey({})).toBe('alles');
    expect(listingKey({ category: [] })).toBe('alles');
    expect(listingKey({ category: [12, 3, 12], brand: [4] })).toBe('brand=4;category=3.12');
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('category', 'brand', 'color'),
          fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 5 }),
        ),
        (filter) => {
          const read = readListingKey(listingKey(filter));
          expect(read && listingKey(read)).toBe(listingKey(filter));
        },
      ),
    );
  });

  test.each([
    '',
    'x',
    'category=',
    'category=12.3',
    'category=0',
    'b=1;a=1',
    'a=99999999999',
    'a=1;',
  ])('%j is none', (key) => expect(readListingKey(key)).toBeUndefined());
});
