import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('what there is is a line each', () => {
  const settings = { title: 'Uitverkoop', lines: ' Jassen \n\nSchoenen' };
  expect(propsOf(inputOf(definition, { settings }))).toMatchObject({
    ...{ title: 'Uitverkoop', lines: ['Jassen', 'Schoenen'], picture: undefined },
  });
});
