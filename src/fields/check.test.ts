import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aField, posted } from './build.test-support';
import { checkField, checkFields, readPostedFields } from './check';
import { fieldTypeNames } from './definition';
import { typeOf } from './types';

const required = (type: string, more: Record<string, unknown> = {}) =>
  aField({ type, required: 'Y', ...more });
const messages = (type: string, value: string, more?: Record<string, unknown>) =>
  checkField(required(type, more), value).map(({ message }) => message);

const asked = [
  'TextField',
  'TextareaField',
  'EmailField',
  'NumberField',
  'PriceField',
  'EuroField',
  'PasswordField',
  'PercentageField',
  'PhoneField',
  'UploadField',
  'DateField',
  'DatetimeField',
  'EditorField',
  'TimeField',
  'ColorField',
  'RadioField',
  'SelectField',
  'ListField',
  'ImageField',
];

test.each(asked)('S5.2/2 %s: empty when required is told by the label', (type) => {
  expect(messages(type, '')).toEqual(['Naam is vereist.']);
  expect(messages(type, '  ')).toEqual(['Naam is vereist.']);
  expect(messages(type, '', { label: 'Naam *' })).toEqual(['Naam is vereist.']);
  expect(messages(type, '', { label: '' })).toEqual(['Dit veld is vereist.']);
  expect(messages(type, '', { label: '$&' })).toEqual(['$& is vereist.']);
});

test('S5.2/1 what is not required, not to be validated or hidden is never wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldTypeNames), fc.string(), (type, value) => {
      expect(checkField(aField({ type }), value)).toEqual([]);
      expect(checkField(required(type, { validate: 'N' }), value)).toEqual([]);
      expect(checkField(required(type, { hidden: 'Y' }), value)).toEqual([]);
    }),
  );
});

test('S5.2/1 any text, however odd, is checked without a failure', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldTypeNames), fc.string(), (type, value) => {
      for (const { message } of checkField(required(type), value)) expect(message).not.toBe('');
    }),
  );
});

test('S5.2/2 S5.2/8 a field has a sentence of its own, an address one for each part', () => {
  const own = { error_text: 'Vul je naam in.' };
  expect(messages('TextField', '', own)).toEqual(['Vul je naam in.']);
  expect(messages('EmailField', 'an@', own)).toEqual(['Vul je naam in.']);
  expect(messages('TextField', 'An', own)).toEqual([]);
  expect(messages('TextField', '', { error_text: '' })).toEqual(['Naam is vereist.']);
  const parts = { error_text: { zipcode: 'Vul je postcode in.', place: '' } };
  const said = checkField(required('AddressField', parts), '');
  expect(said.find(({ part }) => part === 'zipcode')?.message).toBe('Vul je postcode in.');
  expect(said.find(({ part }) => part === 'place')?.message).toMatch(/Plaats/);
});

test('S5.2/3 a pattern holds for the whole value; one that makes no sense asks nothing', () => {
  const wrong = ['Naam is niet juist ingevuld.'];
  for (const type of ['TextField', 'TextareaField', 'PasswordField', 'NumberField', 'PhoneField']) {
    expect(messages(type, '0612345678', { pattern: '\\d{10}' })).toEqual([]);
    expect(messages(type, '0612345678', { pattern: '\\d{3}' })).toEqual(wrong);
    expect(messages(type, '0612345678', { pattern: '6|0' })).toEqual(wrong);
    expect(messages(type, '0612345678', { pattern: '(' })).toEqual([]);
  }
});

test('S5.2/4 an e-mail field wants an e-mail address', () => {
  expect(messages('EmailField', 'an@klant')).toEqual(['Vul a.u.b. een geldig emailadres in.']);
  expect(messages('EmailField', ' an+brink@klant.co.uk ')).toEqual([]);
});

test('S5.2/5 a phone field wants a telephone number', () => {
  expect(messages('PhoneField', '12345')).toEqual(['Naam is niet juist ingevuld.']);
  expect(messages('PhoneField', '+31 (0)6-12345678')).toEqual([]);
});

test('S5.2/6 of checkboxes at least one is chosen', () => {
  const more = { options: { a: 'A', b: 'B' } };
  for (const none of ['', '[]', 'nonsense']) {
    expect(messages('CheckboxField', none, more)).toEqual(['Een keuze voor Naam is vereist.']);
  }
  expect(messages('CheckboxField', '["a"]', more)).toEqual([]);
});

test('S5.2/7 nothing is asked of a VAT number, a title, a notice or what is hidden', () => {
  for (const type of ['VatField', 'TitleField', 'NoticeField', 'HiddenField']) {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(messages(type, value)).toEqual([]);
      }),
    );
  }
});

test('S5.2/8 of an address street, house number, postcode and place are asked', () => {
  const whole = { street: 'Oudegracht', housenumber: '1', zipcode: '3511 AA', place: 'Utrecht' };
  expect(messages('AddressField', JSON.stringify(whole))).toEqual([]);
  expect(checkField(required('AddressField'), '')).toEqual([
    { part: 'zipcode', message: 'Postcode is vereist.' },
    { part: 'housenumber', message: 'Huisnummer is vereist.' },
    { part: 'street', message: 'Straat is vereist.' },
    { part: 'place', message: 'Plaats is vereist.' },
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(whole)), (part) => {
      const without = JSON.stringify({ ...whole, [part]: ' ' });
      expect(checkField(required('AddressField'), without).map((one) => one.part)).toEqual([part]);
    }),
  );
});

test('S5.2/14 dates and times must exist', () => {
  expect(messages('DateField', '2026-11-20')).toEqual([]);
  expect(messages('DateField', '2026-11-31')).toEqual(['Naam is niet juist ingevuld.']);
  expect(messages('DatetimeField', '2026-11-20 09:05')).toEqual([]);
  expect(messages('DatetimeField', '2026-11-20')).toEqual(['Naam is niet juist ingevuld.']);
  expect(messages('TimeField', '23:59')).toEqual([]);
  expect(messages('TimeField', '24:00')).toEqual(['Naam is niet juist ingevuld.']);
});

test('an editor with nothing but empty paragraphs is empty', () => {
  expect(messages('EditorField', '<p></p><p>&nbsp;</p>')).toEqual(['Naam is vereist.']);
  expect(messages('EditorField', '<p>Ja</p>')).toEqual([]);
  const begun = performance.now();
  expect(messages('EditorField', '<'.repeat(100_000))).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('a file that is there already need not be sent again', () => {
  for (const type of ['UploadField', 'ImageField']) {
    expect(messages(type, '', { files: ['/files/a.pdf'] })).toEqual([]);
  }
});

test('S5.2/1 a form may be sent when nothing in it is wrong', () => {
  const fields = [required('TextField', { id: 'a' }), aField({ id: 'b' })];
  expect(checkFields(fields, {})).toEqual({ a: [{ message: 'Naam is vereist.' }] });
  expect(checkFields(fields, { a: 'x' })).toEqual({});
});

test('S2.14/8 what is read-only keeps its value, whatever is sent', () => {
  const fields = [
    aField({ name: 'a', value: 'mine', readonly: 'Y' }),
    aField({ name: 'b', value: 'mine', editing: 'N' }),
    aField({ name: 'c', value: 'mine' }),
  ];
  const values = readPostedFields(fields, posted({ a: 'theirs', b: 'theirs', c: 'theirs' }));
  expect(values).toEqual({ a: 'mine', b: 'mine', c: 'theirs' });
});

test('S3.2/9 whatever is sent is read without a failure, and once more stays the same', () => {
  const options = { a: 'A', b: 'B' };
  fc.assert(
    fc.property(fc.constantFrom(...fieldTypeNames), fc.string(), (type, text) => {
      const field = aField({ type, options });
      const { readPosted } = typeOf(field);
      const once = readPosted(posted({ naam: text }), field);
      expect(readPosted(posted({ naam: once }), field)).toBe(once);
    }),
  );
});

test('in its own words a field may say of a wrong value something else than of a missing one', () => {
  const own = { error_text: { '': 'Vul je e-mailadres in.', wrong: 'Dit klopt niet.' } };
  expect(messages('EmailField', '', own)).toEqual(['Vul je e-mailadres in.']);
  expect(messages('EmailField', 'an@', own)).toEqual(['Dit klopt niet.']);
});
