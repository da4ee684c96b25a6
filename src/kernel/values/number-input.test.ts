import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, shapeNumber } from './number-input';

test('S5.2/10 S2.14/12 of all characters only digits, the point and the comma are taken', () => {
  for (let code = 32; code < 1000; code += 1) {
    const character = String.fromCharCode(code);
    const taken = (code >= 48 && code <= 57) || code === 46 || code === 44;
    expect(shapeNumber(character), `code ${code}`).toBe(taken ? character : '');
  }
});

test('S5.2/10 what was typed between stays in its order', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(shapeNumber(text)).toBe([...text].filter((c) => '0123456789.,'.includes(c)).join(''));
    }),
  );
});

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['1.234', 1234],
  ['1.234,5', 1234.5],
  ['1.234.567', 1234567],
  [',5', 0.5],
  ['1234.567', 1234.567],
  ['1.2345', 1.2345],
  ['1.234,', 1234],
  ['1.234,56', 1234.56],
  ['a1.234', undefined],
  ['1.234a', undefined],
  ['a.5', undefined],
  ['.5a', undefined],
  ['5.', 5],
  ['', undefined],
  ['.', undefined],
  ['1,2,3', undefined],
])('S2.14/12 %j is read as %j', (text, number) => expect(readNumber(text)).toBe(number));

test('S2.14/12 a number that Dutch people write is read back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 99 }), (whole, part) => {
      const number = whole + part / 100;
      const text = number.toLocaleString('nl-NL', { maximumFractionDigits: 2 });
      expect(readNumber(text)).toBeCloseTo(number, 5);
    }),
  );
});
