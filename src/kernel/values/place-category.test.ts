import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogLimits as limits } from '#kernel/limits-catalog';
import { childrenOf, depthOf, placeCategory, type Standing, withBelow } from './place-category';

/** A tree of some categories: each lies below one that was made before it, or at the top. */
const trees = fc
  .array(fc.record({ above: fc.nat(), sort: fc.integer({ min: -3, max: 6 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((list) =>
    list.map(
      ({ above, sort }, at): Standing => ({
        ...{ id: at + 1, sort },
        parentId: above % (at + 1) === 0 ? null : above % (at + 1),
      }),
    ),
  );

const apply = (all: readonly Standing[], changes: readonly Standing[]): Standing[] =>
  all.map((one) => changes.find(({ id }) => id === one.id) ?? one);

test('a category comes to stand where it was asked, the others stay in their order, and nothing goes around', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), fc.nat(), (all, one, other, place) => {
      const id = all[one % all.length]?.id ?? 0;
      const parentId = [null, ...all.map((each) => each.id)][other % (all.length + 1)] ?? null;
      const there = childrenOf(all, parentId).filter((each) => each.id !== id);
      const before = [null, ...there.map((each) => each.id)][place % (there.length + 1)] ?? null;
      const changes = placeCategory(all, id, { parentId, before });
      if (typeof changes === 'string') {
        if (changes === 'circle') expect(withBelow(all, id).has(parentId ?? 0)).toBe(true);
        else expect(changes).toBe('deep');
        return;
      }
      const now = apply(all, changes);
      const listed = childrenOf(now, parentId).map((each) => each.id);
      const wanted = there.map((each) => each.id);
      wanted.splice(before === null ? wanted.length : wanted.indexOf(before), 0, id);
      expect(listed).toEqual(wanted);
      // Others lie where they lay, and all are reached from the top.
      for (const each of now) {
        if (each.id !== id) {
          expect(each.parentId).toBe(all.find((was) => was.id === each.id)?.parentId);
        }
        expect(depthOf(now, each.id)).toBeLessThanOrEqual(all.length);
        if (each.parentId !== null) expect(withBelow(now, each.id).has(each.parentId)).toBe(false);
      }
    }),
  );
});

test('it writes few: between two with room no other changes', () => {
  const all = [
    { id: 1, parentId: null, sort: 0 },
    { id: 2, parentId: null, sort: 10 },
    { id: 3, parentId: null, sort: 20 },
  ];
  expect(placeCategory(all, 3, { parentId: null, before: 2 })).toEqual([
    { id: 3, parentId: null, sort: 1 },
  ]);
  expect(placeCategory(all, 3, { parentId: null, before: 1 })).toEqual([
    { id: 3, parentId: null, sort: -1 },
  ]);
  expect(placeCategory(all, 1, { parentId: null, before: null })).toEqual([
    { id: 1, parentId: null, sort: 21 },
  ]);
  expect(placeCategory(all, 3, { parentId: 2, before: null })).toEqual([
    { id: 3, parentId: 2, sort: 0 },
  ]);
});

test('below itself, below what is gone and too deep it can’t go; where it was it can stay however deep', () => {
  const chain = Array.from({ length: limits.deepest }, (_, at): Standing => {
    return { id: at + 1, parentId: at === 0 ? null : at, sort: 0 };
  });
  const all = [...chain, { id: 99, parentId: null, sort: 1 }];
  expect(placeCategory(all, 1, { parentId: 3, before: null })).toBe('circle');
  expect(placeCategory(all, 1, { parentId: 1, before: null })).toBe('circle');
  expect(placeCategory(all, 1, { parentId: 1000, before: null })).toBe('gone');
  expect(placeCategory(all, 1000, { parentId: null, before: null })).toBe('gone');
  expect(placeCategory(all, 99, { parentId: limits.deepest, before: null })).toBe('deep');
  expect(placeCategory(all, 1, { parentId: 99, before: null })).toBe('deep');
  expect(placeCategory(all, 99, { parentId: 2, before: 1000 })).toEqual([
    { id: 99, parentId: 2, sort: 1 },
  ]);
});
