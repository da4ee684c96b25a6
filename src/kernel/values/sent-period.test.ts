import { expect, test } from 'vitest';
import { readSentPeriod } from './sent-period';

const now = new Date('2026-11-28T12:00:00Z');
const texts = { moment: 'geen', past: 'voorbij', far: 'ver', order: 'volgorde' };
const read = (sent: Record<string, unknown>, mayBeginNow = true) =>
  readSentPeriod(sent, { now, mayBeginNow, aheadDays: 30, texts });
const problems = (sent: Record<string, unknown>, mayBeginNow?: boolean) => {
  try {
    read(sent, mayBeginNow);
    return {};
  } catch (error) {
    return (error as { fields: object }).fields;
  }
};

test('what may begin at once does so where nothing is said of it', () => {
  expect(read({})).toEqual({ startsAt: now, endsAt: null, isNow: true });
  expect(problems({}, false)).toEqual({ starts_at: 'geen' });
});

test('it lies ahead, not too far, and ends after it begins', () => {
  const [soon, later] = ['2026-11-29T12:00:00Z', '2026-11-30T12:00:00Z'];
  expect(read({ starts_at: soon, ends_at: later })).toEqual({
    ...{ startsAt: new Date(soon), endsAt: new Date(later), isNow: false },
  });
  expect(problems({ starts_at: '2026-11-28T12:00:00Z' })).toEqual({ starts_at: 'voorbij' });
  expect(problems({ starts_at: '2027-11-28T12:00:00Z' })).toEqual({ starts_at: 'ver' });
  expect(problems({ starts_at: later, ends_at: soon })).toEqual({ ends_at: 'volgorde' });
  expect(problems({ starts_at: soon, ends_at: soon })).toEqual({ ends_at: 'volgorde' });
  expect(problems({ ends_at: '2027-11-28T12:00:00Z' })).toEqual({ ends_at: 'ver' });
  expect(problems({ starts_at: 7, ends_at: 'morgen' })).toEqual({
    ...{ starts_at: 'geen', ends_at: 'geen' },
  });
});
