import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { field } from '#kernel/wire';
import { definition } from './definition';
import { propsOf } from './props';

const chosenBy = (params: Record<string, string[]>) => {
  const settings = { mostYears: 3, hours: '8, 16', years: 2, firstHours: 16 };
  return propsOf(inputOf(definition, { settings, page: { params } })).chosen;
};

test('it begins as it is set, and an address may choose what it offers', () => {
  expect(propsOf(inputOf(definition))).toMatchObject({ id: 'rekenaar-7', action: '/hier' });
  expect(chosenBy({})).toEqual({ years: 2, hours: 16 });
  expect(chosenBy({ [field.years]: ['3'], [field.hours]: ['8'] })).toEqual({ years: 3, hours: 8 });
  expect(chosenBy({ [field.years]: ['4'], [field.hours]: ['x'] })).toEqual({ years: 2, hours: 16 });
});
