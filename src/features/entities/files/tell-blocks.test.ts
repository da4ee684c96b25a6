import { expect, test } from 'vitest';
import { definition } from '#features/pages/blocks/rich-text/definition';
import type { EntityField } from '#kernel/define/entity';
import { tellBlocks } from './tell-blocks';

const field: EntityField = {
  ...{ name: 'content', label: 'Inhoud', type: 'BlocksField' },
  blocks: () => [definition],
};

const tree = (...blocks: [id: string, props: object][]) => ({
  ...{ root: {}, zones: {} },
  content: blocks.map(([id, props]) => ({ type: 'RichText', props: { id, version: 1, ...props } })),
});

test('a block that changed is told by setting, one that is new or gone by its place', () => {
  const from = tree(['a', { title: 'Zomer', html: '<p>Tot en met zondag open</p>' }], ['b', {}]);
  const to = tree(['a', { title: 'Winter', html: '<p>Tot en met zaterdag open</p>' }], ['c', {}]);
  expect(tellBlocks(field, from, to)?.split('; ')).toEqual([
    'Tekst (content[0]), Titel van de pagina (leeg: geen): Zomer → Winter',
    'Tekst (content[0]), Tekst: Tot en met zondag open → Tot en met zaterdag open',
    'Tekst (content[1]): nieuw',
    'Tekst (content[1]): weg',
  ]);
});

test('of long texts the place where they differ is told', () => {
  const long = (end: string) => tree(['a', { html: `<p>${'lang '.repeat(60)}${end}</p>` }]);
  const told = tellBlocks(field, long('een'), long('twee')) ?? '';
  expect(told).toMatch(/…[^→]*een → …[^→]*twee$/);
  expect(told.length).toBeLessThan(200);
});
