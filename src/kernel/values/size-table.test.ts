import { expect, test } from 'vitest';
import { findSizeTable, readSizeTables } from './size-table';

const table = (title: string, ...categories: string[]) => ({
  categories,
  title,
  advice: '',
  rows: [['Maat'], ['S']],
});

const tables = [
  table('Kleding', 'dames', 'heren'),
  table('Broeken', 'heren/broeken'),
  table('Sokken', 'accessoires/sokken'),
];

test.each([
  [['dames', 'dames/jurken'], 'Kleding'],
  [['heren/broeken', 'heren'], 'Broeken'],
  [['accessoires', 'accessoires/sokken'], 'Sokken'],
  [['accessoires/sokkenhouders'], undefined],
  [['accessoires'], undefined],
  [['damesfietsen'], undefined],
  [[], undefined],
])('of what is in %j the sizes are told by %s', (categories, title) => {
  expect(findSizeTable(tables, categories)?.title).toBe(title);
});

test.each([
  [undefined],
  ['dames'],
  [[]],
  [[null, 1, {}]],
  [[{ ...table('Leeg'), rows: [['Maat']] }]],
  [[{ ...table('Getallen'), rows: [['Maat'], [38]] }]],
  [[{ ...table('Zonder advies'), advice: undefined }]],
])('a setting of %j is no table', (setting) => {
  expect(readSizeTables(setting)).toBeUndefined();
});

test('what can be read of a setting counts', () => {
  expect(readSizeTables([...tables, { title: 'Half' }])).toEqual(tables);
});
