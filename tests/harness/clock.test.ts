import { expect, test } from 'vitest';
import { createTestClock } from './clock';

test('stands still until it is moved', () => {
  const clock = createTestClock('2026-01-01T00:00:00Z');
  const first = clock.now();
  clock.advance(90_000);
  expect(first.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(clock.now().toISOString()).toBe('2026-01-01T00:01:30.000Z');
  clock.set('2026-05-05T12:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-05-05T12:00:00.000Z');
});
