import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it holds what stands in its slot', () => {
  const given = inputOf(definition, { settings: { title: 'Verder' }, slots: { items: 'A' } });
  expect(propsOf(given)).toEqual({ title: 'Verder', children: 'A' });
});
