import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftToPack, paidBackUnsent } from './paid-back';

const line = (quantity: number) => ({
  ...{ variantId: 1, quantity, title: 'Trui', choice: '', kind: 'goods' as const },
});
const items = (quantity: number) => [{ variantId: 1, quantity }];
const parcel = (quantity: number) => ({ kind: 'parcel', data: { lines: items(quantity) } });
const refund = (quantity: number, isWhole = true) => ({
  ...{ kind: 'refund-by-staff', data: { items: items(quantity), isWhole } },
});
type Step = ReturnType<typeof parcel> | ReturnType<typeof refund>;

/** How many of three (or so many) are left to pack after these steps. */
const left = (events: readonly Step[], ordered = 3): number => {
  const parcels = events.flatMap(({ data }) => ('lines' in data ? [{ lines: data.lines }] : []));
  const past = { lines: [line(ordered)], parcels, returns: [], events };
  return leftToPack(past)[0]?.quantity ?? 0;
};

test('what was paid back before it left isn’t packed; of a part of its price nobody said so', () => {
  expect(left([refund(1)])).toBe(2);
  expect(left([refund(1, false)])).toBe(3);
  expect(left([refund(3)])).toBe(0);
});

test('what is paid back after a parcel left is of what was in it, as far as that goes', () => {
  expect(left([parcel(1), refund(1)])).toBe(2);
  expect(left([parcel(1), refund(2)])).toBe(1);
  expect(left([refund(1), parcel(2)])).toBe(0);
});

test('however it goes, no more is left than was ordered, and nothing below nothing', () => {
  const step = fc.record({ isBack: fc.boolean(), quantity: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (all, ordered) => {
        const events = all.map((one) => (one.isBack ? refund : parcel)(one.quantity));
        const count = (isBack: boolean) =>
          all.filter((one) => one.isBack === isBack).reduce((sum, one) => sum + one.quantity, 0);
        const unsent = paidBackUnsent({ events })[0]?.quantity ?? 0;
        expect(left(events, ordered)).toBe(Math.max(0, ordered - count(false) - unsent));
        expect(unsent).toBeLessThanOrEqual(count(true));
        expect(unsent).toBeGreaterThanOrEqual(count(true) - count(false));
      },
    ),
  );
});
