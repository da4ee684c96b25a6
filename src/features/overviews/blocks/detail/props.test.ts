import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { defineEntity } from '#kernel/define/entity';
import { definition } from './definition';
import { propsOf } from './props';

const entity = defineEntity({
  ...{ name: 'Shoe', access: 'shoe', label: { one: 'Schoen', many: 'Schoenen' } },
  ...{ noun: { one: 'schoen', many: 'schoenen' }, href: String, columns: [], orders: [] },
});
const block = definition({ entity, columns: 4 });

test('an item that is not shown any more is not shown here', () => {
  expect(block).toMatchObject({ type: 'ShoeDetail', label: 'Schoenen: één kaart' });
  expect(propsOf(inputOf(block, { settings: { item: 3 } }))).toBeNull();
  const data = { html: '<p>Laars</p>', note: 'Incl. btw' };
  expect(propsOf(inputOf(block, { data }))).toEqual(data);
});
