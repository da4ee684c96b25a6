import Holidays from 'date-holidays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dutchHolidays, easterOf, proposeHolidays } from './holidays';
import { type OpenPeriod, type WeekHours, weekdayOf, weekdays } from './opening-hours';

const year = fc.integer({ min: 1970, max: 2099 });

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 3000 }), (any) => {
      const easter = easterOf(any);
      expect(weekdayOf(easter)).toBe('zondag');
      expect(easter >= `${any}-03-22` && easter <= `${any}-04-25`).toBe(true);
    }),
  );
  expect([2025, 2026, 2027, 2038].map(easterOf)).toEqual([
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
});

test('the holidays are those of another calendar', () => {
  const calendar = new Holidays('NL');
  for (let any = 2014; any <= 2040; any += 1) {
    const known = new Set(calendar.getHolidays(any).map(({ date }) => date.slice(0, 10)));
    const own = dutchHolidays(any).filter(({ label }) => label !== 'Kerstavond');
    expect(own.filter(({ date }) => !known.has(date))).toEqual([]);
    const named = new Set(own.map(({ date }) => date));
    const official = calendar.getHolidays(any).filter(({ type }) => type === 'public');
    expect(official.filter(({ date }) => !named.has(date.slice(0, 10)))).toEqual([]);
  }
});

test('the holidays of a year are named, in order, with what shops do', () => {
  expect(dutchHolidays(2026).map(({ date, label, custom }) => [date, label, custom])).toEqual([
    ['2026-01-01', 'Nieuwjaarsdag', 'closed'],
    ['2026-04-03', 'Goede Vrijdag', 'usual'],
    ['2026-04-05', 'Eerste paasdag', 'closed'],
    ['2026-04-06', 'Tweede paasdag', 'sunday'],
    ['2026-04-27', 'Koningsdag', 'sunday'],
    ['2026-05-05', 'Bevrijdingsdag', 'usual'],
    ['2026-05-14', 'Hemelvaartsdag', 'sunday'],
    ['2026-05-24', 'Eerste pinksterdag', 'closed'],
    ['2026-05-25', 'Tweede pinksterdag', 'sunday'],
    ['2026-12-24', 'Kerstavond', 'early'],
    ['2026-12-25', 'Eerste kerstdag', 'closed'],
    ['2026-12-26', 'Tweede kerstdag', 'sunday'],
    ['2026-12-31', 'Oudejaarsdag', 'early'],
  ]);
  // Ascension falls before Liberation Day now and then.
  const dates = dutchHolidays(2008).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});

test('King’s day is never on a Sunday', () => {
  fc.assert(
    fc.property(year, (any) => {
      const kings = dutchHolidays(any).find(({ label }) => label === 'Koningsdag');
      expect(weekdayOf(kings?.date ?? '')).not.toBe('zondag');
    }),
  );
});

const day: OpenPeriod[] = [['09:30', '18:00']];
const week = {
  ...(Object.fromEntries(weekdays.map((name) => [name, day])) as WeekHours),
  donderdag: [['09:30', '21:00']] as OpenPeriod[],
  zondag: [['12:00', '17:00']] as OpenPeriod[],
};

test('a store is proposed what shops do: closed, Sunday’s hours, or early home', () => {
  const byLabel = new Map(proposeHolidays(week, 2026).map((one) => [one.label, one]));
  expect(byLabel.get('Eerste kerstdag')).toEqual({
    from: '2026-12-25',
    until: '2026-12-25',
    label: 'Eerste kerstdag',
    periods: [],
  });
  expect(byLabel.get('Hemelvaartsdag')?.periods).toEqual([['12:00', '17:00']]);
  expect(byLabel.get('Kerstavond')?.periods).toEqual([['09:30', '17:00']]);
  expect(byLabel.has('Goede Vrijdag')).toBe(false);
});

test('who closes early keeps what lies before five, and drops what begins after', () => {
  const evening = {
    ...week,
    donderdag: [
      ['09:00', '12:00'],
      ['13:00', '21:00'],
      ['17:00', '22:00'],
    ],
  };
  const onEve = (hours: WeekHours) =>
    proposeHolidays(hours, 2026).find(({ label }) => label === 'Kerstavond')?.periods;
  // The 24th of December 2026 is a Thursday.
  expect(onEve(evening as WeekHours)).toEqual([
    ['09:00', '12:00'],
    ['13:00', '17:00'],
  ]);
  const night = { ...week, donderdag: [['10:00', '02:00']] as OpenPeriod[] };
  expect(onEve(night)).toEqual([['10:00', '17:00']]);
  const short = { ...week, donderdag: [['10:00', '17:00']] as OpenPeriod[] };
  expect(onEve(short)).toBeUndefined();
});

test('nothing is proposed for a day that is so already', () => {
  const never = Object.fromEntries(weekdays.map((name) => [name, []])) as unknown as WeekHours;
  expect(proposeHolidays(never, 2027)).toEqual([]);
});
