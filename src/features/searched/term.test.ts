import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termOf } from './term';

test.each([
  ['  Rode   JAS ', 'rode jas'],
  ['maat 42', 'maat 42'],
  ['jan@klant.nl', undefined],
  ['0612345678', undefined],
  ['bel 06-1234 5678', undefined],
  ['2026-001001', undefined],
  ['3511 AW', undefined],
  ['nl91abna0417164300', undefined],
  ['https://elders.example', undefined],
  ['<script>', undefined],
  ['tav jan.jansen (at) klant punt nl', undefined],
  ['jansen klant.nl', undefined],
  ['familie van der Bergh Kerkstraat 12', undefined],
  ['x', undefined],
  ['42', undefined],
  ['a'.repeat(61), undefined],
])('%s is counted as %s', (typed, term) => {
  expect(termOf(typed)).toBe(term);
});

test('what is counted is short, has no address and no long number, and is counted as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (typed) => {
      const term = termOf(typed);
      if (term === undefined) return;
      expect(term.length).toBeLessThanOrEqual(60);
      expect(term).not.toMatch(/@|\d{5}|[\p{C}]/u);
      expect(termOf(term)).toBe(term);
    }),
  );
});
