import { expect, test } from 'vitest';
import { barPlace } from './bar-place';

const still = { top: 0, left: 0 };
const frame = { buttons: 5, zoom: 1, width: 390 };

test('the bar is above its block where there is room, else in it', () => {
  expect(barPlace({ top: 100, left: 16 }, still, frame).top).toBe(70);
  expect(barPlace({ top: 10, left: 16 }, still, frame).top).toBe(10);
  expect(barPlace({ top: 10, left: 16 }, { top: 400, left: 0 }, frame).top).toBe(380);
  expect(barPlace({ top: 100, left: 16 }, still, { ...frame, zoom: 2 }).top).toBe(40);
});

test('it begins where its block does, and ends within the frame', () => {
  expect(barPlace({ top: 100, left: 16 }, still, frame)).toMatchObject({ left: 16, most: 374 });
  expect(barPlace({ top: 100, left: -20 }, still, frame)).toMatchObject({ left: 0, most: 390 });
});

test('of a block at the right edge it begins before it: its buttons and some of its name have room', () => {
  expect(barPlace({ top: 100, left: 380 }, still, frame)).toMatchObject({ left: 150, most: 240 });
  expect(barPlace({ top: 100, left: 380 }, still, { ...frame, zoom: 2 })).toMatchObject({
    left: 0,
    most: 390,
  });
});
