import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

const picture = { key: 'zool', width: 40, height: 30, alt: 'Een zool' };

test('a title or a text is enough to open; a picture is one or none', () => {
  expect(propsOf(inputOf(definition, { settings: { picture } }))).toBeNull();
  const props = propsOf(inputOf(definition, { settings: { intro: 'Tot zondag' } }));
  expect(props).not.toHaveProperty('picture');
  expect(propsOf(inputOf(definition, { settings: { title: 'Nu', picture } }))).toMatchObject({
    ...{ title: 'Nu', picture },
  });
});
