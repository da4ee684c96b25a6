import { expect, test } from 'vitest';
import { expiryOf, expiryOnChange } from './payment';

const waits = { paymentMinutes: 20, transferDays: 14, keptDays: 10 };
const placedAt = new Date('2026-03-02T10:00:00Z');
const after = (days: number, minutes = 0) =>
  new Date(placedAt.getTime() + days * 86_400_000 + minutes * 60_000);

test('whatever way of paying is chosen, an order that is not paid has an end', () => {
  expect(expiryOf('ideal', placedAt, waits)).toEqual(after(0, 20));
  expect(expiryOf('transfer', placedAt, waits)).toEqual(after(14));
  expect(expiryOf('store', placedAt, waits)).toEqual(after(10));
});

test('a transfer gives the time that it takes, another way at a provider none; what it had stays', () => {
  const change = (method: string, expiresAt: Date, now: Date) =>
    expiryOnChange(method, { placedAt, expiresAt }, now, waits);
  expect(change('paypal', after(0, 20), after(0, 19))).toEqual(after(0, 20));
  expect(change('transfer', after(0, 20), after(0, 19))).toEqual(after(14));
  expect(change('ideal', after(14), after(5))).toEqual(after(14));
  // Made ready on the ninth day, and kept ten days from then.
  expect(change('ideal', after(19), after(15))).toEqual(after(19));
});

test('at a provider its time counts from the first try, however many ways are tried', () => {
  let expiresAt = after(0, 20);
  for (let minute = 0; minute < 40; minute += 1) {
    const method = minute % 2 ? 'ideal' : 'paypal';
    const now = after(0, minute);
    expiresAt = expiryOnChange(method, { placedAt, expiresAt }, now, waits) ?? after(99);
  }
  expect(expiresAt).toEqual(after(0, 20));
});

test('an order is not kept for ever by changing from one way to pay to another', () => {
  let expiresAt = after(10);
  for (let day = 0; day < 14; day += 1) {
    for (const method of ['transfer', 'ideal', 'store', 'transfer']) {
      expiresAt =
        expiryOnChange(method, { placedAt, expiresAt }, after(day, 1439), waits) ?? after(99);
    }
  }
  expect(expiresAt).toEqual(after(14));
});
