import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentState } from './contract';
import { decide, type News, type OrderStanding, type Step } from './decide';
import { isProgress, isRunning, isSecured, nextCheck } from './progress';

const states: PaymentState[] = [
  'open',
  'pending',
  'failed',
  'canceled',
  'expired',
  'authorized',
  'paid',
];
const state = fc.constantFrom(...states);
const standing = fc.constantFrom<OrderStanding>('unpaid', 'paid', 'gone');
const known = { state: 'open' as PaymentState, amountCents: 4485, key: 'k1' };
const paid: News = { state: 'paid', amountCents: 4485, currency: 'EUR', key: 'k1' };

test('what is paid pays an order that waits for it', () => {
  expect(decide(known, paid, 'unpaid')).toBe('pays');
  expect(decide(known, paid, 'paid')).toBe('double');
  expect(decide(known, paid, 'gone')).toBe('late');
  expect(decide({ ...known, state: 'expired' }, paid, 'gone')).toBe('late');
  expect(decide({ ...known, state: 'authorized' }, paid, 'paid')).toBe('taken');
});

test.each([
  ['less', { amountCents: 1 }],
  ['more', { amountCents: 4486 }],
  ['in another currency', { currency: 'USD' }],
  ['for another order', { key: 'k2' }],
  ['without our key', { key: undefined }],
])('what is paid %s pays nothing', (_, change) => {
  for (const order of ['unpaid', 'paid', 'gone'] as const) {
    expect(decide(known, { ...paid, ...change }, order)).toBe('mismatch');
  }
});

test('whatever is said in whatever order, an order is paid by a payment once', () => {
  fc.assert(
    fc.property(fc.array(state, { maxLength: 12 }), standing, (news, order) => {
      let now: PaymentState = 'open';
      const steps: Step[] = [];
      for (const next of news) {
        steps.push(decide({ ...known, state: now }, { ...paid, state: next }, order));
        if (isProgress(now, next)) now = next;
      }
      const uses = steps.filter((step) => ['pays', 'double', 'late'].includes(step));
      expect(uses.length).toBe(news.some(isSecured) ? 1 : 0);
      expect(isSecured(now)).toBe(news.some(isSecured));
    }),
  );
});

test('news that came before changes nothing', () => {
  fc.assert(
    fc.property(state, standing, (one, order) => {
      expect(decide({ ...known, state: one }, { ...paid, state: one }, order)).toBe('nothing');
    }),
  );
});

test('a payment runs until it is decided', () => {
  expect(states.filter(isRunning)).toEqual(['open', 'pending']);
});

test('the pauses between our questions grow to six hours', () => {
  const now = new Date(0);
  const minutes = [0, 1, 2, 3, 10, 100].map((checks) => nextCheck(checks, now).getTime() / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 360, 360]);
});
