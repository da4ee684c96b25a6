import { expect, test } from 'vitest';
import type { ToldField } from '#features/office/contract';
import { mustBeFilled } from './must-be-filled';

const fieldOf = (type: string, more: Partial<ToldField> = {}): ToldField => ({
  ...{ name: 'a', label: 'A', type, usual: '', required: true },
  ...{ mayWrite: true, sorts: false, filters: false, ...more },
});

test('what can be left empty and then isn’t saved must be filled', () => {
  const options = [{ value: 'Y', label: 'Ja' }];
  const text = fieldOf('TextField');
  const all = [
    text,
    fieldOf('TextField', { required: false }),
    fieldOf('SelectField', { options }),
    fieldOf('SelectField', { options, usual: 'Y' }),
    fieldOf('NumberField', { options, usual: 1 }),
    fieldOf('NumberField', { usual: 0 }),
    fieldOf('GroupField', { fields: [text] }),
    fieldOf('GroupField', { fields: [fieldOf('GroupField', { required: false, fields: [text] })] }),
  ];
  expect(all.map(mustBeFilled)).toEqual([true, false, true, false, false, true, true, false]);
});
