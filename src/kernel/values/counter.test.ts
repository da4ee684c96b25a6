import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counterSteps, formatCounter } from './counter';

const targets = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((tenths) => tenths / 10),
);

test('S9.9/5 a counter begins at 20% of its target and takes 15 steps', () => {
  expect(counterSteps(60)).toHaveLength(16);
  expect(counterSteps(60)[0]).toBe(12);
  expect(counterSteps(4.8)[0]).toBe(1);
});

test('S2.12/3 S9.9/5 it only goes up, and ends at the target itself', () => {
  fc.assert(
    fc.property(targets, (target) => {
      const steps = counterSteps(target);
      expect(steps.at(-1)).toBe(target);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      const rounding = Number.isInteger(target) ? 0.5 : 0.05;
      expect(Math.abs((steps[0] ?? 0) - target * 0.2)).toBeLessThanOrEqual(rounding + 1e-9);
    }),
  );
});

test('numbers are written as the Dutch do, with the target’s decimals throughout', () => {
  expect(formatCounter(2480, 12_400)).toBe('2.480');
  expect(formatCounter(1, 1.9)).toBe('1,0');
  expect(formatCounter(12_400, 12_400, 'en-GB')).toBe('12,400');
});
