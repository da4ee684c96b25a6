import { expect, test } from 'vitest';
import { shortWhen } from './when';

test('a moment tells its year where that is another than it is now, by Dutch clocks', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(shortWhen('2026-12-04T17:00:00Z', now)).toBe('vr 4 dec 18:00');
  expect(shortWhen('2027-01-04T17:00:00Z', now)).toBe('ma 4 jan 2027 18:00');
  expect(shortWhen('2026-12-31T23:30:00Z', now)).toBe('vr 1 jan 2027 00:30');
});
