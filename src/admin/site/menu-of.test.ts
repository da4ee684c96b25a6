import { expect, test } from 'vitest';
import type { ToldField, ToldMenuCategory } from '#features/office/contract';
import { menuOf, treeOf } from './menu-of';

const list = (name: string, usual: object, inner?: ToldField) =>
  ({
    ...{ name, type: 'GroupsField', usual: [] },
    fields: [
      ...Object.entries(usual).map(([one, value]) => ({
        name: one,
        type: 'TextField',
        usual: value,
      })),
      ...(inner ? [inner] : []),
    ],
  }) as unknown as ToldField;
const text = { title: '', href: '' };
const field = list('navigation', text, list('children', text, list('items', text)));

const all: ToldMenuCategory[] = [
  { id: 1, parentId: null, title: 'Dames', href: '/dames' },
  { id: 2, parentId: 1, title: 'Jassen', href: '/dames/jassen' },
  { id: 3, parentId: 2, title: 'Winter', href: '/dames/jassen/winter' },
  { id: 4, parentId: 1, title: 'Jurken', href: '/dames/jurken' },
  { id: 5, parentId: null, title: 'Heren', href: '/heren' },
  { id: 6, parentId: 5, title: 'Jassen', href: '/heren/jassen' },
  { id: 7, parentId: 3, title: 'Dons', href: '/artikelen?filter_category=7' },
  { id: 8, parentId: null, title: 'Kwijt' },
];
const branches = treeOf(all);
const put = (menu: Record<string, unknown>[], ...ids: number[]) =>
  menuOf(field, menu, { branches, chosen: new Set(ids) });
const link = (title: string, href: string) => ({ title, href });

test('the highest are entries, those below them links without a heading, and what is deeper stands in groups', () => {
  const menu = [{ title: 'Nieuw', href: '/nieuw', children: [] }];
  expect(put(menu, 1, 2, 3, 4, 5, 7, 8)).toEqual([
    menu[0],
    {
      ...link('Dames', '/dames'),
      children: [
        { title: 'Dames', href: '', items: [link('Jurken', '/dames/jurken')] },
        {
          ...link('Jassen', '/dames/jassen'),
          items: [
            link('Winter', '/dames/jassen/winter'),
            link('Dons', '/artikelen?filter_category=7'),
          ],
        },
      ],
    },
    { ...link('Heren', '/heren'), children: [] },
  ]);
  expect(menu).toEqual([{ title: 'Nieuw', href: '/nieuw', children: [] }]);
});

test('what is chosen without what it lies in is an entry of its own, told apart from another of its name', () => {
  expect(put([], 2, 6).map(({ title }) => title)).toEqual(['Jassen', 'Jassen Heren']);
});

test('what the menu leads to already isn’t put in twice, and gets what is chosen below it', () => {
  const once = put([], 1, 4);
  expect(put(once, 1, 4)).toEqual(once);
  const items = [link('Jurken', '/dames/jurken'), link('Jassen', '/dames/jassen')];
  expect(put(once, 1, 2, 4)).toMatchObject([{ title: 'Dames', children: [{ items }] }]);
  expect(once).toEqual(put([], 1, 4));
  const other = [{ title: 'dames', href: '/actie', children: [] }];
  expect(put(other, 1)).toEqual(other);
});

test('categories that lie in each other are no tree, and are left out', () => {
  const round = [
    { id: 1, parentId: 2, title: 'A', href: '/a' },
    { id: 2, parentId: 1, title: 'B', href: '/b' },
  ];
  expect(treeOf(round)).toEqual([]);
});
