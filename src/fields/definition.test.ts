import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldTypeNames, startValue } from './definition';
import { readField, readFields } from './read-definition';
import { fieldTypes } from './types';

const read = (raw: Record<string, unknown>) => {
  const field = readField({ name: 'Naam', ...raw });
  if (!field) throw new Error('no field');
  return field;
};

test('S3.2/1 S3.2/2 the id is the name in small letters, the placeholder the label', () => {
  const field = read({ name: 'Soort  vraag', label: 'Vraag', value: 3, default_value: 'x' });
  expect(field).toMatchObject({
    id: 'soort_vraag',
    name: 'Soort  vraag',
    label: 'Vraag',
    placeholder: 'Vraag',
    value: '3',
    defaultValue: 'x',
  });
  expect(read({ id: 'f7', placeholder: 'Typ' })).toMatchObject({ id: 'f7', placeholder: 'Typ' });
});

/** Those that the spec names. */
const specTypes = [
  ...['TextField', 'NoticeField', 'AddressField', 'TextareaField', 'EmailField', 'HiddenField'],
  ...['NumberField', 'PriceField', 'EuroField', 'PasswordField', 'PercentageField', 'PhoneField'],
  ...['VatField', 'TitleField', 'UploadField', 'DateField', 'DatetimeField', 'EditorField'],
  ...['TimeField', 'ColorField', 'RadioField', 'CheckboxField', 'SelectField', 'ListField'],
  'ImageField',
];

test('S3.2/3 there are the 25 types and a range of moments, each has its definition, and text is the default', () => {
  expect(fieldTypeNames).toEqual(expect.arrayContaining([...specTypes, 'MomentRangeField']));
  expect(Object.keys(fieldTypes).sort()).toEqual([...fieldTypeNames].sort());
  for (const type of fieldTypeNames) expect(read({ type }).type).toBe(type);
  expect(read({}).type).toBe('TextField');
  expect(read({ type: 'Nonsense' }).type).toBe('TextField');
});

test('S3.2/4 options are a map of keys to labels, also as JSON in data', () => {
  const options = [
    { value: 's', label: 'Klein' },
    { value: 'l', label: 'Groot' },
  ];
  expect(read({ options: { s: 'Klein', l: 'Groot' } }).options).toEqual(options);
  expect(read({ options }).options).toEqual(options);
  expect(read({ data: { optionsJson: '{"s":"Klein","l":"Groot"}' } }).options).toEqual(options);
  expect(read({ data: { optionsJson: '{"s":' } }).options).toEqual([]);
});

const flags = [
  ['required', 'required', false],
  ['readonly', 'readonly', false],
  ['editing', 'editing', true],
  ['hidden', 'hidden', false],
  ['validate', 'validate', true],
  ['auto_fill', 'autoFill', true],
  ['multiple_languages', 'multipleLanguages', false],
  ['float', 'float', false],
  ['show_label', 'showLabel', true],
  ['show_placeholder', 'showPlaceholder', false],
  ['show_placeholder_on_input', 'showPlaceholderOnInput', false],
  ['show_state', 'showState', true],
  ['show_error_message', 'showErrorMessage', true],
  ['show_tooltip_inline', 'showTooltipInline', false],
  ['show_none_option', 'showNoneOption', false],
  ['translate', 'translate', false],
] as const;

test.each(flags)('S3.2/5 S3.2/6 the flag %s is Y, N, true or false', (name, key, otherwise) => {
  for (const yes of ['Y', true]) expect(read({ [name]: yes })[key]).toBe(true);
  for (const no of ['N', false]) expect(read({ [name]: no })[key]).toBe(false);
  for (const neither of [undefined, null, '', 'maybe', 1]) {
    expect(read({ [name]: neither })[key]).toBe(otherwise);
  }
});

test('S3.2/7 S9.7/2 S3.2/8 S9.1/4 the rest of a definition is taken over, with its defaults', () => {
  expect(read({})).toMatchObject({
    tooltip: '',
    autocomplete: '',
    maxlength: undefined,
    pattern: '',
    currency: '€',
    moduleObject: '',
    colclass: 'span12',
    rowclass: 'row1',
  });
  const given = read({
    tooltip_information: 'Uitleg',
    autocomplete: 'name',
    maxlength: '20',
    pattern: '\\d+',
    currency: '$',
    module_object: 'Location',
    data: { colclass: 'span6', rowclass: 'row2' },
  });
  expect(given).toMatchObject({
    tooltip: 'Uitleg',
    autocomplete: 'name',
    maxlength: 20,
    pattern: '\\d+',
    currency: '$',
    moduleObject: 'Location',
    colclass: 'span6',
    rowclass: 'row2',
  });
});

test('S3.2/2 a field begins with its value, or else with its default', () => {
  expect(startValue(read({ value: 'a', default_value: 'b' }))).toBe('a');
  expect(startValue(read({ default_value: 'b' }))).toBe('b');
});

test('S3.2/2 whatever is stored, reading never fails, and no two fields share an id', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), fc.record({ name: fc.string() }))), (raw) => {
      const fields = readFields(raw);
      const ids = fields.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(fields.every(({ name }) => name !== '')).toBe(true);
      expect(JSON.parse(JSON.stringify(fields))).toEqual(JSON.parse(JSON.stringify(fields)));
    }),
  );
  expect(readFields('nonsense')).toEqual([]);
});
