import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSiteForm, type SiteFormElement, type SiteFormTexts } from './index';

const element = (more: Partial<SiteFormElement> = {}): SiteFormElement => ({
  id: 'field_1',
  name: 'one',
  kind: 'text',
  value: '',
  required: true,
  visible: true,
  label: 'Voornaam *',
  ...more,
});

const messages = (more: Partial<SiteFormElement>, own?: SiteFormTexts) =>
  checkSiteForm([element(more)], own).map(({ message }) => message);
const isRight = (more: Partial<SiteFormElement>) => messages(more).length === 0;

test('S5/1 S5.1/1 only what is visible and required is checked, and nothing with novalidation', () => {
  expect(messages({})).toHaveLength(1);
  expect(messages({ visible: false })).toEqual([]);
  expect(messages({ required: false })).toEqual([]);
  expect(messages({ skipped: true })).toEqual([]);
  expect(messages({ required: false, kind: 'email', value: 'nonsense' })).toEqual([]);
});

test('S5.1/2 of radios or checkboxes one is chosen', () => {
  const wrong = ['U dient minimaal één keuze te maken bij "Kleur".'];
  expect(messages({ kind: 'choice', label: 'Kleur *', checked: false })).toEqual(wrong);
  expect(messages({ kind: 'choice', label: 'Kleur *', checked: true })).toEqual([]);
});

test('S5.1/3 spaces are no text', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const wrong = ['U dient "Voornaam" geldig in te vullen.'];
      expect(messages({ value })).toEqual(value.trim() === '' ? wrong : []);
    }),
  );
});

test('S5.1/4 a message names the label, else the placeholder, else the chosen option', () => {
  const named = (more: Partial<SiteFormElement>) => /"(.*)"/.exec(messages(more)[0] ?? '')?.[1];
  expect(named({ label: ' ** Naam* ', placeholder: 'Typ hier' })).toBe('Naam');
  expect(named({ label: '*', placeholder: 'Typ hier *' })).toBe('Typ hier');
  expect(named({ label: undefined, kind: 'select', optionText: '- Kies een land -' })).toBe(
    '- Kies een land -',
  );
  expect(named({ legend: 'Bezorgadres' })).toBe('Voornaam - Bezorgadres');
  for (const legend of ['links', 'Rechts', 'LEFT', '', '  ']) {
    expect(named({ legend }), legend).toBe('Voornaam');
  }
  expect(named({ label: 'Kosten $& %s' })).toBe('Kosten $& %s');
});

test('S5.1/5 S5.1/6 e-mail addresses and telephone numbers must be real ones', () => {
  expect(isRight({ kind: 'email', value: 'an@klant.nl' })).toBe(true);
  expect(isRight({ kind: 'email', value: 'an@klant' })).toBe(false);
  expect(isRight({ kind: 'tel', value: '06 - 1234 5678' })).toBe(true);
  expect(isRight({ kind: 'tel', value: '12345' })).toBe(false);
});

test('S5.1/7 S3.3/5 a field with data-type bsn takes a citizen service number', () => {
  expect(isRight({ dataType: 'bsn', value: '111222333' })).toBe(true);
  expect(isRight({ dataType: 'bsn', value: '111222334' })).toBe(false);
});

test('S5.1/8 a postcode is known by its label or its id', () => {
  for (const more of [{ label: 'Postcode *' }, { id: 'field_zipcode' }]) {
    expect(isRight({ ...more, value: '3512 JE' })).toBe(true);
    expect(isRight({ ...more, value: '3512je' })).toBe(true);
    expect(isRight({ ...more, value: '0512 JE' })).toBe(false);
  }
  expect(isRight({ label: 'Naam', value: '0512 JE' })).toBe(true);
});

test('S5.1/9 so is a house number, and its suffix is none', () => {
  for (const more of [{ label: 'huisnummer' }, { id: 'address_housenumber' }]) {
    expect(isRight({ ...more, value: '12bis' })).toBe(true);
    expect(isRight({ ...more, value: '012' })).toBe(false);
  }
  expect(isRight({ id: 'address_housenumber_suffix', label: 'Toevoeging', value: '2 hoog' })).toBe(
    true,
  );
});

test('S5.1/10 a captcha that is there must be answered, and has its own name', () => {
  const captcha = { kind: 'captcha', required: false, visible: false, label: 'x' } as const;
  const wrong = ['U dient minimaal één keuze te maken bij "Ik ben geen robot".'];
  expect(messages(captcha)).toEqual(wrong);
  expect(messages({ ...captcha, value: 'answer' })).toEqual([]);
});

test('S5.1/11 S3.3/1 so must the conditions', () => {
  const conditions = { kind: 'conditions', required: false, value: 'Y' } as const;
  expect(messages(conditions)).toEqual(['U dient akkoord te gaan met de voorwaarden.']);
  expect(messages({ ...conditions, checked: true })).toEqual([]);
});

test('S5.1/12 S3.3/6 a form may say it in its own words', () => {
  const own = {
    lang_error_text: 'Vul %s in.',
    lang_error_select: 'Kies %s.',
    lang_error_conditions: 'Ga akkoord.',
  };
  expect(messages({}, own)).toEqual(['Vul Voornaam in.']);
  expect(messages({ kind: 'choice' }, own)).toEqual(['Kies Voornaam.']);
  expect(messages({ kind: 'conditions' }, own)).toEqual(['Ga akkoord.']);
  expect(messages({ kind: 'captcha' }, own)).toEqual(['Kies Ik ben geen robot.']);
  expect(messages({}, { lang_error_text: '' })).toEqual([
    'U dient "Voornaam" geldig in te vullen.',
  ]);
});

test('S5.1/12 a field says it in its own words, whatever its form says', () => {
  const ownText = 'Vul je voornaam in.';
  expect(messages({ ownText }, { lang_error_text: 'Vul %s in.' })).toEqual([ownText]);
  expect(messages({ ownText, kind: 'choice' })).toEqual([ownText]);
  expect(messages({ ownText: '' })).toEqual(['U dient "Voornaam" geldig in te vullen.']);
});

test('S5.1/4 problems come in the order of the form', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (filled) => {
      const elements = filled.map((is, at) => element({ id: `f${at}`, value: is ? 'x' : '' }));
      const wrong = filled.flatMap((is, at) => (is ? [] : [`f${at}`]));
      expect(checkSiteForm(elements).map(({ id }) => id)).toEqual(wrong);
    }),
  );
});
