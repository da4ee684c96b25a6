import { expect, test } from 'vitest';
import { agoOf, daysBetween, erasedOf } from './moments';

const at = (text: string) => Date.parse(text);

test('days are those of the calendar here, also where the clock is put back', () => {
  expect(daysBetween('2026-03-01T22:59:00Z', at('2026-03-01T23:01:00Z'))).toBe(1);
  expect(daysBetween('2026-10-24T21:00:00Z', at('2026-10-26T01:00:00Z'))).toBe(2);
  expect(daysBetween('2026-03-28T12:00:00Z', at('2026-03-29T12:00:00Z'))).toBe(1);
});

test('how long ago, and how long still', () => {
  const now = at('2026-03-10T12:00:00Z');
  expect(agoOf('2026-03-10T08:00:00Z', now)).toBe('vandaag');
  expect(agoOf('2026-03-09T08:00:00Z', now)).toBe('1 dag geleden');
  expect(erasedOf('2026-03-10T23:30:00Z', now)).toBe('Gewist over 1 dag');
  expect(erasedOf('2026-03-09T08:00:00Z', now)).toBe('Wordt vandaag gewist');
});
