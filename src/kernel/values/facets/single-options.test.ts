import { expect, test } from 'vitest';
import { Bitset } from './bitset';
import { SingleOptions } from './single-options';

const rowsOf = (...slots: number[]): Bitset => {
  const rows = new Bitset();
  for (const slot of slots) rows.add(slot);
  return rows;
};

test('each row counts for the one option that it has now', () => {
  const options = new SingleOptions();
  options.set(3, 7);
  options.set(4, 7);
  options.set(500, 9);
  expect([options.has(3), options.has(500), options.has(5), options.has(9000)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const count = options.countIn(rowsOf(3, 4, 5, 500));
  expect([count(7), count(9), count(8)]).toEqual([2, 1, 0]);
  options.set(4, 9);
  options.delete(3);
  options.delete(9000);
  expect(options.has(3)).toBe(false);
  const after = options.countIn(rowsOf(3, 4, 5, 500).trim());
  expect([after(7), after(9)]).toEqual([0, 2]);
});
