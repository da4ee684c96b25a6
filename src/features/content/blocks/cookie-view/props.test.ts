import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

const row = { name: 'session', kind: 'Nodig', purpose: 'Blijft', kept: 'Een dag', party: 'Wij' };

test('there is nothing to see of a kind of which nothing is kept', () => {
  expect(propsOf(inputOf(definition, { data: { cookies: [], local: [] } }))).toBeNull();
  const data = { cookies: [], local: [row] };
  expect(propsOf(inputOf(definition, { data }))).toEqual({
    ...{ title: '', intro: '', ...data, parties: [] },
  });
});
