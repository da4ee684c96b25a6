import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, weekdayOf } from '#kernel/values/opening-hours';
import { lastDayToWithdraw } from './withdrawal-time';

test('the day of delivery does not count: 14 whole days follow it', () => {
  expect(lastDayToWithdraw('2026-03-03')).toBe('2026-03-17');
});

test('a last day on a weekend or holiday becomes the next workday', () => {
  expect(lastDayToWithdraw('2026-03-07')).toBe('2026-03-23');
  // 6 April 2026 is the second day of Easter.
  expect(lastDayToWithdraw('2026-03-23')).toBe('2026-04-07');
});

test('a term by law runs on past Good Friday and the 5th of May, not past Christmas Eve', () => {
  expect(lastDayToWithdraw('2026-03-20')).toBe('2026-04-07');
  expect(lastDayToWithdraw('2026-04-21')).toBe('2026-05-06');
  expect(lastDayToWithdraw('2026-12-10')).toBe('2026-12-24');
});

test('it is never less than 14 days, and never ends on a weekend', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((count) => dayAfter('2020-01-01', count));
  fc.assert(
    fc.property(day, (delivered) => {
      const last = lastDayToWithdraw(delivered);
      expect(last >= dayAfter(delivered, 14)).toBe(true);
      expect(last <= dayAfter(delivered, 20)).toBe(true);
      expect(['zaterdag', 'zondag']).not.toContain(weekdayOf(last));
    }),
  );
});
