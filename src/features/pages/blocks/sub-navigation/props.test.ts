import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('it is called as the highest page, unless an editor calls it otherwise', () => {
  expect(propsOf(inputOf(definition))).toBeNull();
  const data = { title: 'Service', pages: [{ title: 'Ruilen', href: '/ruilen', children: [] }] };
  expect(propsOf(inputOf(definition, { data }))).toEqual({ ...data, currentPath: '/hier' });
  const settings = { title: 'Hulp' };
  expect(propsOf(inputOf(definition, { settings, data }))?.title).toBe('Hulp');
});
