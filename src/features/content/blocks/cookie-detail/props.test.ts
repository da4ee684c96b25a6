import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

const row = { name: 'session', kind: 'Nodig', purpose: 'Blijft', kept: 'Een dag', party: 'Wij' };

test('a cookie that nobody declares is not shown', () => {
  expect(propsOf(inputOf(definition, { settings: { name: 'weg' } }))).toBeNull();
  expect(propsOf(inputOf(definition, { data: row }))).toEqual({ cookie: row, framed: true });
});
