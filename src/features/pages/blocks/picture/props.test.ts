import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

const picture = { key: 'zool', width: 40, height: 30, alt: 'Een zool' };

test('there is nothing to see without a picture', () => {
  expect(propsOf(inputOf(definition))).toBeNull();
  expect(propsOf(inputOf(definition, { settings: { picture, width: 'full' } }))).toEqual({
    ...{ picture, caption: '', link: '', width: 'full' },
  });
});
