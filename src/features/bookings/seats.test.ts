import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSeatsProblem, isBookable } from './seats';

const few = fc.integer({ min: 0, max: 12 });

test('seats are booked exactly when there are so many and one booking may have them', () => {
  fc.assert(
    fc.property(few, few, fc.integer({ min: 1, max: 12 }), few, (seats, left, most, had) => {
      const fits = seats > 0 && seats <= left && seats + had <= most;
      expect(findSeatsProblem(seats, { left, most, had }) === undefined).toBe(fits);
    }),
  );
  expect(findSeatsProblem(undefined, { left: 3, most: 6 })).toBe('number');
  expect(findSeatsProblem(1, { left: 0, most: 6 })).toBe('full');
  expect(findSeatsProblem(4, { left: 3, most: 6 })).toBe('left');
  expect(findSeatsProblem(7, { left: 9, most: 6 })).toBe('most');
});

const event = {
  state: 'Online' as const,
  seats: 8,
  seatVariantId: 3,
  startsAt: new Date('2026-12-12T10:00:00Z'),
};

test('an event is booked until it begins, when it has seats and is online', () => {
  const before = new Date('2026-12-12T09:59:59Z');
  expect(isBookable(event, before)).toBe(true);
  expect(isBookable(event, event.startsAt)).toBe(false);
  expect(isBookable({ ...event, seats: null }, before)).toBe(false);
  expect(isBookable({ ...event, seatVariantId: null }, before)).toBe(false);
  expect(isBookable({ ...event, state: 'Offline' }, before)).toBe(false);
});
