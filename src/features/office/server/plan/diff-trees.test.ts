import { expect, test } from 'vitest';
import { textField } from '#fields/text/field';
import type { BlockDefinition } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import type { TreeBlock } from '../../contract';
import { diffTrees } from './diff-trees';

const text = setting(textField, 'Titel', { default: '' });
const types = [
  { type: 'Text', label: 'Tekst', version: 1, settings: { title: text } },
  { type: 'Box', label: 'Vak', version: 1, settings: {}, slots: ['items'] },
] as unknown as BlockDefinition[];

const block = (id: string, title = id): TreeBlock => ({ type: 'Text', props: { id, title } });
const box = (id: string, items: TreeBlock[]): TreeBlock => ({ type: 'Box', props: { id, items } });
const tree = (...content: TreeBlock[]) => ({ root: {}, content, zones: {} });
const diff = (one: TreeBlock[], other: TreeBlock[]) =>
  diffTrees(tree(...one), tree(...other), types).map(({ kind, id, lines }) => [kind, id, ...lines]);

test('what is new, gone, moved or changed is told, each block once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => block(id)) as [TreeBlock, TreeBlock, TreeBlock];
  expect(diff([a, b, c], [a, b, c])).toEqual([]);
  expect(diff([a, b], [a, block('b', 'Beter')])).toEqual([['changed', 'b', 'Titel: b → Beter']]);
  expect(diff([a, b], [b, c])).toEqual([
    ['new', 'c'],
    ['gone', 'a'],
  ]);
  // One block that went to the end is what moved, and not all that it passed.
  expect(diff([a, b, c], [b, c, a])).toEqual([['moved', 'a']]);
  expect(diff([a, box('vak', [b])], [box('vak', [b, a])])).toEqual([['moved', 'a']]);
  expect(diff([block('b', '')], [block('b', 'Er')])).toEqual([
    ['changed', 'b', 'Titel: leeg → Er'],
  ]);
});

test('a value whose parts the database keeps in another order is the same', () => {
  const shown = (title: unknown): TreeBlock => ({ type: 'Text', props: { id: 'a', title } });
  const [one, other] = [shown({ key: 'a', alt: 'b' }), shown({ alt: 'b', key: 'a' })];
  expect(diff([one], [other])).toEqual([]);
  expect(diff([one], [shown({ alt: 'c', key: 'a' })])).toHaveLength(1);
});
