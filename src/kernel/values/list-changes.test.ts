import { expect, test } from 'vitest';
import { listChanges } from './list-changes';
import { tellListChanges } from './tell-list-changes';

const item = (title: string, children: object[] = [], more = {}) => ({ title, children, ...more });

test('what was added, removed, moved and changed in a menu is told by its names', () => {
  const from = [
    item('Dames', [item('Jassen'), item('Truien')]),
    item('Heren'),
    item('Wonen', [], { href: '/wonen' }),
    item('Sale'),
  ];
  const to = [
    item('Sale'),
    item('Dames', [item('Jassen'), item('Truien'), item('Rokken')]),
    item('Wonen', [], { href: '/huis' }),
  ];
  expect(listChanges(from, to)).toEqual([
    { kind: 'moved', name: 'Sale', inside: '' },
    { kind: 'added', name: 'Rokken', inside: 'Dames' },
    { kind: 'changed', name: 'Wonen', inside: '' },
    { kind: 'removed', name: 'Heren', inside: '' },
  ]);
  expect(listChanges(to, to)).toEqual([]);
});

test('what stands in the same place by another name was renamed', () => {
  expect(listChanges([item('Heren')], [item('Mannen')])).toEqual([
    { kind: 'renamed', name: 'Mannen', was: 'Heren', inside: '' },
  ]);
});

test('blocks are known by their ids, and told by what their kind is called', () => {
  const block = (id: string, props = {}) => ({ type: 'Hero', props: { id, ...props } });
  const labels = new Map([['Hero', 'Opening']]);
  expect(
    listChanges(
      [block('a', { title: 'Jas' })],
      [block('b'), block('a', { title: 'Trui' })],
      labels,
    ),
  ).toEqual([
    { kind: 'added', name: 'Opening', inside: '' },
    { kind: 'changed', name: 'Opening ‘Trui’', inside: '' },
  ]);
});

test('changes are told in words, a long list of them by how many more there are', () => {
  const from = [item('Dames', [item('Jassen')]), item('Heren')];
  const to = [item('Dames', [item('Jassen'), item('Rokken')])];
  expect(tellListChanges(from, to)).toBe('Rokken toegevoegd (in Dames); Heren weggehaald');
  const many = Array.from({ length: 10 }, (_, nth) => item(`Deel ${nth}`));
  expect(tellListChanges(from, [...from, ...many])).toMatch(/; en nog 2 wijzigingen$/);
  expect(tellListChanges(from, from)).toBeUndefined();
  expect(tellListChanges([{ from: 1 }], [{ from: 2 }])).toBeUndefined();
});

test('a move is told alone: not what stands in it, nor its namesakes, nor where it went to or came from', () => {
  const part = (title: string) =>
    item(title, [item('Uitgelicht', [item('Nieuw', [], { href: `/${title}/nieuw` })])]);
  const [women, men] = [part('Dames'), part('Heren')];
  expect(listChanges([women, men], [men, women])).toEqual([
    { kind: 'moved', name: 'Dames', inside: '' },
  ]);
  const [empty, full] = [item('Wonen'), item('Sale', [item('Lampen')])];
  expect(
    listChanges([full, empty], [{ ...full, children: [] }, item('Wonen', [item('Lampen')])]),
  ).toEqual([{ kind: 'moved', name: 'Lampen', inside: 'Wonen' }]);
  expect(listChanges([item('Wonen'), full], [item('Wonen', [full])])).toEqual([
    { kind: 'moved', name: 'Sale', inside: 'Wonen' },
  ]);
});

test('what is called otherwise takes along what stands in it', () => {
  expect(
    listChanges([item('Heren', [item('Jassen')])], [item('Mannen', [item('Jassen')])]),
  ).toEqual([{ kind: 'renamed', name: 'Mannen', was: 'Heren', inside: '' }]);
});

test('steps are called by their heading, and nothing stands in what has no name', () => {
  const step = (legend: string, ...labels: string[]) => ({
    ...{ id: 'een', legend },
    fields: labels.map((label) => ({ label })),
  });
  const named = [[step('Wie ben je?', 'Naam')], [step('Wie ben je?', 'Naam', 'Adres')]] as const;
  expect(tellListChanges(...named)).toContain('Wie ben je?');
  const told = tellListChanges([step('', 'Naam')], [step('', 'Naam', 'Adres')]);
  expect(told).toContain('Adres');
  expect(told).not.toContain('?');
});
