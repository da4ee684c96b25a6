import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it is filtered by every word, unless some are enough', () => {
  expect(propsOf(inputOf(definition))).toEqual({
    ...{ name: '7', title: '', level: 2, condition: 'every', groups: [] },
  });
  const settings = { listFilter: 'some' };
  expect(propsOf(inputOf(definition, { settings })).condition).toBe('some');
});
