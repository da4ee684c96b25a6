import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitset } from '#kernel/values/facets';
import { SearchIndex } from './search-index';

/** Rows whose weights and ranks are spread, in an order that a plain sort finds as well. */
const build = (count: number) => {
  const index = new SearchIndex();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    weight: 1 + ((at * 7) % 13),
    rank: (at * 31) % 17,
  }));
  index.load(
    rows.map(({ id, weight, rank }) => ({ id, rank, fields: [{ text: 'kast', weight }] })),
  );
  const sorted = [...rows].sort((a, b) => b.weight - a.weight || a.rank - b.rank || a.id - b.id);
  return { index, sorted: sorted.map(({ id }) => id) };
};

test.each([300, 6000])('of %d rows any page is that of all of them in order', (count) => {
  const { index, sorted } = build(count);
  const found = index.search('kast');
  expect(found.total).toBe(count);
  const ids = (start: number, limit: number, within?: Bitset) =>
    Array.from(found.page(start, limit, within), (slot) => index.slots.idAt(slot));
  fc.assert(
    fc.property(fc.nat({ max: count + 50 }), fc.nat({ max: 400 }), (start, limit) => {
      expect(ids(start, limit)).toEqual(sorted.slice(start, start + limit));
    }),
    { numRuns: 20 },
  );
  expect(ids(0, 10)).toEqual(sorted.slice(0, 10));
  expect(ids(0, 0)).toEqual([]);
  const some = new Bitset();
  for (const id of sorted) if (id % 3 === 0) some.add(index.slots.findSlot(id));
  const wanted = sorted.filter((id) => id % 3 === 0);
  for (const [start, limit] of [
    [0, 5],
    [40, 30],
    [wanted.length - 2, 9],
  ] as const) {
    expect(ids(start, limit, some)).toEqual(wanted.slice(start, start + limit));
  }
});

test('what nothing answers has no rows, and no set of them', () => {
  const found = build(10).index.search('tafel');
  expect(found.total).toBe(0);
  expect([...found.bits.toArray()]).toEqual([]);
  expect([...found.page(0, 10)]).toEqual([]);
});
