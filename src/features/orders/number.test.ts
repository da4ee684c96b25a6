import { expect, test } from 'vitest';
import { normalizeNumber } from './number';

test.each([
  ['2026-001234', '2026-001234'],
  [' 2026 1234 ', '2026-001234'],
  ['#2026-001234', '2026-001234'],
  ['2026001234', '2026-001234'],
  ['2026-1234567', '2026-1234567'],
  [' hallo ', 'hallo'],
])('%j is order %j', (typed, number) => expect(normalizeNumber(typed)).toBe(number));
