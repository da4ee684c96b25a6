import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from './dutch-dates';
import { minutesOf, openState, periodsOn, type WeekHours } from './opening-hours';
import { readyInStore, readyWhenBrought } from './pickup-ready';

const open: WeekHours['maandag'] = [['09:30', '18:00']];
const week: WeekHours = {
  ...{ zondag: [], maandag: [['13:00', '18:00']], dinsdag: open, woensdag: open },
  ...{ donderdag: [['09:30', '21:00']], vrijdag: open, zaterdag: [['09:30', '17:00']] },
};
const shop = { week };
const preparing = { prepare: 120, step: 15, leastToFetch: 30 };
const ready = (at: string) => readyInStore(shop, new Date(at), preparing);

test('what lies in an open store is ready two hours later, in whole quarters', () => {
  expect(ready('2026-03-03T09:00:00+01:00')).toEqual({ day: '2026-03-03', from: '11:30' });
  expect(ready('2026-03-03T10:07:00+01:00')).toEqual({ day: '2026-03-03', from: '12:15' });
  expect(ready('2026-03-03T15:30:00+01:00')).toEqual({ day: '2026-03-03', from: '17:30' });
});

test('too late in the day it is ready on the next day of opening, Sunday and feasts left out', () => {
  expect(ready('2026-03-03T15:31:00+01:00')).toEqual({ day: '2026-03-04', from: '11:30' });
  // Saturday evening: Sunday is closed, Monday opens at one.
  expect(ready('2026-03-07T20:00:00+01:00')).toEqual({ day: '2026-03-09', from: '15:00' });
  const special = [{ from: '2026-03-09', until: '2026-03-09', label: 'Verbouwing', periods: [] }];
  expect(readyInStore({ week, special }, new Date('2026-03-07T20:00:00+01:00'), preparing)).toEqual(
    { day: '2026-03-10', from: '11:30' },
  );
});

test('a store that never opens has no time', () => {
  expect(readyInStore({ week: {} as WeekHours }, new Date(), preparing)).toBeUndefined();
});

test('what is brought on a closed day is ready on the next day of opening', () => {
  expect(readyWhenBrought(shop, '2026-03-05')).toEqual({ day: '2026-03-05' });
  expect(readyWhenBrought(shop, '2026-03-08')).toEqual({ day: '2026-03-09' });
  expect(readyWhenBrought({ week: {} as WeekHours }, '2026-03-08')).toEqual({ day: '2026-03-08' });
});

test('whenever it is asked, the store is open then, and it is not sooner than can be', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 }), (minutes) => {
      const at = new Date(start + minutes * 60_000);
      const told = readyInStore(shop, at, preparing);
      const now = localTime(at);
      expect(told).toBeDefined();
      if (!told?.from) return;
      const isWithin = periodsOn(shop, told.day).some(
        ([from, until]) => from <= (told.from ?? '') && (told.from ?? '') < until,
      );
      expect(isWithin).toBe(true);
      expect(told.day >= now.date).toBe(true);
      if (told.day === now.date) {
        expect(minutesOf(told.from)).toBeGreaterThanOrEqual(now.minutes + 120);
        expect(openState(shop, at).open || told.from > '00:00').toBe(true);
      }
    }),
  );
});

test('a store that opens within sixty days is waited for, and no longer', () => {
  const never = Object.fromEntries(Object.keys(week).map((day) => [day, []]));
  const opens = (day: string) => ({
    week: never as unknown as WeekHours,
    special: [{ from: day, until: day, label: 'Open', periods: open }],
  });
  const at = new Date('2026-03-03T09:00:00+01:00');
  expect(readyInStore(opens('2026-05-02'), at, preparing)).toEqual({
    ...{ day: '2026-05-02', from: '11:30' },
  });
  expect(readyInStore(opens('2026-05-03'), at, preparing)).toBeUndefined();
  expect(readyWhenBrought(opens('2026-05-02'), '2026-03-03')).toEqual({ day: '2026-05-02' });
  expect(readyWhenBrought(opens('2026-05-03'), '2026-03-03')).toEqual({ day: '2026-03-03' });
});
