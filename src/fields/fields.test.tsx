import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLanguage } from '#ui/language';
import { aField } from './build.test-support';
import { fieldTypeNames } from './definition';
import { FieldView } from './field-view';
import { type FieldsetDefinition, spanOf } from './fieldset';
import { FieldForm } from './form';
import { startState } from './state';
import { typeOf } from './types';

const nothing = () => {};
const options = { s: 'Klein', m: 'Midden' };
const many = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', f: 'F' };

/** A field as the server sends it. */
const show = (raw: Record<string, unknown>, more: { editing?: boolean; wrong?: string } = {}) => {
  const field = aField({ id: '7', ...raw });
  const problems = more.wrong ? [{ message: more.wrong }] : [];
  return renderToStaticMarkup(
    <FieldView
      field={field}
      state={startState(field, typeOf(field).begin(field), problems)}
      editing={more.editing ?? true}
      write={nothing}
      choose={nothing}
      checkOn={nothing}
    />,
  );
};

const typed = [
  'TextField',
  'TextareaField',
  'EmailField',
  'NumberField',
  'PriceField',
  'EuroField',
  'PasswordField',
  'PercentageField',
  'PhoneField',
  'VatField',
  'TimeField',
  'DateField',
];

test.each(typed)(
  'S2.14/1 S2.14/2 S2.14/5 %s has a label for its input, with a star when required',
  (type) => {
    expect(show({ type })).toContain('for="field_7"');
    expect(show({ type })).toMatch(/<(?:input|textarea)[^>]* id="field_7"/);
    expect(show({ type })).not.toContain(' *');
    expect(show({ type, required: 'Y' })).toMatch(/Naam<span[^>]*> \*<\/span><\/label>/);
  },
);

test('S2.14/10 what is hidden is not marked readonly: HTML knows no such input', () => {
  const hidden = show({ type: 'HiddenField', value: 'x' });
  expect(hidden).toContain('type="hidden"');
  expect(hidden).not.toMatch(/readonly/i);
});

test('S2.14/2 S3.2/6 a label that is not shown is still there to be read aloud', () => {
  expect(show({ show_label: 'N' })).toMatch(/<label[^>]*visually-hidden/);
  expect(show({})).not.toContain('visually-hidden');
});

test('S2.14/3 a placeholder floats, or is the browser’s own; a star stands behind it when required', () => {
  const floating = show({ placeholder: 'Typ hier', show_placeholder: 'Y', required: 'Y' });
  expect(floating).toMatch(/placeholder=" "/);
  expect(floating).toMatch(/<span[^>]*aria-hidden="true">Typ hier \*<\/span>/);
  expect(show({ placeholder: 'Typ hier', show_placeholder_on_input: 'Y' })).toContain(
    'placeholder="Typ hier"',
  );
  expect(show({ placeholder: 'Typ hier' })).not.toContain('Typ hier');
});

test('S2.14/4 S2.14/6 S8.2/8 a wrong field has a sign, a message and a control that points at it', () => {
  const html = show({}, { wrong: 'Dit klopt niet.' });
  // One sign, before the words for it; without words it stands in the control.
  expect(html.match(/data-state-icon="error"/g)).toHaveLength(1);
  expect(html).toMatch(/id="field_7-error".*data-state-icon="error".*Dit klopt niet/);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="field_7-error"/);
  expect(html).toMatch(/id="field_7-error".*>Dit klopt niet\.</);
  expect(show({ required: 'Y', value: 'x' })).toContain('data-state-icon="success"');
  expect(show({})).not.toContain('data-state-icon');
  expect(show({ show_state: 'N' }, { wrong: 'x' })).not.toContain('data-state-icon');
  const wordless = show({ show_error_message: 'N' }, { wrong: 'Dit klopt niet.' });
  expect(wordless).not.toContain('klopt');
  expect(wordless).toContain('data-state-icon="error"');
});

test('S2.14/7 S3.2/7 a tooltip stands beside the label or below the input, tied to it either way', () => {
  const beside = show({ tooltip_information: 'Uitleg' });
  expect(beside).toMatch(/<details.*<p id="field_7-tip">Uitleg<\/p><\/details>/);
  const inline = show({ tooltip_information: 'Uitleg', show_tooltip_inline: 'Y' });
  expect(inline).not.toContain('<details');
  for (const html of [beside, inline]) expect(html).toContain('aria-describedby="field_7-tip"');
});

test('S2.14/8 S6/5 outside editing mode, or marked readonly, nothing can be changed', () => {
  for (const type of fieldTypeNames.filter(
    (name) => typeOf(aField({ type: name })).frame(aField()) !== 'bare',
  )) {
    for (const html of [
      show({ type, options, value: 'x' }, { editing: false }),
      show({ type, options, value: 'x', readonly: 'Y' }),
      show({ type, options, value: 'x', editing: 'N' }),
    ]) {
      const controls = html.match(/<(?:input|textarea|select)[^>]*>/g) ?? [];
      expect(
        controls.filter((one) => !one.includes('readOnly=""')),
        type,
      ).toEqual([]);
    }
  }
});

test.each([
  ['TextField', 'type="text"'],
  ['PasswordField', 'type="password"'],
  ['PhoneField', 'type="tel"'],
  ['HiddenField', 'type="hidden"'],
  ['EmailField', 'type="email"'],
  ['VatField', 'type="text"'],
  ['NoticeField', 'role="status"'],
])('S2.14/10 %s is rendered with %s', (type, part) => expect(show({ type })).toContain(part));

test('S2.14/10 browsers are told what may be filled in', () => {
  expect(show({ type: 'EmailField' })).toContain('autoComplete="email"');
  expect(show({ type: 'PhoneField' })).toContain('autoComplete="tel"');
  expect(show({ type: 'EmailField', autocomplete: 'work email' })).toContain(
    'autoComplete="work email"',
  );
  expect(show({ type: 'EmailField', auto_fill: 'N' })).toContain('autoComplete="off"');
  expect(show({ type: 'AddressField' })).toContain('autoComplete="postal-code"');
});

test('S2.14/13 S9.7/2 money has its currency before it, the euro unless it says else', () => {
  for (const type of ['PriceField', 'EuroField']) {
    expect(show({ type })).toContain('>€<');
    expect(show({ type, currency: 'CHF' })).toContain('>CHF<');
  }
});

test('S2.14/15 a title is a heading with the label', () => {
  expect(show({ type: 'TitleField', label: 'Jouw gegevens' })).toMatch(
    /<h3[^>]*>Jouw gegevens<\/h3>/,
  );
});

test('S2.14/16 dates and times are the browser’s own until the calendar is there', () => {
  expect(show({ type: 'DateField', value: '2026-11-20' })).toMatch(
    /type="date"[^>]*value="2026-11-20"/,
  );
  expect(show({ type: 'DatetimeField', value: '2026-11-20 09:05' })).toMatch(
    /type="datetime-local"[^>]*value="2026-11-20T09:05"/,
  );
  expect(show({ type: 'TimeField', value: '09:05' })).toMatch(/type="time"[^>]*value="09:05"/);
});

test('S2.14/17 a colour that is not chosen shows the default', () => {
  expect(show({ type: 'ColorField', default_value: '#ff0000' })).toContain('value="#ff0000"');
  expect(show({ type: 'ColorField', default_value: '#ff0000', value: '#00ff00' })).toContain(
    'value="#00ff00"',
  );
});

test('S2.14/21 rich text that can’t be edited is shown as it is', () => {
  const html = show({
    type: 'EditorField',
    value: '<p>Een <strong>trui</strong></p>',
    readonly: 'Y',
  });
  expect(html).toContain('<p>Een <strong>trui</strong></p>');
  expect(html).not.toContain('<textarea');
});

test('S2.14/22 S3.2/11 S9.7/2 an address has seven parts and seven countries', () => {
  const html = show({ type: 'AddressField', name: 'field_83' });
  for (const part of [
    'street',
    'housenumber',
    'housenumber_suffix',
    'zipcode',
    'place',
    'province',
    'country',
  ]) {
    expect(html).toMatch(new RegExp(`id="field_7_${part}"[^>]*name="field_83\\[${part}\\]"`));
  }
  expect(html.match(/<option value="([A-Z]{2})"/g)?.map((one) => one.slice(-3, -1))).toEqual([
    'NL',
    'BE',
    'FR',
    'DE',
    'GB',
    'IT',
    'ES',
  ]);
  expect(html).toMatch(/<option value="NL" selected/);
});

test('S2.14/23 S2.14/24 a select that is not required can be left at nothing', () => {
  const select = { type: 'SelectField', label: 'Maat', options };
  expect(show(select)).toContain('<option value="" selected="">- Selecteer een Maat -</option>');
  expect(show({ ...select, required: 'Y' })).not.toContain('Selecteer');
  const required = show({ ...select, required: 'Y' });
  expect(required).toMatch(/<option value="s" selected="">/);
  // HTML has `required` only where a select begins with an empty option; people are told all the same.
  expect(required).toMatch(/<select(?![^>]* required)[^>]* aria-required="true"/);
});

test('S2.14/25 radios and checkboxes that are not required may have a Geen', () => {
  for (const type of ['RadioField', 'CheckboxField']) {
    const field = { type, options, show_none_option: 'Y' };
    expect(show(field)).toContain('<span>Geen</span>');
    expect(show({ ...field, required: 'Y' })).not.toContain('Geen');
    expect(show({ type, options })).not.toContain('Geen');
  }
});

test('S2.14/26 S9.7/1 above 5 options choices are put away', () => {
  const five = Object.fromEntries(Object.entries(many).slice(0, 5));
  expect(show({ type: 'RadioField', options: five }).match(/type="radio"/g)).toHaveLength(5);
  const radios = show({ type: 'RadioField', label: 'Maat', options: many });
  expect(radios).not.toContain('type="radio"');
  expect(radios).toContain('>Selecteer een Maat</option>');
  const checkboxes = { type: 'CheckboxField', label: 'Maat' };
  expect(show({ ...checkboxes, options: five })).not.toContain('<details');
  expect(show({ ...checkboxes, options: many })).toMatch(
    /<summary[^>]*>Selecteer een Maat<\/summary>/,
  );
});

test('S2.14/27 the first of a list is no choice yet', () => {
  expect(show({ type: 'ListField', options })).toContain(
    '<option value="" selected="">- Maak uw keuze -</option>',
  );
});

test('S2.14/28 checkboxes that can’t be changed are shown as their labels', () => {
  const value = ['s', 'm'];
  expect(show({ type: 'CheckboxField', options, value, readonly: 'Y' })).toMatch(/>Klein, Midden</);
});

test('S2.14/29 S2.14/30 S9.7/4 S3.2/14 files stand above the button, pictures 100 px wide', () => {
  const one = show({ type: 'UploadField', files: ['/files/cv.pdf'] });
  expect(one).toMatch(/Huidig bestand:.*cv\.pdf.*type="file".*Uploaden/);
  const two = show({ type: 'ImageField', files: ['/media/a.jpg', '/media/b.jpg'] });
  expect(two).toContain('Huidige bestanden:');
  expect(two.match(/<img src="[^"]*" width="100"/g)).toHaveLength(2);
  expect(two).toContain('aria-label="Bekijk b.jpg"');
  expect(show({ type: 'UploadField' })).not.toContain('Huidig');
});

test('S3.2/5 a hidden field goes along without a word', () => {
  expect(show({ hidden: 'Y', value: 'x', required: 'Y' })).toBe(
    '<input type="hidden" id="field_7" name="naam" value="x"/>',
  );
});

test('S2.14/5 nothing that is sent has an inline style: the page would refuse it', () => {
  for (const type of fieldTypeNames) {
    for (const choices of [options, many]) {
      expect(show({ type, options: choices, value: 's' })).not.toContain('style=');
    }
  }
});

test('S3.2/8 neighbours with one rowclass share a row of 12 columns', () => {
  expect([spanOf('span6'), spanOf('span13'), spanOf('wide'), spanOf('x span4')]).toEqual([
    6, 12, 12, 4,
  ]);
  const row = (id: string, rowclass: string) =>
    aField({ id, data: { colclass: 'span6', rowclass } });
  const fieldsets: FieldsetDefinition[] = [
    { id: 'one', legend: 'Jij', fields: [row('a', 'r1'), row('b', 'r1'), row('c', 'r2')] },
  ];
  const html = renderToStaticMarkup(<FieldForm action="/send" fieldsets={fieldsets} />);
  expect(html).toMatch(/^<form action="\/send" method="post"><fieldset id="one"/);
  expect(html.match(/class="[^"]* r\d"/g)).toHaveLength(2);
  expect(html.match(/data-span="6"/g)).toHaveLength(3);
});

test('S1/2 on an English page the editor says in English how it is written in', () => {
  const field = aField({ id: '7', type: 'EditorField' });
  const html = renderToStaticMarkup(
    withLanguage(
      'en_GB',
      <FieldView
        field={field}
        state={startState(field, typeOf(field).begin(field), [])}
        editing
        write={nothing}
        choose={nothing}
        checkOn={nothing}
      />,
    ),
  );
  expect(html).toContain('You write with formatting in HTML here.');
  expect(show({ type: 'EditorField' })).toContain('Je schrijft hier met opmaak in HTML.');
});
