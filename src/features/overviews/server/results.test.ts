import { expect, test } from 'vitest';
import type { IndexRow } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { EntityIndex } from './entity-index';
import type { AnySource } from './entity-source';
import type { SectionQuery } from './query';
import { findResults } from './results';

const row = (id: number, color: number): IndexRow => ({
  id,
  options: { color: [color] },
  numbers: {},
  sort: { name: `Stoel ${id}` },
  texts: [{ text: 'Stoel', weight: 10 }],
});

const createIndex = async (...shown: IndexRow[]) => {
  const rows = new Map(shown.map((one) => [one.id, one]));
  const source = {
    entity: {
      name: 'Chair',
      columns: [{ name: 'color', kind: 'options' }],
      orders: [{ name: 'name' }],
    },
    options: async () => ({ color: [] }),
    rows: async function* (_host: Host, ids?: readonly number[]) {
      yield [...rows.values()].filter(({ id }) => !ids || ids.includes(id));
    },
  };
  const index = new EntityIndex({ serves: true } as Host, source as unknown as AnySource);
  await index.load();
  return { index, rows };
};

const query = (more: Partial<SectionQuery> = {}): SectionQuery => ({
  ...{ selected: {}, ranges: {}, search: '', page: 1, limit: 2 },
  ...more,
});
const plain = { filter: {}, order: 'name' };

test('what is seen before anything is chosen is worked out once, until a row changes', async () => {
  const { index, rows } = await createIndex(row(1, 1), row(2, 1), row(3, 2));
  const first = findResults(index, query(), plain, true);
  expect(first).toMatchObject({ total: 3, ids: [1, 2], enabled: { color: [1, 2] } });
  expect(findResults(index, query(), plain, true)).toBe(first);
  rows.delete(1);
  rows.set(3, row(3, 1));
  await index.refresh([1, 3]);
  const after = findResults(index, query(), plain, true);
  expect(after).toMatchObject({ total: 2, ids: [2, 3], enabled: { color: [1] } });
});

test('what is chosen, searched, left out or further on has results of its own', async () => {
  const { index } = await createIndex(row(1, 1), row(2, 1), row(3, 2));
  const ids = (...[asked, section = {}]: [Partial<SectionQuery>, object?]) =>
    findResults(index, query(asked), { ...plain, ...section }, true).ids;
  expect(ids({})).toEqual([1, 2]);
  expect(ids({ page: 2 })).toEqual([3]);
  expect(ids({ start: 1 })).toEqual([2, 3]);
  expect(ids({ limit: 3 })).toEqual([1, 2, 3]);
  expect(ids({ selected: { color: [2] } })).toEqual([3]);
  expect(ids({ search: 'stoel', order: 'name' })).toEqual([1, 2]);
  expect(ids({ search: 'tafel' })).toEqual([]);
  expect(ids({}, { exclude: [1] })).toEqual([2, 3]);
  expect(ids({}, { filter: { color: [2] } })).toEqual([3]);
});
