import { expect, test } from 'vitest';
import { enMyStore } from '../messages/en-my-store';
import { myStoreTexts } from '../messages/nl-my-store';
import { holdsFor, readStoreId, storeIdIn } from './my-store';
import { openState, type Schedule, weekdays } from './opening-hours';

test.each(['', '0', '-1', '1.5', ' 1', '01', '1e3', '12x', 'NaN', '9'.repeat(11), '2147483648'])(
  'a cookie that says %j is no store',
  (text) => {
    expect(readStoreId(text)).toBeUndefined();
    expect(storeIdIn(`a=1; etalage_store=${text}; b=2`)).toBeUndefined();
  },
);

test('a store is read out of a page’s cookies, and of no cookie of another name', () => {
  expect(storeIdIn('etalage_store=12')).toBe(12);
  expect(storeIdIn('a=1; etalage_store=2147483647; b=2')).toBe(2_147_483_647);
  expect(storeIdIn('my_etalage_store=12; etalage_stores=3')).toBeUndefined();
  expect(storeIdIn('')).toBeUndefined();
});

const week = Object.fromEntries(
  weekdays.map((day) => [day, day === 'zondag' ? [] : [['09:30', '18:00']]]),
) as Schedule['week'];
const schedule: Schedule = {
  week,
  special: [{ from: '2026-12-24', until: '2027-01-03', label: 'Verbouwing', periods: [] }],
};
const tell = (at: string, given = schedule) => myStoreTexts.state(openState(given, new Date(at)));

test('S2.12/6 a header says until when a store is open, or when it opens again', () => {
  expect(tell('2026-03-02T11:00:00+01:00')).toBe('open tot 18:00');
  // No minutes: what is told holds until it closes.
  expect(tell('2026-03-02T17:50:00+01:00')).toBe('open tot 18:00');
  expect(tell('2026-03-02T08:00:00+01:00')).toBe('gesloten, vandaag vanaf 09:30');
  expect(tell('2026-03-02T18:00:00+01:00')).toBe('gesloten, morgen vanaf 09:30');
  expect(tell('2026-03-07T19:00:00+01:00')).toBe('gesloten, maandag vanaf 09:30');
  expect(tell('2026-12-24T12:00:00+01:00')).toBe('gesloten tot 4 jan');
  const never = Object.fromEntries(weekdays.map((day) => [day, []])) as never;
  expect(tell('2026-03-02T11:00:00+01:00', { week: never })).toBe('gesloten');
  const always = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]])) as never;
  expect(tell('2026-03-02T11:00:00+01:00', { week: always })).toBe('dag en nacht open');
});

test('the same in English', () => {
  const state = (at: string) => enMyStore.state?.(openState(schedule, new Date(at)));
  expect(state('2026-03-02T11:00:00+01:00')).toBe('open until 18:00');
  expect(state('2026-03-07T19:00:00+01:00')).toBe('closed, Monday from 09:30');
  expect(state('2026-12-24T12:00:00+01:00')).toBe('closed until 4 Jan');
});

test('what is told holds until the text is another: no moment before, and not after', () => {
  const end = Date.parse('2026-04-01T00:00:00+02:00');
  // Across the day on which clocks go forward, by steps that meet no round time.
  for (let at = Date.parse('2026-03-23T00:03:00+01:00'); at < end; at += 53 * 60_000) {
    const now = new Date(at);
    const holds = holdsFor(openState(schedule, now), now);
    expect(holds).toBeGreaterThan(0);
    const told = tell(now.toISOString());
    expect(tell(new Date(at + holds - 1).toISOString())).toBe(told);
    expect(tell(new Date(at + holds).toISOString())).not.toBe(told);
  }
});
