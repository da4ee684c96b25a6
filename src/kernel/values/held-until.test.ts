import { expect, test } from 'vitest';
import { type Holding, heldUntil } from './held-until';
import type { OpenPeriod, Schedule, WeekHours } from './opening-hours';

const HOUR = 3_600_000;
const holding: Holding = { heldFor: 24 * HOUR, leastOpen: HOUR / 2, openWithin: 120 * HOUR };

const workdays = (...periods: OpenPeriod[]): WeekHours => ({
  zondag: [],
  maandag: periods,
  dinsdag: periods,
  woensdag: periods,
  donderdag: periods,
  vrijdag: periods,
  zaterdag: periods,
});
const schedule: Schedule = { week: workdays(['09:00', '18:00']) };
const until = (from: string, one: Schedule = schedule) =>
  heldUntil(one, new Date(from), holding)?.toISOString();

// 21 November 2026 is a Saturday; Dutch clocks are an hour ahead of UTC.
test('a piece is held 24 hours where the store opens in that time', () => {
  expect(until('2026-11-20T13:05:00Z')).toBe('2026-11-21T13:05:00.000Z');
  expect(until('2026-11-19T22:00:00Z')).toBe('2026-11-20T22:00:00.000Z');
  expect(until('2026-11-22T20:00:00Z')).toBe('2026-11-23T20:00:00.000Z');
});

test('a store that is closed all that time holds it until the end of the next day it opens', () => {
  expect(until('2026-11-21T18:00:00Z')).toBe('2026-11-23T17:00:00.000Z');
  // Twenty minutes before closing is no time to come.
  expect(until('2026-11-21T16:40:00Z')).toBe('2026-11-23T17:00:00.000Z');
  expect(until('2026-11-21T16:30:00Z')).toBe('2026-11-22T16:30:00.000Z');
  // It opens ten minutes before the 24 hours are over.
  expect(until('2026-11-22T08:10:00Z')).toBe('2026-11-23T17:00:00.000Z');
});

test('a break for lunch ends no day', () => {
  const lunch = { week: workdays(['09:00', '12:00'], ['13:00', '17:30']) };
  expect(until('2026-11-21T18:00:00Z', lunch)).toBe('2026-11-23T16:30:00.000Z');
});

test('holidays count, and a store that stays closed for days holds nothing', () => {
  const closed = (from: string, last: string): Schedule => ({
    ...schedule,
    special: [{ from, until: last, label: 'Gesloten', periods: [] }],
  });
  expect(until('2026-11-20T17:30:00Z', closed('2026-11-21', '2026-11-23'))).toBe(
    '2026-11-24T17:00:00.000Z',
  );
  expect(until('2026-11-20T17:30:00Z', closed('2026-11-21', '2026-11-30'))).toBeUndefined();
  expect(until('2026-11-20T17:30:00Z', closed('2026-11-20', '2099-01-01'))).toBeUndefined();
});

test('a store without hours, or that never closes, holds it 24 hours', () => {
  const always = { week: { ...workdays(['00:00', '24:00']), zondag: [['00:00', '24:00']] } };
  for (const one of [{ week: workdays() }, always as Schedule]) {
    expect(until('2026-11-21T18:00:00Z', one)).toBe('2026-11-22T18:00:00.000Z');
  }
});

test('hours that are too short to come in hold nothing, exactly long enough ones do', () => {
  const daily = (until: string) => ({
    week: { ...workdays(['09:00', until]), zondag: [['09:00', until]] } as WeekHours,
  });
  // The 24 hours end at 09:10, ten minutes after it opens.
  expect(until('2026-11-18T08:10:00Z', daily('09:30'))).toBe('2026-11-19T08:30:00.000Z');
  expect(until('2026-11-18T08:10:00Z', daily('09:29'))).toBeUndefined();
});

test('a store that never closes holds it for as long as there must be to come', () => {
  const always = { week: { ...workdays(['00:00', '24:00']), zondag: [['00:00', '24:00']] } };
  const held = heldUntil(always as Schedule, new Date('2026-11-18T08:00:00Z'), {
    ...{ ...holding, heldFor: HOUR / 4 },
  });
  expect(held?.toISOString()).toBe('2026-11-18T08:30:00.000Z');
});
