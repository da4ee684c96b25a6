import { expect, test } from 'vitest';
import { readSteps } from '../server/definition';
import { checkForm } from './check-form';

const texts = { submit: 'Versturen', previous: 'Vorige', next: 'Volgende' };
const check = (
  fields: object[],
  values: Record<string, string>,
  more: Partial<Parameters<typeof checkForm>[0]> = {},
  own: object = {},
) =>
  checkForm(
    {
      steps: readSteps([{ id: 'een', legend: 'Jij', fields }]),
      values,
      agreed: false,
      captchaAnswer: '',
      ...more,
    },
    { ...texts, ...own },
  );

const text = { name: 'naam', label: 'Naam', required: 'Y' };

test('S5/1 what either validator refuses is refused; the site form speaks first', () => {
  expect(check([text], { naam: ' ' })).toEqual({
    naam: 'U dient "Naam - Jij" geldig in te vullen.',
  });
  const pattern = { ...text, pattern: '[a-z]+' };
  expect(check([pattern], { naam: '1' })).toEqual({ naam: 'Naam is niet juist ingevuld.' });
  // The library wants nine digits behind the nought, the site form at least nine behind a + or 0.
  const phone = { ...text, type: 'PhoneField' };
  expect(check([phone], { naam: '0612345678901234' })).toEqual({
    naam: 'Naam is niet juist ingevuld.',
  });
  expect(check([phone], { naam: '06 1234 5678' })).toEqual({});
});

test('S5.1/12 where both validators speak a field’s own sentence counts', () => {
  const email = { ...text, type: 'EmailField', error_text: 'Vul je e-mailadres in.' };
  for (const typed of ['', 'an@']) {
    expect(check([email], { naam: typed })).toEqual({ naam: 'Vul je e-mailadres in.' });
  }
});

test('S5.1/1 what is not required, hidden, fixed or passed over is not checked', () => {
  for (const more of [
    { required: 'N' },
    { hidden: 'Y' },
    { readonly: 'Y' },
    { novalidation: 'Y' },
  ]) {
    expect(check([{ ...text, ...more }], {}), JSON.stringify(more)).toEqual({});
  }
});

test('S5.1/8 S5.1/9 S5.2/8 an address is checked in its parts, by the rules of its country where we know them', () => {
  const address = { name: 'field_83', label: 'Adres', type: 'AddressField', required: 'Y' };
  const value = (parts: object) => ({
    field_83: JSON.stringify({
      ...{ street: 'Kade', housenumber: '1', zipcode: '3511 AA', place: 'Utrecht', country: 'NL' },
      ...parts,
    }),
  });
  expect(check([address], value({}))).toEqual({});
  expect(check([address], value({ zipcode: '0511 AA' }))).toEqual({
    'field_83[zipcode]': 'U dient "Postcode - Jij" geldig in te vullen.',
  });
  expect(check([address], value({ housenumber: '012' }))).toEqual({
    'field_83[housenumber]': 'U dient "Huisnummer - Jij" geldig in te vullen.',
  });
  for (const [country, zipcode] of [
    ['BE', '2000'],
    ['BE', 'B-2000'],
    ['DE', '10115'],
    ['FR', '75001'],
    ['GB', 'SW1A 1AA'],
  ]) {
    expect(check([address], value({ zipcode, country })), country).toEqual({});
  }
  for (const country of ['BE', 'DE']) {
    expect(check([address], value({ zipcode: '3511 AA', country })), country).toEqual({
      'field_83[zipcode]': 'U dient "Postcode - Jij" geldig in te vullen.',
    });
  }
  expect(check([address], value({ housenumber: 'z/n', zipcode: '10115', country: 'DE' }))).toEqual({
    'field_83[housenumber]': 'U dient "Huisnummer - Jij" geldig in te vullen.',
  });
  expect(check([address], value({ housenumber: '12 bis', country: 'FR' }))).toEqual({});
  expect(Object.keys(check([address], {}))).toEqual([
    'field_83[zipcode]',
    'field_83[housenumber]',
    'field_83[street]',
    'field_83[place]',
  ]);
});

test('S5.1/11 S5.1/12 the conditions, and a form in its own words', () => {
  const conditions = { conditions: { html: '<p>Akkoord</p>' } };
  expect(check([], {}, conditions)).toEqual({
    conditions_agree: 'U dient akkoord te gaan met de voorwaarden.',
  });
  expect(check([], {}, { ...conditions, agreed: true })).toEqual({});
  const own = { errorText: 'Vul %s in.', errorConditions: 'Zet het vinkje.' };
  expect(check([text], {}, conditions, own)).toEqual({
    naam: 'Vul Naam - Jij in.',
    conditions_agree: 'Zet het vinkje.',
  });
});

test('S5.1/2 a choice that is required is made', () => {
  const radio = { ...text, type: 'RadioField', options: { a: 'A', b: 'B' } };
  expect(check([radio], {})).toEqual({
    naam: 'U dient minimaal één keuze te maken bij "Naam - Jij".',
  });
  expect(check([radio], { naam: 'a' })).toEqual({});
  const checkbox = { ...radio, type: 'CheckboxField' };
  expect(Object.keys(check([checkbox], { naam: '[]' }))).toEqual(['naam']);
  expect(check([checkbox], { naam: '["b"]' })).toEqual({});
});
