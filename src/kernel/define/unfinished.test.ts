import { expect, test } from 'vitest';
import { defineBlock } from './block';
import { defineField, setting } from './field';
import { unfinishedText } from './unfinished';

const text = defineField<string>({ name: 'TextField', empty: '', read: String });
const number = defineField<number>({ name: 'NumberField', empty: 0, read: Number });
const image = defineField<object | null>({
  name: 'ImageField',
  empty: null,
  isChosen: true,
  read: () => null,
});

const banner = defineBlock({
  ...{ type: 'Banner', label: 'Banner', version: 1 },
  settings: {
    title: setting(text, 'Titel (leeg: geen)', { required: true }),
    picture: setting(image, 'Afbeelding', { required: true }),
    alt: setting(text, 'Wat erop staat (wordt voorgelezen)', { required: true }),
    note: setting(text, 'Onderschrift'),
  },
});
const full = { title: 'Zool', picture: {}, alt: 'Een schoen', note: '' };

test('what an editor has still to do is told by the labels of the block and of the setting', () => {
  expect(unfinishedText(banner, full, true)).toBeUndefined();
  expect(unfinishedText(banner, { ...full, title: ' ' }, true)).toBe(
    'Banner: vul nog een titel in',
  );
  expect(unfinishedText(banner, { ...full, picture: null }, true)).toBe(
    'Banner: kies nog een afbeelding',
  );
  expect(unfinishedText(banner, { ...full, alt: '' }, true)).toBe(
    'Banner: vul nog ‘Wat erop staat’ in',
  );
});

test('a block that needs nothing more, but has nothing to show, is finished', () => {
  expect(unfinishedText(banner, full, false)).toBeUndefined();
});

const store = defineBlock({
  ...{ type: 'Store', label: 'Winkel', version: 1 },
  settings: {
    store: setting(number, 'Nummer (0: dat van de pagina)', { refers: true }),
    other: setting(text, 'Nummers', { refers: true }),
  },
});

test('a reference that leads nowhere is told only where nothing is shown, and none was left empty', () => {
  const nowhere = 'Winkel: ‘Nummer’ leidt nergens heen';
  expect(unfinishedText(store, { store: 12, other: '' }, true)).toBeUndefined();
  expect(unfinishedText(store, { store: 12, other: '' }, false)).toBe(nowhere);
  expect(unfinishedText(store, { store: 0, other: '' }, false)).toBe(nowhere);
  const { other } = store.settings;
  expect(unfinishedText({ ...store, settings: { other } }, { other: '' }, false)).toBeUndefined();
});
