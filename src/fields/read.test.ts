import { expect, test } from 'vitest';
import { aField, posted } from './build.test-support';
import { checkboxField } from './checkbox/field';
import { readKeys } from './choices';
import type { FieldTypeName } from './definition';
import { extrasField } from './extras/field';
import { filterField } from './filter/field';
import { flagField } from './flag/field';
import { imageField } from './image/field';
import { numberField } from './number/field';
import { readField } from './read-definition';
import { selectField } from './select/field';
import { checkMoments } from './type';
import { typeOf } from './types';

const none: { value: string; label: string }[] = [];
const options = { s: 'Klein', m: 'Midden' };

test('a setting of yes or no is read as such, and as the Y and N of the API', () => {
  expect([true, 'Y', false, 'N'].map((value) => flagField.read(value, none))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  for (const value of ['', 'y', 1, 0, null, undefined]) {
    expect(flagField.read(value, none)).toBeUndefined();
  }
  expect(flagField.empty).toBe(false);
});

test('a number is read as a number or as text, with a comma or a point; what is none is refused', () => {
  expect([3, '3', '1,5', '1.5', -2, 0].map((value) => numberField.read(value, none))).toEqual([
    3, 3, 1.5, 1.5, -2, 0,
  ]);
  for (const value of ['', 'drie', Number.NaN, Number.POSITIVE_INFINITY, true, null, [], {}]) {
    expect(numberField.read(value, none)).toBeUndefined();
  }
});

test('a picture is whole or it is none', () => {
  const picture = { key: 'a.jpg', width: 400, height: 300, alt: 'Een trui' };
  expect(imageField.read(picture, none)).toEqual(picture);
  expect(imageField.read(null, none)).toBeNull();
  const broken = [
    { ...picture, key: 7 },
    { ...picture, width: '400' },
    { ...picture, height: '300' },
    { ...picture, alt: undefined },
    'a.jpg',
    7,
    undefined,
    Object.assign(() => {}, picture),
  ];
  for (const value of broken) expect(imageField.read(value, none)).toBeUndefined();
});

test('what stands between results has a kind and a whole position', () => {
  const extras = [
    { kind: 'cta', position: 2, title: 'Meer' },
    { kind: 'hidden', position: 0 },
    { kind: 'spacer', position: 5 },
    { kind: 'cta', position: 6, picture: { key: 'a', width: 4, height: 5, alt: '' } },
  ];
  expect(extrasField.read(extras, none)).toEqual(extras);
  expect(extrasField.read([], none)).toEqual([]);
  for (const one of [
    null,
    'cta',
    { kind: 'other', position: 1 },
    { kind: 'cta', position: 1.5 },
    { kind: 'cta', position: 1, picture: 'a.jpg' },
  ]) {
    expect(extrasField.read([one], none)).toBeUndefined();
    expect(extrasField.read([...extras, one], none)).toBeUndefined();
  }
  expect(extrasField.read({ 0: extras[0] }, none)).toBeUndefined();
  expect(extrasField.empty).toEqual([]);
});

test('a fixed filter holds whole option ids by column', () => {
  expect(filterField.read({ color: [1, 2], size: [] }, none)).toEqual({ color: [1, 2], size: [] });
  for (const value of [null, 'color', 7, { color: 1 }, { color: [1, '2'] }, { color: [1.5] }]) {
    expect(filterField.read(value, none)).toBeUndefined();
  }
  expect(filterField.empty).toEqual({});
});

test('a choice is one of the options, and told to be wrong when it is another', () => {
  const field = aField({ type: 'SelectField', label: 'Maat', options });
  expect(selectField.read('m', field.options)).toBe('m');
  expect(selectField.read('xl', field.options)).toBeUndefined();
  expect(selectField.check('m', field)).toEqual([]);
  expect(selectField.check('xl', field)[0]?.message).toBe('Maat is niet juist ingevuld.');
  expect(selectField.check('', field)[0]?.message).toBe('Maat is vereist.');
  expect(selectField.show('m', field)).toBe('Midden');
  expect(selectField.show('xl', field)).toBe('');
});

const texts: readonly FieldTypeName[] = [
  'TextField',
  'TextareaField',
  'EmailField',
  'PhoneField',
  'HiddenField',
  'TitleField',
  'EditorField',
  'PasswordField',
  'PercentageField',
];

test.each(texts)('%s as a setting is a text, empty unless it is filled in', (type) => {
  const field = typeOf(aField({ type }));
  expect(field.empty).toBe('');
  expect(field.read('tekst', none)).toBe('tekst');
  expect(field.read(7, none)).toBeUndefined();
});

test('S5.1 the check of a site form sees each type as what it is', () => {
  const parts = (type: string, value: string) => {
    const field = aField({ type, options });
    return typeOf(field).siteParts(value, field);
  };
  expect(parts('TextField', 'a')).toEqual([{ kind: 'text', value: 'a' }]);
  expect(parts('EmailField', 'a@b.nl')).toEqual([{ kind: 'email', value: 'a@b.nl' }]);
  expect(parts('PhoneField', '06')).toEqual([{ kind: 'tel', value: '06' }]);
  expect(parts('SelectField', 'm')).toEqual([{ kind: 'select', value: 'm', optionText: 'Midden' }]);
  expect(parts('RadioField', 'm')).toEqual([{ kind: 'choice', value: 'm', checked: true }]);
  expect(parts('RadioField', '')).toEqual([{ kind: 'choice', value: '', checked: false }]);
  for (const type of ['HiddenField', 'TitleField']) expect(parts(type, 'x')).toEqual([]);
});

test('only a password is kept nowhere, and shown as dots when there is one', () => {
  const secret = (type: string) => typeOf(aField({ type })).secret;
  expect([secret('PasswordField'), secret('TextField'), secret('EmailField')]).toEqual([
    true,
    false,
    false,
  ]);
  const field = aField({ type: 'PasswordField' });
  expect(typeOf(field).show('', field)).toBe('');
});

test('S2.14/14 no percentage is shown as nothing, and 0 as 0%', () => {
  const field = aField({ type: 'PercentageField' });
  expect([typeOf(field).show('', field), typeOf(field).show('0', field)]).toEqual(['', '0%']);
});

test('a heading is never sent, whatever a form says', () => {
  const field = aField({ type: 'TitleField' });
  expect(typeOf(field).readPosted(posted({ naam: 'x' }), field)).toBe('');
});

test('S3.2/4 options may be texts, numbers or objects; what is nothing is left out', () => {
  const listed = readField({
    name: 'maat',
    options: [null, 'S', undefined, 7, { key: 'm', label: 'Midden' }, { id: 9, title: 'Negen' }],
  });
  expect(listed?.options).toEqual([
    { value: 'S', label: 'S' },
    { value: '7', label: '7' },
    { value: 'm', label: 'Midden' },
    { value: '9', label: 'Negen' },
  ]);
});

test('S3.2 a most that is no whole number above 0 is none; files are addresses', () => {
  const most = (maxlength: unknown) => readField({ name: 'x', maxlength })?.maxlength;
  expect([most(10), most('10'), most(-5), most(0), most(1.5), most('x')]).toEqual([
    10,
    10,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readField({ name: 'x', files: ['/a.pdf', 7, null] })?.files).toEqual(['/a.pdf']);
  expect(readField({ name: 'x', files: '["/a.pdf"]' })?.files).toEqual(['/a.pdf']);
  expect(readField({ name: 'x', files: '["/a' })?.files).toEqual([]);
});

test('S3.2/10 of keys that are no texts nothing is read', () => {
  expect(readKeys('["a",1,null,"b"]')).toEqual(['a', 'b']);
  expect(readKeys('{"a":"b"}')).toEqual([]);
  expect(readKeys('["a"')).toEqual([]);
});

test('S3.2/10 chosen keys of a setting are all options, or they are none', () => {
  const list = [
    { value: 's', label: 'Klein' },
    { value: 'm', label: 'Midden' },
  ];
  expect(checkboxField.read(['s', 'm'], list)).toEqual(['s', 'm']);
  expect(checkboxField.read([], list)).toEqual([]);
  for (const value of [['s', 'xl'], ['xl'], 's', null, { 0: 's' }]) {
    expect(checkboxField.read(value, list)).toBeUndefined();
  }
  expect(checkboxField.empty).toEqual([]);
});

test('S5.1 of checkboxes the check of a site form sees whether any is chosen', () => {
  const field = aField({ type: 'CheckboxField', label: 'Maat', options });
  const { siteParts, check } = typeOf(field);
  expect(siteParts('["s"]', field)).toEqual([{ kind: 'choice', value: '["s"]', checked: true }]);
  expect(siteParts('', field)).toEqual([{ kind: 'choice', value: '', checked: false }]);
  expect(siteParts('[]', field)).toEqual([{ kind: 'choice', value: '[]', checked: false }]);
  expect(check('["s"]', field)).toEqual([]);
  expect(check('', field)).toEqual([{ message: 'Een keuze voor Maat is vereist.' }]);
  expect(check('[]', field)).toHaveLength(1);
});

test('S2.14/26 a group of choices is one control once they are put away', () => {
  const many = Object.fromEntries(Array.from('abcdef', (key) => [key, key]));
  const frame = (type: string, given: object) => {
    const field = aField({ type, options: given });
    return typeOf(field).frame(field);
  };
  expect([frame('RadioField', options), frame('RadioField', many)]).toEqual(['group', 'control']);
  expect([frame('CheckboxField', options), frame('CheckboxField', many)]).toEqual([
    'group',
    'group',
  ]);
});

test('a setting of one line is one line, whatever was pasted', () => {
  const { read } = typeOf(aField({ type: 'TextField' }));
  expect(read('een\r\n\r\ntwee\ndrie', none)).toBe('een twee drie');
});

test.each([
  'ColorField',
  'VatField',
  'TimeField',
  'DateField',
  'EuroField',
  'PriceField',
  'ListField',
])('%s is empty as a setting unless it is filled in, and takes texts alone', (type) => {
  const { empty, read } = typeOf(aField({ type }));
  expect([empty === '' || empty === 0 || empty === null || empty === undefined]).toEqual([true]);
  expect(read({}, none)).toBeUndefined();
});

test('S4.2/4 S2.14/31 what is chosen is checked with each change, a number and a colour tell of it, a VAT number is never checked', () => {
  const of = (type: string) => typeOf(aField({ type }));
  for (const type of ['ColorField', 'RadioField', 'CheckboxField', 'SelectField']) {
    expect(of(type).when, type).toEqual(checkMoments.chosen);
  }
  expect(of('VatField').when).toEqual(checkMoments.never);
  expect(of('TextField').when).toEqual(checkMoments.typed);
  expect(
    ['NumberField', 'ColorField', 'TextField', 'VatField'].map((type) => of(type).tells),
  ).toEqual([true, true, true, false]);
});
