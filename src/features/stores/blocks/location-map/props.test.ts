import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('tiles come from where the site is set to, or the map is drawn', () => {
  const settings = { title: 'Alle winkels' };
  expect(propsOf(inputOf(definition, { settings, data: 'https://kaart.example' }))).toEqual({
    ...{ id: 7, title: 'Alle winkels', tiles: 'https://kaart.example' },
  });
});
