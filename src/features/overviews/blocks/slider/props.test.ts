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

test('it is called as its entity where it has no title; nothing in it is nothing to see', () => {
  expect(block).toMatchObject({ type: 'ShoeSlider', label: 'Schoenen: bladerrij' });
  expect(propsOf(inputOf(block, { data: [] }), listed)).toBeNull();
  expect(propsOf(inputOf(block, { data }), listed)).toMatchObject({
    ...{ id: 'slider-7', label: 'Schoenen', level: 2, more: undefined },
    slides: [{ key: 3, html: '<p>Laars</p>' }],
  });
});
