import { expect, test } from 'vitest';
import { defineField, readSettings, setting } from './field';

const text = defineField<string>({
  name: 'TextField',
  empty: '',
  read: (value) => (typeof value === 'string' ? value : undefined),
});
const choice = defineField<string>({
  name: 'RadioField',
  empty: '',
  read: (value, options) => options.find((one) => one.value === value)?.value,
});
const colours = [
  { value: 'r', label: 'Rood' },
  { value: 'b', label: 'Blauw' },
];

test('a setting that says no more is empty at first, and has nothing to choose from', () => {
  expect(setting(text, 'Titel')).toEqual({ type: text, label: 'Titel', default: '', options: [] });
  expect(setting(choice, 'Kleur', { default: 'b', options: colours })).toEqual({
    ...{ type: choice, label: 'Kleur', default: 'b', options: colours },
  });
});

test('of what is stored the settings that there are are read; what is missing or wrong has its default', () => {
  const settings = {
    title: setting(text, 'Titel', { default: 'Nieuw' }),
    colour: setting(choice, 'Kleur', { default: 'b', options: colours }),
  };
  const read = (stored: Record<string, unknown>) => readSettings(settings, stored);
  expect(read({ title: 'Hallo', colour: 'r', size: 'XL' })).toEqual({
    title: 'Hallo',
    colour: 'r',
  });
  expect(read({ title: '' })).toEqual({ title: '', colour: 'b' });
  expect(read({ title: 5, colour: 'groen' })).toEqual({ title: 'Nieuw', colour: 'b' });
});
