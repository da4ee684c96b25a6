import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from './dutch-dates';
import { timeOf } from './opening-hours';
import { isSummerTime, quickMoments, readMoment } from './plan-moment';

/** Whole minutes from 2025 to 2036. */
const instants = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2036, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

test('whatever Dutch clocks show at an instant is read as that instant, or the one an hour before that shows the same', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { date, minutes } = localTime(instant);
      const read = readMoment(date, timeOf(minutes));
      if (!('at' in read)) throw new Error('a time that was shown is there');
      const apart = instant.getTime() - read.at.getTime();
      expect(apart === 0 || (apart === 3_600_000 && read.isTwice)).toBe(true);
      expect(localTime(read.at)).toEqual(localTime(instant));
    }),
    { numRuns: 2000 },
  );
});

test('the hour that is skipped in spring is no moment, and the one that comes twice in autumn is the first', () => {
  expect(readMoment('2027-03-28', '02:30')).toEqual({ wrong: 'skipped' });
  expect(readMoment('2027-03-28', '03:00')).toMatchObject({
    at: new Date('2027-03-28T01:00:00Z'),
    isTwice: false,
  });
  expect(readMoment('2026-10-25', '02:30')).toEqual({
    at: new Date('2026-10-25T00:30:00Z'),
    isTwice: true,
  });
  expect(readMoment('2026-10-25', '')).toEqual({ wrong: 'none' });
  expect(readMoment('2026-02-31', '10:00')).toEqual({ wrong: 'none' });
  expect([
    isSummerTime(new Date('2026-07-01T10:00Z')),
    isSummerTime(new Date('2026-12-01')),
  ]).toEqual([true, false]);
});

test('what is offered lies ahead, once each, and says the day and time that clocks show then', () => {
  const days = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
  fc.assert(
    fc.property(instants, (now) => {
      const all = quickMoments(now);
      expect(all.length).toBeGreaterThan(1);
      expect(all.some(({ label }) => label === 'vrijdag 18:00')).toBe(true);
      expect(new Set(all.map(({ at }) => at.getTime())).size).toBe(all.length);
      for (const { label, at } of all) {
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(at.getTime() - now.getTime()).toBeLessThan(8 * 86_400_000);
        const { day, minutes } = localTime(at);
        const [name = '', time] = label.split(' ');
        expect(timeOf(minutes)).toBe(time);
        if (days.includes(name)) expect(days[day]).toBe(name);
      }
    }),
    { numRuns: 1000 },
  );
});
