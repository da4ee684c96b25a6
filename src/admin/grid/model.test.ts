import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GridVariant, ToldGrid } from '#features/pricing/contract';
import { changesIn, layoutOf, linesOf, readSheet, readState, writeCell } from './model';

const variant = (id: number, color_id: number | null, size_id: number | null): GridVariant => ({
  ...{ id, color_id, size_id, sku: `A${id}`, gtin: '', price_cents: null, state: 'Online' },
  ...{ van: null, stock: [] },
});
const names = {
  colors: new Map([
    [1, 'Blauw'],
    [2, 'Rood'],
  ]),
  sizes: new Map([
    [1, 'S'],
    [2, 'M'],
    [3, 'L'],
  ]),
};
const all = [variant(1, 1, 2), variant(2, 2, 3), variant(3, 2, 1), variant(4, 2, 2)];

test('colours by sizes, each in its order; a combination that there isn’t is none', () => {
  const { isMatrix, rows, columns } = layoutOf(linesOf(all, [], names), 'sku', false);
  expect(isMatrix).toBe(true);
  expect(rows.map(({ label }) => label)).toEqual(['Blauw', 'Rood']);
  expect(columns.map(({ label }) => label)).toEqual(['S', 'M', 'L']);
  expect(rows.map((row) => columns.map(({ line }) => line(row)?.sku))).toEqual([
    [undefined, 'A1', undefined],
    ['A3', 'A4', 'A2'],
  ]);
});

test('with one axis, and on a phone, a line a variant', () => {
  const one = layoutOf(
    linesOf([variant(1, null, 2), variant(2, null, 1)], [], names),
    'sku',
    false,
  );
  expect([one.isMatrix, one.rows.map(({ label }) => label)]).toEqual([false, ['S', 'M']]);
  expect(one.columns).toHaveLength(5);
  const phone = layoutOf(linesOf(all, [{ id: -1, color_id: 1, size_id: 1 }], names), 'gtin', true);
  expect(phone.rows.map(({ label }) => label)).toEqual([
    ...['Blauw, S', 'Blauw, M', 'Rood, S', 'Rood, M', 'Rood, L'],
  ]);
  expect(phone.columns.map(({ kind }) => kind)).toEqual(['gtin']);
});

test('only what differs is sent, with what was read; what is no sum is told', () => {
  const grid = { price_cents: 9995, van_price_cents: null, variants: all } as unknown as ToldGrid;
  const typed = {
    ...{ price_cents: '99,95', van_price_cents: '120', '1.price_cents': 'x' },
    ...{ '2.sku': ' B2 ', '3.sku': 'A3', '4.price_cents': '' },
  };
  expect(changesIn(grid, typed)).toEqual({
    cells: [
      { variant: 0, cell: 'van_price_cents', was: null, to: 12_000 },
      { variant: 2, cell: 'sku', was: 'A2', to: 'B2' },
    ],
    wrong: { '1.price_cents': expect.any(String) },
  });
});

test('all that is wrong is told at once, also an EAN or a price that the server would refuse', () => {
  const grid = { price_cents: 9995, van_price_cents: null, variants: all } as unknown as ToldGrid;
  const typed = {
    price_cents: '',
    '1.price_cents': 'x',
    '2.gtin': '123',
    '3.sku': 'a'.repeat(999),
  };
  const { cells, wrong } = changesIn(grid, typed);
  expect([cells, Object.keys(wrong).toSorted()]).toEqual([[], Object.keys(typed).toSorted()]);
  expect(changesIn(grid, { '2.gtin': '8710447319659', '4.gtin': '' }).wrong).toEqual({});
});

test('a sum is written as it is read, and a sheet comes in by its lines and tabs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      const grid = { price_cents: cents + 1, variants: [] } as unknown as ToldGrid;
      const { cells } = changesIn(grid, { price_cents: writeCell('price_cents', cents) });
      expect(cells[0]?.to).toBe(cents);
    }),
  );
  expect(readSheet('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(['Ja', ' online', 'nee', ''].map(readState)).toEqual([
    ...['Online', 'Online', 'Offline', 'Offline'],
  ]);
});
