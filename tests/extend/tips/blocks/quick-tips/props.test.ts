import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it shows the tips that take no longer than is set; without one it shows nothing', () => {
  const data = [{ access: 'wol', title: 'Wol wassen', minutes: 10 }];
  const settings = { title: 'Zo gedaan' };
  expect(propsOf(inputOf(definition, { settings, data }))).toEqual({
    title: 'Zo gedaan',
    tips: [{ href: '/tips/wol', title: 'Wol wassen' }],
  });
  expect(propsOf(inputOf(definition, { settings: { minutes: 5 }, data }))).toBeNull();
});
