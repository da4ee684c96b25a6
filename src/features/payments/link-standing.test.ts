import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderState, PaymentState } from '../orders/contract';
import { standingOfLink } from './link-standing';

const now = new Date('2026-12-01T12:00:00Z');
const later = new Date('2026-12-02T12:00:00Z');
const order = (paymentState: PaymentState, state: OrderState = 'placed') => ({
  ...{ paymentState, state, totalCents: 1000, giftCardCents: 0 },
});

test('a link pays what waits for it, and says why it does no more', () => {
  expect(standingOfLink(order('open'), later, now)).toBe('good');
  expect(standingOfLink(order('failed'), later, now)).toBe('good');
  expect(standingOfLink(order('open'), now, now)).toBe('ended');
  expect(standingOfLink(order('paid'), later, now)).toBe('paid');
  expect(standingOfLink(order('refunded', 'sent'), later, now)).toBe('paid');
  expect(standingOfLink(order('expired', 'cancelled'), later, now)).toBe('ended');
  expect(standingOfLink(order('cancelled', 'cancelled'), later, now)).toBe('cancelled');
});

test('nothing that is cancelled, paid or too late is ever paid by it', () => {
  const states = ['placed', 'packed', 'sent', 'ready', 'done', 'cancelled'] as const;
  const payments = [
    ...(['open', 'pending', 'authorized', 'paid', 'failed', 'cancelled', 'expired'] as const),
    ...(['partly-refunded', 'refunded', 'charged-back'] as const),
  ];
  fc.assert(
    fc.property(
      ...[fc.constantFrom(...states), fc.constantFrom(...payments), fc.boolean()],
      (state, payment, isLate) => {
        const standing = standingOfLink(order(payment, state), isLate ? now : later, now);
        const waits = ['open', 'pending', 'failed', 'cancelled'].includes(payment);
        expect(standing === 'good').toBe(waits && state !== 'cancelled' && !isLate);
      },
    ),
  );
});
