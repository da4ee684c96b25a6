import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('a button needs an address and a text; the text is what was loaded', () => {
  const settings = { title: 'Ruilen', link: '/ruilen', html: '<p>{jaren}</p>' };
  const data = '<p>30</p>';
  expect(propsOf(inputOf(definition, { settings, data }))).toEqual({
    ...{ title: 'Ruilen', action: undefined, html: data, place: 'start' },
  });
  const { action, html } = propsOf(
    inputOf(definition, { settings: { ...settings, linkText: 'Hoe' } }),
  );
  expect([action, html]).toEqual([{ link: '/ruilen', text: 'Hoe' }, '']);
});
