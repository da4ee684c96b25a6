import { expect, test } from 'vitest';
import { choiceIds, choiceLabel, choiceLabels, inListOrder } from './choices';

const list = [
  { id: 7, access: 'heren', label: 'Heren' },
  { id: 3, access: 'dames', label: 'Dames' },
];

test('stored words become numbers and labels, in the list’s order', () => {
  expect(choiceIds(list, ['dames', 'heren'])).toEqual([7, 3]);
  expect(choiceLabels(list, ['dames', 'heren'])).toEqual(['Heren', 'Dames']);
  expect(inListOrder(list)).toEqual([
    { id: 7, label: 'Heren', sort: 0 },
    { id: 3, label: 'Dames', sort: 1 },
  ]);
});

test('a word that the list doesn’t know can’t be filtered by, but is read as it stands', () => {
  expect(choiceIds(list, ['kinderen'])).toEqual([]);
  expect(choiceLabels(list, ['kinderen', 'dames'])).toEqual(['Dames']);
  expect(choiceLabel(list, 'kinderen')).toBe('kinderen');
  expect(choiceLabel(list, 'dames')).toBe('Dames');
});
