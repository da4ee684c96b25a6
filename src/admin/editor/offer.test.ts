import { expect, test } from 'vitest';
import type { ToldBlock } from '#features/office/contract';
import { fits, inGroups, offeredAt } from './offer';

const type = (name: string, more: Partial<ToldBlock> = {}): ToldBlock => ({
  ...{ type: name, label: name, version: 1, settings: [], slots: [], inList: false },
  ...more,
});

const tile = type('Tile', { inList: true, isPart: true });
const item = type('GalleryItem', { isPart: true });
const tiles = type('Tiles', { holds: ['Tile'], group: 'picture' });
const text = type('RichText', { label: 'Tekst', group: 'text' });
const types = [tile, item, tiles, text];

test('what can only stand in another is offered there, and nothing else is', () => {
  expect(offeredAt(types, undefined)).toEqual([tiles, text]);
  expect(offeredAt(types, tiles)).toEqual([tile]);
  expect(offeredAt(types, type('Columns'))).toEqual([tiles, text]);
});

test('groups stand in their order, blocks in them by name; without a group: among the others', () => {
  const told = inGroups([type('B'), tiles, text, type('A')]);
  expect(told.map(({ group, offered }) => [group, offered.map(({ label }) => label)])).toEqual([
    ['text', ['Tekst']],
    ['picture', ['Tiles']],
    ['other', ['A', 'B']],
  ]);
});

test('it is found by name, by what it shows and by other words, without accents and in any order', () => {
  const one = {
    label: 'Schuif met foto’s',
    hint: 'Om te bladeren, één voor één.',
    words: 'carrousel',
  };
  expect(fits(one, '')).toBe(1);
  expect(fits(one, 'Schuif')).toBe(0.9);
  expect(fits({ label: 'Schuif' }, 'schuif ')).toBe(1);
  expect(fits(one, 'een bladeren')).toBe(0.4);
  expect(fits(one, 'carrou schuif')).toBe(0.4);
  expect(fits(one, 'foto')).toBe(0.8);
  expect(fits(one, 'schuif kaart')).toBe(0);
});
