import { expect, test } from 'vitest';
import { cropPosition, moveBy } from './focus-steps';

test('arrows move a point by a hundredth, with Shift by a tenth, and never off the picture', () => {
  expect(moveBy({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
  expect(moveBy({ x: 0.5, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 1 });
  expect(moveBy({ x: 0, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0, y: 0 });
  expect(moveBy({ x: 0, y: 0 }, 'Tab', false)).toBeUndefined();
});

test('a preview is cut as the site cuts', () => {
  expect(cropPosition({ x: 0.22, y: 0.93 })).toBe('20% 95%');
});
