import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillMarks, unknownMarks } from './marks';

test('a mark is filled in once; what it stands for is no mark, and what nobody knows stays', () => {
  expect(fillMarks('Dag {voornaam}, {voornaam}!', { voornaam: '{winkel}', winkel: 'X' })).toBe(
    'Dag {winkel}, {winkel}!',
  );
  expect(fillMarks('{toString} {onbekend} {}', { voornaam: 'Noor' })).toBe(
    '{toString} {onbekend} {}',
  );
  expect(unknownMarks('{a} {b} {a} { c} {b}', ['b'])).toEqual(['{a}']);
});

test('a text without unknown marks has none once it is filled in with plain words', () => {
  const names = ['voornaam', 'vacature'];
  const part = fc.oneof(
    fc.constantFrom('{voornaam}', '{vacature}'),
    fc.string().filter((text) => !/[{}]/.test(text)),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(unknownMarks(text, names)).toEqual([]);
      const filled = fillMarks(text, { voornaam: 'Noor', vacature: 'Verkoper' });
      expect(filled).toBe(
        parts
          .map((one) => (one === '{voornaam}' ? 'Noor' : one === '{vacature}' ? 'Verkoper' : one))
          .join(''),
      );
    }),
  );
});
