import { expect, test } from 'vitest';
import { defineEntity, type Entity } from './entity';

const shoe: Entity = {
  ...{ name: 'Shoe', access: 'shoe', label: { one: 'Schoen', many: 'Schoenen' } },
  noun: { one: 'schoen', many: 'schoenen' },
  href: (slug) => `/schoen/${slug}`,
  columns: ['color', 'size'].map((name) => ({
    ...{ name, label: name, kind: 'options' as const, control: 'checkbox' as const },
  })),
  orders: ['new', 'price'].map((name) => ({ name, label: name })),
};

test('an entity is what was declared, and no two of its columns or orders share a name', () => {
  expect(defineEntity(shoe)).toBe(shoe);
  const columns = [...shoe.columns, ...shoe.columns.slice(1)];
  expect(() => defineEntity({ ...shoe, columns })).toThrow("Shoe names 'size' twice");
  const orders = [...shoe.orders, ...shoe.orders.slice(0, 1)];
  expect(() => defineEntity({ ...shoe, orders })).toThrow("Shoe names 'new' twice");
});
