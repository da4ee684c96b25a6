import { expect, test } from 'vitest';
import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { fitHeading } from './heading';

const type = (name: string, level: string): [string, ToldBlock] => [
  name,
  { settings: [{ name: 'level', usual: level }] } as unknown as ToldBlock,
];
const types = new Map([type('Hero', '1'), type('FaqView', '2')]);
const block = (of: string, props = {}): TreeBlock => ({ type: of, props: { id: of, ...props } });
const fitted = (one: TreeBlock, ...stand: TreeBlock[]) =>
  fitHeading(
    one,
    stand.map((it) => ({ block: it })),
    types,
  ).props.level;

test('the first opening of a page gives its title; what opens a part comes below that', () => {
  expect(fitted(block('Hero'))).toBe('1');
  expect(fitted(block('Hero'), block('FaqView'), block('RichText'))).toBe('1');
  expect(fitted(block('Hero'), block('Hero'))).toBe('2');
  expect(fitted(block('Hero'), block('Hero', { level: '2' }))).toBe('1');
  expect(fitted(block('Hero'), block('RichText', { title: 'Over ons' }))).toBe('2');
});

test('what never opens a page stays as it is', () => {
  expect(fitted(block('FaqView'))).toBeUndefined();
});
