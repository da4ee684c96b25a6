import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf, type Store } from './props';

const store = {
  ...{ name: 'Brink Zeist', address: 'Slotlaan 1, Zeist', state: 'Nu open', isOpen: true },
  opening: { days: [], special: [] } as unknown as Store['opening'],
};

test('there is nothing to see of a store that is not there', () => {
  const settings = { title: 'Vandaag' };
  expect(propsOf(inputOf(definition, { settings }))).toBeNull();
  expect(propsOf(inputOf(definition, { settings, data: { store } }))).toEqual({
    ...{ title: 'Vandaag', ...store },
  });
});
