import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '#ui/icon.view';
import { aField } from './build.test-support';
import { RichText } from './editor/rich-text';
import { FieldView } from './field-view';
import { startState } from './state';
import type { Problem } from './type';
import { typeOf } from './types';

const nothing = () => {};
const options = { s: 'Klein', m: 'Midden', l: 'Groot' };

const show = (
  raw: Record<string, unknown>,
  { problems = [], ...more }: { problems?: Problem[]; disabled?: boolean; editing?: boolean } = {},
): string => {
  const field = aField({ id: '7', ...raw });
  return renderToStaticMarkup(
    <FieldView
      field={field}
      state={startState(field, typeOf(field).begin(field), problems)}
      editing
      write={nothing}
      choose={nothing}
      checkOn={nothing}
      {...more}
    />,
  );
};

/** The opening tags of the controls. */
const controls = (html: string) => html.match(/<(?:input|select|textarea|button)[^>]*>/g) ?? [];

test('S2.14/25 of radios and checkboxes exactly what is chosen is checked, each with an id of its own', () => {
  const radios = controls(show({ type: 'RadioField', options, value: 'm' }));
  expect(radios.map((one) => one.includes('checked=""'))).toEqual([false, true, false]);
  const boxes = controls(show({ type: 'CheckboxField', options, value: ['s', 'l'] }));
  expect(boxes.map((one) => one.includes('checked=""'))).toEqual([true, false, true]);
  for (const all of [radios, boxes]) {
    expect(all.map((one) => / id="([^"]*)"/.exec(one)?.[1])).toEqual([
      'field_7',
      'field_7-1',
      'field_7-2',
    ]);
    for (const one of all) expect(one).toContain('aria-invalid="false"');
  }
});

test('S2.14/6 each choice of a wrong group is marked so, and the group points at the message', () => {
  const problems = [{ message: 'Kies iets.' }];
  for (const type of ['RadioField', 'CheckboxField']) {
    const html = show({ type, options, required: 'Y' }, { problems });
    for (const one of controls(html)) expect(one).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="field_7-error"');
    expect(html).toMatch(/id="field_7-error".*>Kies iets\.</);
  }
});

test('S2.14/2 the label of one control is tied to it; of a group it names the whole', () => {
  expect(show({ type: 'TextField' })).toContain('for="field_7"');
  for (const type of ['RadioField', 'CheckboxField', 'AddressField']) {
    const html = show({ type, options });
    expect(html).not.toContain('for="field_7"');
    expect(html).toContain('id="field_7-label"');
    expect(html).toContain('aria-labelledby="field_7-label"');
  }
  const shown = show({ type: 'EditorField', value: '<p>Dag</p>', readonly: 'Y' });
  expect(shown).not.toContain('for="field_7"');
});

test('what is required says so to the browser; what is not does not', () => {
  expect(controls(show({ required: 'Y' }))[0]).toContain('required=""');
  expect(controls(show({}))[0]).not.toContain('required');
});

test('a field is disabled by itself or with its form, in all its controls', () => {
  for (const type of [
    'TextField',
    'TextareaField',
    'RadioField',
    'CheckboxField',
    'AddressField',
  ]) {
    const enabled = controls(show({ type, options }));
    expect(
      enabled.filter((one) => one.includes('disabled')),
      type,
    ).toEqual([]);
    for (const html of [
      show({ type, options, disabled: 'Y' }),
      show({ type, options }, { disabled: true }),
    ]) {
      const off = controls(html);
      expect(off.length).toBeGreaterThan(0);
      expect(
        off.filter((one) => !one.includes('disabled=""')),
        type,
      ).toEqual([]);
    }
  }
});

test('S2.14/4 a right and a wrong field have different signs', () => {
  const sign = (html: string) => /data-state-icon="(\w+)".*?(<svg.*?<\/svg>)/s.exec(html);
  const wrong = sign(show({ required: 'Y' }, { problems: [{ message: 'x' }] }));
  const right = sign(show({ required: 'Y', value: 'An' }));
  expect([wrong?.[1], right?.[1]]).toEqual(['error', 'success']);
  expect(wrong?.[2]).toBe(renderToStaticMarkup(<Icon name="alert" small />));
  expect(right?.[2]).toBe(renderToStaticMarkup(<Icon name="check" small />));
});

test('S2.14/7 an explanation stands in one place, and without one there is none', () => {
  const inline = show({ tooltip_information: 'Uitleg', show_tooltip_inline: 'Y' });
  expect(inline.match(/Uitleg/g)).toHaveLength(1);
  const beside = show({ tooltip_information: 'Uitleg' });
  expect(beside.match(/>Uitleg</g)).toHaveLength(1);
  expect(beside).toContain('aria-label="Uitleg bij Naam"');
  expect(show({ show_tooltip_inline: 'Y' })).not.toContain('field_7-tip');
});

test('S2.14/14 a percentage has its sign behind it, other lines have none', () => {
  expect(show({ type: 'PercentageField' })).toMatch(/<span[^>]*aria-hidden="true">%<\/span>/);
  expect(show({ type: 'TextField' })).not.toContain('aria-hidden="true"');
});

test('S2.14/17 a colour says beside its picker what is chosen, or that nothing is', () => {
  const colour = (more: object) => show({ type: 'ColorField', ...more });
  expect(colour({ value: '#00ff00' })).toMatch(/<span[^>]*aria-hidden="true"[^>]*>#00ff00</);
  expect(colour({})).toContain('Kies een kleur');
  expect(colour({ value: '#00ff00' })).not.toContain('Kies een kleur');
  expect(colour({})).toContain('value="#000000"');
  expect(colour({ value: '#00ff00aa' })).toContain('value="#000000"');
});

test('S2.14/10 a notice says its value under its label, and nothing where there is none', () => {
  const notice = (more: object) => show({ type: 'NoticeField', label: 'Let op', ...more });
  expect(notice({ value: 'We zijn dicht.' })).toContain('<p>We zijn dicht.</p>');
  expect(notice({ value: 'We zijn dicht.' })).toContain('Let op');
  expect(notice({})).not.toContain('<p></p>');
  expect(notice({ show_label: 'N' })).toContain('<p>Let op</p>');
});

test('S2.14/22 browsers are told what each line of an address is, and what must be filled in', () => {
  const html = show({ type: 'AddressField', required: 'Y' });
  const line = (part: string) =>
    new RegExp(`<input[^>]*id="field_7_${part}"[^>]*>`).exec(html)?.[0];
  expect(line('street')).toMatch(/autocomplete="address-line1"/i);
  expect(line('place')).toMatch(/autocomplete="address-level2"/i);
  expect(line('province')).toMatch(/autocomplete="address-level1"/i);
  expect(
    ['street', 'housenumber', 'zipcode', 'place'].map((one) => /required/.test(line(one) ?? '')),
  ).toEqual([true, true, true, true]);
  expect(line('province')).not.toContain('required');
  expect(line('housenumber_suffix')).not.toContain('required');
  expect(show({ type: 'AddressField', auto_fill: 'N' }).match(/autocomplete="off"/gi)?.length).toBe(
    7,
  );
});

test('S2.14/11 a text without a limit has no counter, nor one that is only read', () => {
  const text = (more: object, editing = true) =>
    show({ type: 'TextareaField', ...more }, { editing });
  expect(text({ maxlength: 10 })).toContain('field_7-counter');
  expect(text({})).not.toContain('counter');
  expect(text({ maxlength: 10 }, false)).not.toContain('counter');
});

const rich = (html: string) => renderToStaticMarkup(<RichText html={html} />);

test.each(['noscript', 'title', 'object', 'template'])(
  'S2.14/21 the text of <%s> is no text',
  (tag) => {
    expect(rich(`<p>a</p><${tag}>b<i>c</i></${tag}><p>d</p>`)).toBe('<p>a</p><p>d</p>');
    // Only its own end ends it.
    expect(rich(`<${tag}>b</p>c</${tag}>d`)).toBe('d');
  },
);

test('S2.14/21 characters written as numbers are read, and those that do not exist are left out', () => {
  expect(rich('&#233;&#xe9;&#x1F600;&euro;&hellip;')).toBe('éé😀€&amp;hellip;');
  expect(rich('a&#0;b&#xD800;c&#x110000;d&#9999999;e')).toBe('abcde');
  expect(rich('&#x10FFFF;')).toBe('\u{10ffff}');
});

test('S2.14/21 only cells span, over 1 to 99 others', () => {
  const cell = (attributes: string, tag = 'td') =>
    rich(`<table><tbody><tr><${tag} ${attributes}>x</${tag}></tr></tbody></table>`);
  expect(cell('colspan="2" rowspan=3')).toContain('<td colSpan="2" rowSpan="3">');
  expect(cell("rowspan='12'", 'th')).toContain('<th rowSpan="12">');
  for (const wrong of ['colspan="0"', 'colspan="100"', 'colspan="x"', 'colspan', 'href="/x"']) {
    expect(cell(wrong)).toContain('<td>');
  }
  expect(rich('<p href="/x" target="_blank" colspan="2">a</p>')).toBe('<p>a</p>');
});

test('S2.14/21 an address without quotes is read up to the space', () => {
  expect(rich('<a href=/zoeken target=_blank>a</a>')).toBe(
    '<a href="/zoeken" target="_blank" rel="noopener">a</a>',
  );
});
