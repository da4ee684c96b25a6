import { expect, test } from 'vitest';
import {
  dayAndMonth,
  dayOf,
  endOfDay,
  formatDay,
  formatMoment,
  formatPeriod,
  formatTime,
  formatWeekday,
} from './dutch-dates';

test('a day is written out in Dutch, whatever the server’s time zone', () => {
  expect(formatDay('2026-11-18')).toBe('18 november 2026');
  expect(formatDay('2027-01-01')).toBe('1 januari 2027');
  expect(dayAndMonth('2026-03-05')).toEqual({ day: '5', month: 'mrt' });
});

test('an instant is told by Dutch clocks, in winter and in summer', () => {
  expect(formatTime(new Date('2026-11-25T17:30:00Z'))).toBe('18:30');
  expect(formatTime(new Date('2026-06-25T17:30:00Z'))).toBe('19:30');
  expect(formatTime(new Date('2026-11-25T23:00:00Z'))).toBe('00:00');
  expect(formatWeekday(new Date('2026-11-25T23:30:00Z'))).toBe('donderdag 26 november 2026');
});

test('the Dutch day begins an hour, or two, before that of UTC', () => {
  expect(dayOf(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
  expect(dayOf(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
  expect(dayOf(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01');
});

test('a day ends at the hour that its own clocks say, also on the days that they are set', () => {
  expect(endOfDay('2027-01-31')).toBe('2027-01-31T23:59:59+01:00');
  expect(endOfDay('2026-03-28')).toBe('2026-03-28T23:59:59+01:00');
  expect(endOfDay('2026-03-29')).toBe('2026-03-29T23:59:59+02:00');
  expect(endOfDay('2026-10-24')).toBe('2026-10-24T23:59:59+02:00');
  expect(endOfDay('2026-10-25')).toBe('2026-10-25T23:59:59+01:00');
});

test('a period names its day once, or both its days', () => {
  const start = new Date('2026-11-25T17:30:00Z');
  expect(formatPeriod(start, new Date('2026-11-25T20:00:00Z'))).toBe(
    'woensdag 25 november 2026, 18:30–21:00',
  );
  expect(formatPeriod(start, new Date('2026-11-26T11:00:00Z'))).toBe(
    'woensdag 25 november 2026 18:30 tot donderdag 26 november 2026 12:00',
  );
});

test.each([
  ['2026-03-02T09:05:00Z', '2 maart 2026 om 10:05'],
  ['2026-07-01T22:30:00Z', '2 juli 2026 om 00:30'],
])('%s is %s on Dutch clocks', (instant, text) => {
  expect(formatMoment(new Date(instant))).toBe(text);
});
