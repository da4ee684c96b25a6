import { expect, test } from 'vitest';
import { findJsonFault } from './json-place';

test('what is JSON has no fault', () => {
  for (const value of [{}, [], [1, -2.5e3, null, true, 'a"\\é\n'], { a: { b: [{}] } }]) {
    expect(findJsonFault(JSON.stringify(value, null, 2))).toBeUndefined();
  }
});

test.each([
  ['', 1, 1],
  ['{\n  "a": 1,\n}', 3, 1],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['{"a": x}', 1, 7],
  ['[1, 2', 1, 6],
  ['{"a": "open}', 1, 7],
  ['{a: 1}', 1, 2],
  ['{} {}', 1, 4],
])('%j is broken at line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonFault(text)).toEqual({ line, column });
});

test('a text that is nested too deeply to follow is at fault from its beginning', () => {
  expect(findJsonFault('['.repeat(200_000))).toEqual({ line: 1, column: 1 });
});
