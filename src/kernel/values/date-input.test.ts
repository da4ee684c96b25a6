import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, readMoment, readTime } from './date-input';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('S5.2/14 S2.14/16 a day is kept as year, month and day, in whichever order it was typed', () => {
  fc.assert(
    fc.property(day, (text) => {
      const [year, month, date] = text.split('-');
      expect(readDay(text)).toBe(text);
      expect(readDay(`${date}-${month}-${year}`)).toBe(text);
      expect(readDay(` ${Number(date)}/${Number(month)}/${year} `)).toBe(text);
    }),
  );
});

test.each([
  '',
  '2026',
  '2026-02-29',
  '2026-13-01',
  '2026-11-31',
  '32-01-2026',
  '2026-11-20 10:00',
  '12026-11-20',
  '2026-11-201',
  '120-11-2026',
  'morgen',
])('S5.2/14 %j is no day', (text) => expect(readDay(text)).toBeUndefined());

test.each([
  ['9:05', '09:05'],
  ['09.05', '09:05'],
  ['23:59:59', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['12', undefined],
])('S2.14/16 the time %j is read as %j', (text, time) => expect(readTime(text)).toBe(time));

test('S2.14/16 a moment is a day and a time', () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 23 }), fc.nat({ max: 59 }), (date, hours, minutes) => {
      const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
      expect(readMoment(`${date}T${time}`)).toBe(`${date} ${time}`);
      expect(readMoment(`${date} ${time}`)).toBe(`${date} ${time}`);
    }),
  );
  expect(readMoment('20-11-2026 9:05')).toBe('2026-11-20 09:05');
  expect(readMoment('2026-11-20')).toBeUndefined();
  expect(readMoment('2026-11-20 25:00')).toBeUndefined();
});

test('a row of spaces as long as a form can be sent with is no moment, and found so at once', () => {
  const begun = performance.now();
  expect(readMoment(`x${' '.repeat(100_000)}x`)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(readMoment('  20-11-2026   9:05  ')).toBe('2026-11-20 09:05');
});

test.each(['x2026-11-20', '12026-11-20', '2026-11-20 9:05:00:00', '2026-11-20 9:0'])(
  '%j is neither a day nor a moment',
  (text) => {
    expect(readDay(text)).toBeUndefined();
    expect(readMoment(text)).toBeUndefined();
  },
);

test('S5.2/14 S2.14/16 spaces around a day or a time say nothing, and more than both is neither', () => {
  expect(readDay(' 2026-11-20 ')).toBe('2026-11-20');
  expect(readTime(' 9:05 ')).toBe('09:05');
  expect(readMoment(' 2026-11-20T9:05 ')).toBe('2026-11-20 09:05');
  expect(readMoment('2026-11-20 9:05\nen later')).toBeUndefined();
  const apart = (spaces: number) => readMoment(`2026-11-20${' '.repeat(spaces)}09:05`);
  expect(apart(45)).toBe('2026-11-20 09:05');
  expect(apart(46)).toBeUndefined();
});
