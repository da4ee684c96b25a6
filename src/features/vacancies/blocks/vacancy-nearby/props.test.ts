import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it asks again for what was asked, on its own page', () => {
  expect(propsOf(inputOf(definition))).toBeNull();
  const data = { place: '3511 AW', km: 20, error: 'Onbekend' };
  expect(propsOf(inputOf(definition, { settings: { level: '1' }, data }))).toMatchObject({
    ...{ ...data, level: 1, page: '/hier', picture: undefined },
  });
});
