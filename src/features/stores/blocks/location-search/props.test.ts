import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('what is found stands one heading lower, and the addresses of stores lose their last slash', () => {
  const settings = { level: '1', baseUrl: '/winkels//' };
  const props = propsOf(
    inputOf(definition, { settings, data: { text: 'Zeist' }, page: { store: 3 } }),
  );
  expect(props).toMatchObject({ name: 'winkels-7', level: 1 });
  expect(props.search).toMatchObject({
    ...{ text: 'Zeist', action: '/hier', baseUrl: '/winkels', token: 'p', mine: 3, level: 2 },
  });
  expect(propsOf(inputOf(definition)).search).toMatchObject({ text: '', level: 3 });
});
