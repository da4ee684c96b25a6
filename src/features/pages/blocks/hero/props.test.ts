import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

const picture = { key: 'zool', width: 40, height: 30, alt: 'Een zool' };

test('a picture is one or none, and its heading opens the page unless an editor says otherwise', () => {
  expect(propsOf(inputOf(definition))).toMatchObject({ level: 1, picture: undefined });
  const settings = { title: 'Zool', picture, level: '2' };
  expect(propsOf(inputOf(definition, { settings }))).toMatchObject({ ...settings, level: 2 });
});
