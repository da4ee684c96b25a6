import { expect, test } from 'vitest';
import type { OfficeStart } from '#features/office/contract';
import { partsOf } from './groups';

const may = { read: true, create: true, change: true, delete: true };
const entity = (name: string, access: string, many: string) => ({
  ...{ name, access, label: { one: many, many }, may, fields: [] },
});

test('what stands beside a list in the menu is one of its parts, for who may see it', () => {
  const entities = [
    entity('Product', 'product', 'Artikelen'),
    entity('Category', 'category', 'Categorieën'),
    entity('Location', 'location', 'Winkels'),
  ];
  const parts = (special: string[]) =>
    partsOf({ entities, member: { special } } as unknown as OfficeStart).map(({ parts: some }) =>
      some.map(({ href }) => href),
    );
  expect(parts([])[0]).toEqual(expect.arrayContaining(['/product', '/category/boom']));
  expect(parts([])[1]).toEqual(['/location']);
  expect(parts(['applications'])[1]).toEqual(['/location', '/sollicitaties']);
});
