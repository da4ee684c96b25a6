import { expect, test } from 'vitest';
import pages from '../../../demo/content/pages.json' with { type: 'json' };
import { findSizeTable, isRowOf, readSizeTables } from './size-table';

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

test.each([
  ['M of 38', 'M', true],
  ['M of 38', '38', true],
  ['M of 38', '8', false],
  ['XL of 42', 'L', false],
  ['36–39', '36-39', true],
  ['31', '31/32', true],
  ['32 of 48', '32/34', true],
  ['34', '32/34', false],
  ['S/M', 'S/M', true],
  ['85, 95, 105', '95', true],
])('the row %j tells of size %j: %j', (row, size, is) => {
  expect(isRowOf(row, size)).toBe(is);
});

test('of the demo’s tables each size stands in one row', () => {
  const page = pages.find(({ path }) => path === '/maattabellen');
  const body = (page?.body ?? []) as { table?: string[][] }[];
  const sizes = ['XS', 'S', 'M', 'L', 'XL', '36', '38', '40', '42', '44', '46', '48', '50', '52'];
  for (const { table = [] } of body) {
    for (const size of sizes) {
      expect(table.filter(([row = '']) => isRowOf(row, size)).length, size).toBeLessThan(2);
    }
    for (const [row = ''] of table.slice(1)) expect(row).not.toMatch(/\d–\d/);
  }
});
