import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, birthDay, hasEnoughChoices } from './rules';

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('S5.3/1 who is 14 today is 14, who is 14 tomorrow is 13', () => {
  expect(ageOn('2012-11-21', '2026-11-21')).toBe(14);
  expect(ageOn('2012-11-22', '2026-11-21')).toBe(13);
  expect(ageOn('2012-12-01', '2026-11-21')).toBe(13);
  expect(ageOn('2012-10-31', '2026-11-21')).toBe(14);
  expect(ageOn('2012-02-29', '2026-02-28')).toBe(13);
  expect(ageOn('2012-02-29', '2026-03-01')).toBe(14);
});

test('S5.3/1 nobody gets older but on a birthday, and then by a year', () => {
  fc.assert(
    fc.property(day, day, (born, today) => {
      const next = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000)
        .toISOString()
        .slice(0, 10);
      const birthday = next.slice(5) === born.slice(5);
      const leapling = born.endsWith('-02-29') && next.endsWith('-03-01');
      const gained = ageOn(born, next) - ageOn(born, today);
      expect(gained === 0 || gained === 1).toBe(true);
      if (gained === 1) expect(birthday || leapling).toBe(true);
      if (birthday) expect(gained).toBe(1);
    }),
  );
});

test('a day that is in no calendar is none', () => {
  expect(birthDay({ day: '31', month: '2', year: '2010' })).toBeUndefined();
  expect(birthDay({ day: '', month: '2', year: '2010' })).toBeUndefined();
  expect(birthDay({ day: '3', month: '2', year: '2010' })).toBe('2010-02-03');
});

test('S5.3/3 three choices are enough, two are not', () => {
  expect([0, 2, 3, 4].map(hasEnoughChoices)).toEqual([false, false, true, true]);
});
