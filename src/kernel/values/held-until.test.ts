import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Holding, heldUntil } from './held-until';
import {
  type OpenPeriod,
  openState,
  type Schedule,
  timeOf,
  type WeekHours,
  weekdays,
} from './opening-hours';

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
  heldUntil(one, new Date(from), holding)?.until.toISOString();
const ready = (from: string, one: Schedule = schedule) =>
  heldUntil(one, new Date(from), holding)?.ready.toISOString();

// 21 November 2026 is a Saturday; Dutch clocks are an hour ahead of UTC.
test('a piece is put aside at once and held 24 hours where the store is open', () => {
  expect(ready('2026-11-20T13:05:00Z')).toBe('2026-11-20T13:05:00.000Z');
  expect(until('2026-11-20T13:05:00Z')).toBe('2026-11-21T13:05:00.000Z');
  expect(until('2026-11-21T16:30:00Z')).toBe('2026-11-22T16:30:00.000Z');
});

test('a store that is closed puts it aside when it opens, and holds it until the end of the day after', () => {
  // The evening before, the night itself, and a Sunday.
  expect(ready('2026-11-19T22:00:00Z')).toBe('2026-11-20T08:00:00.000Z');
  expect(until('2026-11-19T22:00:00Z')).toBe('2026-11-21T17:00:00.000Z');
  expect(ready('2026-11-21T18:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
  expect(until('2026-11-21T18:00:00Z')).toBe('2026-11-24T17:00:00.000Z');
  // Twenty minutes before closing nobody has the time.
  expect(ready('2026-11-21T16:40:00Z')).toBe('2026-11-23T08:00:00.000Z');
});

test('on a Sunday it is there on Monday at twelve, to be fetched until the end of Tuesday', () => {
  const late = { week: { ...schedule.week, maandag: [['12:00', '18:00']] } } as Schedule;
  expect(ready('2026-11-22T10:00:00Z', late)).toBe('2026-11-23T11:00:00.000Z');
  expect(until('2026-11-22T10:00:00Z', late)).toBe('2026-11-24T17:00:00.000Z');
});

test('where it is closed when the 24 hours are over, the next day that it opens counts', () => {
  // Ready on Saturday morning: Sunday is closed.
  expect(ready('2026-11-20T22:00:00Z')).toBe('2026-11-21T08:00:00.000Z');
  expect(until('2026-11-20T22:00:00Z')).toBe('2026-11-23T17:00:00.000Z');
});

test('a break for lunch ends no day, and puts off what is asked for in it', () => {
  const lunch = { week: workdays(['09:00', '12:00'], ['13:00', '17:30']) };
  expect(ready('2026-11-19T11:20:00Z', lunch)).toBe('2026-11-19T12:00:00.000Z');
  expect(until('2026-11-19T11:20:00Z', lunch)).toBe('2026-11-20T16:30:00.000Z');
  expect(until('2026-11-21T18:00:00Z', lunch)).toBe('2026-11-24T16:30:00.000Z');
});

test('holidays count, and a store that stays closed for days holds nothing', () => {
  const closed = (from: string, last: string): Schedule => ({
    ...schedule,
    special: [{ from, until: last, label: 'Gesloten', periods: [] }],
  });
  expect(until('2026-11-20T17:30:00Z', closed('2026-11-21', '2026-11-23'))).toBe(
    '2026-11-25T17:00:00.000Z',
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
  // At 09:10 twenty minutes are left: it is there the next morning, until the end of the morning after.
  expect(ready('2026-11-18T08:10:00Z', daily('09:30'))).toBe('2026-11-19T08:00:00.000Z');
  expect(until('2026-11-18T08:10:00Z', daily('09:30'))).toBe('2026-11-20T08:30:00.000Z');
  expect(until('2026-11-18T08:10:00Z', daily('09:29'))).toBeUndefined();
});

/** None between two and three: no shop opens at a time that the clock skips in that night of spring. */
const minute = fc.integer({ min: 12, max: 95 }).map((quarter) => quarter * 15);
const period = fc
  .tuple(minute, minute)
  .map(
    ([from, until]): OpenPeriod => [
      timeOf(Math.min(from, until)),
      timeOf(Math.max(from, until) + 15),
    ],
  );
const day = fc.array(period, { maxLength: 2 });
const week = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days) => Object.fromEntries(weekdays.map((name, at) => [name, days[at]])) as WeekHours);
/** Days around the one on which clocks go forward. */
const date = fc.integer({ min: 22, max: 31 }).map((number) => `2026-03-${number}`);
const special = fc.array(
  fc
    .record({ from: date, periods: day })
    .map(({ from, periods }) => ({ from, until: from, label: 'Feest', periods })),
  { maxLength: 3 },
);
const from = fc
  .integer({ min: 0, max: 10 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-03-21T00:00:00Z') + minutes * 60_000));

test('whatever the hours, what is promised can be done: open when it is ready, and a day to come for it', () => {
  fc.assert(
    fc.property(week, special, from, (hours, days, asked) => {
      const given: Schedule = { week: hours, special: days };
      const held = heldUntil(given, asked, holding);
      if (!held) return;
      const at = openState(given, held.ready);
      const isUnknown = Object.values(hours).every(({ length }) => length === 0);
      expect(held.ready.getTime()).toBeGreaterThanOrEqual(asked.getTime());
      expect(held.until.getTime()).toBeGreaterThanOrEqual(held.ready.getTime() + holding.heldFor);
      expect(held.ready.getTime()).toBeLessThanOrEqual(asked.getTime() + holding.openWithin);
      if (isUnknown) return;
      expect(at.open).toBe(true);
      const closes = at.changesAt ?? Number.POSITIVE_INFINITY;
      expect(closes - held.ready.getTime()).toBeGreaterThanOrEqual(holding.leastOpen);
      if (held.ready.getTime() === asked.getTime()) {
        expect(held.until.getTime()).toBe(asked.getTime() + holding.heldFor);
      }
    }),
  );
});

test('no earlier moment at which the store is open for long enough is passed by', () => {
  fc.assert(
    fc.property(week, special, from, (hours, days, asked) => {
      const given: Schedule = { week: hours, special: days };
      const end =
        heldUntil(given, asked, holding)?.ready.getTime() ?? asked.getTime() + holding.openWithin;
      for (let at = asked.getTime(); at < end; at += 15 * 60_000) {
        const { open, changesAt = Number.POSITIVE_INFINITY } = openState(given, new Date(at));
        expect(open && changesAt - at >= holding.leastOpen).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});
