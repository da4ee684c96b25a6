import { expect, test } from 'vitest';
import type { ToldField } from '#features/office/contract';
import { arrange } from './arrange';
import { fieldIn, problemOf } from './field-row';

const field = (name: string, type = 'TextField'): ToldField => ({
  ...{ name, type, label: name, usual: '' },
  ...{ mayWrite: true, sorts: false, filters: false },
});

test('what names a row comes first, an address is one part, and state and moments stand beside', () => {
  const names = ['access', 'title', 'state', 'address_street', 'phone', 'address_place'];
  const fields = [...names.map((name) => field(name)), field('online_from', 'DatetimeField')];
  const { main, side } = arrange({ fields, title: 'title' });
  expect(main.map(({ title, fields: of }) => [title, of.map(({ name }) => name)])).toEqual([
    [undefined, ['title']],
    [undefined, ['access']],
    ['Adres', ['address_street', 'address_place']],
    [undefined, ['phone']],
  ]);
  expect(side.map(({ name }) => name)).toEqual(['state', 'online_from']);
});

test('short fields stand beside each other, long ones do not', () => {
  const short = { ...field('address_street'), most: 120 };
  const parts = (one: ToldField) =>
    arrange({ fields: [one, field('address_place', 'SelectField')], title: 'title' }).main;
  expect(parts(short)[0]).toMatchObject({ title: 'Adres', isRow: true });
  expect(parts(field('address_street'))[0]).toMatchObject({ isRow: false });
});

test('what is wrong deep in a field is told at it', () => {
  const fields = { 'variants[1].price': 'Te laag', 'variants.2.sku': 'Mist', title: 'Leeg' };
  expect(problemOf(fields, 'variants')).toBe('Te laag Mist');
  expect(problemOf(fields, 'title')).toBe('Leeg');
  expect(problemOf(undefined, 'title')).toBeUndefined();
  expect(fieldIn('a')).toBe('a');
});
