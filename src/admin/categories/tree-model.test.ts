import { expect, test } from 'vitest';
import { nextTo, pathTo, placeByDrop, placeByKey, shownOf, sideAt, whyNot } from './tree-model';

const row = (id: number, parentId: number | null, sort = id) => ({
  ...{ id, parentId, sort, title: `C${id}`, access: `c${id}` },
  ...{ revision: 1, articles: 0 },
});
/** 1 ( 3 ( 5 ), 4 ), 2 */
const all = [row(1, null), row(2, null), row(3, 1), row(4, 1), row(5, 3)];
const shown = shownOf(all, new Set());
const of = (id: number) => {
  const found = shown.find((one) => one.row.id === id);
  if (!found) throw new Error(`${id} isn't shown`);
  return found;
};

test('the tree is read from the top, and what is closed hides what lies in it', () => {
  const told = shown.map(({ row: { id }, level, at, size, holds }) => [id, level, at, size, holds]);
  expect(told).toEqual([
    [1, 1, 0, 2, true],
    [3, 2, 0, 2, true],
    [5, 3, 0, 1, false],
    [4, 2, 1, 2, false],
    [2, 1, 1, 2, false],
  ]);
  expect(shownOf(all, new Set([3])).map(({ row: { id } }) => id)).toEqual([1, 3, 4, 2]);
});

test('arrows move among those beside, into the one before, and out after the one around', () => {
  expect(placeByKey(all, of(4), 'ArrowUp')).toEqual({ parentId: 1, before: 3 });
  expect(placeByKey(all, of(3), 'ArrowUp')).toBeUndefined();
  expect(placeByKey(all, of(3), 'ArrowDown')).toEqual({ parentId: 1, before: null });
  expect(placeByKey(all, of(4), 'ArrowDown')).toBeUndefined();
  expect(placeByKey(all, of(4), 'ArrowRight')).toEqual({ parentId: 3, before: null });
  expect(placeByKey(all, of(3), 'ArrowRight')).toBeUndefined();
  expect(placeByKey(all, of(5), 'ArrowLeft')).toEqual({ parentId: 1, before: 4 });
  expect(placeByKey(all, of(3), 'ArrowLeft')).toEqual({ parentId: null, before: 2 });
  expect(placeByKey(all, of(2), 'ArrowLeft')).toBeUndefined();
  expect(placeByKey(all, of(2), 'Enter')).toBeUndefined();
});

test('what is dropped on the middle of a row comes in it, else before or after it', () => {
  expect([0, 0.29, 0.5, 0.71, 1].map(sideAt)).toEqual([
    ...['before', 'before', 'in', 'after', 'after'],
  ]);
  expect(placeByDrop(all, 2, of(3), 'in')).toEqual({ parentId: 3, before: null });
  expect(placeByDrop(all, 2, of(3), 'before')).toEqual({ parentId: 1, before: 3 });
  expect(placeByDrop(all, 2, of(3), 'after')).toEqual({ parentId: 1, before: 4 });
  // What is dragged is no neighbour of itself.
  expect(placeByDrop(all, 4, of(3), 'after')).toEqual({ parentId: 1, before: null });
});

test('a category is named with those above it', () => {
  expect([pathTo(all, 5), pathTo(all, 2), pathTo(all, null)]).toEqual(['C1 > C3 > C5', 'C2', '']);
});

test('why one goes no further is told, and what is next to one that goes', () => {
  const why = (id: number, key: string) => whyNot(of(id), key);
  expect([why(3, 'ArrowUp'), why(4, 'ArrowDown'), why(5, 'ArrowDown')]).toEqual([
    ...['up', 'down', 'only'],
  ]);
  expect([why(3, 'ArrowRight'), why(2, 'ArrowLeft')]).toEqual(['into', 'out']);
  expect([3, 4, 5, 2].map((id) => nextTo(shown, id))).toEqual([4, 3, 3, 1]);
});
