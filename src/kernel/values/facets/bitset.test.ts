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

/** The same numbers, perhaps in a stretch that begins further on. */
const maybeTrimmed = members.chain((numbers) =>
  fc.boolean().map((trimmed) => {
    const set = bitsetOf(numbers);
    return { numbers, set: () => (trimmed ? set.trim() : set.clone()) };
  }),
);
const read = (set: Bitset) => [...set.toArray()];
const sorted = (list: number[]) => [...new Set(list)].sort((x, y) => x - y);

test('bitsets of any stretch combine as sets do', () => {
  fc.assert(
    fc.property(maybeTrimmed, maybeTrimmed, (a, b) => {
      const both = a.numbers.filter((n) => b.numbers.includes(n));
      const onlyA = a.numbers.filter((n) => !b.numbers.includes(n));
      expect(read(a.set().unite(b.set()))).toEqual(sorted([...a.numbers, ...b.numbers]));
      expect(read(a.set().intersect(b.set()))).toEqual(sorted(both));
      expect(read(a.set().subtract(b.set()))).toEqual(sorted(onlyA));
      expect(a.set().count()).toBe(a.numbers.length);
      const stretch = a.set();
      const inStretch = b.numbers.filter((n) => n >>> 5 >= stretch.first && n >>> 5 < stretch.end);
      expect(read(Bitset.over(stretch).uniteWithin(b.set()))).toEqual(sorted(inStretch));
      const added = Bitset.over(stretch);
      for (const n of b.numbers) added.addWithin(n);
      expect(read(added)).toEqual(sorted(inStretch));
      for (const n of b.numbers) expect(stretch.has(n)).toBe(a.numbers.includes(n));
      for (const n of b.numbers) stretch.add(n);
      expect(read(stretch)).toEqual(sorted([...a.numbers, ...b.numbers]));
    }),
  );
});

test('a trimmed bitset has the words in which there is something', () => {
  const set = bitsetOf([32 * 21 + 5, 32 * 30]).trim();
  expect([set.first, set.end]).toEqual([16, 31]);
  expect(new Bitset(500).trim().words).toHaveLength(0);
});

test('a row set answers the same as a list and as a bitset', () => {
  const counter = new SharedCounter();
  fc.assert(
    fc.property(members, members, members, fc.boolean(), (added, removed, others, trimmed) => {
      const [listed, dense] = [new RowSet(), new RowSet()];
      // Enough rows beforehand turn a set with a short range into a bitset.
      for (let slot = 1000; slot < 1200; slot++) dense.add(slot, 1200);
      for (let slot = 1000; slot < 1200; slot++) dense.delete(slot);
      for (const set of [listed, dense]) {
        for (const slot of added) set.add(slot, 1_000_000);
        for (const slot of removed) set.delete(slot);
      }
      const rows = trimmed ? bitsetOf(others).trim() : bitsetOf(others);
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
