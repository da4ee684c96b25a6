import { expect, test } from 'vitest';
import type { ToldCounterparts } from '#features/office/contract';
import type { Entry } from './entries';
import { hrefsIn, lackingIn, translate } from './translate';

const told: ToldCounterparts = {
  found: {
    '/service': { href: '/en/service', title: 'Customer service', page: 'Klantenservice' },
    '/nieuwsbrief': { href: '/en/newsletter', title: 'Newsletter', page: '' },
    '/sale?soort=3': { href: '/en/sale?soort=3', title: 'Sale', page: 'Afgeprijsd' },
  },
  lacking: { '/dames': 2, '/dames?nieuw': 2 },
  terms: { Dames: 'Women', Heren: 'Men', Jassen: 'Coats', Mantels: 'Coats' },
};

const menu: Entry[] = [
  {
    ...{ title: 'Dames', href: '/dames', accent: true, all: 'Alles voor dames' },
    children: [
      { title: 'Kleding', items: [{ title: 'Sale in jassen', href: '/sale?soort=3' }] },
      { title: 'Elders', href: 'https://elders.example', items: [] },
    ],
  },
  { title: 'klantenservice', href: '/service', children: [] },
  { title: 'Post', href: '/nieuwsbrief', children: [] },
];

test('a menu in the other language leads to the pages that are there, and says what is known of names', () => {
  expect(translate(menu, told)).toEqual([
    {
      ...{ title: 'Women', href: '/dames', accent: true },
      children: [
        { title: 'Kleding', items: [{ title: 'Sale in jassen', href: '/en/sale?soort=3' }] },
        { title: 'Elders', href: 'https://elders.example', items: [] },
      ],
    },
    { title: 'Customer service', href: '/en/service', children: [] },
    { title: 'Newsletter', href: '/en/newsletter', children: [] },
  ]);
});

test('no two beside each other get one name, and no name gets longer than there is room for', () => {
  const titles = (list: Entry[], by = told) => translate(list, by).map(({ title }) => title);
  const coats = ['Jassen', 'Mantels'].map((title) => ({ title, href: '/x' }));
  expect(titles(coats)).toEqual(['Jassen', 'Mantels']);
  expect(titles([coats[0] as Entry, { title: 'coats', href: '/y' }])).toEqual(['Jassen', 'coats']);
  const long = { ...told, terms: { Dames: 'W'.repeat(61) } };
  expect(titles(menu, long)[0]).toBe('Dames');
  expect(titles([{ title: 'constructor', href: '/dames' }])).toEqual(['constructor']);
});

test('what has no page in the other language is told once, what leads elsewhere not at all', () => {
  expect(hrefsIn(menu)).toEqual([
    ...['/dames', '/sale?soort=3', 'https://elders.example', '/service', '/nieuwsbrief'],
  ]);
  const twice = [
    ...menu,
    { title: 'Nog eens', href: '/dames?nieuw' },
    { title: 'Login', href: '/login' },
  ];
  expect(lackingIn(twice, told)).toEqual([
    { title: 'Dames', href: '/dames', page: 2 },
    { title: 'Login', href: '/login' },
  ]);
});
