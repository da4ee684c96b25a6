import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

const row = { name: 'session', kind: 'Nodig', purpose: 'Blijft', kept: 'Een dag', party: 'Wij' };

test('it shows all that was loaded', () => {
  expect(propsOf(inputOf(definition))).toBeNull();
  const data = { cookies: [row], local: [], parties: [] };
  expect(propsOf(inputOf(definition, { data }))).toEqual({
    ...{ title: 'Welke cookies we zetten', intro: '', ...data },
  });
});
