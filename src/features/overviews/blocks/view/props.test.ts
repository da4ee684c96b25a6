import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { defineEntity } from '#kernel/define/entity';
import { definition } from './definition';
import { propsOf } from './props';

const entity = defineEntity({
  ...{ name: 'Shoe', access: 'shoe', label: { one: 'Schoen', many: 'Schoenen' } },
  ...{ noun: { one: 'schoen', many: 'schoenen' }, href: String, columns: [], orders: [] },
});
const listed = { entity, columns: 4 };
const block = definition(listed);
const data = [{ id: 3, html: '<p>Laars</p>' }];

test('it has as many columns as its entity, unless an editor says otherwise', () => {
  expect(block).toMatchObject({ type: 'ShoeView', label: 'Schoenen: kaarten' });
  expect(propsOf(inputOf(block, { data: [] }), listed)).toBeNull();
  expect(propsOf(inputOf(block, { data }), listed)).toMatchObject({
    ...{
      id: 'gekozen-7',
      columns: 4,
      layout: 'grid',
      moduleAccess: 'shoe',
      second: false,
      cards: data,
    },
  });
  const settings = { columns: 2, layout: 'list', second: true };
  expect(propsOf(inputOf(block, { settings, data }), listed)).toMatchObject(settings);
});
