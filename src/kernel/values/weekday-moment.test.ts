import { expect, test } from 'vitest';
import { formatWeekdayMoment } from './weekday-moment';

test.each([
  ['2026-11-21T13:05:00Z', 'zaterdag 21 november om 14:05'],
  // Across midnight, and in summer time.
  ['2026-07-31T22:30:00Z', 'zaterdag 1 augustus om 00:30'],
])('%s is %s', (instant, text) => {
  expect(formatWeekdayMoment(new Date(instant))).toBe(text);
});
