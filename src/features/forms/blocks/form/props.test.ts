import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { type LoadedForm, propsOf } from './props';

test('a form that is not there is not shown', () => {
  const settings = { form: '3', title: 'Schrijf ons', level: '1' };
  expect(propsOf(inputOf(definition, { settings }))).toBeNull();
  const data = { beside: '<p>Of bel.</p>' } as LoadedForm;
  expect(propsOf(inputOf(definition, { settings, data }))).toEqual({
    ...{ title: 'Schrijf ons', intro: '', level: 1, beside: '<p>Of bel.</p>' },
  });
});
