import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findBrokenOwners } from './owners.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Two features, of which `orders` holds this source. */
const write = (source, needs = '') => {
  const root = mkdtempSync(join(tmpdir(), 'owners-'));
  folders.push(root);
  const files = {
    'orders/feature.ts': `export const orders = { name: 'orders', needs: [${needs}] };`,
    'orders/server/place.ts': source,
    'stock/feature.ts': "export const stock = { name: 'stock', needs: [] };",
    'stock/server/tables.ts': "export const stock = pgTable(\n  'stock', {});",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
};

const none = { reads: [], writes: [] };
const find = (source, { needs = '', debts = none } = {}) =>
  findBrokenOwners(write(source, needs), debts).map((problem) => problem.replace(/^\S*\//, ''));

test('who is used must be named in needs', () => {
  const source = "import { a } from '#features/stock/api.server';";
  expect(find(source)).toEqual(['place.ts uses stock: name it in `needs` of orders/feature.ts']);
  expect(find(source, { needs: "'stock'" })).toEqual([]);
});

test("another's table is read by who needs it, and written by its owner alone", () => {
  const reads = 'sql`select 1 from stock`';
  expect(find(reads)).toEqual([
    "place.ts reads 'stock', a table of stock: ask a function of stock/api.server",
  ]);
  expect(find(reads, { needs: "'stock'" })).toEqual([]);
  const writes = 'sql`update stock set pieces = 0`';
  const said = "place.ts writes 'stock', a table of stock: ask a function of stock/api.server";
  expect(find(writes, { needs: "'stock'" })).toEqual([said]);
});

test("another's table that is imported is written by its owner alone", () => {
  const import_ = (names) => `import { ${names} } from '#features/stock/api.server';`;
  const said = "place.ts writes 'stock', a table of stock: ask a function of stock/api.server";
  const needs = "'stock'";
  expect(find(`${import_('stock')} tx.update(stock).set({})`, { needs })).toEqual([said]);
  expect(find(`${import_('a, stock as table')} tx.delete(table)`, { needs })).toEqual([said]);
  expect(find(`${import_('stock')} tx.select().from(stock)`, { needs })).toEqual([]);
  expect(find(`${import_('other')} tx.update(other)`, { needs })).toEqual([]);
});

test('a debt that is known is let be, and one that is paid must go', () => {
  const debts = { reads: [], writes: ['orders stock'] };
  expect(find('sql`delete from stock`', { debts })).toEqual([]);
  expect(find('', { debts })).toHaveLength(1);
});
