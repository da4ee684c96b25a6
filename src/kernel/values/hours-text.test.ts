import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPeriods, readSpecial, writePeriods, writeSpecial } from './hours-text';
import { dayAfter, type OpenPeriod } from './opening-hours';

const time = fc.integer({ min: 0, max: 1440 }).map((minutes) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});
const periods = fc.array(
  fc.tuple(time, time).map((pair): OpenPeriod => pair),
  { maxLength: 3 },
);

test('hours that are written are read as they were', () => {
  fc.assert(
    fc.property(periods, (any) => {
      expect(readPeriods(writePeriods(any))).toEqual(any);
    }),
  );
});

test('special days that are written are read as they were', () => {
  const label = fc.constantFrom('', 'Eerste kerstdag', 'Zomer 2026', 'dicht');
  const special = fc
    .record({ ahead: fc.nat(900), days: fc.nat(60), label, periods })
    .map(({ ahead, days, ...rest }) => {
      const from = dayAfter('2026-01-01', ahead);
      return { from, until: dayAfter(from, days), ...rest };
    });
  fc.assert(
    fc.property(fc.array(special, { maxLength: 4 }), (any) => {
      expect(readSpecial(writeSpecial(any))).toEqual(any);
    }),
  );
});

test('as people write them', () => {
  expect(readPeriods('9.30–18.00')).toEqual([['09:30', '18:00']]);
  expect(readPeriods('Gesloten')).toEqual([]);
  expect(() => readPeriods('9 tot 5')).toThrow("'9 tot 5' is geen tijd van-tot");
  expect(() => readPeriods('09:00-25:00')).toThrow("'25:00' is geen tijd");
  expect(() => readSpecial('2026-02-30 dicht')).toThrow('begint niet met een dag');
  expect(() => readSpecial('2026-03-02..2026-03-01 dicht')).toThrow('eindigt voor het begint');
});
