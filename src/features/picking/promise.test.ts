import { expect, test } from 'vitest';
import { comparePromises, promisedOf, urgencyOf } from './promise';

const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const rhythm = { cutOff: '17:00', packs: days, delivers: days, days: 1 };
const at = (text: string) => new Date(`2026-03-${text}:00+01:00`);

test('an order leaves the same day before the cut-off, and after it on the next day of packing', () => {
  expect(promisedOf(at('02T16:59'), rhythm).leaves).toBe('2026-03-02');
  expect(promisedOf(at('02T17:00'), rhythm).leaves).toBe('2026-03-03');
  expect(promisedOf(at('06T18:00'), rhythm).leaves).toBe('2026-03-09');
});

test('one whose way is gone leaves on the day on which it was ordered: it is not forgotten', () => {
  expect(promisedOf(at('02T18:00'), undefined).leaves).toBe('2026-03-02');
});

test('promises come as they run out: by day, by the hour of the carrier, by who waits longest', () => {
  const early = promisedOf(at('02T16:00'), { ...rhythm, cutOff: '22:00' });
  const late = promisedOf(at('02T09:00'), rhythm);
  const longest = promisedOf(at('02T08:00'), rhythm);
  const tomorrow = promisedOf(at('02T18:00'), rhythm);
  expect([tomorrow, early, late, longest].sort(comparePromises)).toEqual([
    longest,
    late,
    early,
    tomorrow,
  ]);
});

test('what should have left is late', () => {
  const today = '2026-03-03';
  const urgency = (leaves: string) => urgencyOf({ leaves }, today);
  expect([urgency('2026-03-02'), urgency(today), urgency('2026-03-04')]).toEqual([
    ...['late', 'today', 'later'],
  ]);
});
