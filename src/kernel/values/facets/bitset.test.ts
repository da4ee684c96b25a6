import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitset } from './bitset';
import { fold } from './fold';
import { ProbedRows, SharedCounter } from './probed-rows';
import { RowSet } from './row-set';

const members = fc.uniqueArray(fc.nat({ max: 300 }));

function bitsetOf(numbers: number[]): Bitset {
  const set = new Bitset();
  for (const n of numbers) set.add(n);
  return set;
}

test('bitsets of any length combine as sets do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const sorted = (list: number[]) => [...new Set(list)].sort((x, y) => x - y);
      const read = (set: Bitset) => [...set.toArray()];
      expect(read(bitsetOf(a).unite(bitsetOf(b)))).toEqual(sorted([...a, ...b]));
      expect(read(bitsetOf(a).intersect(bitsetOf(b)))).toEqual(
        sorted(a.filter((n) => b.includes(n))),
      );
      expect(read(bitsetOf(a).subtract(bitsetOf(b)))).toEqual(
        sorted(a.filter((n) => !b.includes(n))),
      );
      expect(bitsetOf(a).count()).toBe(a.length);
    }),
  );
});

test('a row set answers the same as a list and as a bitset', () => {
  const counter = new SharedCounter();
  fc.assert(
    fc.property(members, members, members, (added, removed, others) => {
      const [listed, dense] = [new RowSet(), new RowSet()];
      // Enough rows beforehand turn a set with a short range into a bitset.
      for (let slot = 1000; slot < 1200; slot++) dense.add(slot, 1200);
      for (let slot = 1000; slot < 1200; slot++) dense.delete(slot);
      for (const set of [listed, dense]) {
        for (const slot of added) set.add(slot, 1_000_000);
        for (const slot of removed) set.delete(slot);
      }
      const rows = bitsetOf(others);
      const shared = added.filter((n) => !removed.includes(n) && others.includes(n));
      for (const set of [listed, dense]) {
        expect(set.countIn(new ProbedRows(rows, counter))).toBe(shared.length);
        expect(set.meets(new ProbedRows(rows, counter))).toBe(shared.length > 0);
        for (const n of added) expect(set.has(n)).toBe(!removed.includes(n));
      }
    }),
  );
});

test('folding takes off case, accents and ligatures', () => {
  expect(fold('Café Ĳsje ÆGIR Straße Coöperatie')).toBe('cafe ijsje aegir strasse cooperatie');
});
