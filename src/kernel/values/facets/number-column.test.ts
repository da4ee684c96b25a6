import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitset } from './bitset';
import { NumberColumn } from './number-column';
import { SlotTable } from './slots';

const ROWS = 6000;
/** 0 to 999, each six times, in no order; of every thousandth row nothing is known. */
const numberOf = (id: number) => (id % 1000 === 0 ? undefined : (id * 7919) % 1000);

const slots = new SlotTable();
const column = new NumberColumn(slots);
const ids = Array.from({ length: ROWS }, (_, at) => at + 1);
for (const id of ids) column.set(slots.hold(id), numberOf(id));
column.prepare();

const rowsOf = (chosen: readonly number[]): Bitset => {
  const rows = new Bitset();
  for (const id of chosen) rows.add(slots.findSlot(id));
  return rows;
};
const idsIn = (rows: Bitset) =>
  [...rows.toArray()].map((slot) => slots.idAt(slot)).sort((a, b) => Number(a) - Number(b));

const end = fc.option(fc.integer({ min: -5, max: 1005 }), { nil: undefined });

test('S4.1/1 a range of any width keeps the rows within it, both ends included', () => {
  const rows = fc.constantFrom(1, 2, 3, 97).map((step) => ids.filter((id) => id % step === 0));
  fc.assert(
    fc.property(rows, end, end, (given, min, max) => {
      const left = rowsOf(given);
      column.limit(left, { min, max });
      const inside = given.filter((id) => {
        const number = numberOf(id);
        return number !== undefined && number >= (min ?? 0) && number <= (max ?? 1000);
      });
      expect(idsIn(left)).toEqual(inside);
    }),
    { numRuns: 40 },
  );
});

test('the bounds are those of the rows that are asked about, whatever others have', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: ROWS }), { maxLength: 6 });
  fc.assert(
    fc.property(some, (given) => {
      const numbers = given.map(numberOf).filter((number) => number !== undefined);
      const bounds =
        numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) };
      expect(column.boundsIn(rowsOf(given))).toEqual(bounds);
    }),
    { numRuns: 60 },
  );
  expect(column.boundsIn(rowsOf([1000, 2000]))).toBeUndefined();
});

test('the largest number that there is lies within every open range', () => {
  const own = new SlotTable();
  const numbers = new NumberColumn(own);
  numbers.set(own.hold(1), Number.MAX_VALUE);
  numbers.set(own.hold(2), undefined);
  const rows = () => {
    const both = new Bitset();
    both.add(own.findSlot(1));
    both.add(own.findSlot(2));
    return both;
  };
  expect(numbers.boundsIn(rows())).toEqual({ min: Number.MAX_VALUE, max: Number.MAX_VALUE });
  const open = rows();
  numbers.limit(open, { min: 1 });
  expect([...open.toArray()]).toEqual([own.findSlot(1)]);
});

test('a row whose number changes or goes is found by what it has now', () => {
  const own = new SlotTable();
  const numbers = new NumberColumn(own);
  for (const id of [1, 2, 3]) numbers.set(own.hold(id), id * 10);
  const within = (min: number, max: number) => {
    const rows = new Bitset();
    for (const id of [1, 2, 3]) rows.add(own.findSlot(id));
    numbers.limit(rows, { min, max });
    return [...rows.toArray()].map((slot) => own.idAt(slot));
  };
  expect(within(10, 20)).toEqual([1, 2]);
  numbers.set(own.findSlot(1), 30);
  numbers.delete(own.findSlot(2));
  expect(within(10, 20)).toEqual([]);
  expect(within(30, 30)).toEqual([1, 3]);
});
