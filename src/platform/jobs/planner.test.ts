import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { silentLog } from '../config/log';
import { createDue, minutesUntil, startPlanner } from './planner';

const at = (iso: string) => new Date(iso).getTime();
const MINUTE = 60_000;

const jobs = [
  { name: 'each-minute', cron: '* * * * *' },
  { name: 'each-hour', cron: '20 * * * *' },
  { name: 'by-day', cron: '20 8-17 * * *' },
  { name: 'midnight', cron: '0 0 * * *', zone: 'Europe/Amsterdam' as const },
  { name: 'never' },
];
const namesAt = (...moments: string[]) => createDue(jobs)(moments.map(at)).map(({ name }) => name);

describe('which jobs fall due', () => {
  test('a line is read in UTC, or in its own zone, in summer and winter', () => {
    expect(namesAt('2026-11-27T04:20:00Z')).toEqual(['each-minute', 'each-hour']);
    expect(namesAt('2026-11-27T17:20:00Z')).toEqual(['each-minute', 'each-hour', 'by-day']);
    expect(namesAt('2026-11-26T23:00:00Z')).toEqual(['each-minute', 'midnight']);
    expect(namesAt('2026-07-01T22:00:00Z')).toEqual(['each-minute', 'midnight']);
    expect(namesAt('2026-07-01T23:00:00Z')).toEqual(['each-minute']);
  });

  test('one of several minutes is enough, and a job is named once', () => {
    expect(namesAt('2026-11-27T04:19:00Z', '2026-11-27T04:20:00Z')).toEqual([
      'each-minute',
      'each-hour',
    ]);
  });
});

test('no minute is planned twice or left out, however irregular the looks are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1 }), (pauses) => {
      const began = at('2026-11-27T04:00:30Z');
      let now = began;
      let last: number | undefined;
      const planned: number[] = [];
      for (const pause of pauses) {
        const minutes = minutesUntil(now, last);
        planned.push(...minutes);
        last = minutes.at(-1) ?? last;
        now += pause;
      }
      const first = at('2026-11-27T04:00:00Z');
      expect(planned).toEqual(planned.map((_, place) => first + place * MINUTE));
    }),
  );
});

test('after a long outage a day is made up for, and no more', () => {
  const now = at('2026-11-27T04:00:30Z');
  const minutes = minutesUntil(now, at('2026-11-20T04:00:00Z'));
  expect(minutes[0]).toBe(at('2026-11-26T04:00:00Z'));
  expect(minutes.at(-1)).toBe(at('2026-11-27T04:00:00Z'));
});

test('what could not be stored is stored at the next try, and each minute has its own', async () => {
  let now = at('2026-11-27T04:19:50Z');
  const stored: string[] = [];
  const warn = vi.fn();
  let refusals = 1;
  await new Promise<void>((resolve) => {
    const stop = startPlanner({
      jobs,
      now: async () => now,
      store: async ({ name }) => {
        if (name === 'each-hour' && refusals > 0) {
          refusals -= 1;
          throw new Error('no room');
        }
        stored.push(`${new Date(now).toISOString().slice(14, 19)} ${name}`);
      },
      log: { ...silentLog, warn },
      sleep: async (ms) => {
        now += ms;
        if (now < at('2026-11-27T04:21:30Z')) return;
        stop();
        resolve();
      },
    });
  });
  expect(stored).toEqual([
    '19:50 each-minute',
    '20:00 each-minute',
    '20:05 each-minute',
    '20:05 each-hour',
    '21:00 each-minute',
  ]);
  expect(warn.mock.calls.map(([{ err }]) => err.message)).toEqual(['no room']);
});
