import { expect, test } from 'vitest';
import { systemClock } from './clock';

test('the system’s clock tells the present moment', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
