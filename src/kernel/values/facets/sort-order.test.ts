import fc from 'fast-check';
import { expect, test } from 'vitest';
import { radixSort } from './radix';
import { SlotTable } from './slots';
import { makeKeys } from './sort-keys';
import { SortOrder } from './sort-order';

test('a radix sort orders any numbers and keeps equal ones as they were', () => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -5, max: 5 }));
  fc.assert(
    fc.property(fc.array(number), (keys) => {
      const slots = Uint32Array.from(keys.keys());
      radixSort(slots, Float64Array.from(keys));
      const expected = [...keys.keys()].sort((a, b) => {
        const [left, right] = [keys[a] as number, keys[b] as number];
        return left < right ? -1 : Number(left > right);
      });
      expect([...slots]).toEqual(expected);
    }),
  );
});

test('one change in a long order is merged into its place', () => {
  const slots = new SlotTable();
  const order = new SortOrder(makeKeys({ name: 'n', kind: 'number' }), slots);
  for (let id = 1; id <= 100; id++) order.set(slots.hold(id), id);
  order.list();
  order.set(slots.findSlot(100), 0.5);
  order.set(slots.findSlot(3), 50);
  const ids = [...order.list()].map((slot) => slots.idAt(slot));
  expect(ids.slice(0, 4)).toEqual([100, 1, 2, 4]);
  expect(ids.indexOf(3)).toBe(ids.indexOf(50) - 1);
  expect(order.places()[slots.findSlot(100)]).toBe(0);
});

test('rows without a key come last in both directions', () => {
  for (const kind of ['number', 'text'] as const) {
    for (const descending of [false, true]) {
      const slots = new SlotTable();
      const order = new SortOrder(makeKeys({ name: 'n', kind, descending }), slots);
      order.set(slots.hold(1), undefined);
      order.set(slots.hold(2), kind === 'text' ? 'b' : 2);
      order.set(slots.hold(3), kind === 'text' ? 'a' : 1);
      const ids = [...order.list()].map((slot) => slots.idAt(slot));
      expect(ids).toEqual(descending ? [2, 3, 1] : [3, 2, 1]);
    }
  }
});

test('a slot goes to another row only when every index has released it', () => {
  const slots = new SlotTable();
  const slot = slots.hold(5);
  slots.hold(5);
  slots.release(slot);
  expect(slots.findSlot(5)).toBe(slot);
  expect(slots.hold(6)).not.toBe(slot);
  slots.release(slot);
  expect(slots.findSlot(5)).toBe(-1);
  expect(slots.hold(7)).toBe(slot);
});
