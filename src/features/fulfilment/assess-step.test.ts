import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderState, PaymentState } from '../orders/contract';
import { mayMove } from '../orders/flow';
import { assessStep, type Standing } from './assess-step';
import { type StaffStep, staffSteps } from './contract';

const states: OrderState[] = ['placed', 'packed', 'sent', 'ready', 'done', 'cancelled'];
const payments: PaymentState[] = [
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
];

const standing: fc.Arbitrary<Standing> = fc.record({
  state: fc.constantFrom(...states),
  paymentState: fc.constantFrom(...payments),
  paymentMethod: fc.constantFrom('ideal', 'transfer', 'store', 'none'),
  deliveryMethod: fc.constantFrom('home' as const, 'pickup' as const, 'point' as const),
});

const walk = (order: Standing, steps: readonly StaffStep[]): OrderState[] => {
  const seen = [order.state];
  let now = order;
  for (const step of steps) {
    const assessed = assessStep(step, now);
    if ('problem' in assessed) continue;
    now = { ...now, state: assessed.to };
    seen.push(now.state);
  }
  return seen;
};

test('every step that staff may take is one that orders know', () => {
  fc.assert(
    fc.property(standing, fc.constantFrom(...staffSteps), (order, step) => {
      const assessed = assessStep(step, order);
      if ('to' in assessed) expect(mayMove(order.state, assessed.to)).toBe(true);
    }),
  );
});

test('whatever is done in whatever order, no state comes twice and the end stays the end', () => {
  fc.assert(
    fc.property(standing, fc.array(fc.constantFrom(...staffSteps)), (order, steps) => {
      const seen = walk(order, steps);
      expect(new Set(seen).size).toBe(seen.length);
      const ends = seen.findIndex((state) => state === 'done' || state === 'cancelled');
      if (ends >= 0) expect(ends).toBe(seen.length - 1);
    }),
  );
});

test('what nobody paid for never leaves, unless it is paid at the till', () => {
  fc.assert(
    fc.property(standing, fc.array(fc.constantFrom(...staffSteps)), (order, steps) => {
      const isUnpaid = ['open', 'pending', 'failed', 'cancelled', 'expired', 'refunded'];
      fc.pre(order.state === 'placed' && order.paymentMethod !== 'store');
      fc.pre(isUnpaid.includes(order.paymentState));
      expect(walk(order, steps)).not.toContain('packed');
      expect(walk(order, steps)).not.toContain('sent');
      expect(walk(order, steps)).not.toContain('ready');
    }),
  );
});

test('what is fetched is not sent, and what is sent is not fetched', () => {
  const paid = { state: 'packed', paymentState: 'paid', paymentMethod: 'ideal' } as const;
  expect(assessStep('ship', { ...paid, deliveryMethod: 'pickup' })).toEqual({ problem: 'pickup' });
  expect(assessStep('ready', { ...paid, deliveryMethod: 'home' })).toEqual({
    problem: 'notPickup',
  });
  expect(assessStep('ready', { ...paid, deliveryMethod: 'pickup' })).toEqual({ to: 'ready' });
});
