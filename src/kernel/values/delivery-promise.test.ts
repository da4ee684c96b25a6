import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DeliveryRhythm,
  datedDay,
  partOfDay,
  promiseAt,
  promiseChangesAt,
} from './delivery-promise';
import { localTime } from './dutch-dates';
import { dutchHolidays } from './holidays';
import { type Weekday, weekdayOf, weekdays } from './opening-hours';

const workdays: Weekday[] = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];
const usual: DeliveryRhythm = {
  cutOff: '22:00',
  packs: workdays,
  delivers: [...workdays, 'zaterdag'],
  days: 1,
};

const at = (text: string) => new Date(text);

test('before the cut-off it comes tomorrow, after it a day later', () => {
  expect(promiseAt(at('2026-11-24T21:59:00+01:00'), usual)).toEqual({
    leaves: '2026-11-24',
    arrives: '2026-11-25',
    today: true,
  });
  expect(promiseAt(at('2026-11-24T22:00:00+01:00'), usual)).toMatchObject({
    arrives: '2026-11-26',
    today: false,
  });
});

test.each([
  ['2026-11-24T10:00:00+01:00', '2026-11-24T22:00:00+01:00'],
  ['2026-11-24T22:00:00+01:00', '2026-11-25T00:00:00+01:00'],
  // Days of 23 and of 25 hours.
  ['2026-03-29T00:30:00+01:00', '2026-03-29T22:00:00+02:00'],
  ['2026-10-25T23:30:00+01:00', '2026-10-26T00:00:00+01:00'],
])('a promise made at %s reads differently from %s on', (instant, then) => {
  expect(promiseChangesAt(at(instant), usual)).toEqual(at(then));
});

test('what is ordered on Saturday is packed on Monday', () => {
  expect(promiseAt(at('2026-11-21T10:00:00+01:00'), usual)?.arrives).toBe('2026-11-24');
  expect(promiseAt(at('2026-11-20T10:00:00+01:00'), usual)?.arrives).toBe('2026-11-21');
});

test('nothing is packed or brought at Christmas', () => {
  expect(promiseAt(at('2026-12-24T12:00:00+01:00'), usual)).toMatchObject({
    leaves: '2026-12-24',
    arrives: '2026-12-28',
  });
});

test('the cut-off is that of Dutch clocks, in summer too', () => {
  expect(promiseAt(at('2026-07-01T19:59:00Z'), usual)?.leaves).toBe('2026-07-01');
  expect(promiseAt(at('2026-07-01T20:00:00Z'), usual)?.leaves).toBe('2026-07-02');
});

test('a rhythm without days promises nothing', () => {
  expect(promiseAt(at('2026-07-01T20:00:00Z'), { ...usual, packs: [] })).toBeUndefined();
  expect(promiseAt(at('2026-07-01T20:00:00Z'), { ...usual, delivers: [] })).toBeUndefined();
});

const rhythms = fc.record({
  cutOff: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  packs: fc.subarray([...weekdays], { minLength: 1 }),
  delivers: fc.subarray([...weekdays], { minLength: 1 }),
  days: fc.integer({ min: 0, max: 5 }),
});
const instants = fc.date({
  min: at('2024-01-01T00:00:00Z'),
  max: at('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('any rhythm at any instant: never on a day off, never earlier for who orders later', () => {
  fc.assert(
    fc.property(rhythms, instants, fc.integer({ min: 0, max: 10_000 }), (rhythm, instant, more) => {
      const promise = promiseAt(instant, rhythm);
      if (!promise) throw new Error('it has days, so it promises one');
      const { leaves, arrives } = promise;
      const off = (day: string) =>
        dutchHolidays(Number(day.slice(0, 4))).some(
          ({ date, custom }) => date === day && ['closed', 'sunday'].includes(custom),
        );
      expect(leaves >= localTime(instant).date && arrives >= leaves).toBe(true);
      expect(rhythm.packs).toContain(weekdayOf(leaves));
      expect(off(leaves)).toBe(false);
      if (rhythm.days > 0) {
        expect(arrives > leaves).toBe(true);
        expect(rhythm.delivers).toContain(weekdayOf(arrives));
        expect(off(arrives)).toBe(false);
      }
      const later = promiseAt(new Date(instant.getTime() + more * 60_000), rhythm);
      expect(later && later.arrives >= arrives).toBe(true);
    }),
  );
});

test('a day is told by its weekday and its date, so that it is true whenever it is read', () => {
  expect(datedDay('2026-11-26')).toBe('donderdag 26 november');
  expect(datedDay('2027-01-04')).toBe('maandag 4 januari');
  expect(datedDay('2026-11-26', partOfDay('18:00'))).toBe('donderdagavond 26 november');
  expect(['08:00', '11:59', '12:00', '17:59', '22:00'].map(partOfDay)).toEqual([
    ...['ochtend', 'ochtend', 'middag', 'middag', 'avond'],
  ]);
});
