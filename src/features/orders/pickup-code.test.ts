import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePickupCode, PICKUP_LETTERS } from './pickup-code';
import { isPickupCode, pickupCodeOf } from './server/pickup-code';

test('a code comes of an order’s token alone, and reads the same however it is typed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 16 }), fc.constantFrom('', ' ', '-'), (token, between) => {
      const code = pickupCodeOf(token);
      expect(pickupCodeOf(token)).toBe(code);
      expect(code).toMatch(/^[^AEIOUYV01BSZL]{3}-[^AEIOUYV01BSZL]{3}$/);
      expect(normalizePickupCode(` ${code.toLowerCase().replace('-', between)} `)).toBe(code);
    }),
  );
});

test('other tokens have other codes, and every letter is used', () => {
  const codes = Array.from({ length: 5000 }, (_, at) => pickupCodeOf(`token ${at}`));
  expect(new Set(codes).size).toBeGreaterThan(4990);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(PICKUP_LETTERS.length);
});

test('an order has its own code alone, however it is typed; letters of older codes are read', () => {
  expect(isPickupCode('token 1', pickupCodeOf('token 1').toLowerCase())).toBe(true);
  expect(isPickupCode('token 2', pickupCodeOf('token 1'))).toBe(false);
  expect(normalizePickupCode('kut 4sz')).toBe('KUT-4SZ');
});

test.each(['', 'K7M', 'K7M-4PQ2', '2026-001234', 'K7M-4P0', 'Janssen'])(
  '%j is no code',
  (typed) => {
    expect(normalizePickupCode(typed)).toBeUndefined();
  },
);
