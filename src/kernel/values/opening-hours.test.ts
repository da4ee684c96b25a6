import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type OpenPeriod,
  openingHoursJsonLd,
  openState,
  type WeekHours,
  weekdayAt,
  weekdays,
  weekFromMonday,
} from './opening-hours';

const two = (n: number) => String(n).padStart(2, '0');
const text = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const period = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
  .map(([from, until]): OpenPeriod => [text(from), text(until)]);
const anyHours = fc
  .tuple(...weekdays.map(() => fc.array(period, { maxLength: 3 })))
  .map((days) => Object.fromEntries(weekdays.map((name, at) => [name, days[at]])) as WeekHours);
const anyInstant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zones = fc.constantFrom('Europe/Amsterdam', 'Asia/Kolkata', 'America/New_York', 'UTC');

/** What the clock on the wall shows, got another way than the code does. */
const wall = (instant: Date, timeZone: string) => {
  const [date = '', time = ''] = instant.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day: new Date(`${date}T12:00:00Z`).getUTCDay(), time: time.slice(0, 5) };
};

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Read off the schedule as a person would: today's periods, and yesterday's that go past midnight. */
const isOpen = (hours: WeekHours, day: number, minute: number): boolean => {
  const today = hours[weekdays[day % 7] as 'zondag'];
  const yesterday = hours[weekdays[(day + 6) % 7] as 'zondag'];
  return (
    today.some(([from, until]) =>
      at(until) > at(from) ? at(from) <= minute && minute < at(until) : at(from) <= minute,
    ) || yesterday.some(([from, until]) => at(until) <= at(from) && minute < at(until))
  );
};

test('S2.12/6 open or not: any schedule, any instant, any time zone', () => {
  fc.assert(
    fc.property(anyHours, anyInstant, zones, (hours, instant, zone) => {
      const { day, time } = wall(instant, zone);
      expect(openState(hours, instant, zone).open).toBe(isOpen(hours, day, at(time)));
    }),
    { numRuns: 500 },
  );
});

test('S2.12/6 it tells the first minute at which that changes', () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, instant) => {
      const { day, time } = wall(instant, 'Europe/Amsterdam');
      const start = day * 1440 + at(time);
      const state = openState(hours, instant);
      let steps = 1;
      const openAt = (minute: number) => isOpen(hours, Math.floor(minute / 1440), minute % 1440);
      while (steps <= 7 * 1440 && openAt(start + steps) === state.open) steps += 1;
      if (steps > 7 * 1440) {
        expect(state).toEqual({ open: state.open });
        return;
      }
      const change = start + steps;
      if (state.open) expect(state.until).toBe(text(change % 1440));
      else {
        expect(state.next).toEqual({
          from: text(change % 1440),
          weekday: weekdays[Math.floor(change / 1440) % 7],
          inDays: Math.floor(change / 1440) - day,
        });
      }
    }),
  );
});

const closed: WeekHours = {
  zondag: [],
  maandag: [],
  dinsdag: [],
  woensdag: [],
  donderdag: [],
  vrijdag: [],
  zaterdag: [],
};

test('S2.12/6 hours keep to the wall clock on the days that it is moved', () => {
  const hours = { ...closed, zondag: [['12:00', '17:00']] as OpenPeriod[] };
  // 29 March 2026, summer time begins at 02:00: 12:00 is 10:00 UTC.
  expect(openState(hours, new Date('2026-03-29T09:59:00Z'))).toMatchObject({ open: false });
  expect(openState(hours, new Date('2026-03-29T10:00:00Z'))).toEqual({
    open: true,
    until: '17:00',
  });
  expect(openState(hours, new Date('2026-03-29T15:00:00Z')).open).toBe(false);
  // 25 October 2026, summer time ends at 03:00: 12:00 is 11:00 UTC.
  expect(openState(hours, new Date('2026-10-25T10:59:00Z'))).toMatchObject({ open: false });
  expect(openState(hours, new Date('2026-10-25T11:00:00Z'))).toEqual({
    open: true,
    until: '17:00',
  });
  expect(openState(hours, new Date('2026-10-25T16:00:00Z')).open).toBe(false);
});

test('S2.12/6 today is the day where the store is, not where the server is', () => {
  expect(weekdayAt(new Date('2026-11-22T22:59:00Z'))).toBe('zondag');
  expect(weekdayAt(new Date('2026-11-22T23:00:00Z'))).toBe('maandag');
});

test('periods that touch are one, also over midnight and over the end of the week', () => {
  const hours: WeekHours = {
    ...closed,
    zaterdag: [
      ['09:00', '12:00'],
      ['12:00', '24:00'],
    ],
    zondag: [['00:00', '01:30']],
  };
  expect(openState(hours, new Date('2026-11-21T10:00:00Z'))).toEqual({
    open: true,
    until: '01:30',
  });
  const always = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]]));
  expect(openState(always as WeekHours, new Date())).toEqual({ open: true });
});

test('what is no time is left out instead of opening a store', () => {
  const hours = { ...closed, maandag: [['9 uur', '25:00']] as OpenPeriod[] };
  expect(openState(hours, new Date('2026-11-23T10:00:00Z'))).toEqual({ open: false });
});

test('S2.12/6 one entry for each day, Monday first', () => {
  expect(weekFromMonday).toHaveLength(7);
  expect(weekFromMonday[0]).toBe('maandag');
  expect(weekFromMonday[6]).toBe('zondag');
});

test('schema.org: days with the same hours share one specification', () => {
  const day: OpenPeriod[] = [['09:30', '18:00']];
  const hours = {
    ...closed,
    maandag: day,
    dinsdag: day,
    zaterdag: [['10:00', '24:00']] as OpenPeriod[],
  };
  expect(openingHoursJsonLd(hours)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
      opens: '09:30',
      closes: '18:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Saturday'],
      opens: '10:00',
      closes: '23:59',
    },
  ]);
});
