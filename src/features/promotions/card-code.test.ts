import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardCodeOf,
  formatCardCode,
  hashCode,
  lastFourOf,
  normalizeCode,
  tidyCodes,
} from './card-code';

test('a code is the same each time for its origin, and another for any other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 2 }), ([one, two]) => {
      expect(cardCodeOf('secret', one ?? '')).toBe(cardCodeOf('secret', one ?? ''));
      expect(cardCodeOf('secret', one ?? '')).not.toBe(cardCodeOf('secret', two ?? ''));
      expect(cardCodeOf('secret', one ?? '')).not.toBe(cardCodeOf('other', one ?? ''));
    }),
  );
});

test('a code is read however it is typed', () => {
  fc.assert(
    fc.property(fc.string(), (origin) => {
      const code = cardCodeOf('secret', origin);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
      const shown = formatCardCode(code);
      expect(shown).toMatch(/^(.{4}-){3}.{4}$/);
      for (const typed of [shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `]) {
        expect(normalizeCode(typed)).toBe(code);
        expect(hashCode(typed)).toBe(hashCode(code));
      }
      expect(lastFourOf(shown)).toBe(code.slice(-4));
    }),
  );
});

test('codes that were typed count once each, and signs alone are a code that nobody knows', () => {
  expect(tidyCodes(['abcd-efgh', ' ', '', 'ABCD EFGH', ' % '])).toEqual(['ABCDEFGH', '%']);
});
