import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FacetIndex } from './facet-index';
import { naiveIds, naiveQuery } from './naive.test-support';
import type { FacetQuery, FacetRow } from './types';

const definition = {
  columns: [
    { name: 'colour', kind: 'options' },
    { name: 'size', kind: 'options' },
    { name: 'price', kind: 'number' },
  ],
  orders: [
    { name: 'cheap', kind: 'number' },
    { name: 'dear', kind: 'number', descending: true },
    { name: 'name', kind: 'text' },
  ],
} as const;

const options = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 });
const price = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined });
const row: fc.Arbitrary<FacetRow> = fc
  .record({
    id: fc.integer({ min: 1, max: 60 }),
    colour: options,
    size: options,
    price,
    name: fc.option(fc.constantFrom('jas', 'Étui', 'etui', 'Broek', 'vaas'), { nil: undefined }),
  })
  .map(({ id, colour, size, price, name }) => ({
    id,
    options: { colour, size },
    numbers: { price },
    sort: { cheap: price, dear: price, name },
  }));
const query: fc.Arbitrary<FacetQuery> = fc.record({
  selected: fc.record({ colour: options, size: options }, { requiredKeys: [] }),
  ranges: fc.record({ price: fc.record({ min: price, max: price }) }, { requiredKeys: [] }),
  exclude: fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 3 }),
  order: fc.constantFrom(undefined, 'cheap', 'dear', 'name'),
  limit: fc.constant(1000),
  withCounts: fc.boolean(),
});
/** Ids in the order in which their rows lie, some of which never come. */
const layout = fc.uniqueArray(fc.integer({ min: 1, max: 60 }));
const step = fc.oneof(
  { weight: 4, arbitrary: row.map((row) => ({ row })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: query.map((query) => ({ query })) },
  { weight: 1, arbitrary: fc.constant({ reopened: true }) },
);

/** The index that is made of what one was saved as. */
const reopen = (index: FacetIndex): FacetIndex => {
  const opened = new FacetIndex(definition);
  opened.restore(structuredClone(index.save()));
  return opened;
};

describe('against a plain filter over all rows', () => {
  test('S2.2/6 S4.1/1 totals, order and enabled options stay right while rows come and go', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60 }),
        fc.array(step),
        layout,
        (loaded, steps, ids) => {
          const rows = new Map(loaded.map((row) => [row.id, row]));
          let index = new FacetIndex(definition);
          index.slots.reserve(ids);
          index.load(loaded);
          for (const step of [...steps, { query: { limit: 1000 } }]) {
            if ('row' in step) {
              rows.set(step.row.id, step.row);
              index.upsert(step.row);
            } else if ('reopened' in step) {
              index = reopen(index);
            } else if ('remove' in step) {
              expect(index.remove(step.remove)).toBe(rows.delete(step.remove));
            } else {
              expect(index.query(step.query)).toEqual(naiveQuery(rows, step.query));
            }
            expect(index.size).toBe(rows.size);
          }
        },
      ),
    );
  });

  test('S2.2/6 S4.1/1 an enabled option, chosen, gives results; a disabled one gives none', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), query, (rows, query) => {
        const index = new FacetIndex(definition);
        index.load(rows);
        const { enabled } = index.query(query);
        for (const column of ['colour', 'size'] as const) {
          for (const option of [1, 2, 3, 4, 5]) {
            const selected = { ...query.selected, [column]: [option] };
            const { total } = index.query({ ...query, selected });
            expect(total > 0).toBe(enabled[column]?.includes(option));
          }
        }
      }),
    );
  });

  test('pages put together are the whole, each result once', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60 }),
        query,
        fc.integer({ min: 1, max: 9 }),
        (rows, query, limit) => {
          const index = new FacetIndex(definition);
          index.load(rows);
          const whole = index.query(query);
          const paged: number[] = [];
          for (let start = 0; start < whole.total; start += limit) {
            paged.push(...index.query({ ...query, start, limit }).ids);
          }
          expect(paged).toEqual(whole.ids);
          expect(whole.ids).toHaveLength(whole.total);
        },
      ),
    );
  });

  test('the bounds of a price are those of the rows that match, without its own range', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), query, (list, query) => {
        const rows = new Map(list.map((row) => [row.id, row]));
        const index = new FacetIndex(definition);
        index.load(list);
        const prices = naiveIds(rows, { ...query, ranges: {} })
          .map((id) => rows.get(id)?.numbers?.price)
          .filter((price) => price !== undefined);
        const expected =
          prices.length === 0 ? undefined : { min: Math.min(...prices), max: Math.max(...prices) };
        expect(index.findBounds('price', query)).toEqual(expected);
      }),
    );
  });
});

test('large and small sets of rows give the same answers as a plain filter', () => {
  const rows = new Map<number, FacetRow>();
  for (let id = 1; id <= 5000; id++) {
    rows.set(id, {
      id,
      options: { colour: [id % 3], size: [id % 701, 1000 + (id % 7)] },
      numbers: { price: (id * 7919) % 1000 },
      sort: { cheap: (id * 7919) % 1000, name: `naam ${(id * 31) % 97}` },
    });
  }
  const index = new FacetIndex(definition);
  index.load(rows.values());
  for (let id = 1; id <= 5000; id += 3) {
    index.remove(id);
    rows.delete(id);
  }
  const queries: FacetQuery[] = [
    { limit: 10_000, order: 'name' },
    { limit: 10_000, selected: { size: [5, 44, 1003] }, order: 'cheap', withCounts: true },
    { limit: 10_000, selected: { size: [5], colour: [2] }, order: 'name' },
    { limit: 10_000, ranges: { price: { min: 10, max: 20 } } },
    { limit: 10_000, ranges: { price: { min: 10 } }, order: 'dear' },
  ];
  for (const query of queries) expect(index.query(query)).toEqual(naiveQuery(rows, query));
});

test('a row is there from when it is put in until it is taken out', () => {
  const index = new FacetIndex(definition);
  expect(index.has(7)).toBe(false);
  index.upsert({ id: 7, options: { colour: [1] } });
  expect([index.has(7), index.has(8), index.size]).toEqual([true, false, 1]);
  expect([index.remove(7), index.remove(7)]).toEqual([true, false]);
  expect([index.has(7), index.size]).toEqual([false, 0]);
});

test('an unknown option gives nothing; an unknown column or order is a mistake', () => {
  const index = new FacetIndex(definition);
  index.upsert({ id: 7, options: { colour: [1] } });
  expect(index.query({ selected: { colour: [99] }, limit: 5 }).total).toBe(0);
  expect(() => index.query({ selected: { weight: [1] }, limit: 5 })).toThrow(RangeError);
  expect(() => index.query({ order: 'weight', limit: 5 })).toThrow(RangeError);
  expect(() => index.upsert({ id: 1.5 })).toThrow(RangeError);
});

test('S2.2/6 thousands of options are counted right, with one or several to a row', () => {
  const store = fc.integer({ min: 1, max: 700 });
  const rows = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 90 }), fc.uniqueArray(store, { maxLength: 2 })),
    { maxLength: 120, size: 'max' },
  );
  const removed = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(rows, fc.boolean(), removed, (given, several, gone) => {
      const index = new FacetIndex({ columns: [{ name: 'store', kind: 'options' }], orders: [] });
      const filler = Array.from({ length: 600 }, (_, at) => [1000 + at, [1 + at]] as const);
      const all = new Map<number, readonly number[]>(filler);
      for (const [id, stores] of given) all.set(id, several ? stores : stores.slice(0, 1));
      for (const [id, stores] of given) index.upsert({ id, options: { store: stores } });
      for (const [id, stores] of all) index.upsert({ id, options: { store: [...stores] } });
      index.remove(gone);
      all.delete(gone);
      const counts = new Map<number, number>();
      for (const stores of all.values()) {
        for (const one of stores) counts.set(one, (counts.get(one) ?? 0) + 1);
      }
      const expected = new Map([...counts].sort(([a], [b]) => a - b));
      expect(index.query({ limit: 0, withCounts: true }).counts?.store).toEqual(expected);
      expect(index.query({ limit: 0 }).enabled.store).toEqual([...expected.keys()]);
    }),
  );
});

test('S4.1/1 what is not said of a row or asked in a query sets no limit', () => {
  const index = new FacetIndex({
    columns: [
      { name: 'color', kind: 'options' },
      { name: 'price', kind: 'number' },
    ],
    orders: [],
  });
  index.upsert({ id: 1, options: { color: [7] }, numbers: { price: 500 } });
  index.upsert({ id: 2 });
  index.upsert({ id: 3, options: {}, numbers: { price: 900 } });
  const all = index.query({ limit: 10, withCounts: true });
  expect([all.total, all.ids, all.enabled]).toEqual([3, [1, 2, 3], { color: [7] }]);
  expect(all.counts?.color).toEqual(new Map([[7, 1]]));
  expect(index.query({ limit: 10, ranges: { price: {} } }).total).toBe(3);
  expect(index.query({ limit: 10, selected: { color: [] } }).total).toBe(3);
  expect(index.query({ limit: 10, exclude: [2, 99] }).ids).toEqual([1, 3]);
  expect(index.query({ limit: 0 }).ids).toEqual([]);
  expect(index.query({ limit: -1 }).ids).toEqual([]);
  expect(index.query({ limit: 10, start: 3 }).ids).toEqual([]);
  expect(index.query({ limit: 10, start: 2 }).ids).toEqual([3]);
});

test('S4.1/1 whatever lies in the place of a row that went has nothing of it', () => {
  const index = new FacetIndex(definition);
  const old = { options: { colour: [1, 2], size: [3] }, numbers: { price: 5 } };
  index.upsert({ ...old, id: 1, sort: { cheap: 5, name: 'aa' } });
  index.upsert({ id: 2, options: { colour: [2] }, numbers: { price: 7 }, sort: { cheap: 7 } });
  expect(index.remove(1)).toBe(true);
  expect(index.remove(1)).toBe(false);
  index.upsert({ id: 3, options: { colour: [4] } });
  const { total, enabled, counts } = index.query({ limit: 10, withCounts: true });
  expect([total, enabled]).toEqual([2, { colour: [2, 4], size: [] }]);
  expect([...(counts?.colour ?? [])]).toEqual([
    [2, 1],
    [4, 1],
  ]);
  for (const colour of [1, 2]) {
    expect(index.query({ limit: 10, selected: { colour: [colour] } }).ids).not.toContain(3);
  }
  expect(index.query({ limit: 10, ranges: { price: { max: 6 } } }).ids).toEqual([]);
  expect(index.findBounds('price', {})).toEqual({ min: 7, max: 7 });
  expect(index.query({ limit: 10, order: 'cheap' }).ids).toEqual([2, 3]);
  // Put in again, a row has what it is given now and no more.
  index.upsert({ id: 2, options: { size: [9] } });
  expect(index.query({ limit: 10 }).enabled).toEqual({ colour: [4], size: [9] });
  expect(index.findBounds('price', {})).toBeUndefined();
});

test('what was saved with other columns, or orders of another kind, is refused', () => {
  const saved = new FacetIndex(definition).save();
  const { columns, orders } = definition;
  const fewer = new FacetIndex({ columns: columns.slice(1), orders });
  expect(() => fewer.restore(saved)).toThrow(RangeError);
  const renamed = [{ name: 'kleur', kind: 'options' } as const, ...columns.slice(1)];
  expect(() => new FacetIndex({ columns: renamed, orders }).restore(saved)).toThrow(RangeError);
  const turned = orders.map(({ name, kind }) => ({
    name,
    kind: kind === 'text' ? ('number' as const) : ('text' as const),
  }));
  expect(() => new FacetIndex({ columns, orders: turned }).restore(saved)).toThrow(TypeError);
});
