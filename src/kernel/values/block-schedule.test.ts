import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekend } from '../limits-content';
import {
  type BlockSchedule,
  isForChooserOf,
  isScheduledAt,
  readSchedule,
  scheduleChangesAt,
} from './block-schedule';

const MINUTE = 60_000;
const during = { week: weekend };
const shown = (instant: string, schedule: BlockSchedule = during) =>
  isScheduledAt(schedule, new Date(instant));
const change = (instant: string, schedule: BlockSchedule = during) =>
  scheduleChangesAt(schedule, new Date(instant))?.toISOString();

test('S2.12/7 S4.10/5 S9.6/3 the weekend begins on Friday at 17:00 and ends on Sunday at 20:00', () => {
  // 20 November 2026 is a Friday; in winter the Netherlands are an hour ahead of UTC.
  expect(shown('2026-11-20T15:59:59.999Z')).toBe(false);
  expect(shown('2026-11-20T16:00:00.000Z')).toBe(true);
  expect(shown('2026-11-21T11:00:00Z')).toBe(true);
  expect(shown('2026-11-22T18:59:59.999Z')).toBe(true);
  expect(shown('2026-11-22T19:00:00.000Z')).toBe(false);
  expect(change('2026-11-18T09:00:00Z')).toBe('2026-11-20T16:00:00.000Z');
  expect(change('2026-11-20T16:00:00Z')).toBe('2026-11-22T19:00:00.000Z');
});

test('S4.10/5 both Sundays on which the clock is moved end at 20:00 by that day’s clock', () => {
  expect(change('2026-03-27T17:00:00Z')).toBe('2026-03-29T18:00:00.000Z');
  expect(change('2026-10-23T16:00:00Z')).toBe('2026-10-25T19:00:00.000Z');
  expect(shown('2026-03-29T17:59:59Z')).toBe(true);
  expect(shown('2026-03-29T18:00:00Z')).toBe(false);
  expect(shown('2026-10-25T18:59:59Z')).toBe(true);
  expect(shown('2026-10-25T19:00:00Z')).toBe(false);
});

test('an hour that clocks show twice counts twice, one that they skip not at all', () => {
  const night = { week: [{ days: [0], from: '02:15', until: '02:45' }] };
  // 25 October 2026: at 01:00 UTC clocks go from 03:00 back to 02:00.
  expect(change('2026-10-24T22:00:00Z', night)).toBe('2026-10-25T00:15:00.000Z');
  expect(change('2026-10-25T00:15:00Z', night)).toBe('2026-10-25T00:45:00.000Z');
  expect(change('2026-10-25T00:45:00Z', night)).toBe('2026-10-25T01:15:00.000Z');
  expect(change('2026-10-25T01:15:00Z', night)).toBe('2026-10-25T01:45:00.000Z');
  // 29 March 2026: from 02:00 to 03:00.
  expect(change('2026-03-28T23:30:00Z', night)).toBe('2026-04-05T00:15:00.000Z');
});

test('days, hours past midnight, dates and their opposite', () => {
  const late = { week: [{ days: [5], from: '22:00', until: '02:00' }] };
  expect(shown('2026-11-20T23:30:00Z', late)).toBe(true);
  expect(shown('2026-11-19T23:30:00Z', late)).toBe(false);
  expect(shown('2026-11-21T01:00:00Z', late)).toBe(false);
  const feast = { from: '2026-12-05', until: '2026-12-05' };
  expect(shown('2026-12-04T22:59:59Z', feast)).toBe(false);
  expect(change('2026-11-01T00:00:00Z', feast)).toBe('2026-12-04T23:00:00.000Z');
  expect(change('2026-12-05T12:00:00Z', feast)).toBe('2026-12-05T23:00:00.000Z');
  expect(change('2026-12-06T12:00:00Z', feast)).toBeUndefined();
  expect(shown('2026-12-05T12:00:00Z', { ...feast, outside: true })).toBe(false);
  expect(shown('2026-12-06T12:00:00Z', {})).toBe(true);
  expect(change('2026-12-06T12:00:00Z', {})).toBeUndefined();
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const period = fc.record(
  { days: fc.uniqueArray(fc.integer({ min: 0, max: 6 })), from: time, until: time },
  { requiredKeys: ['days'] },
);
const day = fc.integer({ min: 0, max: 730 }).map((days) => {
  const instant = Date.parse('2026-01-01T00:00:00Z') + days * 24 * 60 * MINUTE;
  return new Date(instant).toISOString().slice(0, 10);
});
const schedule = fc.record(
  { week: fc.array(period, { maxLength: 4 }), from: day, until: day, outside: fc.boolean() },
  { requiredKeys: [] },
);
const anyInstant = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2027-12-31T00:00:00Z'),
});
/** Around the nights in which the clock is moved. */
const nearMove = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'),
    fc.integer({ min: -26 * 60, max: 26 * 60 }),
  )
  .map(([date, minutes]) => Date.parse(`${date}T01:00:00Z`) + minutes * MINUTE);

test('S4.10/5 what a schedule says holds until the instant that it names, and not there', () => {
  fc.assert(
    fc.property(schedule, fc.oneof(anyInstant, nearMove), (rule, at) => {
      const now = isScheduledAt(rule, new Date(at));
      const until = scheduleChangesAt(rule, new Date(at))?.getTime();
      // Minute by minute until there, or for nine days.
      const end = Math.min(until ?? Number.POSITIVE_INFINITY, at + 9 * 24 * 60 * MINUTE);
      const whole = Math.floor(at / MINUTE) * MINUTE;
      for (let minute = whole + MINUTE; minute < end; minute += MINUTE) {
        if (isScheduledAt(rule, new Date(minute)) !== now) return false;
      }
      return until === undefined || isScheduledAt(rule, new Date(until)) !== now;
    }),
    { numRuns: 12 },
  );
});

test('a schedule that is none is none, in whole', () => {
  const rule = { week: [{ days: [1], from: '09:00' }], from: '2026-12-01', stores: [3] };
  expect(readSchedule(rule)).toEqual(rule);
  for (const wrong of [
    null,
    'weekend',
    [],
    { week: [{ days: [7] }] },
    { week: [{ days: [1], from: '25:00' }] },
    { from: '2026-02-30' },
    { outside: 'yes' },
    { stores: [0] },
    { mine: { who: 'everybody' } },
    { mine: { who: 'of', stores: ['1'] } },
    { mine: { who: 'of', stores: [1], and: 2 } },
    { mine: [] },
    { mine: null },
  ]) {
    expect(readSchedule(wrong)).toBeUndefined();
  }
});

test('S4.10/5 a last day that is months away is when it changes', () => {
  expect(change('2026-01-01T12:00:00Z', { until: '2026-12-05' })).toBe('2026-12-05T23:00:00.000Z');
  expect(change('2026-01-01T12:00:00Z', { from: '2026-06-01', until: '2026-12-05' })).toBe(
    '2026-05-31T22:00:00.000Z',
  );
});

test('S4.10/5 a schedule is stored with days and times as clocks and calendars have them', () => {
  const isOne = (value: object) => readSchedule(value) !== undefined;
  for (const right of [
    {},
    { stores: [3, 12] },
    { mine: { who: 'of', stores: [3] } },
    { mine: { who: 'none' } },
    { outside: true },
    { until: '2028-02-29' },
    { week: [{ days: [0, 6], from: '00:00', until: '24:00' }] },
    { week: [{ days: [] }, { days: [3], until: '23:59' }] },
  ]) {
    expect(readSchedule(right)).toEqual(right);
  }
  const period = (one: object) => isOne({ week: [{ days: [1], ...one }] });
  for (const days of [[1, 7], [-1, 1], [1.5], ['1'], 1]) expect(period({ days })).toBe(false);
  for (const time of ['9:00', '24:01', '12:60', '009:00', '09:000', '', 9]) {
    expect(period({ from: time }), `from ${time}`).toBe(false);
    expect(period({ until: time }), `until ${time}`).toBe(false);
  }
  expect(period({ from: '24:00' })).toBe(false);
  for (const day of ['2026-12-32', '02026-12-01', '2026-12-011', '1 december', '', 20261201]) {
    expect(isOne({ from: day }), `from ${day}`).toBe(false);
    expect(isOne({ until: day }), `until ${day}`).toBe(false);
  }
  for (const stores of [[3, 0], [-1], [1.5], ['3'], 3]) expect(isOne({ stores })).toBe(false);
  expect(isOne({ week: [{ days: [1] }, null] })).toBe(false);
  expect(isOne({ week: {} })).toBe(false);
  expect(isOne({ outside: 1 })).toBe(false);
});

test('S4.10/5 hours may begin at midnight or end there, and last a whole day', () => {
  const monday = (from?: string, until?: string) => ({ week: [{ days: [1], from, until }] });
  // 23 November 2026 is a Monday; in winter the Netherlands are an hour ahead of UTC.
  const hours = (schedule: BlockSchedule) =>
    ['22T22:59', '22T23:00', '23T11:00', '23T22:59', '23T23:00', '24T10:59', '24T11:00'].map(
      (time) => Number(shown(`2026-11-${time}:00Z`, schedule)),
    );
  expect(hours(monday())).toEqual([0, 1, 1, 1, 0, 0, 0]);
  expect(hours(monday('00:00', '24:00'))).toEqual([0, 1, 1, 1, 0, 0, 0]);
  expect(hours(monday('12:00'))).toEqual([0, 0, 1, 1, 0, 0, 0]);
  expect(hours(monday(undefined, '12:00'))).toEqual([0, 1, 0, 0, 0, 0, 0]);
  // From noon until noon of the next day.
  expect(hours(monday('12:00', '12:00'))).toEqual([0, 0, 1, 1, 1, 1, 0]);
});

test('stores that aren’t chosen yet set no limit', () => {
  for (const who of ['of', 'notOf'] as const) {
    expect([undefined, 3].map((chosen) => isForChooserOf({ who }, chosen))).toEqual([true, true]);
  }
});
