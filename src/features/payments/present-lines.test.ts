import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublic } from './is-public';
import { linesOf } from './server/present-lines';
import { dueOf, isPayable } from './standing';

const cents = fc.integer({ min: 0, max: 100_000 });
const line = fc.record({
  title: fc.string(),
  choice: fc.string(),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitCents: cents,
  vatRate: fc.constantFrom(21, 9, 0),
});

test('lines always come to what is to be paid, and the btw lies within each', () => {
  fc.assert(
    fc.property(fc.array(line), cents, cents, cents, (goods, deliveryCents, gift, due) => {
      const order = { deliveryCents, giftServiceCents: gift };
      const lines = linesOf(order, goods, due);
      expect(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(due);
      for (const { quantity, unitCents, totalCents, vatCents } of lines) {
        expect(quantity * unitCents).toBe(totalCents);
        expect(Math.abs(vatCents)).toBeLessThanOrEqual(Math.abs(totalCents));
      }
    }),
  );
});

test.each([
  ['https://www.brink.nl', true],
  ['http://shop.example:8080', true],
  ['http://localhost:8080', false],
  ['http://127.0.0.1', false],
  ['http://192.168.1.4', false],
  ['http://[::1]:80', false],
  ['http://shop.local', false],
  ['http://winkel', false],
])('%s can be reached by others: %s', (url, reached) => {
  expect(isPublic(url)).toBe(reached);
});

test('what gift cards paid is not paid again; what is gone or paid is not paid at all', () => {
  const order = { totalCents: 5000, giftCardCents: 1500 };
  const open = { ...order, state: 'placed', paymentState: 'open' } as const;
  expect(dueOf(open)).toBe(3500);
  expect(isPayable(open)).toBe(true);
  expect(isPayable({ ...open, paymentState: 'failed' })).toBe(true);
  expect(isPayable({ ...open, paymentState: 'paid' })).toBe(false);
  expect(isPayable({ ...open, paymentState: 'refunded' })).toBe(false);
  expect(isPayable({ ...open, state: 'cancelled' })).toBe(false);
  expect(isPayable({ ...open, giftCardCents: 5000 })).toBe(false);
});
