import { expect, test } from 'vitest';
import {
  expiryOf,
  expiryOnChange,
  isCertain,
  isConfirmed,
  isOwnMethod,
  isPaidLater,
  isUnfinished,
  mayFollow,
  standingOfMoney,
} from './payment';

const terms = { paymentMinutes: 20, linkHours: 48, transferDays: 14, keptDays: 10 };
const placedAt = new Date('2026-03-02T10:00:00Z');
const after = (days: number, minutes = 0) =>
  new Date(placedAt.getTime() + days * 86_400_000 + minutes * 60_000);

test('whatever way of paying is chosen, an order that is not paid has an end', () => {
  expect(expiryOf('ideal', placedAt, terms)).toEqual(after(0, 20));
  expect(expiryOf('transfer', placedAt, terms)).toEqual(after(14));
  expect(expiryOf('store', placedAt, terms)).toEqual(after(10));
});

test('a transfer gives the time that it takes, another way at a provider none; what it had stays', () => {
  const change = (method: string, expiresAt: Date, now: Date) =>
    expiryOnChange(method, { placedAt, expiresAt }, now, terms);
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
    expiresAt = expiryOnChange(method, { placedAt, expiresAt }, now, terms) ?? after(99);
  }
  expect(expiresAt).toEqual(after(0, 20));
});

test('an order is not kept for ever by changing from one way to pay to another', () => {
  let expiresAt = after(10);
  for (let day = 0; day < 14; day += 1) {
    for (const method of ['transfer', 'ideal', 'store', 'transfer']) {
      expiresAt =
        expiryOnChange(method, { placedAt, expiresAt }, after(day, 1439), terms) ?? after(99);
    }
  }
  expect(expiresAt).toEqual(after(14));
});

const states = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'partly-refunded',
  'refunded',
  'charged-back',
] as const;
const where = (holds: (state: (typeof states)[number]) => boolean) => states.filter(holds);

test('a transfer, the till and a card need nobody but the shop; only the first two keep pieces unpaid', () => {
  const methods = ['transfer', 'store', 'none', 'ideal', 'paypal'];
  expect(methods.filter(isOwnMethod)).toEqual(['transfer', 'store', 'none']);
  expect(methods.filter(isPaidLater)).toEqual(['transfer', 'store']);
  expect(expiryOf('none', placedAt, terms)).toBeNull();
});

test('who has yet to pay at a provider is unfinished, for the first time or again', () => {
  expect(where((state) => isUnfinished('ideal', state))).toEqual(['open', 'failed', 'cancelled']);
  expect(where((state) => isUnfinished('transfer', state))).toEqual([]);
});

test('money is certain once it is here or promised, and of the till always', () => {
  expect(where((state) => isCertain('ideal', state))).toEqual([
    'authorized',
    'paid',
    'partly-refunded',
  ]);
  expect(where((state) => isCertain('transfer', state))).toHaveLength(3);
  expect(where((state) => isCertain('store', state))).toEqual(states);
});

test('an order is confirmed at once for our own ways to pay, else with its money', () => {
  expect(where((state) => isConfirmed('transfer', state))).toEqual(states);
  expect(where((state) => isConfirmed('ideal', state))).toEqual([
    'authorized',
    'paid',
    'partly-refunded',
    'refunded',
    'charged-back',
  ]);
});

test('of money that has not come in the news is what is new, until it is too late', () => {
  expect(where((next) => mayFollow('open', next))).toEqual([
    'pending',
    'authorized',
    'failed',
    'cancelled',
    'expired',
  ]);
  expect(where((next) => mayFollow('failed', next))).toContain('open');
  expect(where((next) => mayFollow('paid', next))).toEqual([]);
  expect(where((next) => mayFollow('expired', next))).toEqual([]);
});

test('an order is refunded when all of it went back; of a cancelled one only its money counts', () => {
  const back = {
    ...{ totalCents: 3000, dueCents: 2000, moneyCents: 0, cardCents: 0 },
    ...{ chargedBackCents: 0, isCancelled: false },
  };
  expect(standingOfMoney(back)).toBe('paid');
  expect(standingOfMoney({ ...back, moneyCents: 1 })).toBe('partly-refunded');
  expect(standingOfMoney({ ...back, cardCents: 1 })).toBe('partly-refunded');
  expect(standingOfMoney({ ...back, moneyCents: 2000, cardCents: 999 })).toBe('partly-refunded');
  expect(standingOfMoney({ ...back, moneyCents: 2000, cardCents: 1000 })).toBe('refunded');
  expect(standingOfMoney({ ...back, chargedBackCents: 1, moneyCents: 3000 })).toBe('charged-back');
  const off = { ...back, isCancelled: true };
  expect(standingOfMoney({ ...off, moneyCents: 1999, cardCents: 1000 })).toBe('partly-refunded');
  expect(standingOfMoney({ ...off, moneyCents: 2000 })).toBe('refunded');
});
