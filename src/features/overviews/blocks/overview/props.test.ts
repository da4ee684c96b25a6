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

test('it shows what was found for it', () => {
  expect(block).toMatchObject({ type: 'ShoeOverview', label: 'Schoenen: overzicht' });
  expect(propsOf(inputOf(block))).toBeNull();
  const shown = { html: '<section></section>' };
  expect(propsOf(inputOf(block, { data: { shown } }))).toBe(shown);
});
