import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it shows the blocks of its section; of one that is gone, or has none, there is nothing', () => {
  expect(propsOf(inputOf(definition, { slots: { blocks: ['A', 'B'] } }))).toEqual({
    blocks: ['A', 'B'],
  });
  expect(propsOf(inputOf(definition, { slots: { blocks: [] } }))).toBeNull();
  expect(propsOf(inputOf(definition))).toBeNull();
});
