import { expect, test } from 'vitest';
import { isOrderNumber, normalizeNumber } from './number';

test.each([
  ['2026-001234', '2026-001234'],
  [' 2026 1234 ', '2026-001234'],
  ['#2026-001234', '2026-001234'],
  ['2026001234', '2026-001234'],
  ['2026-1234567', '2026-1234567'],
  [' hallo ', 'hallo'],
])('%j is order %j', (typed, number) => expect(normalizeNumber(typed)).toBe(number));

test('what can’t be a number of an order is known from what can', () => {
  for (const typed of ['2026-001234', ' 2026 1234 ', '#2026001234', '2026-1']) {
    expect(isOrderNumber(typed), typed).toBe(true);
  }
  for (const typed of ['', 'abc', '1234', '26-1234', '2026-', '2026-12a4', 'F2026-001234']) {
    expect(isOrderNumber(typed), typed).toBe(false);
  }
});
