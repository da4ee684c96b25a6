import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('a tile may do without a picture', () => {
  const settings = { title: 'Schoenen', link: '/schoenen' };
  expect(propsOf(inputOf(definition, { settings }))).toEqual({ ...settings, picture: undefined });
});
