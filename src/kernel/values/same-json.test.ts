import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameJson } from './same-json';

/** The same with the names of all objects in another order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, turned(part)] as const);
  return Object.fromEntries(entries.reverse());
};

test('the order of names says nothing, and all else does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameJson(one, turned(one))).toBe(true);
      const isEqual = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(isSameJson(one, other)).toBe(isEqual);
    }),
  );
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
  expect(isSameJson({ a: 1 }, [1])).toBe(false);
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  // As entries: an object would have names that are numbers first.
  return { of: names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]) };
};
