import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('a slot that holds nothing is no column', () => {
  const slots = { first: 'A', third: 'C' };
  expect(propsOf(inputOf(definition, { settings: { ratio: 'last' }, slots }))).toEqual({
    ...{ ratio: 'last', columns: ['A', 'C'] },
  });
});
