import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('what stands in its slot slides, as its settings say', () => {
  const { look, ...props } = propsOf(
    inputOf(definition, { settings: { label: 'Nu', autoplay: 9000 }, slots: { slides: 'A' } }),
  );
  expect(props).toEqual({ id: 'slider-7', title: '', label: 'Nu', slides: 'A' });
  expect(look.autoplay).toBe(9000);
});
