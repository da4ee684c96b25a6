import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('names are a line each; without one there is nothing to see', () => {
  expect(propsOf(inputOf(definition, { settings: { title: 'Merken' } }))).toBeNull();
  expect(propsOf(inputOf(definition, { settings: { items: 'Noord | /noord\n\nZuid' } }))).toEqual({
    ...{ id: 'ticker-7', title: '', isTitleShown: false },
    items: [{ label: 'Noord', href: '/noord' }, { label: 'Zuid' }],
  });
});
