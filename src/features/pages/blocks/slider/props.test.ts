import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('a link below it needs an address', () => {
  const settings = { title: 'Nu', moreLabel: 'Alles' };
  const slots = { slides: 'A' };
  const props = propsOf(inputOf(definition, { settings, slots }));
  expect(props).toMatchObject({ id: 'slider-7', title: 'Nu', slides: 'A', more: undefined });
  const linked = { ...settings, moreLink: '/alles' };
  expect(propsOf(inputOf(definition, { settings: linked })).more).toEqual({
    label: 'Alles',
    href: '/alles',
  });
});
