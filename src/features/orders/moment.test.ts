import { expect, test } from 'vitest';
import { formatMoment } from './moment';

test.each([
  ['2026-03-02T09:05:00Z', '2 maart 2026 om 10:05'],
  ['2026-07-01T22:30:00Z', '2 juli 2026 om 00:30'],
])('%s is %s on Dutch clocks', (instant, text) => {
  expect(formatMoment(new Date(instant))).toBe(text);
});
