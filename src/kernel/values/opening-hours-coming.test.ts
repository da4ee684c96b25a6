import { expect, test } from 'vitest';
import type { Schedule, WeekHours } from './opening-hours';
import { weekdays } from './opening-hours';
import { askedDay, comingDays, comingSpecial } from './opening-hours-coming';
import { openingHoursJsonLd, specialHoursJsonLd } from './opening-hours-json-ld';

const week = Object.fromEntries(weekdays.map((day) => [day, [['09:30', '18:00']]])) as WeekHours;
const christmas = { from: '2026-12-25', until: '2026-12-25', label: 'Kerst', periods: [] };
const building = {
  from: '2026-12-01',
  until: '2027-01-10',
  label: 'Verbouwing',
  periods: [['10:00', '24:00']] as [string, string][],
};
const schedule: Schedule = { week, special: [christmas, building] };
const now = new Date('2026-12-22T23:30:00Z');

test('S2.12/6 each of the coming seven days stands once, Monday first, today is marked', () => {
  const days = comingDays(schedule, now);
  expect(days.map(({ weekday }) => weekday)).toEqual([...weekdays.slice(1), 'zondag']);
  // It is Wednesday already in the Netherlands.
  expect(days.filter(({ isToday }) => isToday)).toMatchObject([{ date: '2026-12-23' }]);
  expect(days[0]?.date).toBe('2026-12-28');
  expect(days.find(({ date }) => date === '2026-12-25')).toMatchObject({
    periods: [],
    label: 'Kerst',
  });
});

test('of special days the coming are told, soonest first', () => {
  expect(comingSpecial(schedule, now, 60)).toEqual([building, christmas]);
  expect(comingSpecial(schedule, new Date('2026-12-27T00:00:00Z'), 60)).toEqual([building]);
  expect(comingSpecial(schedule, new Date('2026-09-01T00:00:00Z'), 60)).toEqual([]);
});

test('of a day that is asked for the hours are told, and which holiday it is', () => {
  expect(askedDay(schedule, '2026-12-25')).toMatchObject({
    periods: [],
    label: 'Kerst',
    isUnsure: false,
  });
  // On a Sunday King's Day is kept the day before (2025); else it is the 27th.
  expect(askedDay({ week }, '2025-04-26')).toEqual({
    date: '2025-04-26',
    periods: [['09:30', '18:00']],
    label: 'Koningsdag',
    isUnsure: true,
  });
  expect(askedDay({ week }, '2025-04-27').label).toBeUndefined();
  expect(askedDay({ week }, '2027-04-27').label).toBe('Koningsdag');
  expect(askedDay({ week }, '2026-05-05')).toMatchObject({ isUnsure: false });
});

test('schema.org: special days, those on which it is closed too, as long as they last', () => {
  expect(specialHoursJsonLd([christmas, building], '2026-12-25')).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Kerst',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Verbouwing',
      validFrom: '2026-12-01',
      validThrough: '2027-01-10',
      opens: '10:00',
      closes: '23:59',
    },
  ]);
  expect(specialHoursJsonLd([christmas], '2026-12-26')).toEqual([]);
});

test('schema.org: days with the same hours share one specification', () => {
  const none = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours;
  const day: [string, string][] = [['09:30', '18:00']];
  const hours: WeekHours = { ...none, maandag: day, dinsdag: day, zaterdag: [['10:00', '24:00']] };
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

test('S2.12/6 special hours are told through their last day, and from the first that is near', () => {
  const on = (day: string, within: number) =>
    comingSpecial({ week, special: [christmas] }, new Date(`${day}T12:00:00Z`), within);
  expect(on('2026-12-25', 0)).toEqual([christmas]);
  expect(on('2026-12-26', 0)).toEqual([]);
  expect(on('2026-12-20', 5)).toEqual([christmas]);
  expect(on('2026-12-20', 4)).toEqual([]);
});

test('S2.12/6 of a store without special hours the days are those of every week', () => {
  expect(comingDays({ week }, now).every(({ label }) => label === undefined)).toBe(true);
  expect(comingDays({ week }, now)).toHaveLength(7);
  expect(comingSpecial({ week }, now, 60)).toEqual([]);
});

test('schema.org: each weekday by its English name, and none that is not told of', () => {
  const days = (hours: Partial<WeekHours>) =>
    openingHoursJsonLd(hours as WeekHours).flatMap(
      (one) => (one as { dayOfWeek: string[] }).dayOfWeek,
    );
  const named = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(days(week)).toEqual(named.map((day) => `https://schema.org/${day}`));
  expect(days({ zondag: [['10:00', '12:00']] })).toEqual(['https://schema.org/Sunday']);
});
