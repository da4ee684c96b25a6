import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeCurrency } from '#kernel/values/currency-input';
import { caretIn, readShaped, type Shape } from './shaped';

test('the caret stays behind the same digit when points come and go', () => {
  expect(caretIn('1.234', /\d/, 1)).toBe(1);
  expect(caretIn('1.234', /\d/, 2)).toBe(3);
  expect(caretIn('1.234', /\d/, 4)).toBe(5);
  expect(caretIn('', /\d/, 0)).toBe(0);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (number, at) => {
      const typed = String(number);
      const before = typed.slice(0, at % (typed.length + 1));
      const shaped = shapeCurrency(typed);
      const left = shaped.slice(0, caretIn(shaped, /\d/, before.length));
      expect(left.replaceAll('.', '')).toBe(before);
    }),
  );
});

/** An input in which somebody typed, with the caret where he left it; answers what stands there now. */
const type = (value: string, selectionStart: number | null, by?: Shape) => {
  let caret: number | undefined;
  const input = {
    value,
    selectionStart,
    setSelectionRange: (from: number, until: number) => {
      expect(until).toBe(from);
      caret = from;
    },
  };
  const read = readShaped({ currentTarget: input } as never, by);
  expect(read).toBe(input.value);
  return { value: read, caret };
};

const money: Shape = { shape: shapeCurrency, keeps: /\d/ };

test('what is typed is put in shape, with the caret behind what was typed last', () => {
  expect(type('1234', 4, money)).toEqual({ value: '1.234', caret: 5 });
  expect(type('1234', 2, money)).toEqual({ value: '1.234', caret: 3 });
  expect(type('1234', 0, money)).toEqual({ value: '1.234', caret: 0 });
  // Without a caret of its own it stands at the end.
  expect(type('1234', null, money)).toEqual({ value: '1.234', caret: 5 });
  expect(type('x', 1, money)).toEqual({ value: '', caret: 0 });
});

test('what is in shape already is left alone, and so is a text that has none', () => {
  expect(type('1.234', 2, money)).toEqual({ value: '1.234', caret: undefined });
  expect(type('a1', 1)).toEqual({ value: 'a1', caret: undefined });
});
