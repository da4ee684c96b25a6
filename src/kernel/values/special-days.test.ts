import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayAfter,
  type OpenPeriod,
  periodsOn,
  type SpecialHours,
  type WeekHours,
  weekdays,
} from './opening-hours';
import { type ManyDays, specialOf, standingOn, withSpecial } from './special-days';

const week = Object.fromEntries(
  weekdays.map((day) => [day, day === 'zondag' ? [['12:00', '17:00']] : [['09:00', '18:00']]]),
) as WeekHours;

const FIRST = '2026-12-20';
const day = (nth: number) => dayAfter(FIRST, nth);
const special = (from: number, days: number, periods: OpenPeriod[], label = ''): SpecialHours => ({
  ...{ from: day(from), until: day(from + days), label, periods },
});

const anySpecial = fc
  .tuple(fc.nat(30), fc.nat(8), fc.constantFrom<OpenPeriod[]>([], [['10:00', '14:00']]))
  .map(([from, days, periods]) => special(from, days, periods));

/** As the codec wants it: of two that share days one lies within the other, and is shorter. */
const isClear = (list: readonly SpecialHours[]): boolean =>
  list.every((one, at) =>
    list.every((other, nth) => {
      if (nth === at || one.from > other.until || other.from > one.until) return true;
      const holds = one.from <= other.from && other.until <= one.until;
      const isHeld = other.from <= one.from && one.until <= other.until;
      return holds !== isHeld;
    }),
  );

test('days that are added hold, and no other day changes', () => {
  fc.assert(
    fc.property(fc.array(anySpecial, { maxLength: 6 }), anySpecial, (some, one) => {
      const stands = some.reduce<SpecialHours[]>((list, next) => withSpecial(list, [next]), []);
      const added = { ...one, periods: [['07:00', '08:00']] as OpenPeriod[] };
      const after = withSpecial(stands, [added]);
      expect(isClear(after)).toBe(true);
      for (let nth = -2; nth < 45; nth += 1) {
        const isOne = added.from <= day(nth) && day(nth) <= added.until;
        expect(periodsOn({ week, special: after }, day(nth))).toEqual(
          isOne ? added.periods : periodsOn({ week, special: stands }, day(nth)),
        );
      }
    }),
    { numRuns: 400 },
  );
});

test('a season around a feast stays as it was', () => {
  const season = special(0, 20, [['09:00', '21:00']], 'Feestdagen');
  const feast = special(5, 0, [], 'Eerste kerstdag');
  expect(withSpecial([season], [feast])).toEqual([season, feast]);
});

const days = (hours: ManyDays['hours'], until = 0): ManyDays => ({
  ...{ from: '2026-12-24', until: dayAfter('2026-12-24', until), label: 'Kerst', hours },
});

test('hours come from what a store’s own week says', () => {
  expect(specialOf(days({ kind: 'closed' }, 1), week)).toEqual([
    { from: '2026-12-24', until: '2026-12-25', label: 'Kerst', periods: [] },
  ]);
  expect(specialOf(days({ kind: 'sunday' }), week)[0]?.periods).toEqual([['12:00', '17:00']]);
  // A Thursday to a Sunday that opens later than it would have to close.
  const early = specialOf(days({ kind: 'until', time: '12:00' }, 3), week);
  expect(early.map(({ periods }) => periods)).toEqual([
    ...Array.from({ length: 3 }, () => [['09:00', '12:00']]),
    [],
  ]);
});

test('what stands of the days is found', () => {
  const list = [special(0, 1, []), special(10, 0, [])];
  expect(standingOn(list, days({ kind: 'closed' }))).toEqual([]);
  expect(standingOn([special(2, 2, [])], days({ kind: 'closed' }))).toHaveLength(1);
});
