import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it is of some height, with a line through it if asked', () => {
  expect(propsOf(inputOf(definition))).toEqual({ size: 'medium', rule: false });
  const settings = { size: 'large', rule: true };
  expect(propsOf(inputOf(definition, { settings }))).toEqual(settings);
});
