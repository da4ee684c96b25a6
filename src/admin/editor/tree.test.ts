import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageTree, TreeBlock } from '#features/office/contract';
import { begin, doStep, redoStep, undoStep, type Work } from './steps';
import { apply, type Edit, everyBlock, findBlock, ROOT, renewed } from './tree';

const slotsOf = (type: string) => (type === 'Box' ? ['first', 'second'] : []);

const block = (id: string, type = 'Text', props: object = {}): TreeBlock => ({
  type,
  props: { id, ...props },
});
const treeOf = (...content: TreeBlock[]): PageTree => ({ root: {}, content, zones: {} });
const idsOf = (tree: PageTree) => everyBlock(tree, slotsOf).map(({ block: { props } }) => props.id);
const start = treeOf(
  block('a'),
  block('b', 'Box', { first: [block('b1'), block('b2', 'Box')] }),
  block('c', 'Text', { title: 'Kop' }),
);

test('blocks are listed as they are read, each with where it stands', () => {
  expect(idsOf(start)).toEqual(['a', 'b', 'b1', 'b2', 'c']);
  expect(findBlock(start, slotsOf, 'b2')).toMatchObject({
    at: { parent: 'b', slot: 'first', index: 1 },
    depth: 2,
  });
});

test('a block goes into a slot, and never into itself or what it holds', () => {
  const to = { parent: 'b2', slot: 'second', index: 9 };
  expect(apply(start, { do: 'move', id: 'c', to }, slotsOf)?.undo).toEqual({
    ...{ do: 'move', id: 'c', unmade: true },
    to: { parent: null, slot: ROOT, index: 2 },
  });
  expect(apply(start, { do: 'move', id: 'b', to }, slotsOf)).toBeUndefined();
  expect(apply(start, { do: 'move', id: 'b2', to }, slotsOf)).toBeUndefined();
  const nowhere = { parent: 'a', slot: 'first', index: 0 };
  expect(apply(start, { do: 'move', id: 'c', to: nowhere }, slotsOf)).toBeUndefined();
  expect(apply(start, { do: 'remove', id: 'gone' }, slotsOf)).toBeUndefined();
  const twice: Edit = {
    do: 'insert',
    at: { parent: null, slot: ROOT, index: 0 },
    block: block('a'),
  };
  expect(apply(start, twice, slotsOf)).toBeUndefined();
});

test('blocks beside each other give way to others in one step; those that stand apart do not', () => {
  const at = { parent: null, slot: ROOT, index: 0 };
  const [shown] = [block('sectie')];
  const edit: Edit = { do: 'splice', at, ids: ['a', 'b'], blocks: [shown as TreeBlock] };
  const work = doStep(begin(start), edit, slotsOf, 0);
  expect(idsOf(work.tree)).toEqual(['sectie', 'c']);
  expect(undoStep(work, slotsOf).tree).toEqual(start);
  expect(apply(start, { ...edit, ids: ['a', 'c'] }, slotsOf)).toBeUndefined();
  // A name that stands elsewhere, or twice.
  expect(apply(start, { ...edit, ids: ['a'], blocks: [block('b1')] }, slotsOf)).toBeUndefined();
  expect(apply(start, { ...edit, blocks: [block('x'), block('x')] }, slotsOf)).toBeUndefined();
  const into = { parent: 'b2', slot: 'second', index: 5 };
  const put = doStep(begin(start), { ...edit, at: into, ids: [] }, slotsOf, 0);
  expect(idsOf(put.tree)).toEqual(['a', 'b', 'b1', 'b2', 'sectie', 'c']);
  expect(undoStep(put, slotsOf).tree).toEqual(start);
});

test('a copy has ids of its own, all the way down', () => {
  let count = 0;
  const copy = renewed(start.content[1] as TreeBlock, slotsOf, () => `n${++count}`);
  expect(idsOf(treeOf(copy)).every((id) => id.startsWith('n'))).toBe(true);
  expect(new Set(idsOf(treeOf(copy))).size).toBe(3);
});

test('what is typed in one go is one step; later, or elsewhere, is another', () => {
  const type = (work: Work, value: string, at: number, name = 'title') =>
    doStep(work, { do: 'set', id: 'c', name, value }, slotsOf, at);
  let work = type(type(type(begin(start), 'K', 0), 'Ko', 500), 'Kos', 900);
  expect(work.done).toHaveLength(1);
  expect(undoStep(work, slotsOf).tree).toEqual(start);
  work = type(type(work, 'Kost', 60_000), 'x', 60_001, 'text');
  expect(work.done).toHaveLength(3);
  const redone = redoStep(undoStep(work, slotsOf), slotsOf);
  expect(type(redone, 'y', 60_002, 'text').done).toHaveLength(4);
});

type Toss = { kind: number; one: number; other: number; slot: number; index: number };
const toss: fc.Arbitrary<Toss> = fc.record({
  kind: fc.nat(5),
  one: fc.nat(1000),
  other: fc.nat(1000),
  slot: fc.nat(1),
  index: fc.nat(6),
});

/** A change to some block that is there, perhaps one that can't be done. */
const editOf = (tree: PageTree, { kind, one, other, slot, index }: Toss, nth: number): Edit => {
  const ids = idsOf(tree);
  const id = ids[one % Math.max(1, ids.length)] ?? 'none';
  const parents = [null, ...ids];
  const parent = parents[other % parents.length] ?? null;
  const at = { parent, slot: parent === null ? ROOT : (['first', 'second'][slot] ?? ''), index };
  if (kind === 0) return { do: 'insert', at, block: block(`new${nth}`, slot ? 'Box' : 'Text') };
  if (kind === 1) return { do: 'remove', id };
  if (kind === 2) return { do: 'move', id, to: at };
  if (kind === 3) {
    const found = findBlock(tree, slotsOf, id);
    let count = 0;
    const copy = renewed(found?.block ?? block('x'), slotsOf, () => `copy${nth}-${++count}`);
    return { do: 'insert', at, block: copy };
  }
  if (kind === 4) {
    const from = findBlock(tree, slotsOf, id)?.at ?? at;
    const beside = everyBlock(tree, slotsOf)
      .filter(({ at: { parent: of, slot: its } }) => of === from.parent && its === from.slot)
      .slice(from.index, from.index + (other % 3));
    const blocks = Array.from({ length: index % 3 }, (_, at) => block(`put${nth}-${at}`, 'Box'));
    const gone = beside.map((placed) => placed.block.props.id);
    return { do: 'splice', at: gone.length > 0 ? from : at, ids: gone, blocks };
  }
  return { do: 'set', id, name: index % 2 ? 'title' : 'text', value: slot ? undefined : other };
};

test('200 changes taken back give the tree that one began with; done again, the one they ended with', () => {
  fc.assert(
    fc.property(fc.array(toss, { minLength: 200, maxLength: 200 }), (tosses) => {
      let work = begin(start);
      for (const [nth, one] of tosses.entries()) {
        work = doStep(work, editOf(work.tree, one, nth), slotsOf, nth * 10_000);
        const ids = idsOf(work.tree);
        expect(new Set(ids).size).toBe(ids.length);
      }
      const end = work.tree;
      // As after a reload: what a device keeps is text.
      work = JSON.parse(JSON.stringify(work)) as Work;
      while (work.done.length > 0) work = undoStep(work, slotsOf);
      expect(work.tree).toEqual(start);
      while (work.undone.length > 0) work = redoStep(work, slotsOf);
      expect(work.tree).toEqual(end);
    }),
    { numRuns: 60 },
  );
});
