import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CLOSES_SOON,
  dayAfter,
  holdsUntil,
  minutesOf,
  type OpenPeriod,
  openState,
  type Schedule,
  specialOn,
  type WeekHours,
  weekdayAt,
  weekdayOf,
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
  return { date, time: time.slice(0, 5) };
};

/** A schedule with special days around an instant, so that they matter. */
const anySchedule = (instant: Date) =>
  fc.record({
    week: anyHours,
    special: fc.array(
      fc
        .record({
          ahead: fc.integer({ min: -3, max: 9 }),
          days: fc.integer({ min: 0, max: 20 }),
          periods: fc.array(period, { maxLength: 2 }),
        })
        .map(({ ahead, days, periods }) => {
          const from = dayAfter(instant.toISOString().slice(0, 10), ahead);
          return { from, until: dayAfter(from, days), label: `${days}`, periods };
        }),
      { maxLength: 4 },
    ),
  });
const anyCase = anyInstant.chain((instant) =>
  anySchedule(instant).map((schedule): [Schedule, Date] => [schedule, instant]),
);

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The hours of a day as a person reads them: the last of the shortest special ones, or the week's. */
const read = ({ week, special = [] }: Schedule, date: string): OpenPeriod[] => {
  const length = (one: { from: string; until: string }) =>
    Date.parse(one.until) - Date.parse(one.from);
  const holding = special.filter((one) => one.from <= date && date <= one.until);
  const shortest = Math.min(...holding.map(length));
  const own = holding.filter((one) => length(one) === shortest).at(-1);
  return own?.periods ?? week[weekdays[new Date(date).getUTCDay()] as 'zondag'];
};

/** Read off the schedule: today's periods, and yesterday's that go past midnight. */
const isOpen = (schedule: Schedule, date: string, minute: number): boolean =>
  read(schedule, date).some(([from, until]) =>
    at(until) > at(from) ? at(from) <= minute && minute < at(until) : at(from) <= minute,
  ) ||
  read(schedule, dayAfter(date, -1)).some(
    ([from, until]) => at(until) <= at(from) && minute < at(until),
  );

test('open or not: any schedule, any instant, any time zone', () => {
  fc.assert(
    fc.property(anyCase, zones, ([schedule, instant], zone) => {
      const { date, time } = wall(instant, zone);
      expect(openState(schedule, instant, zone).open).toBe(isOpen(schedule, date, at(time)));
    }),
    { numRuns: 500 },
  );
});

test('it tells the first minute at which that changes', () => {
  fc.assert(
    fc.property(anyCase, ([schedule, instant]) => {
      const { date, time } = wall(instant, 'Europe/Amsterdam');
      const state = openState(schedule, instant);
      const openAt = (minute: number) =>
        isOpen(schedule, dayAfter(date, Math.floor(minute / 1440)), minute % 1440);
      let change = at(time) + 1;
      const last = at(time) + 7 * 1440;
      while (change < last && openAt(change) === state.open) change += 1;
      if (change >= last) {
        // Open for a week on end, or closed for at least that long.
        if (state.open) expect(state).toEqual({ open: true });
        else expect(state.next?.inDays ?? 7).toBeGreaterThanOrEqual(7);
        return;
      }
      if (state.open) expect(state.until).toBe(text(change % 1440));
      else {
        const inDays = Math.floor(change / 1440);
        expect(state.next).toEqual({
          from: text(change % 1440),
          weekday: weekdayOf(dayAfter(date, inDays)),
          date: dayAfter(date, inDays),
          inDays,
        });
      }
    }),
  );
});

test('at the moment that it tells, it has changed, whatever the clock did meanwhile', () => {
  fc.assert(
    fc.property(anyCase, ([schedule, instant]) => {
      const state = openState(schedule, instant);
      if (state.changesAt === undefined) return;
      expect(state.changesAt).toBeGreaterThan(instant.getTime());
      const { time } = wall(new Date(state.changesAt), 'Europe/Amsterdam');
      const told = state.open ? state.until : state.next?.from;
      // Of the hour that spring skips, the clock never shows a minute.
      const skipped = told !== undefined && told >= '02:00' && told < '03:00';
      if (!skipped) expect(time).toBe(told);
      const longer = holdsUntil(state, instant).getTime();
      expect(longer).toBeGreaterThan(instant.getTime());
      if (!state.open) expect(longer).toBeLessThanOrEqual(state.changesAt);
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

test('hours keep to the wall clock on the days that it is moved', () => {
  const week = { ...closed, zondag: [['12:00', '17:00']] as OpenPeriod[] };
  const state = (instant: string) => openState({ week }, new Date(instant));
  // 29 March 2026, summer time begins at 02:00: 12:00 is 10:00 UTC.
  expect(state('2026-03-29T09:59:00Z')).toMatchObject({ open: false });
  expect(state('2026-03-29T10:00:00Z')).toMatchObject({ open: true, until: '17:00' });
  expect(state('2026-03-29T15:00:00Z').open).toBe(false);
  // 25 October 2026, summer time ends at 03:00: 12:00 is 11:00 UTC.
  expect(state('2026-10-25T10:59:00Z')).toMatchObject({ open: false });
  expect(state('2026-10-25T11:00:00Z')).toMatchObject({ open: true, until: '17:00' });
  expect(state('2026-10-25T16:00:00Z').open).toBe(false);
});

test('minutes until closing are minutes that pass, also in the night of the clock', () => {
  const week = { ...closed, zaterdag: [['22:00', '04:00']] as OpenPeriod[] };
  const closesIn = (instant: string) => {
    const state = openState({ week }, new Date(instant));
    return state.open ? state.closesIn : undefined;
  };
  // From 01:30 to 04:00: an hour less in spring, an hour more in autumn.
  expect(closesIn('2026-03-29T00:30:00Z')).toBe(90);
  expect(closesIn('2026-10-24T23:30:00Z')).toBe(210);
  expect(closesIn('2026-06-13T23:30:00Z')).toBe(150);
});

test('a feast closes a store within its longer summer hours', () => {
  const week = { ...closed, dinsdag: [['09:00', '18:00']] as OpenPeriod[] };
  const special = [
    { from: '2026-07-14', until: '2026-07-14', label: 'Feest', periods: [] },
    {
      from: '2026-07-01',
      until: '2026-08-31',
      label: 'Zomer',
      periods: [['10:00', '20:00']] as OpenPeriod[],
    },
  ];
  expect(specialOn({ week, special }, '2026-07-14')?.label).toBe('Feest');
  expect(openState({ week, special }, new Date('2026-07-14T10:00:00Z'))).toMatchObject({
    open: false,
    next: { from: '10:00', inDays: 1, date: '2026-07-15', weekday: 'woensdag' },
  });
});

test('a store that is closed for months tells the day on which it opens again', () => {
  const week = { ...closed, vrijdag: [['09:00', '18:00']] as OpenPeriod[] };
  const special = [{ from: '2026-01-01', until: '2026-03-31', label: 'Verbouwing', periods: [] }];
  expect(openState({ week, special }, new Date('2026-01-05T10:00:00Z'))).toMatchObject({
    next: { date: '2026-04-03', weekday: 'vrijdag' },
  });
  expect(openState({ week: closed }, new Date())).toEqual({ open: false });
});

test('what is told of a store that closes soon holds for a minute', () => {
  const week = { ...closed, vrijdag: [['09:00', '18:00']] as OpenPeriod[] };
  const held = (time: string) => {
    const instant = new Date(`2026-11-20T${time}:00Z`);
    return holdsUntil(openState({ week }, instant), instant).toISOString().slice(11, 16);
  };
  expect(CLOSES_SOON).toBe(30);
  expect([held('10:00'), held('16:40'), held('18:00')]).toEqual(['16:30', '16:41', '23:00']);
});

test('S2.12/6 today is the day where the store is, not where the server is', () => {
  expect(weekdayAt(new Date('2026-11-22T22:59:00Z'))).toBe('zondag');
  expect(weekdayAt(new Date('2026-11-22T23:00:00Z'))).toBe('maandag');
});

test('periods that touch are one, also over midnight and over the end of the week', () => {
  const week: WeekHours = {
    ...closed,
    zaterdag: [
      ['09:00', '12:00'],
      ['12:00', '24:00'],
    ],
    zondag: [['00:00', '01:30']],
  };
  expect(openState({ week }, new Date('2026-11-21T10:00:00Z'))).toMatchObject({
    open: true,
    until: '01:30',
  });
  const always = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]]));
  expect(openState({ week: always as WeekHours }, new Date())).toEqual({ open: true });
});

test('what is no time is left out instead of opening a store', () => {
  const week = { ...closed, maandag: [['9 uur', '25:00']] as OpenPeriod[] };
  expect(openState({ week }, new Date('2026-11-23T10:00:00Z'))).toEqual({ open: false });
});

test('S2.12/6 one entry for each day, Monday first', () => {
  expect(weekFromMonday).toHaveLength(7);
  expect(weekFromMonday[0]).toBe('maandag');
  expect(weekFromMonday[6]).toBe('zondag');
});

test('a time is hours and minutes of one day, and nothing beside them', () => {
  expect(['00:00', '9:05', '09:05', '23:59', '24:00'].map(minutesOf)).toEqual([
    ...[0, 545, 545, 1439, 1440],
  ]);
  for (const none of ['24:01', '12:60', '9:5', '009:00', '09:000', '9 uur', '', '-1:00']) {
    expect(minutesOf(none), none).toBeNaN();
  }
});

test('a period with one end that is no time is left out as well', () => {
  for (const wrong of [
    ['09:00', '25:00'],
    ['9 uur', '18:00'],
  ] as OpenPeriod[]) {
    const week = { ...closed, maandag: [wrong] };
    expect(openState({ week }, new Date('2026-11-23T10:00:00Z'))).toEqual({ open: false });
  }
});

test('a store that opens again within a year and some days says when, and one that does later not', () => {
  const opens = (inDays: number): Schedule => {
    const day = dayAfter('2026-11-20', inDays);
    return {
      week: closed,
      special: [{ from: day, until: day, label: '', periods: [['10:00', '11:00']] }],
    };
  };
  const at = new Date('2026-11-20T12:00:00Z');
  expect(openState(opens(370), at)).toMatchObject({ open: false, next: { inDays: 370 } });
  expect(openState(opens(371), at)).toEqual({ open: false });
});

test('that a store never closes is true until midnight, when its day is another', () => {
  const always = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]]));
  const at = new Date('2026-11-20T12:00:00Z');
  const state = openState({ week: always as WeekHours }, at);
  expect(holdsUntil(state, at).toISOString()).toBe('2026-11-20T23:00:00.000Z');
});
