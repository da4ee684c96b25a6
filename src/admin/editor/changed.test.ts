import { expect, test } from 'vitest';
import type { PageTree, TreeBlock } from '#features/office/contract';
import { changedBlocks } from './changed';

const slotsOf = (type: string) => (type === 'Box' ? ['items'] : []);
const block = (id: string, props: object = {}, type = 'Text'): TreeBlock => ({
  type,
  props: { id, ...props },
});
const box = (...items: TreeBlock[]) => block('box', { items }, 'Box');
const page = (...content: TreeBlock[]): PageTree => ({ root: {}, content, zones: {} });
const idsOf = (was: PageTree, now: PageTree) => {
  const { order, blocks } = changedBlocks(was, now, slotsOf);
  return { order, ids: blocks.map(({ props }) => props.id) };
};
const was = page(block('a'), box(block('b'), block('c')), block('d'));

test('a setting draws its own block anew, also within another', () => {
  expect(idsOf(was, structuredClone(was)).ids).toEqual([]);
  const typed = page(block('a'), box(block('b'), block('c', { title: 'x' })), block('d'));
  expect(idsOf(was, typed)).toEqual({ order: undefined, ids: ['c'] });
});

test('another order within a block draws that block; one of the page draws what is new', () => {
  const within = page(block('a'), box(block('c'), block('b')), block('d'));
  expect(idsOf(was, within)).toEqual({ order: undefined, ids: ['box'] });
  const moved = page(block('d'), block('a'), block('new'), box(block('b'), block('c')));
  expect(idsOf(was, moved)).toEqual({ order: ['d', 'a', 'new', 'box'], ids: ['new'] });
  expect(idsOf(was, page())).toEqual({ order: [], ids: [] });
});
